/** The parts of the npm package `docx` that are used here; the benchmark installs it and hands it in. */
export interface DocxPackage {
  readonly Document: new (options: object) => object;
  readonly Packer: { toBuffer(document: object): Promise<Uint8Array> };
  readonly Paragraph: new (options: object) => object;
  readonly TextRun: new (options: object) => object;
  readonly ExternalHyperlink: new (options: object) => object;
  readonly Table: new (options: object) => object;
  readonly TableRow: new (options: object) => object;
  readonly TableCell: new (options: object) => object;
  readonly CheckBox: new (options: object) => object;
}

/** A node of a Markdown tree in the shape of mdast, of which only what is used here. */
export interface MarkdownNode {
  readonly type: string;
  readonly children?: readonly MarkdownNode[];
  readonly value?: string;
  readonly depth?: number;
  readonly ordered?: boolean | null;
  readonly checked?: boolean | null;
  readonly url?: string;
}

interface Look {
  readonly bold?: boolean;
  readonly italics?: boolean;
}

/**
 * Markdown to Word with the `docx` package, as one would write it: headings, nested lists with real numbering, tables with a
 * header row, check boxes, quotations and links. A peer for the benchmark; it has neither content controls nor notes.
 */
export async function convertWithDocxPackage(docx: DocxPackage, tree: MarkdownNode): Promise<Uint8Array> {
  const converter = new Converter(docx);
  const levels = [0, 1, 2].map((level) => ({
    level,
    format: 'decimal',
    text: `%${String(level + 1)}.`,
    alignment: 'left',
    style: { paragraph: { indent: { left: 360 * (level + 1), hanging: 360 } } },
  }));
  const document = new docx.Document({
    numbering: { config: [{ reference: 'ordered', levels }] },
    sections: [{ children: converter.blocks(tree.children, 0) }],
  });
  return docx.Packer.toBuffer(document);
}

class Converter {
  private readonly docx: DocxPackage;
  private instance = 0;

  constructor(docx: DocxPackage) {
    this.docx = docx;
  }

  blocks(nodes: readonly MarkdownNode[] | undefined, level: number, style?: string): object[] {
    return (nodes ?? []).flatMap((node) => this.block(node, level, style));
  }

  private block(node: MarkdownNode, level: number, style?: string): object[] {
    const { docx } = this;
    switch (node.type) {
      case 'heading':
        return [
          new docx.Paragraph({
            heading: `Heading${String(node.depth)}`,
            children: this.inline(node.children),
          }),
        ];
      case 'paragraph':
        return [
          new docx.Paragraph({
            ...(style === undefined ? {} : { style }),
            children: this.inline(node.children),
          }),
        ];
      case 'list':
        return this.list(node, level);
      case 'blockquote':
        return this.blocks(node.children, level, 'Quote');
      case 'table':
        return [this.table(node)];
      default:
        return [];
    }
  }

  private list(list: MarkdownNode, level: number): object[] {
    const instance = (this.instance += 1);
    return (list.children ?? []).flatMap((item) => {
      const [first, ...rest] = item.children ?? [];
      const box =
        typeof item.checked === 'boolean' ? [new this.docx.CheckBox({ checked: item.checked })] : [];
      const numbering =
        list.ordered === true
          ? { numbering: { reference: 'ordered', level, instance } }
          : { bullet: { level } };
      return [
        new this.docx.Paragraph({ ...numbering, children: [...box, ...this.inline(first?.children)] }),
        ...this.blocks(rest, level + 1),
      ];
    });
  }

  private table(table: MarkdownNode): object {
    const rows = (table.children ?? []).map((row, index) => {
      const children = (row.children ?? []).map(
        (cell) =>
          new this.docx.TableCell({
            children: [
              new this.docx.Paragraph({ children: this.inline(cell.children, { bold: index === 0 }) }),
            ],
          }),
      );
      return new this.docx.TableRow({ tableHeader: index === 0, children });
    });
    return new this.docx.Table({ rows });
  }

  private inline(nodes: readonly MarkdownNode[] | undefined, look: Look = {}): object[] {
    return (nodes ?? []).flatMap((node): object[] => {
      if (node.type === 'strong') return this.inline(node.children, { ...look, bold: true });
      if (node.type === 'emphasis') return this.inline(node.children, { ...look, italics: true });
      if (node.type === 'link')
        return [
          new this.docx.ExternalHyperlink({ link: node.url, children: this.inline(node.children, look) }),
        ];
      return [new this.docx.TextRun({ text: node.value ?? '', ...look })];
    });
  }
}
