import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/lib/queries/query-client';
import { startFakeApi } from '../../../../../../tests/support/fake-api';
import { FactOverview } from './fact-overview';

const api = startFakeApi();

const row = {
  state: 'MN',
  topic: 'Premiums',
  figure: 0.88,
  unit: 'percent',
  statute: 'Minn. Stat. § 268B.14',
  source: 'https://mn.gov/deed/paidleave/',
  source_note: null,
  checked_on: '2026-11-21',
  confidence: 'official',
};

const rows = [
  { ...row, key: 'mn-pl-premium', statement: 'The premium is 0.88 percent.', next_check: '2027-01-05' },
  { ...row, key: 'mn-pl-start', statement: 'Benefits began in 2026.', next_check: '2027-05-21' },
];

function openOn(day: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00Z`) });
  api.answer('/rest/v1/law_facts', 200, rows);
  api.answer('/rest/v1/rpc/admin_fact_reach', 200, [
    { fact_key: 'mn-pl-premium', documents: 2, buyers: 10 },
    { fact_key: 'mn-pl-start', documents: 3, buyers: 40 },
  ]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={['/admin/law-facts?filter=due']}>
        <FactOverview />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

afterEach(() => {
  vi.useRealTimers();
});

it('lists no fact on the day before its next check', async () => {
  openOn('2027-01-04');
  await screen.findByText('Nothing is due');
});

it('lists only a fact that reached its next check as due and under review', async () => {
  openOn('2027-01-05');
  await screen.findByRole('link', { name: 'The premium is 0.88 percent.' });
  expect(screen.getByText('Under review').closest('[hidden]')).toBeNull();
  expect(screen.queryByText('Benefits began in 2026.')).toBeNull();
});

it('lists what is due by harm: the documents that rest on it, times their buyers', async () => {
  openOn('2027-06-01');
  await screen.findByRole('table', { name: 'Facts due for reading, the most harmful first' });
  const [, first, second] = screen.getAllByRole('row');
  expect(first?.textContent).toMatch(/^Benefits began in 2026\..*340/);
  expect(second?.textContent).toMatch(/^The premium is 0\.88 percent\..*210/);
});
