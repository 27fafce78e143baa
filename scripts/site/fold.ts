const elementsWithoutEnd = new Set(['br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

/** So many blocks of running text, or so many sections of one, fill a screen. */
const blocksOnFirstScreen = 6;
const sectionsOnFirstScreen = 1;

interface OpenElement {
  readonly classes: readonly string[];
  readonly isStill: boolean;
  children: number;
}

/**
 * Whether an element begins below the first screen: it says so itself (`later`, `data-fold`), or it is a heading or a section
 * far down in a long text. Other blocks of a text have their distance from the one before.
 */
function isBelow(
  name: string,
  attributes: string,
  classes: readonly string[],
  parent?: OpenElement,
): boolean {
  if (classes.includes('later') || attributes.includes('data-fold')) return true;
  if (!parent?.classes.includes('prose')) return false;
  if (name === 'section') return parent.children > sectionsOnFirstScreen;
  return /^h[2-4]$/.test(name) && parent.children > blocksOnFirstScreen;
}

/**
 * Where the first screen of a rendered page ends: the offset of the first element below it that stands in a still part, whose
 * inside React never looks at; -1 when there is none. The HTML is React's own: every element is closed, every `>` in a
 * quoted value or the end of a tag.
 */
export function findFold(html: string): number {
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
      open.some(({ isStill }) => isStill) &&
      isBelow(name, attributes, classes, parent)
    ) {
      return index;
    }
    if (!tag.endsWith('/>') && !elementsWithoutEnd.has(name)) {
      open.push({ classes, isStill: attributes.includes('data-still='), children: 0 });
    }
  }
  return -1;
}
