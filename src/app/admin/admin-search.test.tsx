import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { FollowLinks } from '@/rendering/follow-links';
import { AdminSearch } from './admin-search';

function Address() {
  const { pathname, search } = useLocation();
  return <p role="note">{pathname + search}</p>;
}

function open() {
  render(
    <MemoryRouter initialEntries={['/admin']}>
      <AdminSearch hasShortcut />
      <label>
        Notes <textarea />
      </label>
      <Address />
      <FollowLinks />
    </MemoryRouter>,
  );
  return { field: screen.getByLabelText<HTMLInputElement>('Search the admin'), user: userEvent.setup() };
}

const address = () => screen.getByRole('note').textContent;

it('takes the focus with "/", except from a field in which it is typed', async () => {
  const { field, user } = open();
  const notes = screen.getByLabelText<HTMLTextAreaElement>('Notes');
  await user.click(notes);
  await user.keyboard('and/or');
  expect(notes.value).toBe('and/or');
  notes.blur();
  await user.keyboard('/');
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('');
});

it('opens the page that is named, with Enter', async () => {
  const { field, user } = open();
  await user.type(field, 'law fa{Enter}');
  expect(address()).toBe('/admin/law-facts');
  expect(field.value).toBe('');
});

it('hands other words to the searches of the lists', async () => {
  const { field, user } = open();
  await user.type(field, 'pat+1@example.com');
  await user.click(screen.getByRole('link', { name: 'Search users for “pat+1@example.com”' }));
  expect(address()).toBe('/admin/users?q=pat%2B1%40example.com');
});

it('moves through its results with the arrow keys, and Escape empties it', async () => {
  const { field, user } = open();
  await user.type(field, 'mail');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Email Sequences' }));
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(field);
  await user.keyboard('{Escape}');
  expect(field.value).toBe('');
  expect(screen.queryByRole('link')).toBeNull();
});

it('closes its results when the focus leaves it', async () => {
  const { field, user } = open();
  await user.type(field, 'mail');
  expect(screen.getAllByRole('link').length).toBeGreaterThan(0);
  await user.click(screen.getByLabelText('Notes'));
  expect(screen.queryByRole('link')).toBeNull();
});
