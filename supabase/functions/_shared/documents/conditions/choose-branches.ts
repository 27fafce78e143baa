import type { Template } from '../template.ts';
import type { Block, Condition, Inline, ListItem, TableCell } from '../tree.ts';
import { answersFor, decide, type Decision } from './condition.ts';

/**
 * How conditional parts are shown: `chosen` keeps what the answers choose and marks in brackets what they leave open;
 * `all` keeps every part, each with a drafting note that says when it stays; `margin` says so in the margin.
 */
export type BranchView = 'chosen' | 'all' | 'margin';

interface BranchOptions {
  readonly view: BranchView;
  readonly decide: (condition: Condition) => Decision;
}

/** A template's blocks for these answers, each condition decided or marked; the same blocks where there is no condition. */
export function chooseBranches(
  { blocks, conditions }: Pick<Template, 'blocks' | 'conditions'>,
  fields: Parameters<typeof answersFor>[0],
  view: BranchView,
): readonly Block[] {
  if (conditions.length === 0) return blocks;
  const answers = answersFor(fields);
  return new Chooser({ view, decide: (condition) => decide(condition, answers) }).blocks(blocks);
}

class Chooser {
  private readonly view: BranchView;
  private readonly decide: (condition: Condition) => Decision;

  constructor({ view, decide }: BranchOptions) {
    this.view = view;
    this.decide = decide;
  }

  blocks(blocks: readonly Block[]): Block[] {
    return blocks.flatMap((block, index) => this.block(block, blocks[index + 1]));
  }

  private block(block: Block, next: Block | undefined): Block[] {
    switch (block.type) {
      case 'when':
        return this.part(block, next);
      case 'heading':
      case 'paragraph': {
        const children = this.inline(block.children);
        return children.length > 0 || block.children.length === 0 ? [{ ...block, children }] : [];
      }
      case 'list': {
        const items = block.items.flatMap((item) => this.item(item));
        return items.length > 0 ? [{ ...block, items }] : [];
      }
      case 'table': {
        const rows = block.rows.flatMap((row) => this.row(row));
        return rows.length > 0 || block.rows.length === 0 ? [{ ...block, rows }] : [];
      }
      case 'quote': {
        const inner = this.blocks(block.blocks);
        return inner.length > 0 ? [{ ...block, blocks: inner }] : [];
      }
      case 'signature':
      case 'code':
      case 'pageBreak':
      case 'variant':
      case 'rule':
        return [block];
    }
  }

  private part({ condition, blocks, otherwise }: Block & { type: 'when' }, next?: Block): Block[] {
    const decision = this.decide(condition);
    if (this.view === 'chosen' && decision !== 'open')
      return this.blocks(decision === 'met' ? blocks : otherwise);
    if (this.view === 'margin')
      return [
        ...variant(condition.words, this.blocks(blocks)),
        ...variant(condition.opposite, this.blocks(otherwise)),
      ];
    const end =
      this.view === 'all' && next?.type === 'when' ? [] : [this.note('Here the part with a condition ends.')];
    return [
      ...this.marked(blocks, `Only if ${condition.words}.${outcome(decision, 'met')}`),
      ...this.marked(otherwise, `Only if ${condition.opposite}.${outcome(decision, 'unmet')}`),
      ...end,
    ];
  }

  /** A part with its condition in front, on the page where the part begins. */
  private marked(blocks: readonly Block[], words: string): Block[] {
    if (blocks.length === 0) return [];
    const start = Math.max(
      0,
      blocks.findIndex(({ type }) => type !== 'pageBreak'),
    );
    const note = this.note(words);
    const lead: Block = note.type === 'quote' ? { ...note, introduces: true } : note;
    return [...blocks.slice(0, start), lead, ...this.blocks(blocks.slice(start))];
  }

  private note(words: string): Block {
    return this.view === 'all' ? draftingNote(words) : bracketed(words);
  }

  private item({ when, ...item }: ListItem): ListItem[] {
    const mark = this.markOfWhole(when);
    if (mark === null) return [];
    const blocks = this.blocks(item.blocks);
    if (blocks.length === 0 && item.blocks.length > 0) return [];
    const [first, ...rest] = blocks;
    return first?.type === 'paragraph' && mark.length > 0
      ? [{ ...item, blocks: [{ ...first, children: [...mark, ...first.children] }, ...rest] }]
      : [{ ...item, blocks }];
  }

  private row(row: readonly TableCell[]): (readonly TableCell[])[] {
    const mark = this.markOfWhole(row[0]?.when);
    if (mark === null) return [];
    return [
      row.map(({ children }, column) => ({
        children: column === 0 ? [...mark, ...this.inline(children)] : this.inline(children),
      })),
    ];
  }

  /** What comes before an item or a row that stays; null if it goes. */
  private markOfWhole(condition: Condition | undefined): Inline[] | null {
    if (!condition) return [];
    const decision = this.decide(condition);
    if (this.view === 'chosen' && decision !== 'open') return decision === 'met' ? [] : null;
    return [text(this.view === 'margin' ? `[If: ${condition.words}] ` : `[Only if ${condition.words}] `)];
  }

  private inline(nodes: readonly Inline[]): Inline[] {
    return nodes.flatMap((node): Inline[] => {
      if (node.type !== 'when')
        return 'children' in node ? [{ ...node, children: this.inline(node.children) }] : [node];
      const decision = this.decide(node.condition);
      const [met, otherwise] = [this.inline(node.children), this.inline(node.otherwise)];
      if (this.view === 'chosen' && decision !== 'open') return decision === 'met' ? met : otherwise;
      const other = otherwise.length > 0 ? [text(' | otherwise: '), ...otherwise] : [];
      const lead = this.view === 'margin' ? 'If:' : 'only if';
      return [text(`[${lead} ${node.condition.words}: `), ...met, ...other, text(']')];
    });
  }
}

function variant(condition: string, blocks: readonly Block[]): Block[] {
  if (blocks.length === 0) return [];
  const words = `If: ${condition}`;
  return [{ type: 'variant', step: 'begin', words }, ...blocks, { type: 'variant', step: 'end', words }];
}

const text = (value: string): Inline => ({ type: 'text', value });

const outcome = (decision: Decision, keeps: Decision): string =>
  decision === 'open'
    ? ''
    : decision === keeps
      ? ' With your answers this part stays.'
      : ' With your answers the issue copy leaves this part out.';

function draftingNote(words: string): Block {
  const lead: Inline = { type: 'strong', children: [text('Drafting note.')] };
  return {
    type: 'quote',
    kind: 'drafting-note',
    blocks: [{ type: 'paragraph', children: [lead, text(` ${words}`)] }],
  };
}

const bracketed = (words: string): Block => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: [text(`[Decide: ${words}]`)] }],
});
