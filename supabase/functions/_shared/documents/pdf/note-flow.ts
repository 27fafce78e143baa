import type { FilledDocument } from '../fill.ts';
import { colors } from '../theme.ts';
import type { Canvas } from './canvas.ts';
import type { NoteFlow } from './flow.ts';
import type { LayoutContext } from './layout-context.ts';
import { noteRule } from './paginate.ts';
import { StructNode } from './structure.ts';
import { textFlow } from './text-flow.ts';
import { frame, type } from './type-scale.ts';

const indent = 12;

/** Lays out the footnotes, before the text that refers to them. */
export function layOutNotes(context: LayoutContext, document: FilledDocument): void {
  for (const note of document.footnotes) {
    const node = new StructNode('Note');
    node.id = `note${String(note.number)}`;
    const labelNode = node.child('Lbl');
    const label = String(note.number);
    const style = { ...type.footnote.text, size: 6.4, rise: 2.6 };
    const items = textFlow(context, note.children, {
      x: frame.left + indent,
      width: frame.width - indent,
      frames: [],
      style: type.footnote,
      node,
      label: (canvas, baseline) => {
        canvas.mark(labelNode);
        for (const run of context.fonts.runs(`${label} `, style))
          canvas.text(frame.left, baseline - 2.6, run.font, style.size, style.color, run.font.operand(run));
      },
    });
    const height = items.reduce((sum, item) => sum + item.height, 0) + type.footnote.after;
    context.notes.set(note.number, { number: note.number, items, height, node, placed: false });
  }
}

/** Draws the notes of a page above `bottom`. */
export function drawNotes(canvas: Canvas, notes: readonly NoteFlow[], bottom: number): void {
  if (notes.length === 0) return;
  const height = notes.reduce((sum, note) => sum + note.height, 0);
  let y = bottom - height;
  canvas.artifact('Layout');
  canvas.rectangle(frame.left, y - noteRule / 2, 120, 0.6, colors.hairline);
  canvas.close();
  for (const note of notes) {
    for (const item of note.items) {
      item.draw(canvas, y);
      y += item.height;
    }
    y += type.footnote.after;
  }
}
