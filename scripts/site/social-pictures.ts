import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { brand } from '../../supabase/functions/_shared/contracts/brand.ts';
import { paintPicture } from '../../supabase/functions/_shared/pictures/render-png.ts';
import type { Picture } from '../../supabase/functions/_shared/pictures/draw-picture.ts';
import { socialPictureSize } from '../../src/lib/seo/social-picture.ts';

/** A cache for all builds of this checkout. */
const cacheFolder = resolve('node_modules/.cache/social-pictures');
const drawingCode = resolve('supabase/functions/_shared/pictures');

const kickers: readonly (readonly [RegExp, string])[] = [
  [/^\/blog\//, 'Blog'],
  [/^\/knowledge-base\//, 'Knowledge base'],
  [/^\/templates\//, 'Policy templates'],
  [/-paid-leave-policy-template$|^\/states\//, 'State law'],
  [/-hr-policy-templates$/, 'By industry'],
];

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

/** The text of a page's picture, from the head of the page. */
function pictureOf(path: string, head: string, siteUrl: string): Picture {
  const title = metaOf(head, 'og:title').replace(` - ${brand.name}`, '').replace(`${brand.name}: `, '');
  const kicker = kickers.find(([pattern]) => pattern.test(path))?.[1];
  const { hostname } = new URL(siteUrl);
  const isPublic = hostname !== 'localhost' && !/^[\d.]+$/.test(hostname);
  return {
    ...socialPictureSize,
    title,
    ...(kicker ? { kicker } : {}),
    ...(isPublic ? { note: hostname } : {}),
  };
}

/** Covers the drawing code too: when it changes, all pictures are drawn again. */
async function fingerprintOfCode(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of [
    'draw-picture.ts',
    'palette.ts',
    'picture-fonts.ts',
    'wrap-title.ts',
    'render-png.ts',
  ]) {
    hash.update(await readFile(join(drawingCode, name)));
  }
  return hash.digest('hex');
}

let code: Promise<string> | undefined;

async function paintOnce(picture: Picture): Promise<Uint8Array> {
  code ??= fingerprintOfCode();
  const key = createHash('sha256')
    .update(`${await code} ${JSON.stringify(picture)}`)
    .digest('hex');
  const file = join(cacheFolder, `${key.slice(0, 32)}.png`);
  const known = await readFile(file).catch(() => null);
  if (known) return known;
  const bytes = await paintPicture(picture);
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(file, bytes);
  return bytes;
}

/** Draws the picture that a page's head names, unless its canonical address is another page. */
export async function writeSocialPicture(
  path: string,
  head: string,
  siteUrl: string,
  outFolder: string,
): Promise<void> {
  const address = metaOf(head, 'og:image');
  if (address === '' || metaOf(head, 'og:url') !== siteUrl + path) return;
  const file = join(outFolder, new URL(address).pathname);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await paintOnce(pictureOf(path, head, siteUrl)));
}
