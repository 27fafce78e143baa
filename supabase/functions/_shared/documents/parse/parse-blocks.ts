import type {
  BlockContent,
  Blockquote,
  Code,
  DefinitionContent,
  Heading,
  Html,
  List,
  Nodes,
  PhrasingContent,
  Table,
} from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Block, Inline, ListItem, QuoteKind, PageKind, SignatureParty, TableCell } from '../tree.ts';
import { labelBlanks, type BlankNames } from './blank-labels.ts';
import type { BodyNotes } from './body-notes.ts';
import type { ConditionMark } from './condition-marks.ts';
import { foldMarks } from './fold-marks.ts';
import { readLine } from './markdown.ts';
import { InlineReader, type InlineContext } from './parse-inline.ts';
import { plainText } from './plain-text.ts';
import { hasCondition, restoreBlanks } from './private-use-characters.ts';
import { curlQuotes } from './typography.ts';

const pageBreak = /^<!--\s*(?:page break\s*|(sign|letter)(?:\s*|:([^\n]*)))-->\s*$/;
const callouts: Readonly<Record<string, QuoteKind>> = {
  'Drafting note.': 'drafting-note',
  'The law.': 'law',
};

export type BlockNode = BlockContent | DefinitionContent;

/** Turns the blocks of a body into our tree. */
export class BlockReader {
  private readonly context: InlineContext;
  private readonly notes: BodyNotes;
  /** What the page is for that the reader is at. */
  private pageKind: PageKind = 'text';

  constructor(context: InlineContext) {
    this.context = context;
    this.notes = context.notes;
  }

  /** `depth` counts the lists and quotes around the blocks. */
  read(nodes: readonly BlockNode[], depth = 0): Block[] {
    const blocks: (Block | ConditionMark)[] = [];
    for (const node of nodes) {
      const block = this.readBlock(node, depth);
      if (block?.type === 'pageBreak' && block.sheet === 'sign' && blocks.length > 1)
        this.report(node, 'a sign comes right after the title');
      if (block) blocks.push(block);
    }
    return foldMarks<Block>(
      blocks,
      (condition, met, otherwise) => ({ type: 'when', condition, blocks: met, otherwise }),
      this.notes.problems,
    );
  }

  /** The line of the file that a node begins at. */
  lineOf(node: Nodes): number {
    return this.context.offset + (node.position?.start.line ?? 1);
  }

  inline(
    nodes: readonly PhrasingContent[],
    names: Omit<BlankNames, 'labels'> = { fallback: 'Write here' },
    offset = this.context.offset,
  ): Inline[] {
    const read = new InlineReader({ ...this.context, offset }).read(nodes);
    return read.some(hasBlank) ? labelBlanks(read, { ...names, labels: this.context.known }) : read;
  }

  private report(node: Nodes, message: string): void {
    this.notes.problems.add(this.lineOf(node), message);
  }

  private readBlock(node: BlockNode, depth: number): Block | ConditionMark | null {
    switch (node.type) {
      case 'heading':
        return this.heading(node, depth);
      case 'paragraph':
        return (
          this.context.marks.ofParagraph(node.children) ?? {
            type: 'paragraph',
            children: this.inline(node.children),
          }
        );
      case 'list':
        return this.list(node, depth);
      case 'table':
        return this.table(node);
      case 'blockquote':
        return this.quote(node, depth);
      case 'code':
        return this.code(node);
      case 'thematicBreak':
        return { type: 'rule' };
      case 'html':
        return this.html(node, depth);
      case 'definition':
      case 'footnoteDefinition':
        // They are read where they are used.
        return null;
    }
  }

  private heading(node: Heading, depth: number): Block {
    const children = this.inline(node.children);
    const words = children.filter((child) => !(child.type === 'text' && child.value.trim() === ''));
    this.notes.headings.push({
      depth: node.depth,
      line: this.lineOf(node),
      text: plainText(children).trim(),
      onlyPlaceholder: words.length > 0 && words.every((child) => child.type === 'placeholder'),
      nested: depth > 0,
    });
    return { type: 'heading', depth: node.depth, children };
  }

  private list(node: List, depth: number): Block {
    const items = node.children.map((item): ListItem => {
      const [first] = item.children;
      const when = first?.type === 'paragraph' ? this.context.marks.ofWhole(first.children[0]) : undefined;
      return {
        ...(typeof item.checked === 'boolean' ? { checked: item.checked } : {}),
        ...(when ? { when } : {}),
        blocks: this.read(item.children, depth + 1),
      };
    });
    return {
      type: 'list',
      ordered: node.ordered === true,
      start: node.start ?? 1,
      loose: node.spread === true || node.children.some(({ spread }) => spread === true),
      items,
    };
  }

  private table(node: Table): Block {
    const [head, ...body] = node.children;
    const header = (head?.children ?? []).map((cell): TableCell => ({
      children: this.inline(cell.children),
    }));
    if (header.some((cell) => plainText(cell.children).includes('{{')))
      this.notes.headerPlaceholders.push(this.lineOf(node));
    const rows = body.map((row, index) =>
      header.map((name, column): TableCell => {
        const nodes = row.children[column]?.children ?? [];
        const fallback = plainText(name.children).trim() || 'Write here';
        const suffix = `, row ${rowName(toString(row.children[0]), column, index + 1)}`;
        const children = this.inline(nodes, { fallback, suffix });
        const when = column === 0 ? this.context.marks.ofWhole(nodes[0]) : undefined;
        return when ? { children, when } : { children };
      }),
    );
    return { type: 'table', align: node.align ?? [], header, rows };
  }

  private quote(node: Blockquote, depth: number): Block {
    const blocks = this.read(node.children, depth + 1);
    const kind = calloutKind(blocks);
    if (kind !== 'quote') {
      const text = blocks
        .map((block) => (block.type === 'paragraph' ? plainText(block.children) : ''))
        .join(' ');
      this.notes.callouts.push({ kind, line: this.lineOf(node), text, pageKind: this.pageKind });
    }
    return { type: 'quote', kind, blocks };
  }

  private code(node: Code): Block {
    if (node.lang === 'signature') return { type: 'signature', parties: this.parties(node) };
    this.notes.codeBlocks.push(this.lineOf(node));
    if (/\{\{[^{}]*\}\}/.test(node.value)) this.report(node, 'a placeholder cannot be inside code');
    if (hasCondition(node.value)) this.report(node, 'a condition cannot be inside code');
    return { type: 'code', value: restoreBlanks(node.value) };
  }

  private parties(node: Code): SignatureParty[] {
    const parties: SignatureParty[] = [];
    node.value.split('\n').forEach((row, index) => {
      if (row.trim() === '') return;
      const children = this.inline(readLine(row.trim()), undefined, this.lineOf(node) + index);
      const named =
        children.some((child) => child.type === 'placeholder') || /:\s*\S/.test(plainText(children));
      parties.push({ children, named });
    });
    if (parties.length === 0) this.report(node, 'the signature block has no line');
    return parties;
  }

  private html(node: Html, depth: number): Block | null {
    const match = pageBreak.exec(node.value.trim());
    if (match) {
      this.pageKind = match[1] === 'sign' || match[1] === 'letter' ? match[1] : 'text';
      if (depth === 0)
        return { type: 'pageBreak', sheet: this.pageKind, name: curlQuotes(match[2]?.trim() ?? '', '') };
      this.report(node, 'a page break cannot be inside a list or a quote');
      return null;
    }
    this.report(node, `raw HTML is not allowed: ${node.value.trim().split('\n')[0]?.slice(0, 60) ?? ''}`);
    return null;
  }
}

/** What a row is called: the words of its first cell, or its number where there are none. */
function rowName(first: string, column: number, number: number): string {
  const words = first.replace(/\s+/g, ' ').trim();
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
