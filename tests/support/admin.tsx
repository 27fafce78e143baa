import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createQueryClient } from '@/lib/queries/query-client';
import { FollowLinks } from '@/rendering/follow-links';
import { sessionStorageKey } from '@/lib/supabase/supabase-client';
import type { FakeApi } from './fake-api';

// The code of the toasts comes with the first one, and so does supabase-js with the first call.
configure({ asyncUtilTimeout: 15_000 });

/** Leaves a session in the browser as supabase-js keeps it; whether it is good is for the API to say. */
export function signIn(): void {
  const seconds = 3600;
  const session = {
    access_token: 'a.token.signed',
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: seconds,
    expires_at: Math.floor(Date.now() / 1000) + seconds,
    user: { id: '00000000-0000-4000-8000-000000000001', email: 'owner@example.com' },
  };
  window.localStorage.setItem(sessionStorageKey, JSON.stringify(session));
}

/** A part of the admin pages as its page shows it, at an address. */
export function renderAdmin(part: ReactElement, address = '/'): void {
  render(
    <MemoryRouter initialEntries={[address]}>
      <FollowLinks />
      <QueryClientProvider client={createQueryClient()}>{part}</QueryClientProvider>
    </MemoryRouter>,
  );
}

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

/** Presses a button of the dialog that asks before an act. */
export const confirmWith = (name: string) =>
  userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));

export const giveReason = (reason: string) => userEvent.type(screen.getByLabelText('Reason'), reason);

/** What the database was called with. */
export const callsOf = (api: FakeApi, rpc: string) =>
  api.received.flatMap(({ path, body }) => (path === `/rest/v1/rpc/${rpc}` ? [body] : []));

/** A refusal of the database, in the form that its Data API gives it. */
export const refusal = (message: string) => ({ code: 'PT409', message, details: null, hint: null });

export const page = (...rows: readonly object[]) => ({ rows, newer: null, older: null });

interface ListFaces {
  readonly list: ReactElement;
  readonly rpc: string;
  readonly title: string;
  readonly emptyTitle: string;
  readonly row: object;
  /** What the row shows. */
  readonly shown: string | RegExp;
}

/** Every admin list has the same four faces. */
export function itHasTheFacesOfAList(api: FakeApi, faces: ListFaces): void {
  const path = `/rest/v1/rpc/${faces.rpc}`;

  it('says that it is loading, and then shows its rows and the way to older ones', async () => {
    api.answer(path, 200, { ...page(faces.row), older: 'a-cursor' });
    const release = api.hold(path);
    renderAdmin(faces.list);
    expect(screen.getByRole('status').textContent).toContain('loading');
    release();
    const table = await screen.findByRole('table', { name: faces.title });
    expect(within(table).getByText(faces.shown)).toBeDefined();
    await userEvent.click(screen.getByRole('link', { name: 'Older' }));
    expect(await screen.findByRole('table', { name: faces.title })).toBeDefined();
    await waitFor(() => expect(callsOf(api, faces.rpc)).toHaveLength(2));
    expect(callsOf(api, faces.rpc)[1]).toMatchObject({ page_cursor: 'a-cursor' });
  });

  it('says that nothing is there', async () => {
    api.answer(path, 200, page());
    renderAdmin(faces.list);
    expect(await screen.findByText(faces.emptyTitle)).toBeDefined();
  });

  it('says that it did not load, and tries again', async () => {
    api.answer(path, 400, refusal('No'));
    renderAdmin(faces.list);
    expect((await screen.findByRole('alert')).textContent).toContain('This list did not load');
    api.answer(path, 200, page(faces.row));
    await press('Try again');
    expect(await screen.findByRole('table', { name: faces.title })).toBeDefined();
  });
}
