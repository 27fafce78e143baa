import { describe, expect, it } from 'vitest';
import { lawBook, secondary } from './law-fact';
import { page, read, withProof } from './law-proof';
import { proofs } from './proofs';

const blog = 'https://firm.example/esst';
const agency = 'https://dli.mn.gov/sick-leave-FAQs';
const fact = {
  ...lawBook('MN')('Sick and safe time', 'mn-esst-accrual', 'ESST accrues.', secondary(blog)),
  quote: 'words of the blog',
  sourceDated: '2023',
};

describe('the proof of a fact', () => {
  it('puts the page that was read in the place of the one before, which stays as a further source', () => {
    const proved = withProof(fact, read(page(agency), 'Minn. Stat. § 181.9446', '(a)', 'one hour'));
    expect(proved).toMatchObject({
      source: agency,
      otherSources: [blog],
      confidence: 'official',
      statute: 'Minn. Stat. § 181.9446',
      pinCite: '(a)',
      quote: 'one hour',
    });
  });

  it('keeps nothing that was said of the page before', () => {
    const proved = withProof(fact, read(page(agency), null, null, null));
    expect(proved).toMatchObject({ quote: null, sourceDated: null, pinCite: null });
  });

  it('names official addresses first, and each once', () => {
    const more = { otherSources: [blog, 'https://mn.gov/deed', agency] };
    expect(withProof(fact, read(page(agency), null, null, null, more)).otherSources).toEqual([
      'https://mn.gov/deed',
      blog,
    ]);
  });

  it('leaves a fact as it is for which nothing was read', () => {
    expect(withProof(fact, undefined)).toBe(fact);
  });

  it('is there for most of what the shop’s own documents state', () => {
    expect(Object.keys(proofs).length).toBeGreaterThan(230);
  });
});
