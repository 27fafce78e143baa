import type {
  BlockContent,
  DefinitionContent,
  FootnoteDefinition,
  Heading,
  Html,
  List,
  Paragraph,
  PhrasingContent,
  Table,
} from 'mdast';
import { variantLine } from '../conditions/condition-text.ts';
import { pageKindTitle } from '../document-parts.ts';
import type { Block, Footnote, Inline, ListBlock, SignatureParty, TableBlock } from '../tree.ts';

type Content = BlockContent | DefinitionContent;

/** Underscores of a line to sign on. */
const signatureLine = 24;

/** A filled document's tree as mdast, for the writer of Markdown. */
export class MarkdownTree {
  private readonly footnotes: readonly Footnote[];
  private readonly numbers: ReadonlyMap<string, string>;

  constructor(footnotes: readonly Footnote[]) {
    this.footnotes = footnotes;
    this.numbers = new Map(footnotes.map(({ id, number }) => [id, String(number)]));
  }

  blocks(blocks: readonly Block[]): Content[] {
    return blocks.flatMap((block) => this.block(block));
  }

  notes(): FootnoteDefinition[] {
    return this.footnotes.map(({ number, children }) => ({
      type: 'footnoteDefinition',
      identifier: String(number),
      children: [this.paragraph(children)],
    }));
  }

  /** Text, with a break at each of its line ends. */
  lines(text: string): PhrasingContent[] {
    return text
      .split('\n')
      .flatMap((line, index): PhrasingContent[] => [
        ...(index === 0 ? [] : [{ type: 'break' } as const]),
        { type: 'text', value: line },
      ]);
  }

  private block(block: Block): Content[] {
    switch (block.type) {
      case 'heading':
        return [this.heading(block.depth, block.children)];
      case 'paragraph':
        return [this.paragraph(block.children)];
      case 'list':
        return [this.list(block)];
      case 'table':
        return [this.table(block)];
      case 'quote':
        return [{ type: 'blockquote', children: this.blocks(block.blocks) }];
      case 'code':
        return [{ type: 'code', value: block.value }];
      case 'signature':
        return block.parties.flatMap((party) => this.party(party));
      case 'when':
        return this.blocks(block.blocks);
      case 'variant':
        return [{ type: 'paragraph', children: this.lines(variantLine(block)) }];
      case 'pageBreak':
        return [comment(block.sheet === 'text' ? 'page break' : pageKindTitle(block))];
      case 'rule':
        return [{ type: 'thematicBreak' }];
    }
  }

  /** A heading is one line. */
  private heading(depth: number, children: readonly Inline[]): Heading {
    const words = this.nodes(children).map((node): PhrasingContent =>
      node.type === 'break' ? { type: 'text', value: ' ' } : node,
    );
    return { type: 'heading', depth: depth as Heading['depth'], children: line(words) };
  }

  private paragraph(children: readonly Inline[]): Paragraph {
    return { type: 'paragraph', children: this.inline(children) };
  }

  private list(list: ListBlock): List {
    return {
      type: 'list',
      ordered: list.ordered,
      start: list.start,
      spread: list.loose,
      children: list.items.map((item) => ({
        type: 'listItem',
        checked: item.checked ?? null,
        spread: list.loose,
        children: this.blocks(item.blocks),
      })),
    };
  }

  private table(table: TableBlock): Table {
    return {
      type: 'table',
      align: [...table.align],
      children: [table.header, ...table.rows].map((row) => ({
        type: 'tableRow',
        children: row.map((cell) => ({ type: 'tableCell', children: this.inline(cell.children) })),
      })),
    };
  }

  private party(party: SignatureParty): Paragraph[] {
    const labels = party.named ? ['Signature', 'Date'] : ['Signature', 'Printed name', 'Date'];
    return [
      { type: 'paragraph', children: [{ type: 'strong', children: this.inline(party.children) }] },
      ...labels.map((label): Paragraph => ({
        type: 'paragraph',
        children: [{ type: 'text', value: `${label}: ${'_'.repeat(signatureLine)}` }],
      })),
    ];
  }

  private inline(nodes: readonly Inline[]): PhrasingContent[] {
    return line(this.nodes(nodes));
  }

  private nodes(nodes: readonly Inline[]): PhrasingContent[] {
    return nodes.flatMap((node) => this.node(node));
  }

  private node(node: Inline): PhrasingContent[] {
    switch (node.type) {
      case 'text':
        return [{ type: 'text', value: node.value }];
      case 'code':
        return [{ type: 'inlineCode', value: node.value }];
      case 'strong':
      case 'emphasis':
        return [{ type: node.type, children: this.nodes(node.children) }];
      case 'strike':
        return [{ type: 'delete', children: this.nodes(node.children) }];
      case 'outdated':
        return [
          { type: 'strong', children: this.nodes(node.children) },
          { type: 'text', value: ` (${node.label.toLowerCase()})` },
        ];
      case 'link':
        return [{ type: 'link', url: node.href, children: this.nodes(node.children) }];
      case 'break':
        return [{ type: 'break' }];
      case 'field':
        return this.lines(node.field.display);
      case 'blank':
        return [{ type: 'text', value: '_'.repeat(node.length) }];
      case 'footnote':
        return this.reference(node.id);
      case 'when':
      case 'change':
        return this.nodes(node.children);
      case 'fact':
      case 'placeholder':
        return [{ type: 'text', value: `[${node.key}]` }];
    }
  }

  private reference(id: string): PhrasingContent[] {
    const number = this.numbers.get(id);
    return number === undefined ? [] : [{ type: 'footnoteReference', identifier: number }];
  }
}

const comment = (words: string): Html => ({ type: 'html', value: `<!-- ${words} -->` });

/**
 * Neighboring texts as one, so that the writer sees what they mean together, without the spaces at both ends that a part left
 * out has left behind.
 */
function line(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const joined: PhrasingContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text')
      joined[joined.length - 1] = { type: 'text', value: last.value + node.value };
    else joined.push(node);
  }
  const last = joined.length - 1;
  return joined.map((node, index) => {
    if (node.type !== 'text' || (index > 0 && index < last)) return node;
    const value = index === 0 ? node.value.replace(/^ +/, '') : node.value;
    return { type: 'text', value: index === last ? value.replace(/ +$/, '') : value };
  });
}
