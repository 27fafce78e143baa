import { diffArrays } from 'diff';
import type { Inline } from '../tree.ts';
import { inlineKey, inlineOf, tokensOf } from './tokens.ts';
import type { Token } from './tokens.ts';

/** A stretch of two texts: the same in both, or what one has in place of the other's. */
interface Stretch {
  readonly same: readonly Token[];
  readonly deleted: readonly Token[];
  readonly inserted: readonly Token[];
}

/** Two versions of a line of text as one, with what only one of them has marked. */
export function mergeInline(before: readonly Inline[], after: readonly Inline[]): readonly Inline[] {
  if (inlineKey(before) === inlineKey(after)) return after;
  return wholeStretches(stretchesOf(tokensOf(before), tokensOf(after))).flatMap(
    ({ same, deleted, inserted }): Inline[] => [
      ...inlineOf(same),
      ...marked('deleted', deleted),
      ...marked('inserted', inserted),
    ],
  );
}

function marked(change: 'deleted' | 'inserted', tokens: readonly Token[]): Inline[] {
  return tokens.length === 0 ? [] : [{ type: 'change', change, children: inlineOf(tokens) }];
}

function stretchesOf(before: readonly Token[], after: readonly Token[]): Stretch[] {
  const parts = diffArrays(
    before.map(({ key }) => key),
    after.map(({ key }) => key),
  );
  let [oldAt, newAt] = [0, 0];
  return parts.map(({ added, removed, count }): Stretch => {
    const deleted = added ? [] : before.slice(oldAt, oldAt + count);
    const inserted = removed ? [] : after.slice(newAt, newAt + count);
    oldAt += deleted.length;
    newAt += inserted.length;
    return added || removed ? { same: [], deleted, inserted } : { same: inserted, deleted: [], inserted: [] };
  });
}

/** Changes with nothing but space and punctuation between them become one: a reader follows few long marks better. */
function wholeStretches(stretches: readonly Stretch[]): Stretch[] {
  const whole: Stretch[] = [];
  stretches.forEach((stretch, index) => {
    const last = whole.at(-1);
    const isLink =
      stretch.same.length > 0 &&
      stretch.same.every(({ weak }) => weak) &&
      index > 0 &&
      index < stretches.length - 1;
    if (last?.same.length === 0 && (isLink || stretch.same.length === 0)) {
      whole[whole.length - 1] = {
        same: [],
        deleted: [...last.deleted, ...stretch.same, ...stretch.deleted],
        inserted: [...last.inserted, ...stretch.same, ...stretch.inserted],
      };
    } else whole.push(stretch);
  });
  return whole;
}
