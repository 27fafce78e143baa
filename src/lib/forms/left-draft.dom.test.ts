import { beforeEach, expect, it } from 'vitest';
import { forgetLeft, keepLeft, readLeft } from './left-draft';

/** A new entry of the history, as after a press on a link. */
const goTo = (address: string) => history.pushState(null, '', address);

beforeEach(() => {
  sessionStorage.clear();
  goTo('/contact');
});

const words = { name: 'Ann', message: 'Half a thou' };

it('is there for who comes back by a link, on the page and in the form that it was typed in', () => {
  keepLeft('contact', words);
  goTo('/pricing');
  expect(readLeft('contact')).toEqual({});
  goTo('/contact');
  expect([readLeft('contact'), readLeft('other')]).toEqual([words, {}]);
  // A link with words of its own for the fields.
  goTo('/contact?message=Hello');
  expect(readLeft('contact')).toEqual({});
});

it('has an email address only where it was typed', () => {
  keepLeft('contact', { ...words, email: 'ann@example.com' });
  expect(readLeft('contact')).toEqual({ ...words, email: 'ann@example.com' });
  expect(sessionStorage.getItem('form_drafts')).toMatch(/^[^@]*Half a thou[^@]*$/);
  goTo('/contact');
  expect(readLeft('contact')).toEqual(words);
  goTo('/contact?message=ann%40example.com');
  keepLeft('contact', words);
  expect(sessionStorage.getItem('form_drafts')).not.toContain('example.com');
});

it('is gone once it was sent, also from the entry that it was typed in', async () => {
  keepLeft('contact', words);
  goTo('/contact');
  keepLeft('contact', {});
  const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  history.back();
  await back;
  expect(readLeft('contact')).toEqual({});
});

it('is gone after a sign-out, until something is typed again', () => {
  keepLeft('contact', words);
  forgetLeft();
  expect(readLeft('contact')).toEqual({});
  keepLeft('contact', { name: 'Bo' });
  expect(readLeft('contact')).toEqual({ name: 'Bo' });
  goTo('/contact');
  expect(readLeft('contact')).toEqual({ name: 'Bo' });
});

it('is what this tab says where the storage holds something else', () => {
  sessionStorage.setItem('form_drafts', '"<b>"');
  keepLeft('contact', words);
  expect(readLeft('contact')).toEqual(words);
});
