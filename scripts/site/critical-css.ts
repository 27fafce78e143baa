import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as beastiesModule from 'beasties';
import type { Options } from 'beasties';

/** Selectors that Beasties does not understand. It leaves such rules out, and the page would shift when they arrive. */
const isUnsupported = (selector: string) => /:(?:is|where)\(|\\&|\\\*/.test(selector);

/** How something looks that somebody does who sees the page already: the whole style sheet is there by then. */
const isLater = (selector: string) =>
  /(?<!\\):(?:hover|active)|\[(?:aria-invalid|data-state=open|open\])/.test(selector);

/** Splits selector lists at their commas, except for commas in parentheses. */
const selectorsOf = (list: string) => list.split(/(?<!\\),(?![^()]*\))/);

const withoutLater = (css: string) =>
  css
    .replace(/([^{}@]+)\{[^{}]*\}/g, (rule, list: string) => (selectorsOf(list).every(isLater) ? '' : rule))
    .replace(/@media[^{}]*\{\}/g, '');

/** A printer has the whole style sheet. */
const withoutPrint = (css: string) => css.replace(/@media print\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');

/** Without the custom properties that nothing here reads: Tailwind declares all of its own, with a fallback for each. */
function withoutUnread(css: string, html: string): string {
  const read = new Set([...`${css}${html}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const ifRead = (declaration: string, name: string) => (read.has(name) ? declaration : '');
  return css
    .replace(/@property (--[\w-]+)\{[^{}]*\}/g, ifRead)
    .replace(/(?<=[{;])(--[\w-]+):[^{};]*(?:;|(?=\}))/g, ifRead);
}

const classesOf = (selector: string) =>
  [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));

function unsupportedSelectors(css: string): { selector: string; classes: string[] }[] {
  return [...css.matchAll(/(?<=^|[{}])[^{}@]+(?=\{)/g)]
    .flatMap(([list]) => selectorsOf(list))
    .filter((selector) => isUnsupported(selector) && !isLater(selector))
    .map((selector) => ({ selector, classes: classesOf(selector) }));
}

const classNamesIn = (html: string): ReadonlySet<string> =>
  new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(' '),
    ),
  );

// Its types describe CommonJS only: TypeScript and Deno disagree about the levels of `default`.
const Beasties = beastiesModule.default as unknown as new (options: Options) => {
  process(html: string): Promise<string>;
};

/** The rules that the first paint of a page needs from the style sheet in `link`, which is below the folder. */
export function criticalCss(
  styleSheets: readonly string[],
  folder = 'dist',
): (html: string, link: string) => Promise<string> {
  const unsupported = styleSheets.flatMap((file) =>
    unsupportedSelectors(readFileSync(join(folder, file), 'utf8')),
  );
  return async (html, link) => {
    const given = classNamesIn(html);
    const needed = unsupported.filter(({ classes }) => classes.some((name) => given.has(name)));
    const styled = await new Beasties({
      path: folder,
      publicPath: '/',
      preload: 'body',
      pruneSource: false,
      reduceInlineStyles: false,
      allowRules: needed.map(({ selector }) => selector),
      // The fallback fonts have the metrics of the web fonts, so text needs them from the first paint.
      inlineFonts: true,
      preloadFonts: false,
      logLevel: 'silent',
    }).process(html.replace('</head>', () => `${link}</head>`));
    const style = /<style>([\s\S]*?)<\/style>/.exec(styled)?.[1] ?? '';
    return withoutUnread(withoutPrint(withoutLater(style)), html);
  };
}
