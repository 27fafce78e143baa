import type { ProblemList } from './problem-list.ts';

export interface FootnoteSource {
  readonly id: string;
  readonly text: string;
  readonly line: number;
}

const definition = /^\[\^([^\]\s]+)\]:[ \t]*(.*)$/;

/**
 * Takes `[^1]: text` and its indented continuation lines out of the body and leaves empty lines in their place, so that
 * the lines after them keep their numbers. `offset` is the number of lines of the file before the body.
 */
export function takeFootnotes(
  body: string,
  offset: number,
  problems: ProblemList,
): { body: string; notes: FootnoteSource[] } {
  if (!body.includes('[^')) return { body, notes: [] };
  const lines = body.split('\n');
  const notes: FootnoteSource[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const match = definition.exec(lines[index] ?? '');
    if (!match) continue;
    const line = offset + index + 1;
    const text = [match[2] ?? ''];
    lines[index] = '';
    while (/^(?: {2,}|\t)\S/.test(lines[index + 1] ?? '')) {
      index += 1;
      text.push((lines[index] ?? '').trim());
      lines[index] = '';
    }
    const id = match[1] ?? '';
    if (notes.some((note) => note.id === id)) problems.add(line, `footnote [^${id}] is defined twice`);
    else notes.push({ id, text: text.join('\n').trim(), line });
  }
  return { body: lines.join('\n'), notes };
}
