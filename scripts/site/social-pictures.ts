import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import decodeWebp from '@jsquash/webp/decode.js';
import { brand } from '../../supabase/functions/_shared/contracts/brand.ts';
import { paintPixels } from '../../supabase/functions/_shared/pictures/render-png.ts';
import { thumbFile } from '../../src/catalog/page-pictures.ts';
import { type SocialContent, socialPictureSize } from '../../src/lib/seo/social-picture.ts';
import { indexedPng, plainPng } from './indexed-png.ts';
import { drawSocialPicture, type SocialDrawing } from './social-drawing.ts';
import { siteLetters } from './social-fonts.ts';

/** A cache for all builds of this checkout. */
const cacheFolder = resolve('node_modules/.cache/social-pictures');
/** Where the build leaves the first pages of the documents. */
const pageFolder = join('dist', 'pictures');

const entities: Readonly<Record<string, string>> = {
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

function metaOf(head: string, property: string): string {
  const content = new RegExp(`property="${property}" content="([^"]*)"`).exec(head)?.[1] ?? '';
  return content.replace(/&(?:#x27|quot|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);
}

interface Page {
  readonly head: string;
  readonly picture: SocialContent;
}

/** Title and host of a page's picture, from the head of the page. */
function namesOf(head: string, siteUrl: string): Pick<SocialDrawing, 'title' | 'note'> {
  const title = metaOf(head, 'og:title').replace(` - ${brand.name}`, '').replace(`${brand.name}: `, '');
  const { hostname } = new URL(siteUrl);
  const isPublic = hostname !== 'localhost' && !/^[\d.]+$/.test(hostname);
  return { title, ...(isPublic ? { note: hostname } : {}) };
}

const drawingCode = [
  'scripts/site/indexed-png.ts',
  'scripts/site/social-drawing.ts',
  'scripts/site/social-fonts.ts',
  'scripts/fonts/font-sources.ts',
  'supabase/functions/_shared/pictures/palette.ts',
  'supabase/functions/_shared/pictures/picture-fonts.ts',
  'supabase/functions/_shared/pictures/render-png.ts',
  'supabase/functions/_shared/pictures/wrap-title.ts',
];

/** Covers the drawing code too: when it changes, all pictures are drawn again. */
async function fingerprintOfCode(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of drawingCode) {
    hash.update(await readFile(name));
  }
  return hash.digest('hex');
}

let code: Promise<string> | undefined;

/** The first pages that the build has drawn; a document without one is left out. */
async function readPages(documents: readonly string[] = []) {
  const files = documents.map((name) => readFile(join(pageFolder, thumbFile(name, 360))).catch(() => null));
  return (await Promise.all(files)).flatMap((file) => (file ? [new Uint8Array(file)] : []));
}

async function paintOnce(names: Pick<SocialDrawing, 'title' | 'note'>, content: SocialContent) {
  code ??= fingerprintOfCode();
  const files = await readPages(content.documents);
  const key = createHash('sha256').update(`${await code} ${JSON.stringify({ ...names, ...content })}`);
  for (const file of files) key.update(file);
  const kept = join(cacheFolder, `${key.digest('hex').slice(0, 32)}.png`);
  const known = await readFile(kept).catch(() => null);
  if (known) return known;
  const pages = [];
  for (const file of files) pages.push(plainPng(await decodeWebp(file.buffer)));
  const fonts = await siteLetters();
  const drawing = drawSocialPicture({ ...names, ...content, pages }, fonts);
  const bytes = indexedPng({ data: await paintPixels(drawing, fonts.files), ...socialPictureSize });
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(kept, bytes);
  return bytes;
}

/** Draws the picture that a page's head names, unless its canonical address is another page. */
export async function writeSocialPicture(
  path: string,
  { head, picture }: Page,
  siteUrl: string,
  outFolder: string,
): Promise<void> {
  const address = metaOf(head, 'og:image');
  if (address === '' || metaOf(head, 'og:url') !== siteUrl + path) return;
  const file = join(outFolder, new URL(address).pathname);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await paintOnce(namesOf(head, siteUrl), picture));
}
