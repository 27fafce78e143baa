import { describe, expect, it } from 'vitest';
import { greeting } from './greeting.ts';

describe('greeting', () => {
  it.each([
    ['Ada', 'Hello Ada,'],
    ['  Ada   Lovelace ', 'Hello Ada Lovelace,'],
    ["Mary-Ann O'Brien Jr.", "Hello Mary-Ann O'Brien Jr.,"],
    ['José Ñúñez', 'Hello José Ñúñez,'],
    ['李明', 'Hello 李明,'],
  ])('repeats the name %j', (name, expected) => {
    expect(greeting(name)).toBe(expected);
  });

  it.each([
    '',
    'www.evil.example',
    'evil.example',
    'https://evil.example',
    'you@evil.example',
    '<b>Ada</b>',
    'Call 555 0100 now',
    'Ada, you have won',
    'Win! Now',
    'a'.repeat(61),
    'Ada\u202eevil',
  ])('leaves out %j, which a mail program could turn into a link or a message', (name) => {
    expect(greeting(name)).toBe('Hello,');
  });
});
