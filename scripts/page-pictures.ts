/**
 * Draws the first page of every document of the library in `sample` mode, in two sizes: PDF by our own engine, its page by
 * PDFium, WebP. Kept in PICTURES_DIR under a hash of the document and
 * of the engine, so a second build draws nothing. Prints a JSON list of `{file, kept}`: the picture's name on the site and the
 * kept file.
 */
import { createHash } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import encodeWebp from '@jsquash/webp/encode.js';
import { thumbFile, thumbSize, thumbWidths } from '../src/catalog/page-pictures.ts';
import { bundledFonts, parseTemplate, renderDocument } from '../supabase/functions/_shared/documents/mod.ts';
import { shippedFactTexts } from '../supabase/functions/_shared/library/fact-texts.ts';
import { publisher } from '../supabase/functions/_shared/library/publisher.ts';

const folder = process.env['PICTURES_DIR'] ?? join('node_modules', '.cache', 'page-pictures');
/** Changes with the engine, the fonts and the programs that draw; given by the build. */
const engine = process.env['PICTURES_ENGINE'] ?? '';
/** Text stays crisp and a page within 40 KB. */
const quality = 50;

interface Wanted {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

/** The pictures of a document, by its path below `content`. */
function picturesOf(document: string): Wanted[] {
  return thumbWidths.map((width) => ({
    file: thumbFile(document, width),
    width,
    height: Math.round((thumbSize.height * width) / thumbSize.width),
  }));
}

const library = await PDFiumLibrary.init();

/** Draws those pictures of a document that are not kept yet. */
async function keep(document: string): Promise<{ file: string; kept: string }[]> {
  const source = await readFile(join('content', document), 'utf8');
  const pictures = picturesOf(document).map((picture) => {
    const { width, height } = picture;
    const key = createHash('sha256').update(JSON.stringify([engine, quality, width, height, source]));
    return { ...picture, kept: join(folder, `${key.digest('hex')}.webp`) };
  });
  const missing = [];
  for (const picture of pictures) {
    if (!(await isThere(picture.kept))) missing.push(picture);
  }
  if (missing.length > 0) {
    const template = parseTemplate(source, `content/${document}`, publisher);
    const pdf = await renderDocument({
      template,
      mode: 'sample',
      format: 'pdf',
      fonts: bundledFonts(),
      facts: shippedFactTexts,
    });
    const opened = await library.loadDocument(pdf.bytes);
    for (const { kept, width, height } of missing) {
      const { data } = await opened.getPage(0).render({ width, height, render: 'bitmap' });
      const pixels = new ImageData(new Uint8ClampedArray(data), width, height);
      // Written beside and renamed: a build that is stopped leaves no half picture behind.
      await writeFile(`${kept}.part`, new Uint8Array(await encodeWebp(pixels, { quality })));
      await rename(`${kept}.part`, kept);
    }
    opened.destroy();
  }
  return pictures.map(({ file, kept }) => ({ file, kept }));
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

async function allDocuments(): Promise<string[]> {
  const found = [];
  for (const area of ['templates', 'starter-pack']) {
    const files = await readdir(join('content', area), { recursive: true });
    found.push(...files.filter((file) => file.endsWith('.md')).map((file) => join(area, file)));
  }
  return found.sort();
}

await mkdir(folder, { recursive: true });
const made: { file: string; kept: string }[] = [];
for (const document of await allDocuments()) {
  made.push(...(await keep(document)));
}
library.destroy();
console.log(JSON.stringify(made));
