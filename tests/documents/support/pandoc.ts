import type { Outline } from './expected.ts';
import { wordsOf } from './expected.ts';
import { run } from './programs.ts';

interface Node {
  readonly t: string;
  readonly c?: unknown;
}

interface PandocDocument {
  readonly meta: Readonly<Record<string, Node>>;
  readonly blocks: readonly Node[];
}

export interface PandocReading extends Outline {
  readonly title: string;
}

/** Reads a Word file with pandoc and takes the same notes of it as `outlineOf` does of a tree. */
export async function readWithPandoc(
  path: string,
  changes: 'accept' | 'reject' = 'accept',
): Promise<PandocReading> {
  const tracked = `--track-changes=${changes}`;
  const document = JSON.parse(
    await run('pandoc', ['-f', 'docx', tracked, '-t', 'json', path]),
  ) as PandocDocument;
  const reader = new PandocReader();
  reader.blocks(document.blocks);
  const title = document.meta['title'];
  return {
    title: title ? wordsOf(new PandocReader().inline(title.c)).join(' ') : '',
    headings: reader.headings,
    tables: reader.tables,
    listItems: reader.listItems,
    tasks: reader.tasks,
    words: wordsOf(reader.text.join(' ')),
    footnotes: reader.footnotes,
  };
}

function nodes(value: unknown): readonly Node[] {
  return Array.isArray(value) ? (value as Node[]) : [];
}

class PandocReader {
  readonly headings: [number, string][] = [];
  readonly tables: string[][][] = [];
  readonly tasks: boolean[] = [];
  readonly text: string[] = [];
  readonly footnotes: string[] = [];
  listItems = 0;

  blocks(list: readonly Node[]): void {
    for (const node of list) this.block(node);
  }

  private block(node: Node): void {
    const content = nodes(node.c) as readonly unknown[];
    switch (node.t) {
      case 'Para':
      case 'Plain':
        this.text.push(this.inline(node.c));
        return;
      case 'Header': {
        const text = this.inline(content[2]);
        this.headings.push([Number(content[0]), wordsOf(text).join(' ')]);
        this.text.push(text);
        return;
      }
      case 'BulletList':
      case 'OrderedList':
        for (const item of nodes(node.t === 'BulletList' ? node.c : content[1])) this.item(nodes(item));
        return;
      case 'BlockQuote':
        this.blocks(nodes(node.c));
        return;
      case 'Div':
        this.blocks(nodes(content[1]));
        return;
      case 'Table':
        this.table(content);
        return;
      case 'CodeBlock':
        this.text.push(String(content[1]));
        return;
      case 'HorizontalRule':
        return;
      default:
        throw new Error(`pandoc answers a block of the kind ${node.t}, which is not expected.`);
    }
  }

  private item(blocks: readonly Node[]): void {
    this.listItems += 1;
    const lead = blocks[0] ? this.inline(blocks[0].c).trimStart() : '';
    if (/^[☐☒]/.test(lead)) this.tasks.push(lead.startsWith('☒'));
    this.blocks(blocks);
  }

  /** attr, caption, columns, head, bodies, foot: https://hackage.haskell.org/package/pandoc-types */
  private table(content: readonly unknown[]): void {
    const [, , , head, bodies] = content;
    const headRows = nodes((head as unknown[])[1]);
    const bodyRows = nodes(bodies).flatMap((body) => nodes((body as unknown as unknown[])[3]));
    const rows = [...headRows, ...bodyRows].map((row) =>
      nodes((row as unknown as unknown[])[1]).map((cell) => {
        const reader = new PandocReader();
        reader.blocks(nodes((cell as unknown as unknown[])[4]));
        this.footnotes.push(...reader.footnotes);
        return reader.text.join(' ');
      }),
    );
    this.tables.push(rows.map((row) => row.map((cell) => wordsOf(cell).join(' '))));
    this.text.push(...rows.flat());
  }

  inline(value: unknown): string {
    return nodes(value)
      .map((node) => this.inlineNode(node))
      .join('');
  }

  private inlineNode(node: Node): string {
    const content = nodes(node.c) as readonly unknown[];
    switch (node.t) {
      case 'Str':
        return String(node.c);
      case 'Space':
      case 'SoftBreak':
      case 'LineBreak':
        return ' ';
      case 'Code':
        return String(content[1]);
      case 'Note': {
        const note = new PandocReader();
        note.blocks(nodes(node.c));
        this.footnotes.push(wordsOf(note.text.join(' ')).join(' '));
        return '';
      }
      case 'Link':
      case 'Span':
        return this.inline(content[1]);
      case 'Quoted': {
        const single = (content[0] as Node).t === 'SingleQuote';
        return `${single ? '‘' : '“'}${this.inline(content[1])}${single ? '’' : '”'}`;
      }
      default:
        return this.inline(node.c);
    }
  }
}
