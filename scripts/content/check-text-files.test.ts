import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LawSentenceExceptions } from './check-law-sentences';
import { checkTextFiles, findExcuses } from './check-text-files';

it.each([
  'No such rule in our sources',
  'Not required for adults in the sources we read',
  'Not found as a state duty',
  'We found no rule on taking it back later.',
])('names the line of the excuse in “%s”', (text) => {
  expect(findExcuses(`First line\n${text}`, 'blog/a-post.md')).toEqual([
    { path: 'blog/a-post.md', line: 2, message: expect.stringMatching(/^"[^"]+" is an excuse: /) as string },
  ]);
});

it.each(['Ask DWD', 'Look at the sources below.', '## Sources'])('finds none in “%s”', (text) => {
  expect(findExcuses(text, 'blog/a-post.md')).toEqual([]);
});

it('lets the page about versions say how sources are read, and nothing else', () => {
  const page = 'knowledge-base/updates-and-versions.md';
  const text = 'We compared the statements with our sources.';
  expect(findExcuses(text, page)).toEqual([]);
  expect(findExcuses(text, 'knowledge-base/start-here.md')).toHaveLength(1);
  expect(findExcuses('The rule was not verified.', page)).toHaveLength(1);
});

describe('the check of articles and posts', () => {
  const answers = LawSentenceExceptions.read('content/law-sentences.yaml');
  const copy = mkdtempSync(join(tmpdir(), 'texts-'));
  for (const folder of ['knowledge-base', 'blog']) cpSync(`content/${folder}`, join(copy, folder), { recursive: true });

  /** What is found once the line is at the end of the file. */
  function found(file: string, line: string): string[] {
    const path = join(copy, file);
    const source = readFileSync(path, 'utf8');
    writeFileSync(path, `${source}\n${line}\n`);
    const { problems } = checkTextFiles(copy, answers);
    writeFileSync(path, source);
    return problems.map((problem) => `${problem.path === path ? problem.line - source.split('\n').length : problem.path} ${problem.message}`);
  }

  it('accepts them as they are', () => {
    expect(found('blog/final-pay-minnesota-wisconsin.md', 'We pay on Fridays.')).toEqual([]);
  });

  it.each([
    ['###### Deep', 'headings start at level 2 and skip no level'],
    ['Some <b>bold</b> words.', 'raw HTML is not allowed'],
    ['A compliant policy.', 'the words "compliant" and "guarantees compliance" do not appear'],
    ['Read [this](http://example.com).', 'the link http://example.com must start with https://, mailto: or /'],
    ['Read [this](/blog/not-written).', 'there is nothing at /blog/not-written'],
    ['This was not verified.', '"was not verified" is an excuse: state the rule with its source, or say whom to ask'],
  ])('names the line of “%s”', (line, message) => {
    expect(found('knowledge-base/updates-and-versions.md', line)).toEqual([`1 ${message}`]);
  });

  it('asks a post for the source of what it says about law', () => {
    expect(found('blog/final-pay-minnesota-wisconsin.md', 'Wisconsin requires 13 weeks of leave.')).toEqual([
      '1 a figure of a sentence about law is in no fact: Wisconsin requires 13 weeks of leave.',
    ]);
  });
});
