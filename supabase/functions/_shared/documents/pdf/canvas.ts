import { page } from '../theme.ts';
import { pdfNumber, pdfRect, pdfText, refText } from './pdf-file.ts';
import type { PdfFile, Ref } from './pdf-file.ts';
import type { PdfFont } from './pdf-font.ts';
import type { StructNode, Structure } from './structure.ts';

type Artifact = 'Header' | 'Footer' | 'Layout';

/**
 * One page while it is drawn. Lengths are points, `y` is measured from the page's top; the canvas turns it round. All
 * content belongs to an element of the structure tree or is marked as an artifact.
 */
export class Canvas {
  readonly ref: Ref;
  readonly number: number;
  private readonly file: PdfFile;
  private readonly structure: Structure;
  private readonly marks: StructNode[] = [];
  private readonly key: number;
  private readonly annotations: Ref[] = [];
  private readonly ops: string[] = [];
  private readonly fonts: Set<PdfFont>;
  private open: StructNode | Artifact | null = null;
  private silent = false;
  private font = '';
  private fill = '';

  constructor(file: PdfFile, structure: Structure, fonts: Set<PdfFont>, ref: Ref, number: number) {
    this.file = file;
    this.structure = structure;
    this.fonts = fonts;
    this.ref = ref;
    this.number = number;
    this.key = structure.pageKey(this.marks);
  }

  /** What is drawn from here on belongs to the element. `actual` is what a reader hears in place of the shapes. */
  mark(node: StructNode, actual = ''): void {
    if (this.silent) return;
    if (this.open === node && actual === '') return;
    this.close();
    const mcid = this.marks.length;
    this.marks.push(node);
    node.addContent(this.ref, mcid);
    const text = actual === '' ? '' : `/ActualText${pdfText(actual)}`;
    this.ops.push(`/${node.type}<</MCID ${String(mcid)}${text}>>BDC`);
    this.open = actual === '' ? node : 'Layout';
  }

  /** What is drawn from here on says nothing: running heads, lines, shades. */
  artifact(kind: Artifact): void {
    if (this.silent) return;
    this.close();
    this.ops.push(
      kind === 'Layout' ? '/Artifact<</Type/Layout>>BDC' : `/Artifact<</Type/Pagination/Subtype/${kind}>>BDC`,
    );
    this.open = kind;
  }

  /** Draws what belongs to other elements again, as decoration. */
  silently(draw: () => void): void {
    this.artifact('Layout');
    this.unmarked(draw);
    this.close();
  }

  /** Draws into whatever is open, without its own marks. */
  unmarked(draw: () => void): void {
    const before = this.silent;
    this.silent = true;
    draw();
    this.silent = before;
  }

  /** True while decoration is drawn: nothing may be added to the structure. */
  get isSilent(): boolean {
    return this.silent;
  }

  close(): void {
    if (this.silent) return;
    if (this.open !== null) this.ops.push('EMC');
    this.open = null;
  }

  /** Text from its baseline; `operand` as PdfFont answers it. */
  text(x: number, y: number, font: PdfFont, size: number, color: string, operand: string): void {
    this.fonts.add(font);
    this.setFill(color);
    const face = `/${font.name} ${pdfNumber(size)} Tf`;
    const set = face === this.font ? '' : `${face} `;
    this.font = face;
    this.ops.push(`BT ${set}1 0 0 1 ${pdfNumber(x)} ${pdfNumber(page.height - y)} Tm[${operand}]TJ ET`);
  }

  rectangle(x: number, y: number, width: number, height: number, color: string): void {
    this.setFill(color);
    this.ops.push(
      `${pdfNumber(x)} ${pdfNumber(page.height - y - height)} ${pdfNumber(width)} ${pdfNumber(height)} re f`,
    );
  }

  /** A path of operators in page coordinates, stroked. */
  stroke(path: string, width: number, color: string): void {
    this.ops.push(`q ${pdfNumber(width)} w ${rgb(color)} RG ${path} S Q`);
  }

  /** Operators that change colors and places, kept to themselves. */
  graphics(operators: string): void {
    this.ops.push(`q ${operators} Q`);
  }

  /** Adds an annotation of the element; `body` is the inside of its dictionary without the rectangle. */
  annotate(
    node: StructNode,
    x: number,
    y: number,
    width: number,
    height: number,
    body: string,
    ref: Ref = this.file.reserve(),
  ): Ref {
    const rect = pdfRect(x, page.height - y - height, width, height);
    const key = String(this.structure.annotationKey(node));
    this.file.put(ref, `<</Type/Annot/Rect${rect}/P ${refText(this.ref)}/StructParent ${key}${body}>>`);
    node.addObject(this.ref, ref);
    this.annotations.push(ref);
    return ref;
  }

  /** Writes the page. */
  finish(pages: Ref, resources: Ref): void {
    this.close();
    const content = this.file.stream('', this.ops.join('\n'));
    const annots =
      this.annotations.length === 0 ? '' : `/Annots[${this.annotations.map(refText).join(' ')}]/Tabs/S`;
    this.file.put(
      this.ref,
      `<</Type/Page/Parent ${refText(pages)}/MediaBox[0 0 ${String(page.width)} ${String(page.height)}]/Resources ${refText(resources)}/Contents ${refText(content)}/StructParents ${String(this.key)}${annots}>>`,
    );
  }

  private setFill(color: string): void {
    if (color === this.fill) return;
    this.fill = color;
    this.ops.push(`${rgb(color)} rg`);
  }
}

/** RRGGBB as three numbers from 0 to 1. */
export function rgb(color: string): string {
  return [0, 2, 4].map((at) => pdfNumber(parseInt(color.slice(at, at + 2), 16) / 255)).join(' ');
}
