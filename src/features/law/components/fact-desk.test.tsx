import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/lib/query-client';
import { startFakeApi } from '../../../../tests/support/fake-api';
import { FactDesk } from './fact-desk';

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
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={['/admin/law-facts?filter=due']}>
        <FactDesk />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

afterEach(() => {
  vi.useRealTimers();
});

it('has nothing to read on the day before a fact’s next check', async () => {
  openOn('2027-01-04');
  await screen.findByText('Nothing is due');
});

it('lists a fact as due and under review from the day of its next check on, and no other', async () => {
  openOn('2027-01-05');
  await screen.findByRole('link', { name: 'The premium is 0.88 percent.' });
  expect(screen.getByText('Under review').closest('[hidden]')).toBeNull();
  expect(screen.queryByText('Benefits began in 2026.')).toBeNull();
});
