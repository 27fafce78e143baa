import { describe, expect, it } from 'vitest';
import { checkFacts, factFaults } from './check-facts';

const fact = { figure: 0.88, unit: 'percent', source: 'https://mn.gov/deed/paidleave' } as const;

describe('the check of the facts’ sources', () => {
  it('finds nothing in the fact base', () => {
    expect(checkFacts()).toEqual([]);
  });

  it('demands that the quote has the figure', () => {
    expect(factFaults({ ...fact, quote: 'The premium rate will be 0.88 percent.' })).toEqual([]);
    expect(factFaults({ ...fact, quote: 'The premium rate will be 0.8 percent.' })).toEqual([
      'the figure 0.88 percent is not in the quote',
    ]);
  });

  it('refuses a long quote', () => {
    expect(factFaults({ ...fact, quote: `0.88 percent ${'of wages '.repeat(20)}` })).toEqual([
      'the quote has more than 25 words',
    ]);
  });

  it('wants the official source first', () => {
    const other = 'https://firm.example/premium';
    expect(factFaults({ ...fact, otherSources: [other] })).toEqual([]);
    expect(factFaults({ ...fact, source: other, otherSources: [fact.source] })).toEqual([
      'an official source comes after another one',
    ]);
  });

  it.each([
    'https://app-staging.firm.example/premium',
    'https://docs-preview.firm.example/premium',
    'https://firm.example/premium?utm_campaign=x',
  ])('refuses %s, as the first source and as a further one', (address) => {
    expect(factFaults({ ...fact, source: address })).toHaveLength(1);
    expect(factFaults({ ...fact, otherSources: [address] })).toHaveLength(1);
  });

  it('refuses a fact that ends before it begins, half a day of effect, and a day that no year has', () => {
    expect(factFaults({ ...fact, validFrom: '2023' })).toEqual(['"2023" is no day']);
    expect(factFaults({ ...fact, validFrom: '2026-07-01', validTo: '2026-06-30' })).toEqual(['it ends before it begins']);
    expect(factFaults({ ...fact, changesOn: '13-01' })).toEqual(['"13-01" is no day of the year']);
  });
});
