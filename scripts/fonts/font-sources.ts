/** What the web fonts are made from. Read by `npm run fonts`. */

const basicSymbols = '\u00a0§©·×–—‘’“”…‹›';

/** What English text needs: ASCII and the characters of the shop's pages. A test holds the pages to it. */
export const basicText =
  String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 32 + at)) + basicSymbols;

/** Kerning, ligatures and figures. The pages use no other feature. */
export const keptFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt', 'tnum', 'pnum'];

export interface FontFace {
  readonly family: string;
  /** The beginning of the names of the files that are made. */
  readonly name: string;
  /** The file that it is made from. */
  readonly source: string;
  /** The weights that it serves, as `@font-face` names them. */
  readonly weight: string;
}

export interface FontSource extends FontFace {
  /** Axes of the variable font that are fixed or narrowed. */
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
}

/** The fonts of the pages, from node_modules. */
export const fontSources: readonly FontSource[] = [
  {
    family: 'Newsreader',
    name: 'newsreader',
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    axes: { opsz: 32, wght: 500 },
    weight: '500',
  },
  {
    family: 'Public Sans',
    name: 'public-sans',
    source: '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    weight: '400 700',
  },
];

const serif = { family: 'Newsreader' };
const sans = { family: 'Public Sans' };

/** The fonts of the PDF files, from the document engine. */
export const documentFontSources: readonly FontFace[] = [
  { ...serif, name: 'document-serif', source: 'Newsreader-Regular.ttf', weight: '400' },
  { ...serif, name: 'document-serif-bold', source: 'Newsreader-SemiBold.ttf', weight: '600 700' },
  { ...sans, name: 'document-sans', source: 'PublicSans-Regular.ttf', weight: '400' },
];
