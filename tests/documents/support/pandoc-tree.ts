import { writeFile } from 'node:fs/promises';
import { run } from './programs.ts';

interface PandocNode {
  readonly t?: string;
  readonly c?: unknown;
}

/** What pandoc reads in a Markdown file, as plain data without what no document shows. */
export async function pandocTree(markdown: string, path: string): Promise<unknown> {
  await writeFile(path, markdown);
  const { blocks } = JSON.parse(await run('pandoc', ['-f', 'gfm', '-t', 'json', path])) as {
    blocks: unknown;
  };
  return plain(blocks);
}

function plain(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/[“”]/g, '"').replace(/[‘’]/g, "'");
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const { t, c } = value as PandocNode;
  if (t === 'SoftBreak') return { t: 'Space' };
  // Attributes and titles: ids of headings, the language of code, what a pointer shows over a link.
  if (t === 'CodeBlock') return { t, c: String((c as unknown[])[1]).replace(/\n+$/, '') };
  if (t === 'Link') return { t, c: [plain((c as unknown[])[1]), (c as [unknown, unknown, unknown[]])[2][0]] };
  if (t === 'OrderedList') return { t, c: [(c as [[number], unknown])[0][0], plain((c as unknown[])[1])] };
  if (t === 'Header') return { t, c: [(c as unknown[])[0], plain((c as unknown[])[2])] };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
}
