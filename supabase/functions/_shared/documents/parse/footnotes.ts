import type { FootnoteDefinition } from 'mdast';
import type { Footnote, Inline } from '../tree.ts';
import type { BodyNotes } from './body-notes.ts';
import type { BlockReader } from './parse-blocks.ts';

/** The notes in the order of their first reference. Reports those that are defined twice or never used. */
export function readFootnotes(
  definitions: readonly FootnoteDefinition[],
  reader: BlockReader,
  notes: BodyNotes,
): Footnote[] {
  const known = new Map<string, FootnoteDefinition>();
  for (const definition of definitions) {
    if (known.has(definition.identifier))
      notes.problems.add(reader.lineOf(definition), `footnote [^${definition.identifier}] is defined twice`);
    else known.set(definition.identifier, definition);
  }
  const footnotes: Footnote[] = [];
  // A note may name another one: the map grows while it is walked.
  for (const [id] of notes.footnoteUses) {
    const definition = known.get(id);
    if (definition)
      footnotes.push({ id, number: footnotes.length + 1, children: readNote(definition, reader, notes) });
  }
  for (const [id, definition] of known) {
    if (!notes.footnoteUses.has(id))
      notes.problems.add(reader.lineOf(definition), `footnote [^${id}] is never used`);
  }
  return footnotes;
}

/** The paragraphs of a note, each on a line of its own. */
function readNote(definition: FootnoteDefinition, reader: BlockReader, { problems }: BodyNotes): Inline[] {
  const paragraphs = definition.children.flatMap((block) => {
    if (block.type === 'paragraph') return [reader.inline(block.children)];
    problems.add(reader.lineOf(block), 'a footnote holds paragraphs only');
    return [];
  });
  const children = paragraphs.flatMap((paragraph, index): Inline[] =>
    index === 0 ? paragraph : [{ type: 'break' }, ...paragraph],
  );
  if (children.some((node) => node.type === 'footnote'))
    problems.add(reader.lineOf(definition), 'a footnote cannot have a footnote');
  return children;
}
