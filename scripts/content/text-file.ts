import { isMap, isSeq, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';

export interface FileProblem {
  readonly path: string;
  /** From 1, in the whole file. */
  readonly line: number;
  readonly message: string;
}

export interface TextFile<Matter> {
  readonly slug: string;
  readonly path: string;
  readonly source: string;
  readonly matter: Matter;
  readonly body: string;
  /** The body's first line in the file. */
  readonly bodyLine: number;
}

export class TextFileError extends Error {
  override readonly name = 'TextFileError';
  readonly problems: readonly FileProblem[];

  constructor(problems: readonly FileProblem[]) {
    super(problems.map(({ path, line, message }) => `${path}:${line}: ${message}`).join('\n'));
    this.problems = problems;
  }
}

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** An article or a post: front matter after `schema`, then Markdown. Throws a TextFileError that names every mistake. */
export function readTextFile<Schema extends z.ZodType>(
  source: string,
  path: string,
  schema: Schema,
): TextFile<z.output<Schema>> {
  const text = source.replaceAll('\r\n', '\n');
  const slug = path.split('/').at(-1)?.replace(/\.md$/, '') ?? '';
  const fail = (line: number, message: string): never => {
    throw new TextFileError([{ path, line, message }]);
  };
  if (!slugPattern.test(slug)) {
    fail(1, 'the name of the file must be lower-case words with hyphens between them');
  }
  const end = text.indexOf('\n---\n', 3);
  if (!text.startsWith('---\n') || end < 0) {
    fail(1, 'the file must begin with front matter between two lines of ---');
  }
  const matter = readYaml(text.slice(4, end + 1), path, schema, 1);
  const bodyStart = end + 5 + (text.slice(end + 5).length - text.slice(end + 5).trimStart().length);
  return {
    slug,
    path,
    source,
    matter,
    body: text.slice(bodyStart).trimEnd(),
    bodyLine: text.slice(0, bodyStart).split('\n').length,
  };
}

/** YAML read with `schema`. Throws a TextFileError that names every mistake; `linesBefore` is where it starts in its file. */
export function readYaml<Schema extends z.ZodType>(
  source: string,
  path: string,
  schema: Schema,
  linesBefore = 0,
): z.output<Schema> {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, schema: 'core', uniqueKeys: true });
  const [syntax] = document.errors;
  if (syntax) {
    const line = linesBefore + lines.linePos(syntax.pos[0]).line;
    throw new TextFileError([{ path, line, message: syntax.message.split('\n')[0] ?? '' }]);
  }
  const data = schema.safeParse(document.toJS({ maxAliasCount: 0 }));
  if (data.success) {
    return data.data;
  }
  throw new TextFileError(
    data.error.issues.map((issue) => ({
      path,
      line: linesBefore + lineOf(document, lines, issue.path),
      message: `${issue.path.join('.') || 'front matter'}: ${issue.message}`,
    })),
  );
}

/** The line of the named value, or of the value that should contain it. */
function lineOf(document: Document, lines: LineCounter, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => String(item.key) === String(key));
      node = pair?.value;
      offset = (pair?.key as { range?: [number] } | undefined)?.range?.[0] ?? offset;
    } else if (isSeq(node)) {
      node = node.items[Number(key)];
      offset = (node as { range?: [number] } | undefined)?.range?.[0] ?? offset;
    }
  }
  return lines.linePos(offset).line;
}
