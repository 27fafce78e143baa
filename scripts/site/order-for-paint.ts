import { beginAfterPaint } from './begin-after-paint.ts';
import { criticalCss } from './critical-css.ts';
import { findFold } from './fold.ts';

const scriptElement = /<script type="module"[^>]*><\/script>/;
const styleElement = /<link rel="stylesheet"[^>]*>/;

function elementOf(html: string, element: RegExp): string {
  const [found] = element.exec(html) ?? [];
  if (found === undefined) throw new Error(`The page has no ${String(element)}`);
  return found;
}

/**
 * Orders a rendered page by what a visitor sees first: the style of the first screen, the first screen, then the whole style,
 * for which the browser waits with the rest but not with the paint. The code is asked for after it.
 */
export function orderForPaint(styleSheets: readonly string[]) {
  const styleFor = criticalCss(styleSheets);
  return async (html: string, files: readonly string[]): Promise<string> => {
    const script = elementOf(html, scriptElement);
    const style = elementOf(html, styleElement);
    const bare = html.replace(script, '').replace(style, '');
    const root = bare.indexOf('<div id="root"');
    const fold = findFold(bare.slice(root));
    const end = fold < 0 ? bare.indexOf('</body>') : root + fold;
    const critical = await styleFor(`${bare.slice(0, end)}</body></html>`, style);
    return `${bare.slice(0, end)}${style}${bare.slice(end)}`
      .replace('<!--begin-->', () => beginAfterPaint(script, files))
      .replace('</head>', () => `<style>${critical}</style></head>`);
  };
}
