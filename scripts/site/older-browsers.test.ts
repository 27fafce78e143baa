import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import type { Extension } from 'mdast-util-from-markdown';
import { gfm } from 'micromark-extension-gfm';
import { afterAll, expect, it } from 'vitest';
import { withoutLookbehinds } from './older-browsers.ts';

const folder = mkdtempSync(join(process.cwd(), 'node_modules', '.older-browsers-'));
const file = join(folder, 'index.mjs');
const source = readFileSync('node_modules/mdast-util-gfm-autolink-literal/lib/index.js', 'utf8');
writeFileSync(file, withoutLookbehinds(source));
const { gfmAutolinkLiteralFromMarkdown } = (await import(file)) as {
  gfmAutolinkLiteralFromMarkdown: () => Extension;
};
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const isAutolink = (extension: Extension) => extension.transforms?.length === 1;

/** What the text becomes, without places. */
function read(text: string, inOlder: boolean): string {
  const extensions = gfmFromMarkdown();
  const own = inOlder
    ? [gfmAutolinkLiteralFromMarkdown(), ...extensions.filter((extension) => !isAutolink(extension))]
    : extensions;
  const tree = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: own });
  return JSON.stringify(tree, (key, value: unknown) => (key === 'position' ? undefined : value));
}

const pieces = [
  'www.a.org',
  'https://b.co/c',
  'a@b.org',
  'mailto:',
  'xmpp:',
  'c.d+e@f.gh',
  '.',
  '-',
  '@',
  ' ',
  'x',
  '_',
  '1',
  '/',
  '\\',
  '(',
  '&copy;',
];

it('makes the same links as the package, in any text', () => {
  let seed = 7;
  const next = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
  for (let round = 0; round < 300; round += 1) {
    const text = Array.from({ length: 1 + next(8) }, () => pieces[next(pieces.length)]).join('');
    expect([text, read(text, true)]).toEqual([text, read(text, false)]);
  }
  expect(read('Write to a&#64;b.org', true)).toContain('"url":"mailto:a@b.org"');
});

it('says when the package has changed', () => {
  expect(() => withoutLookbehinds('export {}')).toThrow('has changed');
});
