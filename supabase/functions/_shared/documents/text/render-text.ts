import { variantLine } from '../conditions/condition-text.ts';
import { documentLabels } from '../document-labels.ts';
import type { License } from '../document-labels.ts';
import type { FilledDocument } from '../fill.ts';
import { listMarker } from '../list-marker.ts';
import { pageKindTitle } from '../document-parts.ts';
import type { Block, Inline, ListBlock, SignatureParty, TableBlock } from '../tree.ts';

const lineWidth = 78;

/** Plain text for mail and for readers without anything else: UTF-8, `\n`, lines of at most 78 characters. */
export function buildText(document: FilledDocument, license: License | undefined): string {
  const { template } = document;
  const labels = documentLabels(document, license);
  const title = wrap(template.title.toUpperCase(), lineWidth);
  const parts = [
    [
      ...title,
      '='.repeat(Math.min(lineWidth, Math.max(...title.map((line) => line.length)))),
      ...wrap(labels.subtitle, lineWidth),
    ].join('\n'),
    ...bodyTexts(document),
    [
      '-'.repeat(lineWidth),
      ...[labels.versionLine, ...labels.smallPrint].flatMap((line) => wrap(line, lineWidth)),
    ].join('\n'),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/**
 * What a filled document says: its title, blocks, footnotes and the cells of its workbook as one line of words. What the version
 * alone changes (subtitle, footer) is left out, so two versions that say the same give the same text.
 */
export function documentText(document: FilledDocument): string {
  const words = [document.template.title, ...bodyTexts(document)].join(' ').replace(/\s+/g, ' ').trim();
  return document.workbook.length === 0 ? words : `${words} ${JSON.stringify(document.workbook)}`;
}

function bodyTexts({ blocks, footnotes }: FilledDocument): string[] {
  const writer = new TextWriter(new Map(footnotes.map((note) => [note.id, note.number])));
  const notes = footnotes.map((note) =>
    hang(`[${String(note.number)}] `, wrap(writer.inline(note.children), lineWidth - 4)).join('\n'),
  );
  return [...blocks.map((block) => writer.block(block, lineWidth).join('\n')), notes.join('\n')];
}

class TextWriter {
  private readonly notes: ReadonlyMap<string, number>;

  constructor(notes: ReadonlyMap<string, number>) {
    this.notes = notes;
  }

  block(block: Block, width: number, level = 0): string[] {
    switch (block.type) {
      case 'heading':
        return this.heading(block.depth, this.inline(block.children), width);
      case 'paragraph':
        return wrap(this.inline(block.children), width);
      case 'list':
        return this.list(block, width, level);
      case 'table':
        return this.table(block, width);
      case 'quote':
        return this.blocks(block.blocks, width - 2, level).map((line) => `| ${line}`.trimEnd());
      case 'code':
        return block.value.split('\n').map((line) => `    ${line}`);
      case 'signature':
        return block.parties.flatMap((party, index) => [
          ...(index > 0 ? [''] : []),
          ...this.party(party, width),
        ]);
      case 'when':
        return this.blocks(block.blocks, width, level);
      case 'variant':
        return wrap(variantLine(block), width);
      case 'pageBreak':
        return block.name === '' ? [] : [`[${pageKindTitle(block)}]`];
      case 'rule':
        return ['-'.repeat(Math.min(width, 40))];
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
      case 'when':
      case 'change':
        return this.inline(node.children);
      case 'outdated':
        return `${this.inline(node.children)} [${node.label.toLowerCase()}]`;
      case 'link':
        return this.link(node.href, this.inline(node.children));
      case 'break':
        return '\n';
      case 'field':
        return node.field.display;
      case 'blank':
        return '_'.repeat(node.length);
      case 'footnote':
        return this.notes.has(node.id) ? ` [${String(this.notes.get(node.id))}]` : '';
      case 'fact':
      case 'placeholder':
        return `[${node.key}]`;
    }
  }

  private link(href: string, text: string): string {
    const address = href.replace(/^mailto:/, '');
    return address === text || href === text ? text : `${text} (${address})`;
  }

  private heading(depth: number, text: string, width: number): string[] {
    const lines = wrap(text, width);
    if (depth > 2) return lines;
    return [...lines, '-'.repeat(Math.max(...lines.map((line) => line.length)))];
  }

  private blocks(blocks: readonly Block[], width: number, level: number): string[] {
    return blocks.flatMap((block, index) => [
      ...(index > 0 && block.type !== 'list' ? [''] : []),
      ...this.block(block, width, level),
    ]);
  }

  private list(list: ListBlock, width: number, level: number): string[] {
    return list.items.flatMap((item, index) => {
      const label =
        item.checked === undefined
          ? list.ordered
            ? `${listMarker(list.start + index, level)}. `
            : '- '
          : item.checked
            ? '[x] '
            : '[ ] ';
      return hang(label, this.blocks(item.blocks, width - label.length, level + 1));
    });
  }

  private table(table: TableBlock, width: number): string[] {
    const head = table.header.map((cell) => this.inline(cell.children).replace(/\n/g, ' '));
    const rows = table.rows.map((row) => row.map((cell) => this.inline(cell.children).replace(/\n/g, ' ')));
    const widths = head.map((name, index) =>
      Math.max(name.length, ...rows.map((row) => row[index]?.length ?? 0)),
    );
    const total = widths.reduce((sum, one) => sum + one + 3, -3);
    if (total > width) return this.records(head, rows, width);
    const line = (cells: readonly string[]): string =>
      cells
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join(' | ')
        .trimEnd();
    return [line(head), widths.map((one) => '-'.repeat(one)).join('-|-'), ...rows.map(line)];
  }

  /** A table too wide for the page: each row as a list of its cells under their headings. */
  private records(head: readonly string[], rows: readonly (readonly string[])[], width: number): string[] {
    return rows.flatMap((row, index) => [
      ...(index > 0 ? [''] : []),
      ...row.flatMap((cell, column) =>
        hang(head[column] === '' ? '' : `${head[column] ?? ''}: `, wrap(cell, width - 4), 4),
      ),
    ]);
  }

  private party(party: SignatureParty, width: number): string[] {
    const labels = party.named ? ['Signature', 'Date'] : ['Signature', 'Printed name', 'Date'];
    return [
      ...wrap(this.inline(party.children), width),
      ...labels.flatMap((label) => ['', `${label}: ${'_'.repeat(30)}`]),
    ];
  }
}

/** Puts a label before the first line and indents the others under its end, or by `indent`. */
function hang(label: string, lines: readonly string[], indent = label.length): string[] {
  if (lines.length === 0) return [label.trimEnd()];
  return lines.map((line, index) =>
    index === 0 ? label + line : line === '' ? '' : ' '.repeat(indent) + line,
  );
}

/** Breaks text into lines; a word longer than a line stays whole. */
function wrap(text: string, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [''];
    for (const word of paragraph.split(/[ \t]+/)) {
      const last = lines.at(-1) ?? '';
      if (last === '') lines[lines.length - 1] = word;
      else if (last.length + word.length + 1 <= width) lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    return lines;
  });
}
