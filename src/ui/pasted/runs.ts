import type { PhrasingContent } from 'mdast';
import { isBlockTag, isLeftOut, linkOf, stylesOf, wordsOf } from './clipboard-html';

const marks = ['strong', 'emphasis', 'delete'] as const;
type Mark = (typeof marks)[number];
type Look = Readonly<Partial<Record<Mark, boolean>>> & { readonly href?: string; readonly isCode?: boolean };

/** A piece of text in one look, or a line break. */
interface Run extends Look {
  readonly text: string;
}

const lineBreak = '\n';

const ofTag: Readonly<Record<string, Look>> = {
  b: { strong: true },
  strong: { strong: true },
  i: { emphasis: true },
  em: { emphasis: true },
  s: { delete: true },
  strike: { delete: true },
  del: { delete: true },
  code: { isCode: true },
};

/** Google Docs wraps all in a `<b>` that is not bold, and says what is bold by style. */
function lookOf(element: Element, around: Look): Look {
  const styles = stylesOf(element);
  const weight = styles.get('font-weight');
  const slant = styles.get('font-style');
  const href = element.localName === 'a' ? linkOf(element) : null;
  return {
    ...around,
    ...ofTag[element.localName],
    ...(weight && { strong: /^bold|^[6-9]\d\d/.test(weight) }),
    ...(slant && { emphasis: slant === 'italic' }),
    ...((styles.get('text-decoration') ?? '').includes('line-through') && { delete: true }),
    ...(href !== null && { href }),
  };
}

const isPageBreak = (element: Element): boolean =>
  stylesOf(element).has('page-break-before') || element.getAttribute('clear') === 'all';

function runsOf(node: Node, look: Look): Run[] {
  if (node.nodeType === Node.TEXT_NODE) return [{ ...look, text: wordsOf(node.nodeValue ?? '') }];
  if (!(node instanceof Element) || isLeftOut(node)) return [];
  if (node.localName === 'br') return [{ text: isPageBreak(node) ? ' ' : lineBreak }];
  const inner = lookOf(node, look);
  const runs = [...node.childNodes].flatMap((child) => runsOf(child, inner));
  if (!isBlockTag(node)) return runs;
  // Blocks where only running text can stand: in the cell of a table.
  return [
    { text: lineBreak },
    ...(node.localName === 'li' ? [{ text: '• ' }] : []),
    ...runs,
    { text: lineBreak },
  ];
}

const isSame = (a: Run, b: Run): boolean =>
  a.href === b.href &&
  Boolean(a.isCode) === Boolean(b.isCode) &&
  marks.every((mark) => !a[mark] === !b[mark]);

/** Pieces of one look joined, spaces single and outside of marks, none around a line break. */
function tidied(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const before = joined[joined.length - 1];
    const isJoined = before && before.text !== lineBreak && run.text !== lineBreak && isSame(before, run);
    if (isJoined) joined[joined.length - 1] = { ...before, text: before.text + run.text };
    else if (run.text !== '') joined.push(run);
  }
  const parted = joined.flatMap((run): Run[] => {
    const words = run.text.replace(/^ +/, '').replace(/ +$/, '');
    const [start = '', end = ''] = words === '' ? [] : run.text.split(words);
    if (run.text === lineBreak || run.isCode || words === '')
      return [{ ...(run.isCode ? run : {}), text: run.text }];
    return [{ text: start }, { ...run, text: words }, { text: end }].filter(({ text }) => text !== '');
  });
  let last = lineBreak;
  const single = parted.map((run) => {
    const text = run.text.replace(/ +/g, ' ');
    const kept = /[ \n]$/.test(last) ? text.replace(/^ /, '') : text;
    last = kept || last;
    return { ...run, text: kept };
  });
  return withoutEnd(single.filter(({ text }) => text !== ''));
}

/** Without spaces before a line break, and without breaks and spaces at the ends. */
function withoutEnd(runs: readonly Run[]): Run[] {
  const kept = runs.filter(
    ({ text }, at) => text !== ' ' || (at + 1 < runs.length && runs[at + 1]?.text !== lineBreak),
  );
  const first = kept.findIndex(({ text }) => text !== lineBreak);
  if (first === -1) return [];
  const end = kept.length - [...kept].reverse().findIndex(({ text }) => text !== lineBreak);
  return kept.slice(first, end);
}

/** The runs from one that share a value, and the rest. */
function nested(runs: readonly Run[], level: number): PhrasingContent[] {
  const made: PhrasingContent[] = [];
  let at = 0;
  while (at < runs.length) {
    const run = runs[at];
    if (!run) break;
    const mark = marks[level];
    const shares = (other: Run) => (level === -1 ? other.href === run.href : mark ? other[mark] : false);
    let end = at + 1;
    // A space between two that share the look belongs to them.
    while (end < runs.length && continues(runs, end, shares)) end += 1;
    const group = runs.slice(at, end);
    if (level === -1 && run.href) made.push({ type: 'link', url: run.href, children: nested(group, 0) });
    else if (level === -1) made.push(...nested(group, 0));
    else if (!mark) made.push(leaf(run));
    else if (run[mark]) made.push({ type: mark, children: nested(group, level + 1) });
    else {
      made.push(...nested([run], level + 1));
      end = at + 1;
    }
    at = end;
  }
  return made;
}

function continues(runs: readonly Run[], at: number, shares: (run: Run) => boolean | undefined): boolean {
  const [run, next] = [runs[at], runs[at + 1]];
  if (!run) return false;
  return Boolean(shares(run)) || (run.text === ' ' && next !== undefined && Boolean(shares(next)));
}

function leaf(run: Run): PhrasingContent {
  if (run.text === lineBreak) return { type: 'break' };
  return run.isCode ? { type: 'inlineCode', value: run.text } : { type: 'text', value: run.text };
}

/** The running text of these nodes. A heading is bold anyway. */
export function phrasing(nodes: readonly Node[], isBoldAlready = false): PhrasingContent[] {
  const runs = tidied(nodes.flatMap((node) => runsOf(node, {})));
  return nested(isBoldAlready ? runs.map((run) => ({ ...run, strong: false })) : runs, -1);
}
