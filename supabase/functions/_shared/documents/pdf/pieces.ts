import type { FilledField, Inline } from '../tree.ts';
import { colors } from '../theme.ts';
import { plainRun } from './font-set.ts';
import type { TextRun, TextStyle } from './font-set.ts';
import type { LayoutContext } from './layout-context.ts';
import { newAtom } from './piece.ts';
import type { Atom, Piece, Scope, TextPiece } from './piece.ts';
import type { PdfFont } from './pdf-font.ts';

/** Turns inline content into atoms. */
export class PieceMaker {
  private readonly context: LayoutContext;
  private readonly atoms: Atom[] = [];
  private open: Atom | null = null;

  constructor(context: LayoutContext) {
    this.context = context;
  }

  make(nodes: readonly Inline[], style: TextStyle): Atom[] {
    this.addAll(nodes, style, null);
    return this.atoms;
  }

  private addAll(nodes: readonly Inline[], style: TextStyle, scope: Scope | null): void {
    for (const node of nodes) this.add(node, style, scope);
  }

  private add(node: Inline, style: TextStyle, scope: Scope | null): void {
    switch (node.type) {
      case 'text':
        this.addText(node.value, style, scope);
        return;
      case 'code':
        this.addText(node.value, { ...style, family: 'sans', italic: false }, scope);
        return;
      case 'strong':
        this.addAll(node.children, { ...style, bold: true }, scope);
        return;
      case 'emphasis':
        this.addAll(node.children, { ...style, italic: !style.italic }, scope);
        return;
      case 'when':
      case 'change':
        this.addAll(node.children, style, scope);
        return;
      case 'strike':
        this.addAll(node.children, { ...style, strike: true }, scope);
        return;
      case 'outdated':
        this.addAll(node.children, { ...style, bold: true, highlight: true }, scope);
        return;
      case 'link':
        this.addAll(
          node.children,
          { ...style, color: colors.ink, underline: true },
          { type: 'Link', href: node.href, node: null },
        );
        return;
      case 'break':
        this.breakLine();
        return;
      case 'field':
        this.addField(node.field, style, scope);
        return;
      case 'blank':
        this.put(this.context.blankBox(node.label, node.length, style));
        return;
      case 'footnote':
        this.addNote(node.id, style);
        return;
      case 'fact':
      case 'placeholder':
        this.addText(`[${node.key}]`, style, scope);
    }
  }

  private addField(field: FilledField, style: TextStyle, scope: Scope | null): void {
    if (field.value !== null) {
      this.addText(field.display, style, scope);
      return;
    }
    const box = this.context.fieldBox(field, style);
    if (box) this.put(box);
    else this.addText(field.display, { ...style, color: colors.fieldText }, scope);
  }

  private addNote(id: string, style: TextStyle): void {
    const number = this.context.noteNumber(id);
    if (number === null) return;
    const mark: TextStyle = { ...style, size: style.size * 0.65, rise: style.size * 0.33, underline: false };
    this.addText(String(number), mark, { type: 'Reference', href: '', node: null });
    if (this.open) this.open.notes = [...this.open.notes, number];
  }

  private addText(text: string, style: TextStyle, scope: Scope | null): void {
    const look: Look = { style, scope, font: this.context.fonts.plainFont(text, style), space: null };
    for (let at = 0; at < text.length;) {
      const end = endOfRun(text, at);
      if (text[at] === '\n') this.breakLine();
      else if (text[at] === ' ') this.addSpace(look);
      else this.addBreakable(text.slice(at, end), look);
      at = end;
    }
  }

  /** A line may end after a hyphen or a dash between characters (never inside a number) and after the slashes of an address. */
  private addBreakable(word: string, look: Look): void {
    if (word.length <= 3 || !/[-–—/]/.test(word)) {
      this.addWord(word, look);
      return;
    }
    word.split(/(?<=\p{L}[-–—/]+)(?=\p{L}{2})/u).forEach((part, index) => {
      if (index > 0) this.close();
      this.addWord(part, look);
    });
  }

  private addWord(word: string, look: Look): void {
    if (look.font) {
      this.put(textPiece(plainRun(look.font, word, look.style), look));
      return;
    }
    for (const run of this.context.fonts.runs(word, look.style)) this.put(textPiece(run, look));
  }

  /** A line never ends between `§` and its number. */
  private addSpace(look: Look): void {
    const atom = this.open ?? this.atoms.at(-1);
    if (!atom || atom.breaks || atom.space) return;
    const [run] = look.space ? [] : this.context.fonts.runs(' ', look.style);
    if (run) look.space = textPiece(run, look);
    if (look.space && this.open && isSectionSign(this.open.pieces.at(-1))) {
      this.put(look.space);
      return;
    }
    atom.space = look.space;
    this.close();
  }

  private breakLine(): void {
    if (!this.open) this.begin(newAtom());
    if (this.open) this.open.breaks = true;
    this.close();
  }

  /** Adds a piece to the open atom, or begins one with it. */
  private put(piece: Piece): void {
    const { open } = this;
    if (!open) {
      this.begin(newAtom(piece));
      return;
    }
    open.pieces.push(piece);
    open.width += piece.width;
  }

  private begin(atom: Atom): void {
    this.open = atom;
    this.atoms.push(atom);
  }

  private close(): void {
    this.open = null;
  }
}

/** How the pieces of a text look. */
interface Look {
  readonly style: TextStyle;
  readonly scope: Scope | null;
  /** The one font that all of the text has; null where it takes several. */
  readonly font: PdfFont | null;
  /** The one between its words, once there was one. */
  space: TextPiece | null;
}

/** Spelled out: a copy with `...run` costs several times as much, for each word of a document. */
function textPiece({ font, width, text, rightToLeft }: TextRun, { style, scope }: Look): TextPiece {
  return { kind: 'text', font, width, text, rightToLeft, style, scope };
}

/** Whether a piece ends with `§`, as in `(§` too. */
const isSectionSign = (piece: Piece | undefined): boolean =>
  piece?.kind === 'text' && piece.text.endsWith('§');

/** Where a line's end, a stretch of spaces or a word that begins at `at` ends. */
function endOfRun(text: string, at: number): number {
  if (text[at] === '\n') return at + 1;
  const isSpace = text[at] === ' ';
  let end = at + 1;
  while (end < text.length && text[end] !== '\n' && (text[end] === ' ') === isSpace) end += 1;
  return end;
}
