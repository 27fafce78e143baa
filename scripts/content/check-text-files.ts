import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { excuses } from '../../supabase/functions/_shared/documents/mod.ts';
import { articleMatterSchema, postMatterSchema } from './article-files.ts';
import type { LawSentenceExceptions } from './check-law-sentences.ts';
import { checkPostFacts } from './post-facts.ts';
import { readTextFile, TextFileError, type FileProblem, type TextFile } from './text-file.ts';

const folders = [
  { folder: 'knowledge-base', schema: articleMatterSchema },
  { folder: 'blog', schema: postMatterSchema },
] as const;

/** Words that no text uses, with the reason of content/README.md ("Law"). */
const forbidden = /\bnon-?compliant\b|\bcompliant\b|\bguarantees compliance\b/i;
/** By file, words that are an excuse elsewhere: there a text explains how we read sources. */
const allowedWords: Readonly<Record<string, readonly string[]>> = {
  'knowledge-base/updates-and-versions.md': ['our sources'],
};
const anchorPattern = /\]\(([^)\s]+)\)/g;
const allowedTarget = /^(https:\/\/|mailto:|\/[a-z0-9/#?=&.-]*$|#)/;

/** Every mistake in the articles and posts below `contentFolder`, with file and line, and what the posts say about law. */
export function checkTextFiles(
  contentFolder: string,
  answers: LawSentenceExceptions,
): {
  count: number;
  problems: FileProblem[];
} {
  const problems: FileProblem[] = [];
  const files = folders.flatMap(({ folder, schema }) =>
    readdirSync(join(contentFolder, folder))
      .filter((name) => name.endsWith('.md'))
      .sort()
      .map((name) => ({ path: `${folder}/${name}`, schema })),
  );
  const addresses = new Set(files.map(({ path }) => `/${path.replace(/\.md$/, '')}`));
  for (const { path, schema } of files) {
    try {
      const source = readFileSync(join(contentFolder, path), 'utf8');
      problems.push(...findExcuses(source, path));
      problems.push(...checkBody(readTextFile(source, path, schema as z.ZodType), addresses));
      if (path.startsWith('blog/')) {
        problems.push(...checkPostFacts(readTextFile(source, path, postMatterSchema), answers));
      }
    } catch (error) {
      if (!(error instanceof TextFileError)) {
        throw error;
      }
      problems.push(...error.problems);
    }
  }
  return { count: files.length, problems: problems.map((one) => ({ ...one, path: `${contentFolder}/${one.path}` })) };
}

/** What a text says about our reading in place of the rule. Templates are held to the same words. */
export function findExcuses(source: string, path: string): FileProblem[] {
  return source.split('\n').flatMap((text, index) =>
    [...text.matchAll(excuses)]
      .filter(([words]) => !allowedWords[path]?.includes(words))
      .map(([words]) => ({
        path,
        line: index + 1,
        message: `"${words}" is an excuse: state the rule with its source, or say whom to ask`,
      })),
  );
}

function checkBody(file: TextFile<unknown>, addresses: ReadonlySet<string>): FileProblem[] {
  const { path, body, bodyLine, matter } = file;
  const problems: FileProblem[] = [];
  const add = (line: number, message: string) => problems.push({ path, line, message });
  const isKnown = (target: string) =>
    !/^\/(blog|knowledge-base)\/./.test(target) || addresses.has(target.split('#')[0] ?? '');
  let depth = 1;
  body.split('\n').forEach((text, index) => {
    const line = bodyLine + index;
    const level = /^(#+) /.exec(text)?.[1]?.length;
    if (level !== undefined) {
      if (level < 2 || level > depth + 1) {
        add(line, 'headings start at level 2 and skip no level');
      }
      depth = level;
    }
    if (/<\/?[a-z][^>]*>/i.test(text.replace(/`[^`]*`/g, ''))) {
      add(line, 'raw HTML is not allowed');
    }
    if (forbidden.test(text)) {
      add(line, 'the words "compliant" and "guarantees compliance" do not appear');
    }
    for (const [, target = ''] of text.matchAll(anchorPattern)) {
      if (!allowedTarget.test(target)) {
        add(line, `the link ${target} must start with https://, mailto: or /`);
      } else if (!isKnown(target)) {
        add(line, `there is nothing at ${target}`);
      }
    }
  });
  const { related } = matter as { related?: readonly string[] };
  for (const slug of related ?? []) {
    if (!addresses.has(`/knowledge-base/${slug}`)) {
      add(2, `related: there is no article ${slug}`);
    }
  }
  return problems;
}
