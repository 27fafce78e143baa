import { deferScripts } from './defer-scripts.ts';
import { criticalCss } from './critical-css.ts';
import { findFirstScreenEnd } from './first-screen-end.ts';

const scriptElement = /<script type="module"[^>]*><\/script>/;
const styleElement = /<link rel="stylesheet"[^>]*>/;

function elementOf(html: string, element: RegExp): string {
  const [found] = element.exec(html) ?? [];
  if (found === undefined) throw new Error(`The page has no ${String(element)}`);
  return found;
}

/**
 * Orders a rendered page by what a visitor sees first: critical style, first screen, full style sheet, the rest. The browser
 * paints the first screen without waiting for the style sheet after it. Scripts are requested after the paint.
 */
export function orderForPaint(styleSheets: readonly string[]) {
  const styleFor = criticalCss(styleSheets);
  return async (html: string, files: readonly string[]): Promise<string> => {
    const script = elementOf(html, scriptElement);
    const style = elementOf(html, styleElement);
    const bare = html.replace(script, '').replace(style, '');
    const root = bare.indexOf('<div id="root"');
    const offset = findFirstScreenEnd(bare.slice(root));
    const end = offset < 0 ? bare.indexOf('</body>') : root + offset;
    const critical = await styleFor(`${bare.slice(0, end)}</body></html>`, style);
    return `${bare.slice(0, end)}${style}${bare.slice(end)}`
      .replace('<!--deferred-scripts-->', () => deferScripts(script, files))
      .replace('</head>', () => `<style>${critical}</style></head>`);
  };
}
