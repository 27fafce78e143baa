/**
 * `npm run fonts`: makes the web fonts in `public/fonts` and their style sheets in `src/ui` from the fonts of
 * @fontsource-variable and of the document engine. All are committed; run it after a change in `scripts/fonts`. Prints the sizes.
 */
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFonts } from './fonts/make-fonts.ts';

const folder = join('public', 'fonts');

const { files, css, documentCss } = await makeFonts();
for (const name of await readdir(folder)) {
  if (name.endsWith('.woff2') && !files.has(name)) await rm(join(folder, name));
}
for (const [name, bytes] of files) {
  await writeFile(join(folder, name), bytes);
  console.log(`${name}: ${(bytes.length / 1024).toFixed(1)} KB`);
}
await writeFile(join('src', 'ui', 'fonts.css'), css);
await writeFile(join('src', 'ui', 'document-fonts.css'), documentCss);
