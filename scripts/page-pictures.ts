/**
 * Draws the pages of the library that the site shows, in `sample` mode: PDF by our own engine, its page by PDFium, WebP. Kept in
 * PICTURES_DIR under a hash of the document and of the engine, so a second build draws nothing. Prints a JSON list of
 * `{file, kept}`: the picture's name on the site and the kept file.
 */
import { createHash } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import encodeWebp from '@jsquash/webp/encode.js';
import { pagePictures, pictureFile, pictureSize, type PagePicture } from '../src/catalog/page-pictures.ts';
import { bundledFonts } from '../supabase/functions/_shared/documents/fonts.ts';
import { parseTemplate } from '../supabase/functions/_shared/documents/parse-template.ts';
import { renderDocument } from '../supabase/functions/_shared/documents/render.ts';

const folder = process.env['PICTURES_DIR'] ?? join('node_modules', '.cache', 'page-pictures');
/** Changes with the engine, the fonts and the programs that draw; given by the build. */
const engine = process.env['PICTURES_ENGINE'] ?? '';
/** Text stays crisp and a page within 40 KB. */
const quality = 50;

const library = await PDFiumLibrary.init();

async function draw(source: string, { document, page }: PagePicture): Promise<Uint8Array> {
  const template = parseTemplate(source, `content/${document}`);
  const pdf = await renderDocument({ template, mode: 'sample', format: 'pdf', fonts: bundledFonts() });
  const opened = await library.loadDocument(pdf.bytes);
  try {
    const { data, width, height } = await opened
      .getPage(page - 1)
      .render({ ...pictureSize, render: 'bitmap' });
    const pixels = new ImageData(new Uint8ClampedArray(data), width, height);
    return new Uint8Array(await encodeWebp(pixels, { quality }));
  } finally {
    opened.destroy();
  }
}

async function keep(picture: PagePicture): Promise<{ file: string; kept: string }> {
  const source = await readFile(join('content', picture.document), 'utf8');
  const key = createHash('sha256').update(
    JSON.stringify([engine, quality, pictureSize, picture.page, source]),
  );
  const kept = join(folder, `${key.digest('hex')}.webp`);
  const isThere = await access(kept).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    // Written beside and renamed: a build that is stopped leaves no half picture behind.
    await writeFile(`${kept}.part`, await draw(source, picture));
    await rename(`${kept}.part`, kept);
  }
  return { file: pictureFile(picture), kept };
}

await mkdir(folder, { recursive: true });
const made: Awaited<ReturnType<typeof keep>>[] = [];
for (const picture of pagePictures) {
  made.push(await keep(picture));
}
library.destroy();
console.log(JSON.stringify(made));
