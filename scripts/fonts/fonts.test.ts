import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { charactersOf, makeFonts, unicodeRange } from './make-fonts.ts';
import { basicText } from './font-sources.ts';

const folder = join('public', 'fonts');
const page = readFileSync('index.html', 'utf8');
const preloaded = [...page.matchAll(/<link[^>]*\sas="font"[^>]*\shref="\/fonts\/([^"]+)"/g)].map(
  ([, name = '']) => name,
);

it('makes the committed files and style sheets', { timeout: 60_000 }, async () => {
  const { files, css, documentCss } = await makeFonts();
  expect(readdirSync(folder).filter((name) => name.endsWith('.woff2'))).toEqual([...files.keys()].sort());
  for (const [name, bytes] of files) {
    expect(readFileSync(join(folder, name)).equals(bytes), name).toBe(true);
  }
  expect(readFileSync('src/ui/fonts.css', 'utf8')).toBe(css);
  expect(readFileSync('src/ui/document-fonts.css', 'utf8')).toBe(documentCss);
});

it('preloads two files of at most 15 KB with all characters of English text', () => {
  expect(preloaded.map((name) => name.replace(/-\w+\.woff2$/, ''))).toEqual([
    'newsreader-basic',
    'public-sans-basic',
  ]);
  for (const name of preloaded) {
    expect(statSync(join(folder, name)).size).toBeLessThan(15 * 1024);
    const characters = new Set(charactersOf(readFileSync(join(folder, name))));
    expect(
      Array.from(basicText).filter((character) => !characters.has(character.codePointAt(0) ?? 0)),
    ).toEqual([]);
  }
});

it('gives no two files the same character, so that a page loads only what it needs', () => {
  const ranges = [
    ...readFileSync('src/ui/fonts.css', 'utf8').matchAll(
      /url\('\/fonts\/([\w-]+)[^}]*unicode-range: ([^;]+)/g,
    ),
  ].map(([, name = '', range = '']) => ({ name, range }));
  expect(ranges).toHaveLength(4);
  for (const { name, range } of ranges) {
    expect(unicodeRange(charactersOf(readFileSync(join(folder, `${name}.woff2`)))), name).toBe(range);
  }
});

it('writes ranges as CSS does', () => {
  expect(unicodeRange([0xa0, 0x20, 0x21, 0x22])).toBe('U+20-22, U+A0');
});
