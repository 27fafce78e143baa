import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LongWord } from './long-word';

it('only breaks after punctuation, and is read and copied unchanged', () => {
  render(<LongWord>first.last-name@mail.example.com</LongWord>);
  const word = screen.getByText('first.last-name@mail.example.com');
  expect(word.innerHTML.split('<wbr>')).toEqual(['first.', 'last-', 'name@', 'mail.', 'example.', 'com']);
});

it('breaks a part that is too long for any column, but never within a character', () => {
  render(<LongWord>{'😀'.repeat(25)}</LongWord>);
  const parts = screen.getByText('😀'.repeat(25)).innerHTML.split('<wbr>');
  expect(parts).toEqual(['😀'.repeat(10), '😀'.repeat(10), '😀'.repeat(5)]);
});

it('does not break the words of a sentence', () => {
  render(<LongWord>Leave of both kinds is capped</LongWord>);
  const parts = screen.getByText('Leave of both kinds is capped').innerHTML.split('<wbr>');
  expect(parts).toEqual(['Leave ', 'of ', 'both ', 'kinds ', 'is ', 'capped']);
});
