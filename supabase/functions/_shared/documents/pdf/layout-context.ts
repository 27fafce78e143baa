import type { FilledDocument } from '../fill.ts';
import { colors } from '../theme.ts';
import type { FilledField } from '../tree.ts';
import { answerHeight, answerWidth, fieldHeight } from './answer-size.ts';
import type { Landmark, NoteFlow } from './flow.ts';
import type { FontSet, TextStyle } from './font-set.ts';
import type { FormBuilder } from './forms.ts';
import type { BoxPiece } from './piece.ts';
import { frame } from './type-scale.ts';

/** A box that no page could hold would run over its edge. */
const tallest = frame.height * 0.8;

/** What laying out a document needs to know everywhere. */
export class LayoutContext {
  readonly document: FilledDocument;
  readonly fonts: FontSet;
  /** Null where the file is not to be filled in on screen. */
  readonly forms: FormBuilder | null;
  readonly landmarks: Landmark[] = [];
  /** Footnotes by number, laid out before the text that refers to them. */
  readonly notes = new Map<number, NoteFlow>();
  private readonly noteNumbers: ReadonlyMap<string, number>;

  constructor(document: FilledDocument, fonts: FontSet, forms: FormBuilder | null) {
    this.document = document;
    this.fonts = fonts;
    this.forms = forms;
    this.noteNumbers = new Map(document.footnotes.map((note) => [note.id, note.number]));
  }

  noteNumber(id: string): number | null {
    return this.noteNumbers.get(id) ?? null;
  }

  /**
   * A form field inside a line, as wide as its label or its longest answer. Where the line is shorter it takes several lines of
   * its own. Null without forms.
   */
  fieldBox(field: FilledField, style: TextStyle): BoxPiece | null {
    const { forms } = this;
    if (!forms) return null;
    const font = this.fonts.trueType('sans');
    const label: TextStyle = {
      ...style,
      family: 'sans',
      italic: false,
      bold: false,
      size: style.size * 0.92,
    };
    const height = Math.max(style.size * 1.34, fieldHeight);
    return {
      kind: 'box',
      width: Math.max(this.fonts.width(field.display, label) + 8, answerWidth(font, field)),
      rightToLeft: false,
      scope: null,
      rowsAt: (width, leading) => {
        const wanted = Math.min(answerHeight(font, field, width), tallest);
        const rows = 1 + Math.max(0, Math.ceil((wanted - height) / leading));
        if (rows > 1) forms.takeLines(field);
        return rows;
      },
      draw: (canvas, node, x, baseline, width, above) => {
        const y = baseline - style.size * 0.99 - above;
        forms.placeholder(canvas, node, field, { x, y, width, height: height + above, isTall: above > 0 });
      },
    };
  }

  /** A line to write on, drawn, and a field over it where there are forms. */
  blankBox(label: string, underscores: number, style: TextStyle): BoxPiece {
    return {
      kind: 'box',
      width: Math.min(underscores, 80) * style.size * 0.48,
      rightToLeft: false,
      scope: null,
      elastic: true,
      draw: (canvas, node, x, baseline, width) => {
        // Without a field over it the line itself is what a reader has to hear of.
        if (this.forms) canvas.artifact('Layout');
        else canvas.mark(node, '_'.repeat(Math.min(underscores, 20)));
        canvas.rectangle(x, baseline + 2, width, 0.6, colors.quiet);
        canvas.close();
        this.forms?.blank(canvas, node, label, {
          x,
          y: baseline - style.size * 1.1,
          width,
          height: style.size * 1.1 + 2,
        });
      },
    };
  }

  /** The footnotes at the foot of the page of a line that refers to them. */
  noteFlows(numbers: readonly number[]): NoteFlow[] {
    if (numbers.length === 0) return [];
    return numbers.flatMap((number) => {
      const note = this.notes.get(number);
      return note ? [note] : [];
    });
  }
}
