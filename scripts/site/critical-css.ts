import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as beastiesModule from 'beasties';

/** What Beasties cannot look up in a page: it leaves such rules out, and the page would move when they arrive. */
const isHard = (selector: string) => /:(?:is|where)\(|\\&|\\\*/.test(selector);

const classesOf = (selector: string) =>
  [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));

/** Selectors as they stand before a block; commas inside brackets belong to one selector. */
function hardSelectors(css: string): { selector: string; classes: string[] }[] {
  return [...css.matchAll(/(?<=^|[{}])[^{}@]+(?=\{)/g)]
    .flatMap(([selectors]) => selectors.split(/(?<!\\),(?![^()]*\))/))
    .filter(isHard)
    .map((selector) => ({ selector, classes: classesOf(selector) }));
}

// Its types describe CommonJS only, so the checker sees one level of `default` too many.
const Beasties = beastiesModule.default as unknown as typeof beastiesModule.default.default;

/** What the first paint of a page needs of the style sheet that `link` names. */
export function criticalCss(styleSheets: readonly string[]): (html: string, link: string) => Promise<string> {
  const hard = styleSheets.flatMap((file) => hardSelectors(readFileSync(join('dist', file), 'utf8')));
  return async (html, link) => {
    const page = html.replaceAll('&amp;', '&').replaceAll('&gt;', '>');
    const needed = hard.filter(({ classes }) => classes.some((name) => page.includes(name)));
    const styled = await new Beasties({
      path: 'dist',
      publicPath: '/',
      preload: 'body',
      pruneSource: false,
      reduceInlineStyles: false,
      allowRules: needed.map(({ selector }) => selector),
      // The fallback faces have the width of ours: text must have them from its first paint.
      inlineFonts: true,
      preloadFonts: false,
      logLevel: 'silent',
    }).process(html.replace('</head>', () => `${link}</head>`));
    return /<style>([\s\S]*?)<\/style>/.exec(styled)?.[1] ?? '';
  };
}
