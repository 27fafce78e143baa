import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { callsOf, itHasTheFacesOfAList, page, renderAdmin } from '../../../../../tests/support/admin';
import { startFakeApi } from '../../../../../tests/support/fake-api';
import { ChangeList } from './change-list';
import { ObjectHistory } from './object-history';

const api = startFakeApi();
const list = '/rest/v1/rpc/admin_list_changes';
const change = {
  id: 7,
  createdAt: '2026-11-20T10:00:00Z',
  actor: 'owner@example.com',
  action: 'update',
  object: 'blog_posts',
  objectId: 'post-1',
  thing: { title: 'Leave in Minnesota' },
  before: { title: 'Old title', tags: ['a'] },
  after: { title: '<b>New</b>', tags: [] },
  reason: null,
};

describe('the audit log', () => {
  itHasTheFacesOfAList(api, {
    list: <ChangeList />,
    rpc: 'admin_list_changes',
    title: 'Changes',
    emptyTitle: 'No changes yet',
    row: change,
    shown: 'owner@example.com',
  });

  it('shows the values before and after as text', async () => {
    api.answer(list, 200, page(change));
    renderAdmin(<ChangeList />, '/?filter=blog_posts&q=post-1');
    const row = await screen.findByRole('row', { name: /Post Leave in Minnesota/ });
    expect(within(row).getByText('Old title → <b>New</b>')).toBeDefined();
    expect(within(row).getByText('a → empty')).toBeDefined();
    expect(within(row).getByRole('link').getAttribute('href')).toBe('/admin/blog/post-1');
    expect(callsOf(api, 'admin_list_changes')).toEqual([
      { search: 'post-1', object_filter: 'blog_posts', page_cursor: '' },
    ]);
  });
});

it('shows no variable name, column name or raw timestamp', async () => {
  api.answer(
    list,
    200,
    page(
      {
        ...change,
        object: 'site_settings',
        objectId: 'BUY_LINK_CORE_HR',
        thing: null,
        before: { key: 'BUY_LINK_CORE_HR', value: null, is_public: true },
        after: {
          key: 'BUY_LINK_CORE_HR',
          value: 'https://buy.example/core',
          stored_at: '2026-11-24T20:18:38.628+00:00',
        },
      },
      {
        ...change,
        id: 8,
        object: 'licenses',
        thing: null,
        before: { status_reason: null, revoked_by_owner_at: null },
        after: { status_reason: 'Charged back', revoked_by_owner_at: '2026-11-24T20:18:38.628+00:00' },
      },
    ),
  );
  renderAdmin(<ChangeList />);
  const row = await screen.findByRole('row', { name: /Payment link of Core HR Pack/ });
  expect(within(row).getByText('empty → “https://buy.example/core”')).toBeDefined();
  const text = document.body.textContent;
  expect(text).toContain('empty → Charged back');
  expect(text).not.toMatch(/[A-Za-z]_[A-Za-z]|null|T20:18/);
});

it('has no link if the record is gone', async () => {
  api.answer(list, 200, page({ ...change, action: 'delete', after: null, thing: null }));
  renderAdmin(<ChangeList />);
  const row = await screen.findByRole('row', { name: /Post post-1/ });
  expect(within(row).queryByRole('link')).toBeNull();
});

describe('the history of a record', () => {
  it('loads only its changes and offers an action for each', async () => {
    api.answer(list, 200, page(change));
    renderAdmin(
      <ObjectHistory object="blog_posts" id="post-1" action={({ id }) => <button>Restore {id}</button>} />,
    );
    expect(await screen.findByRole('button', { name: 'Restore 7' })).toBeDefined();
    expect(screen.getByRole('cell', { name: 'Title, Tags' })).toBeDefined();
    expect(callsOf(api, 'admin_list_changes')).toEqual([
      { search: 'post-1', object_filter: 'blog_posts', page_cursor: '' },
    ]);
  });

  it('says if it was never changed', async () => {
    api.answer(list, 200, page());
    renderAdmin(<ObjectHistory object="blog_posts" id="post-1" />);
    expect(await screen.findByText('No admin has changed it yet')).toBeDefined();
  });
});
