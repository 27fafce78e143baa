import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { unbroken } from './unbroken';

const unbrokenIn = (text: string) => {
  const { container } = render(<p>{unbroken(text)}</p>);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('.whitespace-nowrap')].map(({ textContent }) => textContent);
};

it('keeps short hyphenated words on one line and changes no character', () => {
  expect(unbrokenIn('30-day money-back guarantee, by check-in.')).toEqual([
    '30-day',
    'money-back',
    'check-in',
  ]);
  expect(unbrokenIn('Its as-of date - for 5-50 employees')).toEqual(['as-of', '5-50']);
});

it('keeps a day with its month, and a section with its §', () => {
  expect(unbrokenIn('Since January 1, 2026 (Minn. Stat. § 268B.14) it may 1')).toEqual([
    'January 1',
    '§ 268B',
  ]);
});

it('lets long words, URLs and plain words break', () => {
  expect(unbrokenIn('federal-state minnesota-paid-leave-policy-template')).toEqual([]);
  expect(unbrokenIn('One payment, no subscription.')).toEqual([]);
});

it('leaves everything but text unchanged', () => {
  const link = <a href="/terms">30-day</a>;
  expect(unbroken(link)).toBe(link);
  expect(unbroken(undefined)).toBeUndefined();
});
