import type { BlockContent, Heading, PhrasingContent, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { isBlockTag, isLeftOut } from './clipboard-html';
import { listsOf, placeOfItem, placeOfText, placeOfWord, type Item } from './lists';
import { phrasing } from './runs';

/** Blocks in their order, with items of lists that no list holds yet. */
type Entry = BlockContent | Item;

const isBlock = (element: Element): boolean =>
  isBlockTag(element) || [...element.querySelectorAll('*')].some(isBlockTag);

/** Two line breaks in a row part paragraphs, as in mails. */
function paragraphsOf(children: readonly PhrasingContent[]): PhrasingContent[][] {
  const paragraphs: PhrasingContent[][] = [];
  let current: PhrasingContent[] = [];
  children.forEach((child, at) => {
    const isBreak = child.type === 'break';
    if (isBreak && (children[at + 1]?.type === 'break' || current.length === 0)) {
      paragraphs.push(current);
      current = [];
    } else current.push(child);
  });
  return [...paragraphs, current].filter((paragraph) => toString(paragraph).trim() !== '');
}

/** The children without the first `length` characters, which are a bullet or a number. */
function without(children: readonly PhrasingContent[], length: number): PhrasingContent[] {
  const [first, ...rest] = children;
  if (!first || length === 0) return [...children];
  if ('children' in first) {
    const own = toString(first).length;
    return own <= length
      ? without(rest, length - own)
      : [{ ...first, children: without(first.children, length) }, ...rest];
  }
  if (!('value' in first)) return [...children];
  const value = first.value.slice(length);
  return value === '' ? without(rest, length - first.value.length) : [{ ...first, value }, ...rest];
}

function textEntries(nodes: readonly Node[]): Entry[] {
  return paragraphsOf(phrasing(nodes)).flatMap((children): Entry[] => {
    // Lines of one paragraph that all begin with a bullet are items.
    const place = placeOfText(toString(children));
    if (!place) return [{ type: 'paragraph', children }];
    const { length, ...where } = place;
    return [{ type: 'item', ...where, blocks: [{ type: 'paragraph', children: without(children, length) }] }];
  });
}

function headingDepth(element: Element): number | null {
  if (/\bMsoTitle\b/i.test(element.className)) return 1;
  const level =
    /^h([1-6])$/.exec(element.localName)?.[1] ??
    (element.getAttribute('role') === 'heading' ? element.getAttribute('aria-level') : null);
  return level ? Number(level) : null;
}

function heading(element: Element, depth: number): Heading[] {
  const children = phrasing([element], true).map((child): PhrasingContent =>
    child.type === 'break' ? { type: 'text', value: ' ' } : child,
  );
  if (toString(children).trim() === '') return [];
  return [{ type: 'heading', depth: Math.min(6, Math.max(1, depth)) as Heading['depth'], children }];
}

const cellsOf = (row: Element): Element[] =>
  [...row.children].filter(({ localName }) => /^t[dh]$/.test(localName));

function table(element: Element, nesting: number): Entry[] {
  const rows = [...element.querySelectorAll('tr')]
    .filter((row) => row.closest('table') === element)
    .map(cellsOf);
  const grid = gridOf(rows.filter((cells) => cells.length > 0));
  const columns = Math.max(0, ...grid.map((places) => places.length));
  // What only sets out a page, as in mails.
  if (columns < 2 || element.querySelector('table'))
    return rows.flat().flatMap((cell) => entriesOf([...cell.childNodes], nesting));
  const made: Table = {
    type: 'table',
    align: Array.from({ length: columns }, () => null),
    children: grid.map((places) => ({
      type: 'tableRow',
      children: Array.from({ length: columns }, (_, at) => ({
        type: 'tableCell',
        children: places[at] ? phrasing([...places[at].childNodes]) : [],
      })),
    })),
  };
  return toString(made).trim() === '' ? [] : [made];
}

/** The cells of each row in their columns. A cell that spans more leaves the other places that it covers empty. */
function gridOf(rows: readonly Element[][]): (Element | null)[][] {
  /** For how many more rows a cell above covers each column. */
  const covered: number[] = [];
  return rows.map((cells) => {
    const places: (Element | null)[] = [];
    const passCovered = () => {
      for (let left = covered[places.length]; left; left = covered[places.length]) {
        covered[places.length] = left - 1;
        places.push(null);
      }
    };
    for (const cell of cells) {
      passCovered();
      for (let column = 0; column < spanOf(cell, 'colspan'); column++) {
        covered[places.length] = spanOf(cell, 'rowspan') - 1;
        places.push(column === 0 ? cell : null);
      }
    }
    passCovered();
    return places;
  });
}

const spanOf = (cell: Element, direction: 'colspan' | 'rowspan'): number =>
  Math.min(50, Math.max(1, Number(cell.getAttribute(direction)) || 1));

function itemEntries(element: Element, nesting: number): Entry[] {
  const inner = entriesOf([...element.childNodes], nesting + 1);
  const place = placeOfItem(element, nesting);
  const own = inner.filter((entry) => entry.type !== 'item');
  const below = inner.filter((entry) => entry.type === 'item');
  return own.length === 0 && below.length > 0
    ? below
    : own.length > 0
      ? [{ type: 'item', ...place, blocks: own }, ...below]
      : [];
}

function elementEntries(element: Element, nesting: number): Entry[] {
  const depth = headingDepth(element);
  if (depth !== null) return heading(element, depth);
  const children = [...element.childNodes];
  const word = placeOfWord(element);
  if (word) {
    const blocks = paragraphsOf(phrasing(children)).map((words) => ({
      type: 'paragraph' as const,
      children: words,
    }));
    return blocks.length > 0 ? [{ type: 'item', ...word, blocks }] : [];
  }
  switch (element.localName) {
    case 'li':
      return itemEntries(element, nesting);
    case 'ul':
    case 'ol':
      // A list that Google Docs puts beside the item above it is one level deeper.
      return entriesOf(
        children,
        /^[uo]l$/.test(element.parentElement?.localName ?? '') ? nesting + 1 : nesting,
      );
    case 'table':
      return table(element, nesting);
    case 'blockquote': {
      const quoted = blocksOf(children);
      return quoted.length > 0 ? [{ type: 'blockquote', children: quoted }] : [];
    }
    case 'pre':
      return [{ type: 'code', value: element.textContent.replace(/\n+$/, '') }];
    case 'hr':
      return [{ type: 'thematicBreak' }];
    default:
      return entriesOf(children, nesting);
  }
}

function entriesOf(nodes: readonly Node[], nesting: number): Entry[] {
  const entries: Entry[] = [];
  let line: Node[] = [];
  const endLine = () => {
    entries.push(...textEntries(line));
    line = [];
  };
  for (const node of nodes) {
    if (!(node instanceof Element) || !isBlock(node)) line.push(node);
    else if (!isLeftOut(node)) {
      endLine();
      entries.push(...elementEntries(node, nesting));
    }
  }
  endLine();
  return entries;
}

/** What these nodes hold, block by block. */
export function blocksOf(nodes: readonly Node[]): BlockContent[] {
  const blocks: BlockContent[] = [];
  let items: Item[] = [];
  const endList = () => {
    if (items.length > 0) blocks.push(...listsOf(items));
    items = [];
  };
  for (const entry of entriesOf(nodes, 0)) {
    if (entry.type === 'item') items.push(entry);
    else {
      endList();
      blocks.push(entry);
    }
  }
  endList();
  return blocks;
}
