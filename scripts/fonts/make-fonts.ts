import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';
import { fallbacks, type Fallback } from './fallbacks.ts';
import {
  basicText,
  documentFontSources,
  fontSources,
  keptFeatures,
  type FontFace,
  type FontSource,
} from './font-sources.ts';

export interface MadeFonts {
  /** By name of the file in `public/fonts`. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** `src/ui/fonts.css`. */
  readonly css: string;
  /** `src/ui/document-fonts.css`. */
  readonly documentCss: string;
}

/** `U+20-7E, U+A0`: a list of characters as CSS writes it. */
export function unicodeRange(codePoints: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const point of [...codePoints].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && point <= last[1] + 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return ranges.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join(', ');
}

/** The characters of a font file. */
export function charactersOf(file: Uint8Array): readonly number[] {
  const font = create(Buffer.from(file));
  if (font.isCollection) throw new Error('A font file holds one font');
  // The table of characters ends with U+FFFF, which is none.
  return font.characterSet.filter((point) => point !== 0xffff);
}

async function subset(original: Buffer, codePoints: readonly number[], axes: FontSource['axes'] = {}) {
  // A variable, because its types describe an older version, which did not know `keepFeatures`.
  const options = { targetFormat: 'woff2', variationAxes: axes, keepFeatures: keptFeatures } as const;
  return subsetFont(original, String.fromCodePoint(...codePoints), options);
}

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

/** A system font in the width and the line box of the web font, so that nothing moves when the web font comes. */
async function fallbackFace(font: FontSource, original: Buffer, fallback: Fallback): Promise<string> {
  const axes = { ...font.axes, wght: fallback.measuredAt };
  const ours = await fromBuffer(await subset(original, charactersOf(original), axes));
  const { metrics } = fallback;
  const sizeAdjust = ours.xWidthAvg / ours.unitsPerEm / (metrics.xWidthAvg / metrics.unitsPerEm);
  const perLine = (length: number) => percent(Math.abs(length) / ours.unitsPerEm / sizeAdjust);
  return `@font-face {
  font-family: '${font.family} ${fallback.suffix}';
  src: ${fallback.locals.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${fallback.weight};
  size-adjust: ${percent(sizeAdjust)};
  ascent-override: ${perLine(ours.ascent)};
  descent-override: ${perLine(ours.descent)};
  line-gap-override: ${perLine(ours.lineGap)};
}
`;
}

const webFace = ({ family, weight }: FontFace, file: string, codePoints: readonly number[]) => `@font-face {
  font-family: '${family}';
  src: url('/fonts/${file}') format('woff2');
  font-weight: ${weight};
  font-display: swap;
  unicode-range: ${unicodeRange(codePoints)};
}
`;

const header = `/*
 * Written by \`npm run fonts\`. Each web font is two files: what English text needs, which every page preloads, and the other
 * Latin characters, which come when a page has one. The fallbacks have the width and the line box of the web fonts.
 */
`;
const documentHeader = `/* Written by \`npm run fonts\`: the fonts of the PDF files, for the frames that show documents. */
`;

/** The hash is in the name because browsers keep fonts for a year. */
const fileName = (name: string, file: Uint8Array) =>
  `${name}-${createHash('sha256').update(file).digest('hex').slice(0, 8)}.woff2`;

/** Makes the web fonts and their style sheets. The same sources give the same bytes. */
export async function makeFonts(): Promise<MadeFonts> {
  const files = new Map<string, Uint8Array>();
  const faces: string[] = [];
  const basic = new Set(Array.from(basicText, (character) => character.codePointAt(0) ?? 0));
  for (const font of fontSources) {
    const original = await readFile(join('node_modules', font.source));
    const all = charactersOf(original);
    const parts = {
      basic: all.filter((point) => basic.has(point)),
      latin: all.filter((point) => !basic.has(point)),
    };
    for (const [part, codePoints] of Object.entries(parts)) {
      const file = await subset(original, codePoints, font.axes);
      const name = fileName(`${font.name}-${part}`, file);
      files.set(name, file);
      faces.push(webFace(font, name, codePoints));
    }
    for (const fallback of fallbacks[font.family] ?? []) {
      faces.push(await fallbackFace(font, original, fallback));
    }
  }
  const documentFaces: string[] = [];
  for (const font of documentFontSources) {
    const original = await readFile(join('supabase/functions/_shared/documents/fonts', font.source));
    const codePoints = charactersOf(original).filter((point) => point < 0x100 || basic.has(point));
    const file = await subset(original, codePoints);
    const name = fileName(font.name, file);
    files.set(name, file);
    documentFaces.push(webFace(font, name, codePoints));
  }
  return {
    files,
    css: header + faces.join('\n'),
    documentCss: documentHeader + documentFaces.join('\n'),
  };
}
