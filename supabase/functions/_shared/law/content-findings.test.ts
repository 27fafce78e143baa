import { describe, expect, it } from 'vitest';
import { findUnsupported } from './content-findings.ts';
import { official, lawBook } from './law-fact.ts';

const deed = 'https://mn.gov/deed/paidleave/';
const fact = lawBook('MN');
const facts = [
  fact(
    'Length of leave',
    'mn-weeks',
    'Minnesota Paid Leave pays up to 12 weeks for family reasons.',
    official(deed),
  ),
  fact(
    'Premiums',
    'mn-two',
    'The law sets the premium at 0.88 percent. Minn. Stat. § 268B.14 has the rest.',
    official(deed),
  ),
];
const find = (text: string) => findUnsupported(text, ['MN'], facts);
const source = `([source](${deed}), as of November 21, 2026)`;

describe('findUnsupported', () => {
  it('is content with a sentence about law that names its source', () => {
    expect(find(`Minnesota Paid Leave pays up to 12 weeks for family reasons ${source}.`)).toEqual([]);
  });

  it('is content with a fact of two sentences and one source', () => {
    expect(
      find(`- The law sets the premium at 0.88 percent. Minn. Stat. § 268B.14 has the rest ${source}.`),
    ).toEqual([]);
  });

  it.each([
    ['The law requires a written notice.', 'no-source', []],
    ['Federal rules come on top.', 'no-source', []],
    ['Employers must post the notice.', 'no-source', []],
    ['Your people are entitled to a copy.', 'no-source', []],
    [`Paid Leave gives 20 weeks ${source}.`, 'figure', ['20 weeks']],
    ['Set aside $500 for the lawyer.', 'figure', ['$500']],
    ['Expect about 30 percent more paper.', 'figure', ['30 percent']],
    ['It starts on March 1, 2031.', 'figure', ['March 1, 2031']],
    ['See [the statute](https://evil.example/law).', 'unknown-source', []],
    ['The law says so [fact:made-up].', 'unknown-source', []],
  ])('finds: %s', (sentence, kind, figures) => {
    expect(find(`Write it down.\n\n${sentence}`)).toEqual([{ kind, sentence, line: 3, figures }]);
  });

  it('does not let one source serve for the sentence beside it', () => {
    const [finding] = find(`The law requires a poster. Paid Leave pays up to 12 weeks ${source}.`);
    expect(finding).toMatchObject({ kind: 'no-source', sentence: 'The law requires a poster.' });
  });

  it('reads neither headings nor plain advice', () => {
    expect(
      find(
        '## What the law says\n\nTalk it through in the next meeting. It is educational and not legal advice.',
      ),
    ).toEqual([]);
  });
});
