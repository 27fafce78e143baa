import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { press, renderAdmin, signIn } from '../../../../../tests/support/admin';
import { startFakeApi } from '../../../../../tests/support/fake-api';
import { SearchMisses } from './search-misses';

const api = startFakeApi();
const table = '/rest/v1/search_misses';
const row = (query: string, searches: number) => ({
  query,
  searches,
  last_searched_at: '2026-11-22T09:30:00+00:00',
});

beforeEach(signIn);

describe('the searches without results', () => {
  it('are listed with their count', async () => {
    api.answer(table, 200, [row('jury duty', 12), row('401(k)', 3)]);
    renderAdmin(<SearchMisses />);
    const rows = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^jury duty12Nov 22, /),
      expect.stringMatching(/^401\(k\)3Nov 22, /),
    ]);
  });

  it('show a message if there are none', async () => {
    api.answer(table, 200, []);
    renderAdmin(<SearchMisses />);
    expect(await screen.findByText('Every search had results')).toBeDefined();
  });

  it('show an error if they did not load, and can be retried', async () => {
    api.answer(table, 403, { code: '42501', message: 'permission denied', details: null, hint: null });
    renderAdmin(<SearchMisses />);
    expect(await screen.findByText('The searches did not load')).toBeDefined();
    api.answer(table, 200, [row('jury duty', 12)]);
    await press('Try again');
    expect(await screen.findByRole('table')).toBeDefined();
  });

  it('can be removed one by one', async () => {
    api.answer(table, 200, [row('jury duty', 12)]);
    renderAdmin(<SearchMisses />);
    await screen.findByRole('table');
    api.answer(table, 200, []);
    await press('Remove jury duty');
    expect(await screen.findByText('Every search had results')).toBeDefined();
    expect(api.received.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  it('stay in the list with an error if one could not be removed', async () => {
    api.answer(table, 200, [row('jury duty', 12)]);
    renderAdmin(<SearchMisses />);
    await screen.findByRole('table');
    api.answer(table, 403, { code: '42501', message: 'permission denied', details: null, hint: null });
    await press('Remove jury duty');
    expect(await screen.findByText('Error')).toBeDefined();
    expect(screen.getByRole('table')).toBeDefined();
  });
});
