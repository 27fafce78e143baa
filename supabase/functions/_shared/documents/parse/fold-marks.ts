import type { Condition } from '../tree.ts';
import type { ConditionMark } from './condition-marks.ts';
import type { ProblemList } from './problem-list.ts';

interface Open<T> {
  readonly mark: ConditionMark;
  readonly met: T[];
  otherwise: T[] | null;
}

/**
 * Puts what is between the marks of a condition into one node. A mark without its counterpart is a problem with its line;
 * what it would have held stays.
 */
export function foldMarks<T>(
  nodes: readonly (T | ConditionMark)[],
  make: (condition: Condition, met: T[], otherwise: T[]) => T,
  problems: ProblemList,
): T[] {
  const result: T[] = [];
  const stack: Open<T>[] = [];
  const target = (): T[] => {
    const top = stack.at(-1);
    return top ? (top.otherwise ?? top.met) : result;
  };
  const finish = (part: Open<T>): void => {
    target().push(make(part.mark.condition, part.met, part.otherwise ?? []));
  };
  for (const node of nodes) {
    if (!isMark(node)) target().push(node);
    else if (node.step === 'when') stack.push({ mark: node, met: [], otherwise: null });
    else if (node.step === 'end') {
      const part = stack.pop();
      if (part) finish(part);
      else problems.add(node.line, 'an end without its "when" in the same place');
    } else if (!turnsOver(stack.at(-1))) {
      problems.add(node.line, '"otherwise" without its "when" in the same place');
    }
  }
  for (let part = stack.pop(); part; part = stack.pop()) {
    problems.add(part.mark.line, 'a condition is not closed in the same place');
    finish(part);
  }
  return result;
}

/** What follows is for the other case; false where it is already so, or no condition is open. */
function turnsOver<T>(part: Open<T> | undefined): boolean {
  if (part?.otherwise !== null) return false;
  part.otherwise = [];
  return true;
}

const isMark = (node: unknown): node is ConditionMark =>
  typeof node === 'object' && node !== null && 'type' in node && node.type === 'mark';
