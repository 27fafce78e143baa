import { documentParts } from '../../../supabase/functions/_shared/documents/testing/internals.ts';
import type { Block, FilledDocument, Inline } from '../../../supabase/functions/_shared/documents/mod.ts';

/** What a document says, read off its tree and not off any writer: the yardstick for every format. */
export interface Outline {
  readonly headings: readonly (readonly [level: number, text: string])[];
  /** Cells of each table, row by row. */
  readonly tables: readonly (readonly (readonly string[])[])[];
  readonly listItems: number;
  readonly tasks: readonly boolean[];
  /** All words in reading order, without footnotes. */
  readonly words: readonly string[];
  readonly footnotes: readonly string[];
}

/** The words of a document in the order of its pages: a poster, the words of the title page, then the rest. */
export function wordsByPart(
  document: FilledDocument,
  options: OutlineOptions = {},
): {
  readonly poster: readonly string[];
  readonly lead: readonly string[];
  readonly body: readonly string[];
} {
  const { poster, lead, body } = documentParts(document);
  const words = (blocks: readonly Block[]): readonly string[] =>
    outlineOf({ ...document, blocks }, options).words;
  return { poster: words(poster ?? []), lead: words(lead), body: words(body) };
}

/** The blocks in the order of the page: a poster, what the title page says, and the rest. */
export function blocksAsWritten(document: FilledDocument): Block[] {
  const { poster, lead, body } = documentParts(document);
  return [...(poster ?? []), ...lead, ...body];
}

export const hasPoster = (document: FilledDocument): boolean => documentParts(document).poster !== null;

export interface OutlineOptions {
  /** How an open field reads; by default its label in brackets. */
  readonly openFields?: (label: string) => string;
}

export function outlineOf(document: FilledDocument, options: OutlineOptions = {}): Outline {
  const reader = new Reader(options);
  for (const block of document.blocks) reader.block(block);
  return {
    headings: reader.headings,
    tables: reader.tables,
    listItems: reader.listItems,
    tasks: reader.tasks,
    words: wordsOf(reader.text.join(' ')),
    footnotes: document.footnotes.map((note) => wordsOf(reader.inline(note.children)).join(' ')),
  };
}

/** Words compared without the characters that formats draw in their own way: boxes, bullets, lines to write on. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFC')
    .replace(/[_☐☒☑•–▪\u200b\u200c\u00ad]+/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ')
    .split(' ')
    .filter((word) => word !== '');
}

class Reader {
  readonly headings: [number, string][] = [];
  readonly tables: string[][][] = [];
  readonly tasks: boolean[] = [];
  readonly text: string[] = [];
  listItems = 0;
  private readonly options: OutlineOptions;

  constructor(options: OutlineOptions) {
    this.options = options;
  }

  block(block: Block): void {
    switch (block.type) {
      case 'heading':
        this.headings.push([block.depth, wordsOf(this.inline(block.children)).join(' ')]);
        this.text.push(this.inline(block.children));
        return;
      case 'paragraph':
        this.text.push(this.inline(block.children));
        return;
      case 'list':
        for (const item of block.items) {
          this.listItems += 1;
          if (item.checked !== undefined) this.tasks.push(item.checked);
          for (const inner of item.blocks) this.block(inner);
        }
        return;
      case 'table': {
        const rows = [block.header, ...block.rows].map((row) =>
          row.map((cell) => this.inline(cell.children)),
        );
        this.tables.push(rows.map((row) => row.map((cell) => wordsOf(cell).join(' '))));
        this.text.push(...rows.flat());
        return;
      }
      case 'quote':
        for (const inner of block.blocks) this.block(inner);
        return;
      case 'code':
        this.text.push(block.value);
        return;
      case 'signature':
        for (const party of block.parties) {
          this.text.push(
            this.inline(party.children),
            party.named ? 'Signature Date' : 'Signature Printed name Date',
          );
        }
        return;
      case 'when':
      case 'pageBreak':
      case 'variant':
      case 'rule':
    }
  }

  inline(nodes: readonly Inline[]): string {
    return nodes.map((node) => this.node(node)).join('');
  }

  private node(node: Inline): string {
    switch (node.type) {
      case 'text':
      case 'code':
        return node.value;
      case 'strong':
      case 'emphasis':
      case 'strike':
      case 'outdated':
      case 'link':
      case 'when':
      case 'change':
        return this.inline(node.children);
      case 'break':
        return ' ';
      case 'field':
        return node.field.value === null
          ? (this.options.openFields ?? String)(node.field.display)
          : node.field.display;
      case 'blank':
        return ' ';
      case 'footnote':
        return '';
      case 'fact':
      case 'placeholder':
        throw new Error(`${node.key} was not filled.`);
    }
  }
}
