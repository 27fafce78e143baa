import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { beOlderThanSite } from '../../tests/support/newer-version';
import {
  isHydrated,
  leavePage,
  loadNoteForm,
  NoteForm,
  noteField,
  renderPage,
  sent,
} from '../../tests/support/note-form';
import { readDraft } from '@/lib/forms/kept-draft';
import { deferredForm } from './deferred-form';
import { endHydration } from './hydration-state';

afterEach(leavePage);

it('says so when its code cannot be fetched, and leaves what was typed', async () => {
  renderPage(
    deferredForm('d', () => Promise.reject(new TypeError('Failed to fetch'))),
    'd',
  );
  await userEvent.type(screen.getByLabelText('Note'), 'Hello');
  expect((await screen.findByRole('status')).textContent).toContain('Check your connection');
  expect(noteField().value).toBe('Hello');
});

it('renews a page that is older than the site, and keeps what was typed', async () => {
  const reload = beOlderThanSite();
  renderPage(
    deferredForm('m', () => Promise.reject(new TypeError('Failed to fetch'))),
    'm',
  );
  await userEvent.type(noteField(), 'Hello');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('status').textContent).toBe('This page has been renewed.');
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('renewal_typed')).toContain('"Hello"');
});

it('tries again at the next press when its code could not be fetched, and sends what was typed', async () => {
  const load = vi
    .fn(loadNoteForm)
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  renderPage(deferredForm('h', load), 'h');
  await userEvent.type(noteField(), 'Hello');
  await screen.findByRole('status');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  await screen.findByRole('status');
  expect(sent).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Sent');
  expect(sent.mock.calls).toEqual([['Hello']]);
  expect(screen.queryByRole('status')).toBeNull();
});

it.each([
  ['the connection is back', () => Promise.resolve(window.dispatchEvent(new Event('online')))],
  ['somebody asks for it', () => userEvent.click(screen.getByRole('button', { name: 'Try again' }))],
])('hydrates when %s, and sends nothing that was pressed before', async (_, act) => {
  let isOnline = false;
  const load = () =>
    isOnline ? Promise.resolve({ default: NoteForm }) : Promise.reject(new TypeError('Failed to fetch'));
  const name = crypto.randomUUID();
  renderPage(deferredForm(name, load), name);
  noteField().value = 'Hello';
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('status');
  isOnline = true;
  await act();
  await vi.waitFor(() => expect(isHydrated()).toBe(true));
  expect(noteField().value).toBe('Hello');
  expect(sent).not.toHaveBeenCalled();
});

it('keeps what was typed over a reload: an address in the entry of the history alone, and no password', async () => {
  const WithPassword = () => (
    <>
      <input type="password" name="secret" aria-label="Secret" />
      <NoteForm />
    </>
  );
  const failing = deferredForm<object>('i', () => Promise.reject(new TypeError('Failed to fetch')));
  const rendered = renderPage(failing, 'i', <WithPassword />);
  await userEvent.type(screen.getByLabelText('Secret'), 'abc');
  await userEvent.type(noteField(), 'ann@example.com');
  await screen.findByRole('status');
  await vi.waitFor(() => expect(readDraft('i')).toEqual({ note: 'ann@example.com' }));
  const stored = JSON.stringify([localStorage, sessionStorage]);
  expect(stored).not.toMatch(/abc|@/);
  // A reload begins with nothing but what the browser keeps.
  rendered.unmount();
  vi.resetModules();
  const { deferredForm: afterReload } = await import('./deferred-form');
  const Form = afterReload('i', loadNoteForm);
  render(<Form />);
  await vi.waitFor(() => expect(noteField().value).toBe('ann@example.com'));
});

it('brings back what was typed while its code could not be fetched', async () => {
  const load = vi.fn(loadNoteForm).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Form = deferredForm('g', load);
  const rendered = renderPage(Form, 'g');
  await userEvent.type(screen.getByLabelText('Note'), 'Half a thou');
  await screen.findByRole('status');
  rendered.unmount();
  endHydration();
  render(<Form />);
  expect((await screen.findByLabelText<HTMLInputElement>('Note')).value).toBe('Half a thou');
});
