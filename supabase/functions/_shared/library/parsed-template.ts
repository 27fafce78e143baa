import { parseTemplate, readerRevision, templateOf, treeOf } from '../documents/mod.ts';
import type { Template, TemplateTree } from '../documents/mod.ts';
import { databaseError } from '../http/define-function.ts';
import type { Client } from '../http/context.ts';
import { HttpError } from '../http/http-error.ts';
import { publisher } from './publisher.ts';

/** Which text it is: a text of the same hash is the same. */
export interface TextName {
  readonly path: string;
  readonly contentHash: string;
}

export interface TemplateSource extends TextName {
  readonly content: string;
}

const capacity = 200;
/** Hashes in one question: they stand in its address. */
const askedAtOnce = 40;
const parsed = new Map<string, Template>();
/** What is being brought into memory, so that many who come at once ask for each text once. */
const coming = new Map<string, Promise<Trees>>();
type Trees = ReadonlyMap<string, Template>;

const keyOf = ({ path, contentHash }: TextName) => `${path} ${contentHash}`;

/** A text as a tree. `loadTrees` has brought it into memory; without it the text is read here. */
export function parsedTemplate(source: TemplateSource): Template {
  return parsed.get(keyOf(source)) ?? keep(source, parseTemplate(source.content, source.path, publisher));
}

/**
 * Brings the stored trees of texts into memory, since reading a text takes a hundred times as long. A text without one, after an
 * update of the code that reads it, is read and its tree stored.
 */
export async function loadTrees(client: Client, sources: readonly TemplateSource[]): Promise<void> {
  await bringIn(client, sources, () => Promise.resolve(sources));
}

/** Texts of templates as trees, in their order. Only what this process has not in memory is asked for. */
export async function readTrees(client: Client, texts: readonly TextName[]): Promise<Template[]> {
  const trees = await bringIn(client, texts, loadSources);
  return texts.map((text) => {
    const tree = trees.get(keyOf(text));
    if (!tree) throw new HttpError(400, 'unknown_text', 'There is no such text.', { field: 'template' });
    return tree;
  });
}

type SourcesOf = (client: Client, unread: readonly TextName[]) => Promise<readonly TemplateSource[]>;

/** Answers the trees too: memory is bounded, and may have lost one before its caller comes to it. */
async function bringIn(client: Client, texts: readonly TextName[], sourcesOf: SourcesOf): Promise<Trees> {
  const known = new Map(
    texts.flatMap((text) => {
      const template = parsed.get(keyOf(text));
      return template ? [[keyOf(text), template] as const] : [];
    }),
  );
  const missing = texts.filter((text) => !known.has(keyOf(text)));
  const unasked = missing.filter((text) => !coming.has(keyOf(text)));
  if (unasked.length > 0) {
    const asked = askFor(client, unasked, sourcesOf);
    for (const text of unasked) coming.set(keyOf(text), asked);
    const forget = () => unasked.forEach((text) => coming.delete(keyOf(text)));
    asked.then(forget, forget);
  }
  const waited = await Promise.all([...new Set(missing.map((text) => coming.get(keyOf(text))))]);
  return new Map([...known, ...waited.flatMap((trees) => [...(trees ?? [])])]);
}

async function askFor(client: Client, texts: readonly TextName[], sourcesOf: SourcesOf): Promise<Trees> {
  const stored = await storedTrees(client, texts);
  const trees = new Map<string, Template>();
  for (const text of texts) {
    const tree = stored.get(keyOf(text));
    if (tree) trees.set(keyOf(text), keep(text, templateOf(tree, publisher)));
  }
  const unread = texts.filter((text) => !trees.has(keyOf(text)));
  if (unread.length === 0) return trees;
  const read = (await sourcesOf(client, unread))
    .filter((source) => unread.some((text) => keyOf(text) === keyOf(source)))
    .map((source) => ({ ...source, template: parsedTemplate(source) }));
  await storeTrees(client, read);
  return new Map([...trees, ...read.map((source) => [keyOf(source), source.template] as const)]);
}

/** The texts themselves: without a tree they must be read. */
async function loadSources(client: Client, unread: readonly TextName[]): Promise<TemplateSource[]> {
  const rows = await askInChunks(unread, (hashes) =>
    client
      .from('template_versions')
      .select('content, content_hash, templates!inner(path)')
      .in('content_hash', hashes),
  );
  const sources = rows.map(({ content, content_hash, templates: { path } }) => ({
    path,
    content,
    contentHash: content_hash,
  }));
  return [...new Map(sources.map((source) => [keyOf(source), source])).values()];
}

export type ReadText = TextName & { readonly template: Template };

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
  wanted: readonly TextName[],
): Promise<ReadonlyMap<string, TemplateTree>> {
  const rows = await askInChunks(wanted, (hashes) =>
    client
      .from('template_trees')
      .select('path, content_hash, tree')
      .eq('reader_revision', readerRevision)
      .in('content_hash', hashes),
  );
  return new Map(
    rows.map(({ path, content_hash, tree }) => [
      keyOf({ path, contentHash: content_hash }),
      // Written by `storeTrees` alone, under the revision of the code that reads it.
      JSON.parse(tree) as TemplateTree,
    ]),
  );
}

type Answer<Row> = PromiseLike<
  | { readonly data: readonly Row[]; readonly error: null }
  | { readonly data: null; readonly error: Parameters<typeof databaseError>[0] }
>;

async function askInChunks<Row>(
  texts: readonly TextName[],
  ask: (hashes: readonly string[]) => Answer<Row>,
): Promise<Row[]> {
  const hashes = [...new Set(texts.map(({ contentHash }) => contentHash))];
  const parts = Array.from({ length: Math.ceil(hashes.length / askedAtOnce) }, (_, part) =>
    hashes.slice(part * askedAtOnce, (part + 1) * askedAtOnce),
  );
  const answers = await Promise.all(parts.map(ask));
  return answers.flatMap(({ data, error }) => {
    if (error) throw databaseError(error);
    return data;
  });
}

function keep(source: TextName, template: Template): Template {
  parsed.set(keyOf(source), template);
  for (const oldest of parsed.keys()) {
    if (parsed.size <= capacity) {
      break;
    }
    parsed.delete(oldest);
  }
  return template;
}
