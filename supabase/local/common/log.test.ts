import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { quietLibraryErrors } from './log';

const address = 'visitor@private.example';
const real = { error: console.error, warn: console.warn };
const printed = vi.fn();
const lines = vi.spyOn(console, 'log').mockImplementation(() => undefined);

beforeEach(() => {
  printed.mockClear();
  lines.mockClear();
  console.error = printed;
  console.warn = printed;
  quietLibraryErrors();
});
afterEach(() => Object.assign(console, real));

const faultOf = (fields: object) =>
  Object.assign(new Error(`failed to parse (${address})\nand its second line`), fields);

it.each([
  ['a filter that cannot be parsed', [faultOf({})], { code: 'Error' }],
  ['a value that the database refuses', [faultOf({ code: '22P02', routine: 'array_in' })], { code: '22P02' }],
  ['a statement with its parameters', [faultOf({ code: '42703', query: address })], { code: '42703' }],
  ['a label before the fault', ['Storage error:', faultOf({ status: 400 })], { code: '400' }],
  ['a code that is none', [faultOf({ code: `no such ${address}` })], { code: 'Error' }],
  ['an object that is no error', ['Unsupported', { filter: address }], { code: 'unknown' }],
])('tells of %s in one line, with a code and nothing of its words', (_what, parts, wanted) => {
  for (const print of [console.error, console.warn]) {
    print(...parts);
  }
  expect(printed).not.toHaveBeenCalled();
  expect(lines).toHaveBeenCalledTimes(2);
  for (const [line] of lines.mock.calls as [string][]) {
    expect(JSON.parse(line)).toMatchObject({ at: 'library', ...wanted });
    expect(line).not.toMatch(/private\.example|\n|\\n|file:|node_modules|\/supabase/);
  }
});

it('says where a fault without a routine of the database came from, without the folders', () => {
  console.error(faultOf({ stack: 'Error: no\n    at parse (file:///home/somebody/lite/index.js:80:5862)' }));
  expect(JSON.parse(lines.mock.calls[0]?.[0] as string)).toMatchObject({ place: 'index.js:80:5862' });
});

it('prints what the shop itself says in words', () => {
  console.error('Port 1 is taken by another program.');
  console.warn('EXPERIMENTAL FEATURES ENABLED: storage');
  expect(printed.mock.calls).toEqual([['Port 1 is taken by another program.']]);
});
