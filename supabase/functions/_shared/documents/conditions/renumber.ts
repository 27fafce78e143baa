import { mapInline, type InlineChange } from '../map-inline.ts';
import { plainText } from '../parse/plain-text.ts';
import type { Block, Inline, TableBlock } from '../tree.ts';

const numberOfHeading = /^(\d+(?:\.\d+)*)(\.?\s)/;
/**
 * "section 6.4", "Sections 2 and 3": our own sections. A statute's numbers come with "§" or are longer, and "section 1 of
 * Form I-9" is another paper's.
 */
export const sectionReference =
  /\b([Ss]ections? )(\d{1,2}(?:\.\d{1,2})*)(?![\d-]|\.\d|(?:,? (?:and|or|to) [\d.]+)? of (?:the )?[A-Z])((?:,? (?:and|or|to) )(\d{1,2}(?:\.\d{1,2})*)(?![\d-]|\.\d))?/g;
/** "Handbook 6.6" and "as the handbook says in section 12": a section of the handbook, from another document. */
const handbookReference =
  /\b([Hh]andbook (?:says in )?(?:[Ss]ections? )?)(\d{1,2}(?:\.\d{1,2})*)(?![\d-]|\.\d)( (?:and|or) (\d{1,2}(?:\.\d{1,2})*)(?![\d-]|\.\d))?/g;
/** "see 6.4", "(1 and 4.3)": counts only where the document has such a section. */
const plainReference =
  /(?<![\d.,$§-]|§ |[A-Z]{2,} |\bchs?\. )(?:(?<=\()(\d{1,2})( and ))?(\d{1,2}\.\d{1,2}(?:\.\d{1,2})?)(?![\d%-]|\.\d| (?:times|percent|hours?|days?|weeks?|miles?|million)\b)/g;
const anyReference = new RegExp(
  [handbookReference, sectionReference, plainReference].map(({ source }) => source).join('|'),
  'g',
);
const sectionColumn = /^sections?$/i;
const wholeNumbers = /(?<![\d.])\d{1,2}(?:\.\d{1,2})*(?![\d-]|\.\d)/g;

type Numbers = ReadonlyMap<string, string>;

/** The number that a heading begins with ("6.4"), or null. */
export function headingNumber(block: Block): string | null {
  return block.type === 'heading' ? (numberOfHeading.exec(plainText(block.children))?.[1] ?? null) : null;
}

/**
 * Closes the gaps that left-out sections leave in the numbers of headings, and follows them in the references to sections
 * in the text. Blocks whose numbers have no gap come back as they are.
 */
export function renumberSections(blocks: readonly Block[]): readonly Block[] {
  const numbers = newNumbers(blocks);
  if ([...numbers].every(([before, after]) => before === after)) return blocks;
  return followNumbers(blocks, numbers);
}

/**
 * The blocks with other numbers before their headings and in the references to them; `handbook` are the new numbers of the
 * handbook that the text may refer to.
 */
export function followNumbers(
  blocks: readonly Block[],
  numbers: Numbers,
  handbook: Numbers = new Map(),
): Block[] {
  const follow = (nodes: readonly Inline[]): readonly Inline[] =>
    mapText(nodes, (value) => followed(value, numbers, handbook));
  return blocks.map((block) => inBlock(block, numbers, follow));
}

function newNumbers(blocks: readonly Block[]): Map<string, string> {
  const numbers = new Map<string, string>();
  const counters: number[] = [];
  for (const block of blocks) {
    const before = headingNumber(block);
    if (before === null) continue;
    const level = before.split('.').length;
    const last = Number(before.split('.').at(-1));
    // The first of a level keeps a start of its own, such as 0.
    counters[level - 1] =
      counters[level - 1] === undefined ? Math.min(last, 1) : (counters[level - 1] ?? 0) + 1;
    counters.length = level;
    numbers.set(before, counters.map((count) => String(count)).join('.'));
  }
  return numbers;
}

function inBlock(block: Block, numbers: Numbers, follow: InlineChange): Block {
  if (block.type === 'heading') return { ...block, children: inHeading(block.children, numbers, follow) };
  const changed = mapInline(block, follow);
  return changed.type === 'table' ? inSectionColumn(changed, numbers) : changed;
}

/** A column headed "Section" has the numbers alone. */
function inSectionColumn(table: TableBlock, numbers: Numbers): Block {
  const columns = table.header.map((cell) => sectionColumn.test(plainText(cell.children).trim()));
  if (!columns.includes(true)) return table;
  const numbersIn = (nodes: readonly Inline[]): readonly Inline[] =>
    mapText(nodes, (value) => value.replace(wholeNumbers, (number) => numbers.get(number) ?? number));
  return {
    ...table,
    rows: table.rows.map((row) =>
      row.map((cell, column) =>
        columns[column] === true ? { ...cell, children: numbersIn(cell.children) } : cell,
      ),
    ),
  };
}

function inHeading(children: readonly Inline[], numbers: Numbers, follow: InlineChange): readonly Inline[] {
  const [first, ...rest] = children;
  if (first?.type !== 'text') return follow(children);
  const value = first.value.replace(numberOfHeading, (_all, before: string, after: string) => {
    const number = numbers.get(before) ?? before;
    // "2. Pay" that becomes a section of its chapter is "4.2 Pay".
    return number + (number.includes('.') && !before.includes('.') ? after.replace('.', '') : after);
  });
  return [{ ...first, value }, ...follow(rest)];
}

function mapText(children: readonly Inline[], change: (value: string) => string): readonly Inline[] {
  return children.map((node) => {
    if (node.type === 'text') return { ...node, value: change(node.value) };
    return 'children' in node ? { ...node, children: mapText(node.children, change) } : node;
  });
}

function followed(text: string, numbers: Numbers, handbook: Numbers): string {
  return text.replace(anyReference, (whole: string, ...groups: (string | undefined)[]) => {
    const [lead, first, tail, second, word, own, ownTail, ownSecond, before, and, plain] = groups;
    if (lead !== undefined) return lead + inPair(handbook, first, tail, second);
    if (word !== undefined) return word + inPair(numbers, own, ownTail, ownSecond);
    const renamed = plain === undefined ? undefined : numbers.get(plain);
    if (renamed === undefined) return whole;
    return (before === undefined ? '' : (numbers.get(before) ?? before) + (and ?? '')) + renamed;
  });
}

/** "6.4", or "6.4 and 6.5". */
function inPair(numbers: Numbers, first = '', tail = '', second = ''): string {
  const rest = second === '' ? '' : tail.replace(second, numbers.get(second) ?? second);
  return (numbers.get(first) ?? first) + rest;
}
