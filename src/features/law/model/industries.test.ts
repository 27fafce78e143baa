import { describe, expect, it } from 'vitest';
import { lawFacts } from '@contracts/law/facts';
import { industrySlugs } from '@contracts/law/law-addresses';
import { unheldClaims } from '@contracts/law/law-claims';
import { industries } from '@/catalog/industries/industries';
import { indexFacts } from './law-text';
import { plainLawText } from './plain-law-text';

const facts = indexFacts(lawFacts);

describe.each(industrySlugs)('the page of %s', (slug) => {
  const { challenges, solutions, questions, lead, reasons } = industries[slug];
  const texts = [
    lead,
    ...reasons.map(({ text }) => text),
    ...challenges,
    ...solutions,
    ...questions.map(({ answer }) => answer),
  ].map((text) => plainLawText(text, facts));

  it('names only facts that the base holds and states no other figure about law', () => {
    expect(texts).not.toContain(null);
    expect(texts.flatMap((text) => unheldClaims(text ?? '', ['MN', 'WI']))).toEqual([]);
  });

  it('has five questions', () => expect(questions).toHaveLength(5));
});
