import { variantLine } from '../conditions/condition-words.ts';
import { documentWords } from '../document-words.ts';
import type { License } from '../document-words.ts';
import type { FilledDocument } from '../fill.ts';
import { sheetTitle } from '../sheets.ts';
import type { Block, Inline, ListBlock, SignatureParty, TableBlock } from '../tree.ts';

/** GitHub-flavored Markdown of a filled document. Values and words are escaped, so they mean nothing but themselves. */
export function buildMarkdown(document: FilledDocument, license: License | undefined): string {
  const { template } = document;
  const words = documentWords(document, license);
  const numbers = new Map(document.footnotes.map((note) => [note.id, note.number]));
  const writer = new MarkdownWriter(numbers);
  const parts = [
    `# ${escapeMarkdown(template.title)}`,
    `*${escapeMarkdown(words.subtitle)}*`,
    ...document.blocks.map((block) => writer.block(block)),
  ];
  for (const note of document.footnotes)
    parts.push(`[^${String(note.number)}]: ${writer.inline(note.children)}`);
  parts.push(
    '---',
    escapeMarkdown(words.versionLine) +
      (words.smallPrint === '' ? '' : `\\\n${escapeMarkdown(words.smallPrint)}`),
  );
  return `${parts.join('\n\n')}\n`;
}

class MarkdownWriter {
  private readonly notes: ReadonlyMap<string, number>;

  constructor(notes: ReadonlyMap<string, number>) {
    this.notes = notes;
  }

  block(block: Block): string {
    switch (block.type) {
      case 'heading':
        return `${'#'.repeat(block.depth)} ${this.inline(block.children).replaceAll('\n', ' ')}`;
      case 'paragraph':
        return startOfLine(this.inline(block.children));
      case 'list':
        return this.list(block);
      case 'table':
        return this.table(block);
      case 'quote':
        return indent(this.blocks(block.blocks), '> ', '> ');
      case 'code':
        return `~~~\n${block.value.replaceAll('~~~', '~~ ~')}\n~~~`;
      case 'signature':
        return block.parties.map((party) => this.party(party)).join('\n\n');
      case 'when':
        return this.blocks(block.blocks);
      case 'variant':
        return escapeMarkdown(variantLine(block));
      case 'pageBreak':
        return `<!-- ${block.sheet === 'text' ? 'page break' : sheetTitle(block)} -->`;
      case 'rule':
        return '---';
    }
  }

  inline(nodes: readonly Inline[]): string {
    return nodes.map((node) => this.node(node)).join('');
  }

  private node(node: Inline): string {
    switch (node.type) {
      case 'text':
        return escapeMarkdown(node.value);
      case 'code':
        return codeSpan(node.value);
      case 'strong':
        return `**${this.inline(node.children)}**`;
      case 'emphasis':
        return `*${this.inline(node.children)}*`;
      case 'strike':
        return `~~${this.inline(node.children)}~~`;
      case 'outdated':
        return `**${this.inline(node.children)}** (${escapeMarkdown(node.label.toLowerCase())})`;
      case 'link':
        return `[${this.inline(node.children)}](<${node.href}>)`;
      case 'break':
        return '\\\n';
      case 'field':
        return escapeMarkdown(node.field.display).replaceAll('\n', '\\\n');
      case 'blank':
        return '\\_'.repeat(node.length);
      case 'footnote':
        return this.notes.has(node.id) ? `[^${String(this.notes.get(node.id))}]` : '';
      case 'when':
      case 'change':
        return this.inline(node.children);
      case 'fact':
      case 'placeholder':
        return escapeMarkdown(`[${node.key}]`);
    }
  }

  private blocks(blocks: readonly Block[]): string {
    return blocks.map((block) => this.block(block)).join('\n\n');
  }

  private list(list: ListBlock): string {
    const items = list.items.map((item, index) => {
      const sign = list.ordered ? `${String(list.start + index)}. ` : '- ';
      const box = item.checked === undefined ? '' : item.checked ? '[x] ' : '[ ] ';
      return indent(box + this.blocks(item.blocks), sign, ' '.repeat(sign.length));
    });
    return items.join(list.loose ? '\n\n' : '\n');
  }

  private table(table: TableBlock): string {
    const row = (cells: readonly { readonly children: readonly Inline[] }[]): string =>
      `| ${cells.map((cell) => this.inline(cell.children).replaceAll('\\\n', ' ').replaceAll('|', '\\|')).join(' | ')} |`;
    const marks = table.header.map((_cell, index) => {
      const align = table.align[index] ?? null;
      return align === 'right' ? '---:' : align === 'center' ? ':---:' : align === 'left' ? ':---' : '---';
    });
    return [row(table.header), `| ${marks.join(' | ')} |`, ...table.rows.map(row)].join('\n');
  }

  private party(party: SignatureParty): string {
    const labels = party.named ? ['Signature', 'Date'] : ['Signature', 'Printed name', 'Date'];
    return [
      `**${this.inline(party.children)}**`,
      ...labels.map((label) => `${label}: ${'\\_'.repeat(24)}`),
    ].join('\n\n');
  }
}

/** Escapes every sign that Markdown or HTML could read, and those that would make a link of an address. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~&@]|:(?=\/\/)|(?<=www)\./gi, '\\$&');
}

/** A paragraph that begins like a list, a quotation or a heading gets its first sign escaped. */
function startOfLine(text: string): string {
  return text.replace(/^(\s*)([-+=]|\d+(?=[.)]))/gm, (_whole, space: string, sign: string) =>
    /^\d/.test(sign) ? `${space}${sign}\\` : `${space}\\${sign}`,
  );
}

function codeSpan(value: string): string {
  const fence = value.includes('`') ? '``' : '`';
  return value.includes('`')
    ? `${fence} ${value.replaceAll('``', '` `')} ${fence}`
    : `${fence}${value}${fence}`;
}

function indent(text: string, first: string, rest: string): string {
  return text
    .split('\n')
    .map((line, index) => (index === 0 ? first + line : line === '' ? rest.trimEnd() : rest + line))
    .join('\n');
}
