import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { callsOf, itHasTheFacesOfAList, page, renderDesk } from '../../../../tests/support/desk';
import { startFakeApi } from '../../../../tests/support/fake-api';
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
    emptyTitle: 'Nothing was changed yet',
    row: change,
    shown: 'owner@example.com',
  });

  it('tells what stood there before and after, as text', async () => {
    api.answer(list, 200, page(change));
    renderDesk(<ChangeList />, '/?filter=blog_posts&q=post-1');
    const row = await screen.findByRole('row', { name: /Post Leave in Minnesota/ });
    expect(within(row).getByText('Old title → <b>New</b>')).toBeDefined();
    expect(within(row).getByText('["a"] → []')).toBeDefined();
    expect(within(row).getByRole('link').getAttribute('href')).toBe('/admin/blog/post-1');
    expect(callsOf(api, 'admin_list_changes')).toEqual([
      { search: 'post-1', object_filter: 'blog_posts', page_cursor: '' },
    ]);
  });
});

it('leads nowhere where the thing is gone', async () => {
  api.answer(list, 200, page({ ...change, action: 'delete', after: null, thing: null }));
  renderDesk(<ChangeList />);
  const row = await screen.findByRole('row', { name: /Post post-1/ });
  expect(within(row).queryByRole('link')).toBeNull();
});

describe('the history of one thing', () => {
  it('asks for it alone and offers an act for each change', async () => {
    api.answer(list, 200, page(change));
    renderDesk(
      <ObjectHistory object="blog_posts" id="post-1" act={({ id }) => <button>Restore {id}</button>} />,
    );
    expect(await screen.findByRole('button', { name: 'Restore 7' })).toBeDefined();
    expect(screen.getByRole('cell', { name: 'title, tags' })).toBeDefined();
    expect(callsOf(api, 'admin_list_changes')).toEqual([
      { search: 'post-1', object_filter: 'blog_posts', page_cursor: '' },
    ]);
  });

  it('says that nobody has changed it', async () => {
    api.answer(list, 200, page());
    renderDesk(<ObjectHistory object="blog_posts" id="post-1" />);
    expect(await screen.findByText('No admin has changed it yet')).toBeDefined();
  });
});
