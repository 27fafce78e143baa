import type { BodyNotes } from './body-notes.ts';

/** `{law key}` or `{law key other-key}` behind a sentence names its facts and prints nothing. */
const mark = / *(?<!\{)\{law ([^{}]*)\}(?!\})/g;
const factKey = /^[a-z]{2}-[a-z0-9-]+$/;

/** The body without the marks that only name facts; lines stay where they are. `offset` is the file's line before the body. */
export function takeFactMarks(body: string, offset: number, notes: BodyNotes): string {
  if (!body.includes('{law')) return body;
  return body
    .split('\n')
    .map((text, index) =>
      text.replace(mark, (written: string, keys: string) => {
        for (const key of keys.trim().split(/[ ,]+/))
          noteFact(notes, key, offset + index + 1, written.trim());
        return '';
      }),
    )
    .join('\n');
}

function noteFact(notes: BodyNotes, key: string, line: number, written: string): void {
  if (!factKey.test(key)) notes.problems.add(line, `${written} does not name facts by their keys`);
  else if (!notes.facts.has(key)) notes.facts.set(key, { line, isInserted: false });
}
