import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LongWord } from './long-word';

it('may break after signs, is read and copied as it is, and keeps short parts together', () => {
  render(<LongWord>first.last-name@mail.example.com</LongWord>);
  const word = screen.getByText('first.last-name@mail.example.com');
  expect(word.innerHTML.split('<wbr>')).toEqual(['first.', 'last-', 'name@', 'mail.', 'example.', 'com']);
  expect(word.style.minWidth).toBe('8ch');
});

it('lets a part without a sign break where nothing else helps', () => {
  render(<LongWord>{'x'.repeat(60)}</LongWord>);
  expect(screen.getByText('x'.repeat(60)).style.minWidth).toBe('16ch');
});
