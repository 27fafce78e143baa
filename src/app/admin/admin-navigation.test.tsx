import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { startFakeApi } from '../../../tests/support/fake-api';
import { renderAdmin, signIn } from '../../../tests/support/admin';
import { AdminNavigation } from './admin-navigation';

const api = startFakeApi();
const nothing = {
  openMessages: 0,
  failedMails: 0,
  waitingMails: 5,
  heldEvents: 0,
  pendingReviews: 0,
  dueFacts: 0,
};

function open(address: string, waiting: object) {
  const scrollIntoView = vi.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  api.answer('/rest/v1/rpc/admin_attention', 200, { ...nothing, ...waiting });
  signIn();
  renderAdmin(<AdminNavigation />, address);
  return scrollIntoView;
}

it('marks the page and scrolls to it', () => {
  const scrollIntoView = open('/admin/blog/new', {});
  expect(screen.getByRole('link', { current: 'page', name: 'Blog' })).toBeDefined();
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
});

it('says how many things wait, and where', async () => {
  open('/admin', { openMessages: 3, heldEvents: 1, dueFacts: 2 });
  expect(await screen.findByRole('link', { name: 'Messages 3 waiting' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Checkout Events 1 waiting' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Law Facts 2 waiting' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Reviews' })).toBeDefined();
});
