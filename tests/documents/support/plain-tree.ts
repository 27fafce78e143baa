import type { Definition, Nodes, Parents, Root, Table, TableRow } from 'mdast';
import { visit } from 'unist-util-visit';

/** A node without what no document shows: positions, titles of links, the language of code. */
interface PlainNode {
  readonly type: string;
  readonly [field: string]: unknown;
}

const straight: readonly (readonly [RegExp, string])[] = [
  [/[“”]/g, '"'],
  [/[‘’]/g, "'"],
  [/\n/g, ' '],
];

/** What two Markdown texts must have in common to be the same document, as plain data. */
export function plainTree(root: Root): unknown {
  const definitions = new Map<string, Definition>();
  visit(root, 'definition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  return new Plainer(definitions, footnoteNumbers(root)).children(root);
}

function footnoteNumbers(root: Root): Map<string, number> {
  const numbers = new Map<string, number>();
  visit(root, 'footnoteReference', ({ identifier }) => {
    if (!numbers.has(identifier)) numbers.set(identifier, numbers.size + 1);
  });
  return numbers;
}

class Plainer {
  private readonly definitions: ReadonlyMap<string, Definition>;
  private readonly notes: ReadonlyMap<string, number>;

  constructor(definitions: ReadonlyMap<string, Definition>, notes: ReadonlyMap<string, number>) {
    this.definitions = definitions;
    this.notes = notes;
  }

  children(parent: Parents): PlainNode[] {
    const nodes = parent.children
      .filter(({ type }) => type !== 'definition')
      .map((node) => this.node(node as Nodes))
      .sort((a, b) => Number(a['note'] ?? 0) - Number(b['note'] ?? 0));
    return trimmed(joined(nodes));
  }

  private node(node: Nodes): PlainNode {
    if (node.type === 'text') return { type: 'text', value: straightened(node.value) };
    if (node.type === 'code') return { type: 'code', value: node.value.replace(/\n+$/, '') };
    if (node.type === 'table') return this.table(node);
    const fields = this.fields(node);
    if ('children' in node) return { ...fields, children: this.children(node) };
    return 'value' in node ? { ...fields, value: node.value } : fields;
  }

  /** What tells a node from others of its kind. */
  private fields(node: Nodes): PlainNode {
    const { type } = node;
    if (type === 'link') return { type, url: node.url };
    if (type === 'linkReference') return { type: 'link', url: this.definitions.get(node.identifier)?.url };
    if (type === 'footnoteReference') return { type, number: this.notes.get(node.identifier) };
    if (type === 'footnoteDefinition') return { type, note: this.notes.get(node.identifier) };
    if (type === 'heading') return { type, depth: node.depth };
    if (type === 'listItem') return { type, checked: node.checked ?? null };
    if (type !== 'list') return { type };
    const isLoose = node.spread === true || node.children.some(({ spread }) => spread === true);
    return { type, start: node.ordered === true ? (node.start ?? 1) : null, isLoose };
  }

  /** As many cells in each row as the header has. */
  private table({ type, align, children: [head, ...body] }: Table): PlainNode {
    const cells = (row: TableRow | undefined): unknown[] =>
      (head?.children ?? []).map((_cell, at) => {
        const cell = row?.children[at];
        return cell ? this.children(cell) : [];
      });
    return { type, align, rows: [head, ...body].map(cells) };
  }
}

const straightened = (text: string): string =>
  straight.reduce((words, [from, to]) => words.replace(from, to), text);

/** Neighboring texts as one; a line break inside a paragraph is only a space. */
function joined(nodes: readonly PlainNode[]): PlainNode[] {
  const result: PlainNode[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (node.type === 'text' && last?.type === 'text')
      result[result.length - 1] = { type: 'text', value: `${String(last['value'])}${String(node['value'])}` };
    else result.push(node);
  }
  return result;
}

function trimmed(nodes: readonly PlainNode[]): PlainNode[] {
  const last = nodes.length - 1;
  return nodes
    .map((node, index) => {
      if (node.type !== 'text') return node;
      const start = index === 0 ? String(node['value']).trimStart() : String(node['value']);
      return { type: 'text', value: index === last ? start.trimEnd() : start };
    })
    .filter((node) => node.type !== 'text' || node['value'] !== '');
}
