import { waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { LoadError } from '@/lib/react/load-error';
import { define, defineElements } from './define';

beforeAll(defineElements);
afterEach(() => document.body.replaceChildren());

const mark = '<review-mark from="2020-01-01"></review-mark>';
const textOf = (tag: string) => document.querySelector(tag)?.textContent;

it('starts an element in HTML that comes later, and one that was there', async () => {
  document.body.innerHTML = mark;
  await waitFor(() => expect(textOf('review-mark')).toContain('Under review'));
  document.body.insertAdjacentHTML('afterbegin', `<p>${mark}</p>`);
  await waitFor(() => expect(textOf('p')).toContain('Under review'));
});

it('leaves alone what has left the page before its code came', async () => {
  document.body.innerHTML = mark;
  const gone = document.querySelector('review-mark');
  document.body.innerHTML = `<p>${mark}</p>`;
  await waitFor(() => expect(textOf('p')).toContain('Under review'));
  expect(gone?.textContent).toBe('');
});

it('leaves the HTML as it is where the code does not come', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  define('gone-element', { load: () => Promise.reject(new Error('The code is gone.')) });
  document.body.innerHTML = '<gone-element>All states</gone-element>';
  await waitFor(() => expect(warn.mock.lastCall?.[0]).toBeInstanceOf(LoadError));
  expect(textOf('gone-element')).toBe('All states');
});

it('may be defined twice', () => {
  expect(defineElements).not.toThrow();
});
