import { describe, expect, it } from 'vitest';
import { checkLawFigures, LawExamples } from './check-law';

const none = new LawExamples({});
const page = (text: string, matter = 'states: [MN]') => `---\ntitle: T\n${matter}\n---\n\n${text}\n`;

describe('the check of figures about law', () => {
  it('names the file, the line and the figure that no fact holds', () => {
    const source = page('Minnesota Paid Leave gives 12 weeks.\n\nThe law asks for 680 hours in the year before.');
    expect(checkLawFigures(source, 'blog/a.md', none)).toEqual([
      {
        path: 'content/blog/a.md',
        line: 8,
        message: '"680 hours" is in no fact of MN: The law asks for 680 hours in the year before.',
      },
    ]);
  });

  it('lets pass what the facts of the text’s states hold, in figures and in words', () => {
    const source = page('WFMLA gives six weeks for a birth and 2 weeks for the employee’s own illness.', 'states: [WI]');
    expect(checkLawFigures(source, 'blog/a.md', none)).toEqual([]);
    expect(checkLawFigures(source.replace('[WI]', '[CA]'), 'blog/a.md', none)).toHaveLength(2);
  });

  it('reads a note on the law even where its sentences name none', () => {
    expect(checkLawFigures(page('> **The law.** Pay is due within 9 days.'), 'blog/a.md', none)).toHaveLength(1);
    expect(checkLawFigures(page('We answer within 9 days.'), 'blog/a.md', none)).toEqual([]);
  });

  it('takes a file’s own examples and reports those that nothing needs any more', () => {
    const examples = new LawExamples({ 'blog/a.md': ['16 employees', '17 employees'] });
    expect(checkLawFigures(page('The FMLA does not reach a shop with 16 employees.'), 'blog/a.md', examples)).toEqual([]);
    expect(examples.leftOver()).toEqual(['blog/a.md: 17 employees']);
  });
});
