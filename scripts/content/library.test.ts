import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fleschKincaid } from 'flesch-kincaid';
import { marked } from 'marked';
import { syllable } from 'syllable';
import { describe, expect, it } from 'vitest';

const content = fileURLToPath(new URL('../../content/', import.meta.url));
const markdownIn = (folder: string) =>
  readdirSync(join(content, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

/** What the specification promises, or five where it promises less. */
const leastDocuments = {
  'mn-paid-leave-kit': 7,
  'wi-leave-timeoff-kit': 9,
  'core-hr-pack-mn': 5,
  'core-hr-pack-wi': 5,
  'payroll-ops-pack-mn': 5,
  'payroll-ops-pack-wi': 5,
  'micro-templates-bundle-mn': 5,
  'micro-templates-bundle-wi': 5,
};
const highestGrade = 10;
/** Neighbours share a definition or a sentence of the law; a document with only its names changed would share nearly all. */
const mostShared = 0.2;
const wordsInARow = 6;

const documents = [...Object.keys(leastDocuments).map((name) => `templates/${name}`), 'starter-pack']
  .flatMap(markdownIn)
  .map((path) => {
    const source = readFileSync(join(content, path), 'utf8');
    return { path, text: source.replace(/^---\n[\s\S]*?\n---\n/, '') };
  });

/** The sentences of paragraphs and lists; headings, tables and lines to fill in are not read as sentences. */
function sentencesOf(text: string): string[] {
  const blocks: string[] = [];
  marked.walkTokens(marked.lexer(text), (token) => {
    if (token.type === 'paragraph' || (token.type === 'text' && 'tokens' in token)) {
      blocks.push(token.raw);
    }
  });
  return blocks.flatMap((block) =>
    block
      .replaceAll(/\{\{[^}]*\}\}/g, 'company')
      .replaceAll(/\]\([^)]*\)|\[\^[^\]]*\]|[[*_`]/g, '')
      .split(/(?<=[.?!])\s+/)
      .filter((sentence) => /[a-z]{2}/i.test(sentence)),
  );
}

const wordsOf = (text: string) => text.match(/[A-Za-z][A-Za-z’'-]*/g) ?? [];

function gradeOf(text: string): number {
  const sentences = sentencesOf(text);
  const words = sentences.flatMap(wordsOf);
  return fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllable(word), 0),
  });
}

function rowsOfWords(text: string): Set<string> {
  const words = text
    .replaceAll(/\{\{[^}]*\}\}/g, 'x')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return new Set(words?.map((_, at) => words.slice(at, at + wordsInARow).join(' ')));
}

describe('the library', () => {
  it.each(Object.entries(leastDocuments))('has in %s at least %i documents', (name, least) => {
    expect(markdownIn(`templates/${name}`).length).toBeGreaterThanOrEqual(least);
  });

  it(`is understood with ${String(highestGrade)} years of school`, () => {
    const grades = documents.map(({ path, text }) => ({ path, grade: gradeOf(text) }));
    expect(grades.filter(({ grade }) => !(grade <= highestGrade))).toEqual([]);
  });

  it('has no two documents that are each other with the names changed', () => {
    const rows = documents.map(({ path, text }) => ({ path, words: rowsOfWords(text) }));
    const alike = rows.flatMap((one, at) =>
      rows.slice(at + 1).flatMap((other) => {
        const common = [...one.words].filter((words) => other.words.has(words)).length;
        const shared = common / Math.min(one.words.size, other.words.size);
        return shared > mostShared ? [`${one.path} and ${other.path}: ${shared.toFixed(2)}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });
});
