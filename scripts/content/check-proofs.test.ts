import { describe, expect, it } from 'vitest';
import { leftOverProofs, proofFaults } from './check-proofs';

const fact = {
  key: 'mn-esst-accrual',
  state: 'MN',
  confidence: 'official',
  source: 'https://www.revisor.mn.gov/statutes/cite/181.9446',
  statute: 'Minn. Stat. § 181.9446',
  pinCite: '(a)',
  sourceDated: '2024',
  checkedOn: '2026-11-29',
} as const;

describe('the proof of a fact', () => {
  it('is a page that was read, with its place in the statute', () => {
    expect(proofFaults(fact)).toEqual([]);
  });

  it('is no official page that nobody read', () => {
    expect(proofFaults({ ...fact, confidence: 'secondary' })).toEqual(['its official page was not read']);
    expect(proofFaults({ ...fact, confidence: 'secondary', source: 'https://firm.example/esst' })).toEqual([]);
  });

  it('names the subdivision or the paragraph, where one section of our own law was read', () => {
    expect(proofFaults({ ...fact, pinCite: null })).toEqual(['it names no subdivision or paragraph']);
    expect(proofFaults({ ...fact, pinCite: null, statute: 'Minn. Stat. §§ 181.9445-181.9448' })).toEqual([]);
    expect(proofFaults({ ...fact, pinCite: null, state: 'CA' })).toEqual([]);
  });

  it.each([
    ['2021-11-28', 1],
    ['2021-10', 1],
    ['2020', 1],
    ['2021-11-30', 0],
    ['2021', 0],
    ['2022-01', 0],
  ])('of a source of %s needs a note: %i fault(s)', (sourceDated, count) => {
    expect(proofFaults({ ...fact, sourceDated })).toHaveLength(count);
    expect(proofFaults({ ...fact, sourceDated, sourceNote: 'Later reprints have the same words' })).toEqual([]);
  });

  it('lists the exceptions that no fact needs any more', () => {
    expect(leftOverProofs([fact]).length).toBeGreaterThan(10);
  });
});
