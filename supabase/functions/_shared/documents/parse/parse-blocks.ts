import type { Token, Tokens } from 'marked';
import type { Block, Inline, ListItem, QuoteKind, Sheet, SignatureParty, TableCell } from '../tree.ts';
import type { BodyNotes } from './body-notes.ts';
import { ConditionMarks, type ConditionMark } from './condition-marks.ts';
import { foldMarks } from './fold-marks.ts';
import { blankSign, InlineReader, labelBlanks } from './parse-inline.ts';
import type { BlankNames } from './parse-inline.ts';
import { plainText } from './plain-text.ts';
import { curlQuotes } from './typography.ts';

const pageBreak = /^<!--\s*(?:page break|(sign|letter)(?::\s*([^\n]+?))?)\s*-->\s*$/;
const callouts: Readonly<Record<string, QuoteKind>> = {
  'Drafting note.': 'drafting-note',
  'The law.': 'law',
};

/** What reading a body needs at every block: the declared placeholders, the conditions, and the list of remarks. */
export interface BlockContext {
  /** Labels of the declared placeholders by key. */
  readonly known: ReadonlyMap<string, string>;
  readonly marks: ConditionMarks;
  readonly notes: BodyNotes;
}

/** Turns lexed blocks into our tree and keeps the line it is at. */
export class BlockReader {
  private readonly context: BlockContext;
  private readonly notes: BodyNotes;
  private readonly lexInline: (text: string) => Token[];
  /** What the page is for that the reader is at. */
  private sheet: Sheet = 'text';

  constructor(context: BlockContext, lexInline: (text: string) => Token[]) {
    this.context = context;
    this.notes = context.notes;
    this.lexInline = lexInline;
  }

  /** `line` is the file's line of the first token; `depth` counts the lists and quotes around it. */
  read(tokens: readonly Token[], line: number, depth = 0): Block[] {
    const blocks: (Block | ConditionMark)[] = [];
    let at = line;
    for (const token of tokens) {
      const block =
        this.context.marks.ofParagraph(token.raw) ??
        this.readBlock(token, at + leadingBreaks(token.raw), depth);
      if (block?.type === 'pageBreak' && block.sheet === 'sign' && blocks.length > 1)
        this.notes.problems.add(at + leadingBreaks(token.raw), 'a sign comes right after the title');
      if (block) blocks.push(block);
      at += breaksIn(token.raw);
    }
    return foldMarks<Block>(
      blocks,
      (condition, met, otherwise) => ({ type: 'when', condition, blocks: met, otherwise }),
      this.notes.problems,
    );
  }

  inline(
    tokens: readonly Token[] | undefined,
    line: number,
    names: Omit<BlankNames, 'labels'> = { fallback: 'Write here' },
  ): Inline[] {
    const nodes = new InlineReader(this.context, line).read(tokens ?? []);
    return nodes.some(hasBlank) ? labelBlanks(nodes, { ...names, labels: this.context.known }) : nodes;
  }

  private readBlock(token: Token, line: number, depth: number): Block | null {
    switch (token.type) {
      case 'space':
      case 'checkbox':
        return null;
      case 'heading':
        return this.heading(token as Tokens.Heading, line, depth);
      case 'paragraph':
      case 'text':
        return { type: 'paragraph', children: this.inline((token as Tokens.Paragraph).tokens, line) };
      case 'list':
        return this.list(token as Tokens.List, line, depth);
      case 'table':
        return this.table(token as Tokens.Table, line);
      case 'blockquote':
        return this.quote(token as Tokens.Blockquote, line, depth);
      case 'code':
        return this.code(token as Tokens.Code, line);
      case 'hr':
        return { type: 'rule' };
      case 'html':
        return this.html(token as Tokens.HTML, line, depth);
      default:
        // A link definition without use and the like: nothing that a reader sees.
        return null;
    }
  }

  private heading(token: Tokens.Heading, line: number, depth: number): Block {
    const children = this.inline(token.tokens, line);
    const words = children.filter((node) => !(node.type === 'text' && node.value.trim() === ''));
    this.notes.headings.push({
      depth: token.depth,
      line,
      text: plainText(children).trim(),
      onlyPlaceholder: words.length > 0 && words.every((node) => node.type === 'placeholder'),
      nested: depth > 0,
    });
    return { type: 'heading', depth: token.depth, children };
  }

  private list(token: Tokens.List, line: number, depth: number): Block {
    let at = line;
    const items = token.items.map((item): ListItem => {
      const blocks = this.read(item.tokens, at, depth + 1);
      at += breaksIn(item.raw);
      const when = this.context.marks.ofItem(item.raw);
      return {
        ...(item.task ? { checked: item.checked === true } : {}),
        ...(when ? { when } : {}),
        blocks,
      };
    });
    return {
      type: 'list',
      ordered: token.ordered,
      start: token.start === '' ? 1 : token.start,
      loose: token.loose,
      items,
    };
  }

  private table(token: Tokens.Table, line: number): Block {
    const header = token.header.map((cell): TableCell => ({ children: this.inline(cell.tokens, line) }));
    if (header.some((cell) => plainText(cell.children).includes('{{'))) {
      this.notes.headerPlaceholders.push(line);
    }
    const rows = token.rows.map((row, index) =>
      row.map((cell, column): TableCell => {
        const fallback = plainText(header[column]?.children ?? []).trim() || 'Write here';
        const suffix = `, row ${rowName(ConditionMarks.withoutWhole(row[0]?.text ?? ''), column, index + 1)}`;
        const children = this.inline(cell.tokens, line + 2 + index, { fallback, suffix });
        const when = column === 0 ? this.context.marks.ofRow(cell.text) : undefined;
        return when ? { children, when } : { children };
      }),
    );
    return { type: 'table', align: token.align, header, rows };
  }

  private quote(token: Tokens.Blockquote, line: number, depth: number): Block {
    const blocks = this.read(token.tokens, line, depth + 1);
    const kind = calloutKind(blocks);
    if (kind !== 'quote') {
      const text = blocks
        .map((block) => (block.type === 'paragraph' ? plainText(block.children) : ''))
        .join(' ');
      this.notes.callouts.push({ kind, line, text, sheet: this.sheet });
    }
    return { type: 'quote', kind, blocks };
  }

  private code(token: Tokens.Code, line: number): Block {
    if (token.lang === 'signature') return { type: 'signature', parties: this.parties(token.text, line + 1) };
    this.notes.codeBlocks.push(line);
    if (/\{\{[^{}]*\}\}/.test(token.text))
      this.notes.problems.add(line, 'a placeholder cannot be inside code');
    return { type: 'code', value: token.text.replaceAll(blankSign, '_') };
  }

  private parties(text: string, line: number): SignatureParty[] {
    const parties: SignatureParty[] = [];
    text.split('\n').forEach((row, index) => {
      if (row.trim() === '') return;
      const children = this.inline(this.lexInline(row.trim()), line + index);
      const named =
        children.some((node) => node.type === 'placeholder') || /:\s*\S/.test(plainText(children));
      parties.push({ children, named });
    });
    if (parties.length === 0) this.notes.problems.add(line - 1, 'the signature block has no line');
    return parties;
  }

  private html(token: Tokens.HTML, line: number, depth: number): Block | null {
    const match = pageBreak.exec(token.raw.trim());
    if (match) {
      this.sheet = match[1] === 'sign' || match[1] === 'letter' ? match[1] : 'text';
      if (depth === 0) return { type: 'pageBreak', sheet: this.sheet, name: curlQuotes(match[2] ?? '', '') };
      this.notes.problems.add(line, 'a page break cannot be inside a list or a quote');
      return null;
    }
    this.notes.problems.add(
      line,
      `raw HTML is not allowed: ${token.raw.trim().split('\n')[0]?.slice(0, 60) ?? ''}`,
    );
    return null;
  }
}

/** What a row is called: the words of its first cell, or its number where there are none. */
function rowName(first: string, column: number, number: number): string {
  const words = first
    .replace(/[*`~]|\ue000+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return column === 0 || words === '' || words.includes('{{') ? String(number) : words.slice(0, 60);
}

function calloutKind(blocks: readonly Block[]): QuoteKind {
  const first = blocks[0];
  const lead = first?.type === 'paragraph' ? first.children[0] : undefined;
  const text = lead?.type === 'strong' ? plainText(lead.children) : '';
  return Object.hasOwn(callouts, text) ? (callouts[text] ?? 'quote') : 'quote';
}

function hasBlank(node: Inline): boolean {
  return node.type === 'blank' || ('children' in node && node.children.some(hasBlank));
}

function breaksIn(raw: string): number {
  let count = 0;
  for (let at = raw.indexOf('\n'); at >= 0; at = raw.indexOf('\n', at + 1)) count += 1;
  return count;
}

function leadingBreaks(raw: string): number {
  let count = 0;
  while (raw.charCodeAt(count) === 10) count += 1;
  return count;
}
