import type { FilledField, Inline } from '../tree.ts';
import { colors } from '../theme.ts';
import type { TextStyle } from './font-set.ts';
import type { LayoutContext } from './layout-context.ts';
import type { Atom, BoxPiece, Scope } from './piece.ts';

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
        this.addBox(this.context.blankBox(node.label, node.length, style));
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
    if (box) this.addBox(box);
    else this.addText(field.display, { ...style, color: colors.fieldText }, scope);
  }

  private addNote(id: string, style: TextStyle): void {
    const number = this.context.noteNumber(id);
    if (number === null) return;
    const mark: TextStyle = { ...style, size: style.size * 0.65, rise: style.size * 0.33, underline: false };
    this.addWord(String(number), mark, { type: 'Reference', href: '', node: null });
    this.current().notes.push(number);
  }

  private addText(text: string, style: TextStyle, scope: Scope | null): void {
    for (const part of text.split(/( +|\n)/)) {
      if (part === '') continue;
      if (part === '\n') this.breakLine();
      else if (part.startsWith(' ')) this.addSpace(style, scope);
      else this.addBreakable(part, style, scope);
    }
  }

  /** A line may end after a hyphen or a dash between letters (never inside a number) and after the slashes of an address. */
  private addBreakable(word: string, style: TextStyle, scope: Scope | null): void {
    const parts = word.length > 3 ? word.split(/(?<=\p{L}[-–—/]+)(?=\p{L}{2})/u) : [word];
    parts.forEach((part, index) => {
      if (index > 0) this.close();
      this.addWord(part, style, scope);
    });
  }

  private addWord(word: string, style: TextStyle, scope: Scope | null): void {
    const atom = this.current();
    for (const run of this.context.fonts.runs(word, style)) {
      atom.pieces.push({ kind: 'text', ...run, style, scope });
      atom.width += run.width;
    }
  }

  private addBox(box: BoxPiece): void {
    const atom = this.current();
    atom.pieces.push(box);
    atom.width += box.width;
  }

  private addSpace(style: TextStyle, scope: Scope | null): void {
    const atom = this.open ?? this.atoms.at(-1);
    if (!atom || atom.breaks || atom.space) return;
    const [run] = this.context.fonts.runs(' ', style);
    if (run) atom.space = { kind: 'text', ...run, style, scope };
    this.close();
  }

  private breakLine(): void {
    this.current().breaks = true;
    this.close();
  }

  private current(): Atom {
    if (!this.open) {
      this.open = { pieces: [], width: 0, space: null, breaks: false, notes: [] };
      this.atoms.push(this.open);
    }
    return this.open;
  }

  private close(): void {
    this.open = null;
  }
}
