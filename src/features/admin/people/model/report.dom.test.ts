import { expect, it } from 'vitest';
import { personPage } from './report';
import { afterDeletion, inOrder, sectionName } from './sections';

const data = {
  email: 'ann@example.com',
  exportedAt: '2026-11-24T10:00:00Z',
  sections: {
    reviews: [{ first_name: 'Ann', review_text: '<script>alert(1)</script>', rating: 5, moderated_at: null }],
    profile: [{ fullName: 'Ann "A" O\'Hara', newsletter: false, utm: {} }],
  },
};

it('shows every value as text, and the sections in reading order', () => {
  const page = new DOMParser().parseFromString(personPage(data, 'Northstar HR'), 'text/html');
  expect(page.querySelector('script')).toBeNull();
  expect([...page.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    'Profile',
    'Reviews',
  ]);
  expect([...page.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
    'full name',
    'newsletter',
    'first name',
    'review text',
    'rating',
  ]);
  expect([...page.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
    'Ann "A" O\'Hara',
    'false',
    'Ann',
    '<script>alert(1)</script>',
    '5',
  ]);
});

it('says if nothing is stored', () => {
  expect(personPage({ ...data, sections: {} }, 'Northstar HR')).toContain('Nothing.');
});

it('puts an unknown section last, under its own name', () => {
  expect(inOrder({ newThing: 1, emails: 2, account: 3 })).toEqual([
    ['account', 3],
    ['emails', 2],
    ['newThing', 1],
  ]);
  expect(sectionName('newThing')).toBe('newThing');
  expect([afterDeletion('purchases'), afterDeletion('emails')]).toEqual([
    'Kept without name and address',
    'Deleted',
  ]);
});
