import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readingGrade } from './reading-grade';
import { findTranslatedPhrases } from './translated-phrases';

const content = fileURLToPath(new URL('../../content/', import.meta.url));
const markdownIn = (folder: string) =>
  readdirSync(join(content, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

/** What the specification promises, or five where it promises less. */
const leastDocuments = {
  'mn-paid-leave-kit': 7,
  'wi-leave-timeoff-kit': 9,
  'core-hr-pack-mn': 11,
  'core-hr-pack-wi': 5,
  'payroll-ops-pack-mn': 5,
  'payroll-ops-pack-wi': 5,
  'micro-templates-bundle-mn': 5,
  'micro-templates-bundle-wi': 5,
};
const highestGrade = 9;
/** Neighbors share a definition or a sentence of the law; a document with only its names changed would share nearly all. */
const mostShared = 0.2;
const wordsInARow = 6;

const textsIn = (folders: readonly string[]) =>
  folders.flatMap(markdownIn).map((path) => {
    const source = readFileSync(join(content, path), 'utf8');
    return { path, source, text: source.replace(/^---\n[\s\S]*?\n---\n/, '') };
  });
const documents = textsIn([...Object.keys(leastDocuments).map((name) => `templates/${name}`), 'starter-pack']);
const articles = textsIn(['knowledge-base', 'blog']);

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
    const grades = [...documents, ...articles].map(({ path, text }) => ({ path, grade: readingGrade(text) }));
    expect(grades.filter(({ grade }) => !(grade <= highestGrade))).toEqual([]);
  });

  it('reads as a US HR editor writes', () => {
    const found = [...documents, ...articles].flatMap(({ path, source }) =>
      findTranslatedPhrases(source).map((phrase) => `${path}: ${phrase}`),
    );
    expect(found).toEqual([]);
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
