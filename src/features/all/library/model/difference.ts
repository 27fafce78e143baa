import { diffLines, diffWordsWithSpace, type Change } from 'diff';

export interface Words {
  readonly text: string;
  /** Only on this side of the comparison. */
  readonly isChanged: boolean;
}

export type Difference =
  | { readonly kind: 'same'; readonly text: string }
  | { readonly kind: 'folded'; readonly lines: number }
  | { readonly kind: 'removed' | 'added'; readonly words: readonly Words[] };

/** Lines of unchanged text that are shown around a change. */
const context = 2;
/** A longer changed passage is shown as a whole: comparing its words would take too long. */
const longestForWords = 20_000;

/** The difference of two texts by line, and by word within a rewritten line. */
export function compareTexts(before: string, after: string): Difference[] {
  const changes = diffLines(withEnd(before), withEnd(after));
  return changes.flatMap((change, index): Difference[] => {
    const following = changes[index + 1];
    const preceding = changes[index - 1];
    if (change.removed) {
      return [side('removed', change.value, following?.added ? following.value : null)];
    }
    if (change.added) {
      return [side('added', change.value, preceding?.removed ? preceding.value : null)];
    }
    return unchanged(change, index === 0, index === changes.length - 1);
  });
}

/** A last line without a line break would differ from the same line with one. */
const withEnd = (text: string) => (text === '' || text.endsWith('\n') ? text : `${text}\n`);

function side(kind: 'removed' | 'added', text: string, other: string | null): Difference {
  if (other === null || text.length + other.length > longestForWords) {
    return { kind, words: [{ text, isChanged: false }] };
  }
  const [before, after] = kind === 'removed' ? [text, other] : [other, text];
  const words = diffWordsWithSpace(before, after)
    .filter((part) => (kind === 'removed' ? !part.added : !part.removed))
    .map((part) => ({ text: part.value, isChanged: part[kind] }));
  return { kind, words };
}

function unchanged({ value }: Change, isFirst: boolean, isLast: boolean): Difference[] {
  const lines = value.replace(/\n$/, '').split('\n');
  const head = isFirst ? 0 : context;
  const tail = isLast ? 0 : context;
  const folded = lines.length - head - tail;
  if (folded <= 1) {
    return [{ kind: 'same', text: lines.join('\n') }];
  }
  const shown = (part: readonly string[]): Difference[] =>
    part.length === 0 ? [] : [{ kind: 'same', text: part.join('\n') }];
  return [
    ...shown(lines.slice(0, head)),
    { kind: 'folded', lines: folded },
    ...shown(lines.slice(lines.length - tail)),
  ];
}
