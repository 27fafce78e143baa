import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { lawFacts } from '@law/facts';
import { findState } from '@law/states';
import { lawFactsQuery } from '@/features/all/law/api/law-facts-api';
import { starterPackQuery } from '@/features/shop/leads/api/leads-api';
import { createQueryClient } from '@/lib/queries/query-client';
import { renderWithQueryClient } from '@/rendering/with-queries';
import Details from './details';
import FreePackOffer from './free-pack-offer';
import { StateFigures } from './state-figures';

const asset = (slug: string, title: string) => ({ slug, title, summary: '', bullets: [], formats: [] });

function show(part: React.ReactNode, facts = lawFacts): void {
  const client = createQueryClient();
  client.setQueryData(
    lawFactsQuery.queryKey,
    facts.map((fact) => ({ ...fact, changedOn: fact.checkedOn })),
  );
  client.setQueryData(starterPackQuery.queryKey, [
    asset('onboarding-checklist-lite', 'Onboarding Checklist'),
  ]);
  renderWithQueryClient(client);
  render(part, { wrapper: MemoryRouter });
}

function showFigures(code: string, facts = lawFacts): (string | null)[] {
  const state = findState(code);
  if (!state) throw new Error(`no state ${code}`);
  show(<StateFigures state={state} />, facts);
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
}

it('shows the figures of a state, each with its source', () => {
  const shown = showFigures('MN');
  expect(shown).toHaveLength(3);
  expect(shown[1]).toMatch(/^0\.88%\d+of taxable wages, the premium/);
  expect(screen.getAllByRole('link', { name: /^Source \d+$/ })).toHaveLength(3);
});

it('leaves out the figure of a removed fact', () => {
  const others = lawFacts.filter(({ key }) => key !== 'mn-pl-premium-2026');
  expect(showFigures('MN', others)).toHaveLength(2);
});

it('shows no figures for a state without any', () => {
  expect(showFigures('ID')).toEqual([]);
});

it('lists each requirement with its source, and the document that answers it', () => {
  show(<Details code="MN" />);
  const table = screen.getByRole('table', { name: 'Key requirements in Minnesota' });
  const row = within(table).getByRole('row', { name: /^The Paid Leave premium for 2026/ });
  expect(row.textContent).toContain('Nov 29, 2026');
  expect(
    within(row).getByRole('link', { name: 'Premium Deduction Notice and Payroll Checklist' }),
  ).toBeDefined();
});

it('promises no document where none is on sale', () => {
  show(<Details code="FL" />);
  const table = screen.getByRole('table', { name: 'Key requirements in Florida' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['What the law asks', 'Source, read on']);
});

it('keeps out of the table what names no section and was read on no official page', () => {
  show(<Details code="OR" />);
  expect(screen.queryByRole('table', { name: /^Key requirements/ })).toBeNull();
  const requirements = screen.getByRole('region', { name: 'Key requirements in Oregon' });
  expect(within(requirements).getByRole('heading', { name: 'Reported by others' })).toBeDefined();
  expect(within(requirements).getAllByText(/^Read on Nov \d+, 2026$/)).toHaveLength(2);
});

it('offers the free pack, and the documents of a neighbor that has some', () => {
  show(<FreePackOffer code="IA" />);
  expect(screen.getByText('Onboarding Checklist')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Get the Free Pack' }).getAttribute('href')).toContain(
    'utm_campaign=iowa-paid-leave',
  );
  expect(screen.getByRole('link', { name: 'MN Paid Leave 2026 Policy Kit' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Core HR Pack' })).toBeDefined();
});

it('names no documents of a state that is far away', () => {
  show(<FreePackOffer code="TX" />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
