import { describe, expect, it } from 'vitest';
import { lawBook, official } from './law-fact.ts';
import { findInOwnText, statesNamedIn, statesOfText, type OwnText } from './own-text-findings.ts';

const dwd = 'https://dwd.wisconsin.gov/fmla';
const deed = 'https://mn.gov/deed/paidleave/';
const facts = [
  lawBook('WI')(
    'Length of leave',
    'wi-weeks',
    'Wisconsin FMLA gives up to 6 weeks for a birth.',
    official(dwd),
  ),
  lawBook('MN')('Length of leave', 'mn-weeks', 'Minnesota Paid Leave pays up to 12 weeks.', official(deed)),
  lawBook('US')(
    'Length of leave',
    'us-weeks',
    'The FMLA gives up to 26 weeks.',
    official('https://dol.gov/fmla'),
  ),
];
const read = (text: Partial<OwnText>) => {
  const whole = { content: '', beside: [], published: '', ...text };
  return findInOwnText(whole, statesOfText(whole, []), facts).map(({ kind, sentence, line, figures }) => [
    kind,
    sentence,
    line,
    figures.join(),
  ]);
};

describe('a text that a person wrote', () => {
  it.each([
    ['Wisconsin requires 12 weeks of paid leave.', 'figure', '12 weeks'],
    ['Wisconsin requires 26 weeks of leave.', 'figure', '26 weeks'],
    ['Minnesota requires paid leave.', 'no-source', ''],
    ['Employers must post the notice.', 'no-source', ''],
    ['**Employers must post the notice.**', 'no-source', ''],
    ['The law says so, see [a blog](https://blog.example/law).', 'unknown-source', ''],
    [`Wisconsin FMLA gives 12 weeks ([source](${dwd})).`, 'figure', '12 weeks'],
  ])('says about law without a source: %s', (sentence, kind, figures) => {
    expect(read({ content: `Hello.\n\n${sentence}` })).toEqual([[kind, sentence, 3, figures]]);
  });

  it.each([
    'Our pack costs $79 and a meeting takes 30 minutes; see [our page](https://shop.example/).',
    `Wisconsin FMLA gives up to 6 weeks for a birth ([source](${dwd})).`,
    `Minnesota Paid Leave pays up to 12 weeks. Employers must pay their half. ([source](${deed}))`,
    `Under federal law, Wisconsin employers may owe 26 weeks ([source](https://dol.gov/fmla)).`,
    '## What the law requires',
    'This is not legal advice; the law may differ.',
  ])('may say: %s', (content) => {
    expect(read({ content })).toEqual([]);
  });

  it('is read beside its text as well, where a figure is stated that the text does not state', () => {
    const claim = 'Wisconsin requires 12 weeks of paid leave.';
    expect(read({ beside: ['What Wisconsin law requires', claim] })).toEqual([
      ['figure', claim, 0, '12 weeks'],
    ]);
    // The excerpt repeats the beginning of the text, cut off, and is found with the text only.
    const content = `**${claim.slice(0, -1)}** and much more for everybody.`;
    expect(
      read({ content, beside: ['Wisconsin requires 12 weeks of paid leave and much more…'] }),
    ).toHaveLength(1);
  });

  it('is not asked again about what visitors could read already', () => {
    const published = 'Hello.\n\n**Employers must post the notice.**';
    expect(read({ published, content: `${published} Employers must pay double.` })).toEqual([
      ['no-source', 'Employers must pay double.', 3, ''],
    ]);
  });
});

it('knows which states a text names', () => {
  expect(statesNamedIn('From West Virginia to New York, and the District of Columbia')).toEqual(
    expect.arrayContaining(['WV', 'NY']),
  );
  expect(statesNamedIn('West Virginia')).toEqual(['WV']);
  expect(statesOfText({ content: 'In Colorado.', beside: ['Texas'], published: '' }, ['OR'])).toEqual(
    expect.arrayContaining(['MN', 'WI', 'OR', 'CO', 'TX']),
  );
});
