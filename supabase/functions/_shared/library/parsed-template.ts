import { parseTemplate, readerRevision, templateOf, treeOf } from '../documents/mod.ts';
import type { Template, TemplateTree } from '../documents/mod.ts';
import { databaseError } from '../http/define-function.ts';
import type { Client } from '../http/context.ts';
import { publisher } from './publisher.ts';

export interface TemplateSource {
  readonly path: string;
  readonly content: string;
  readonly contentHash: string;
}

const capacity = 200;
/** Hashes in one question: they stand in its address. */
const askedAtOnce = 40;
const parsed = new Map<string, Template>();

const keyOf = ({ path, contentHash }: Pick<TemplateSource, 'path' | 'contentHash'>) =>
  `${path} ${contentHash}`;

/** A text as a tree. `loadTrees` has brought it into memory; without it the text is read here. */
export function parsedTemplate(source: TemplateSource): Template {
  return parsed.get(keyOf(source)) ?? keep(source, parseTemplate(source.content, source.path, publisher));
}

/**
 * Brings the stored trees of texts into memory, since reading a text takes a hundred times as long. A text without one, after an
 * update of the code that reads it, is read and its tree stored.
 */
export async function loadTrees(client: Client, sources: readonly TemplateSource[]): Promise<void> {
  const wanted = sources.filter((source) => !parsed.has(keyOf(source)));
  const stored = await storedTrees(client, wanted);
  const unread = wanted.filter((source) => {
    const tree = stored.get(keyOf(source));
    if (tree) keep(source, templateOf(tree, publisher));
    return !tree;
  });
  await storeTrees(
    client,
    unread.map((source) => ({ ...source, template: parsedTemplate(source) })),
  );
}

export type ReadText = Pick<TemplateSource, 'path' | 'contentHash'> & { readonly template: Template };

/** Stores the trees of texts that were read, one at a time: the tree of a handbook is as large as a call should be. */
export async function storeTrees(client: Client, texts: readonly ReadText[]): Promise<void> {
  for (const { path, contentHash, template } of texts) {
    const tree = JSON.stringify(treeOf(template));
    const { error } = await client
      .from('template_trees')
      .upsert(
        { path, content_hash: contentHash, reader_revision: readerRevision, tree },
        { ignoreDuplicates: true },
      );
    if (error) {
      throw databaseError(error);
    }
  }
}

async function storedTrees(
  client: Client,
  wanted: readonly TemplateSource[],
): Promise<ReadonlyMap<string, TemplateTree>> {
  const hashes = [...new Set(wanted.map(({ contentHash }) => contentHash))];
  const parts = Array.from({ length: Math.ceil(hashes.length / askedAtOnce) }, (_, part) =>
    hashes.slice(part * askedAtOnce, (part + 1) * askedAtOnce),
  );
  const answers = await Promise.all(
    parts.map((part) =>
      client
        .from('template_trees')
        .select('path, content_hash, tree')
        .eq('reader_revision', readerRevision)
        .in('content_hash', part),
    ),
  );
  return new Map(
    answers.flatMap(({ data, error }) => {
      if (error) {
        throw databaseError(error);
      }
      return data.map(({ path, content_hash, tree }) => [
        keyOf({ path, contentHash: content_hash }),
        // Written by `storeTrees` alone, under the revision of the code that reads it.
        JSON.parse(tree) as TemplateTree,
      ]);
    }),
  );
}

function keep(source: TemplateSource, template: Template): Template {
  parsed.set(keyOf(source), template);
  for (const oldest of parsed.keys()) {
    if (parsed.size <= capacity) {
      break;
    }
    parsed.delete(oldest);
  }
  return template;
}
