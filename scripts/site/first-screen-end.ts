const elementsWithoutEnd = new Set(['br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

/** This many blocks of a long text, or this many of its sections, fill a screen. */
const blocksOnFirstScreen = 6;
const sectionsOnFirstScreen = 1;

interface OpenElement {
  readonly classes: readonly string[];
  readonly isIsland: boolean;
  children: number;
}

/**
 * Whether an element begins below the first screen: it is marked (`below-first-screen`, `data-below-first-screen`), or it is a
 * heading or a section far down in a long text. A text is not cut at other blocks: their margins depend on the one before.
 */
function isBelow(
  name: string,
  attributes: string,
  classes: readonly string[],
  parent?: OpenElement,
): boolean {
  if (classes.includes('below-first-screen') || attributes.includes('data-below-first-screen')) return true;
  if (!parent?.classes.includes('prose')) return false;
  if (name === 'section') return parent.children > sectionsOnFirstScreen;
  return /^h[2-4]$/.test(name) && parent.children > blocksOnFirstScreen;
}

/**
 * The offset at which the first screen of a rendered page ends: the first element below it that is in a static island, where
 * React does not compare the HTML; -1 when there is none. React wrote the HTML, so every element is closed and every `>` is
 * in a quoted value or ends a tag.
 */
export function findFirstScreenEnd(html: string): number {
  const start = html.indexOf('<h1');
  const open: OpenElement[] = [];
  for (const { 0: tag, 1: slash, 2: name = '', 3: attributes = '', index } of html.matchAll(
    /<(\/?)([a-z][a-z0-9-]*)((?:[^<>"]|"[^"]*")*)>/gi,
  )) {
    if (slash) {
      open.pop();
      continue;
    }
    const parent = open.at(-1);
    if (parent) parent.children += 1;
    const classes = /class="([^"]*)"/.exec(attributes)?.[1]?.split(' ') ?? [];
    if (
      start >= 0 &&
      index > start &&
      open.some(({ isIsland }) => isIsland) &&
      isBelow(name, attributes, classes, parent)
    ) {
      return index;
    }
    if (!tag.endsWith('/>') && !elementsWithoutEnd.has(name)) {
      open.push({ classes, isIsland: attributes.includes('data-island='), children: 0 });
    }
  }
  return -1;
}
