import { escapeXml } from '../clean-text.ts';
import type { Change } from '../tree.ts';
import type { DocxContext } from './context.ts';

const elements = { inserted: 'ins', deleted: 'del' } as const;

/** Writes something as part of a change, or as it is. A change inside another one is the outer one's. */
export function whileChanged<T>(context: DocxContext, change: Change | undefined, write: () => T): T {
  if (change === undefined || context.change !== null) return write();
  context.change = change;
  const written = write();
  context.change = null;
  return written;
}

/** The mark of a tracked paragraph or table row. */
export function changeMark(context: DocxContext, change: Change): string {
  return `<w:${elements[change]}${attributes(context)}/>`;
}

/** Runs that only one of the two texts has. */
export function trackedRuns(context: DocxContext, change: Change, write: () => string): string {
  if (context.change !== null) return write();
  return trackedContent(context, change, whileChanged(context, change, write));
}

/** Deleted words have elements of their own, which readers without tracking leave out. */
export function trackedContent(context: DocxContext, change: Change, runs: string): string {
  if (runs === '') return '';
  const content =
    change === 'deleted' ? runs.replaceAll(/<(\/?)w:(?:t|instrText)(?=[ >])/g, deletedName) : runs;
  const name = elements[change];
  return `<w:${name}${attributes(context)}>${content}</w:${name}>`;
}

function deletedName(tag: string, slash: string): string {
  return `<${slash}w:${tag.endsWith('instrText') ? 'delInstrText' : 'delText'}`;
}

function attributes(context: DocxContext): string {
  const id = context.nextChange;
  context.nextChange += 1;
  // Numbers of changes and of bookmarks are one space in Word.
  return ` w:id="${String(2_000_000 + id)}" w:author="${escapeXml(context.tracking?.author ?? '')}" w:date="${context.tracking?.date ?? ''}T00:00:00Z"`;
}
