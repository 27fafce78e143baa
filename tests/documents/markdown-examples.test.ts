import { join } from 'node:path';
import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { describe, expect, it } from 'vitest';
import { fillTemplate, TemplateError } from '../../supabase/functions/_shared/documents/mod.ts';
import { MarkdownTree, writeMarkdown } from '../../supabase/functions/_shared/documents/testing/internals.ts';
import { makeSource, parseSource } from '../../supabase/functions/_shared/documents/testing/make-template.ts';
import { markdownExamples } from './support/markdown-examples.ts';
import { pandocTree } from './support/pandoc-tree.ts';
import { plainTree } from './support/plain-tree.ts';
import { inParallel, temporaryFolder } from './support/programs.ts';

/** Where our own syntax means something else than GFM. */
const own: Readonly<Record<string, string>> = {
  'CommonMark 50 (Thematic breaks)': 'five underscores are a line to write on',
  'CommonMark 468 (Emphasis and strong emphasis)': 'five underscores are a line to write on',
  'GFM footnotes 3': 'the paragraphs of a note become lines of one',
};

/** Where pandoc reads the example itself otherwise than the standard. */
const pandocs: Readonly<Record<string, string>> = {
  'CommonMark 39 (Entity and numeric character references)':
    'a line end written as a reference stays in a word',
  'CommonMark 98 (Setext headings)': 'two lines of three dashes are front matter',
  'CommonMark 606 (Autolinks)': 'an escaped plus sign is no part of an email address',
  'GFM tables 5': 'a line below a table is no row of it',
  'GFM strikes 1': 'one tilde is no strike',
  'GFM footnotes 2': 'a note ends with its first line',
};

/** The example as our tree, or what is wrong with it. */
function read(markdown: string): Root | string {
  try {
    const document = fillTemplate(parseSource(makeSource(markdown)), 'blank');
    const tree = new MarkdownTree(document.footnotes);
    return { type: 'root', children: [...tree.blocks(document.blocks), ...tree.notes()] };
  } catch (error) {
    if (error instanceof TemplateError) return error.problems[0]?.message.replace(/[:,].*/s, '') ?? '';
    throw error;
  }
}

const standard = (markdown: string): unknown =>
  plainTree(fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }));

const examples = markdownExamples.map((example) => ({ ...example, tree: read(example.markdown) }));
const known = examples.flatMap(({ tree, ...example }) =>
  typeof tree === 'string' ? [] : [{ ...example, tree }],
);
const namesOf = (list: readonly { readonly name: string }[]): string[] => list.map(({ name }) => name);

describe('the examples of CommonMark 0.31.2 and of what GFM adds', () => {
  it('are refused for what no document may hold', () => {
    const reasons = new Map<string, number>();
    for (const { tree } of examples)
      if (typeof tree === 'string') reasons.set(tree, (reasons.get(tree) ?? 0) + 1);
    expect(Object.fromEntries(reasons)).toEqual({
      'a brace belongs to no fact and no condition': 1,
      'a link must begin with https': 61,
      'raw HTML is not allowed': 72,
      'images are not allowed': 20,
    });
    expect(known).toHaveLength(527);
  });

  it('are otherwise read as micromark reads them', () => {
    const others = known.filter(
      ({ markdown, tree }) => JSON.stringify(plainTree(tree)) !== JSON.stringify(standard(markdown)),
    );
    expect(namesOf(others)).toEqual(Object.keys(own));
  });

  it('are the same document when our file of them is read', () => {
    for (const { name, tree } of known) expect(standard(writeMarkdown(tree)), name).toEqual(plainTree(tree));
  });

  it(
    'are the same document for pandoc as our file of them',
    { tags: ['full'], timeout: 300_000 },
    async () => {
      const folder = temporaryFolder('markdown');
      const others: string[] = [];
      await inParallel(known, async ({ name, markdown, tree }) => {
        const path = join(folder, `${name.replace(/[^a-z0-9]+/gi, '-')}.md`);
        const before = await pandocTree(markdown, path);
        const after = await pandocTree(writeMarkdown(tree), path);
        if (JSON.stringify(before) !== JSON.stringify(after)) others.push(name);
      });
      expect(others.sort()).toEqual([...Object.keys(own), ...Object.keys(pandocs)].sort());
    },
  );
});
