import { describe, expect, it } from 'vitest';
import { checkLawSentences, convertedFolders, LawSentenceExceptions } from './check-law-sentences';

const none = new LawSentenceExceptions({});

const faultsOf = (text: string, { file = 'templates/mn-paid-leave-kit/x.md', exceptions = none } = {}) =>
  checkLawSentences(file.endsWith('.md') ? `---\ntitle: x\n---\n${text}` : text, {
    file,
    states: ['MN'],
    isExample: (figure) => figure === '$7',
    exceptions,
  }).map(({ line, message }) => `${line} ${message.split(': ').slice(0, 2).join(': ')}`);

const nameless = (line: number) => expect.stringContaining(`${line} a sentence about law names no fact`) as string;

describe('sentences about law', () => {
  it.each([
    'Leave is protected (Minn. Stat. § 268B.09).',
    'Under federal law the job is kept.',
    'The law gives this leave.',
    '> **The law.** Retaliation is prohibited.',
    'You can have 12 weeks.',
  ])('must name a fact: %s', (text) => {
    expect(faultsOf(text)).toEqual([nameless(4)]);
    expect(faultsOf(`${text} {law mn-pl-agencies}`)).toEqual([]);
  });

  it('are each asked alone, also in one line', () => {
    expect(faultsOf('By law you are paid. {law mn-pl-agencies} The law says so. The law is long. {law mn-pl-agencies}')).toEqual([
      nameless(4),
    ]);
  });

  it('may name no fact that there is not', () => {
    expect(faultsOf('The law says so. {law mn-pl-nothing}')).toEqual(['4 there is no fact mn-pl-nothing: The law says so ….']);
  });

  it('insert a yearly figure, and the figure of a fact that they name', () => {
    expect(faultsOf('It is $1,423. {law mn-pl-agencies}')).toEqual(['4 "$1,423" is typed: insert {mn-pl-benefit-maximum-2026}']);
    expect(faultsOf('It ends after 20 weeks. {law mn-pl-combined-weeks}')).toEqual(['4 "20 weeks" is typed: insert {mn-pl-combined-weeks}']);
    expect(faultsOf('It ends after {mn-pl-combined-weeks}.')).toEqual([]);
  });

  it('are none in what a company says of itself, in headings and in the figures of an example', () => {
    expect(faultsOf('## The law says so\n\nWe pay on Fridays.\n\nIt costs $7.\n\n> **The law.** As of November 21, 2026.')).toEqual([]);
  });

  it('are looked at in a page value by value, and in a folder that is not converted not at all', () => {
    expect(faultsOf("title: x\nintro:\n  - 'The law says so.'", { file: 'pages/long-form/x.yaml' })).toEqual([nameless(3)]);
    expect(faultsOf('The law says so.', { file: 'templates/other/x.md' })).toEqual([]);
  });

  it('may be excepted with a reason, and an exception that nothing needs is reported', () => {
    const file = 'templates/mn-paid-leave-kit/x.md';
    const entry = (sentence: string) => ({ sentence, reason: 'advice of the authors' });
    const exceptions = new LawSentenceExceptions({ [file]: [entry('The law is long'), entry('Never written')] });
    expect(faultsOf('The law is long.', { exceptions })).toEqual([]);
    expect(exceptions.leftOver()).toEqual([`${file}: Never written`]);
  });

  it('are checked in every folder that was ever converted', () => {
    expect(convertedFolders).toEqual(expect.arrayContaining(['templates/mn-paid-leave-kit/', 'pages/']));
  });
});
