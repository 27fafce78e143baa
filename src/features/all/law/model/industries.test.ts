import { describe, expect, it } from 'vitest';
import { lawFacts } from '@law/facts';
import { industrySlugs } from '@law/law-addresses';
import { unheldClaims } from '@law/law-claims';
import { closingLines } from '@/catalog/industries/closing-lines';
import { industries } from '@/catalog/industries/industries';
import { indexFacts } from './law-text';
import { plainLawText } from './plain-law-text';

const facts = indexFacts(lawFacts);

describe.each(industrySlugs)('the page of %s', (slug) => {
  const { challenges, solutions, questions, lead, reasons, training } = industries[slug];
  const texts = [
    lead,
    training,
    ...reasons.map(({ text }) => text),
    ...challenges,
    ...solutions.map(({ text }) => text),
    ...questions.map(({ answer }) => answer),
  ].map((text) => plainLawText(text, facts));

  it('uses only facts from the fact base and states no other figure about law', () => {
    expect(texts).not.toContain(null);
    expect(texts.flatMap((text) => unheldClaims(text ?? '', ['MN', 'WI']))).toEqual([]);
  });

  it('addresses its own readers', () => {
    const others = industrySlugs.filter((other) => other !== slug);
    const wordsOf = (of: typeof slug) => [industries[of].buyers, industries[of].training, closingLines[of]];
    expect(others.flatMap(wordsOf).filter((words) => wordsOf(slug).includes(words))).toEqual([]);
  });

  it('has five questions', () => expect(questions).toHaveLength(5));
});
