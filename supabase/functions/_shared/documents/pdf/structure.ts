import { pdfText, refText } from './pdf-file.ts';
import type { PdfFile, Ref } from './pdf-file.ts';

/** The standard structure types that we use (ISO 32000-1, 14.8.4). */
export type StructType =
  | 'Document'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'H4'
  | 'H5'
  | 'H6'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'THead'
  | 'TBody'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'BlockQuote'
  | 'Sect'
  | 'TOC'
  | 'TOCI'
  | 'Reference'
  | 'Note'
  | 'Link'
  | 'Form'
  | 'Code'
  | 'Span';

type Kid =
  | { readonly kind: 'node'; readonly node: StructNode }
  | { readonly kind: 'content'; readonly page: Ref; readonly mcid: number }
  | { readonly kind: 'object'; readonly page: Ref; readonly object: Ref };

/** An element of the structure tree. Its children are in reading order. */
export class StructNode {
  readonly type: StructType;
  readonly kids: Kid[] = [];
  /** Attribute dictionary (`/O/Table/Scope/Column`), alternative text, and a name for notes. */
  attributes = '';
  alternative = '';
  id = '';
  ref: Ref | null = null;

  constructor(type: StructType) {
    this.type = type;
  }

  /** Appends a new child of the type. */
  child(type: StructType): StructNode {
    const node = new StructNode(type);
    this.kids.push({ kind: 'node', node });
    return node;
  }

  append(node: StructNode): void {
    this.kids.push({ kind: 'node', node });
  }

  addContent(page: Ref, mcid: number): void {
    this.kids.push({ kind: 'content', page, mcid });
  }

  addObject(page: Ref, object: Ref): void {
    this.kids.push({ kind: 'object', page, object });
  }

  /** True when nothing on a page belongs to the element or to anything in it. */
  isEmpty(): boolean {
    return this.kids.every((kid) => kid.kind === 'node' && kid.node.isEmpty());
  }
}

/** The tree and its way back: which element a piece of a page or an annotation belongs to. */
export class Structure {
  readonly root = new StructNode('Document');
  private readonly file: PdfFile;
  private readonly treeRef: Ref;
  private readonly parents: (readonly StructNode[] | StructNode)[] = [];

  constructor(file: PdfFile) {
    this.file = file;
    this.treeRef = file.reserve();
  }

  /** A number for /StructParents of a page; `marks` is filled while the page is drawn. */
  pageKey(marks: readonly StructNode[]): number {
    this.parents.push(marks);
    return this.parents.length - 1;
  }

  /** A number for /StructParent of an annotation of the element. */
  annotationKey(node: StructNode): number {
    this.parents.push(node);
    return this.parents.length - 1;
  }

  /** Writes the tree; answers the reference for the catalog. */
  write(): Ref {
    const named: [string, Ref][] = [];
    const root = this.writeNode(this.root, this.treeRef, named);
    const numbers = this.parents.map((parent, index) => `${String(index)} ${parentText(parent)}`);
    const parentTree = this.file.add(`<</Nums[${numbers.join('\n')}]>>`);
    named.sort(([a], [b]) => (a < b ? -1 : 1));
    const ids = named.length === 0 ? '' : `/IDTree ${refText(this.file.add(nameTree(named)))}`;
    this.file.put(
      this.treeRef,
      `<</Type/StructTreeRoot/K ${refText(root)}/ParentTree ${refText(parentTree)}/ParentTreeNextKey ${String(this.parents.length)}${ids}>>`,
    );
    return this.treeRef;
  }

  private writeNode(node: StructNode, parent: Ref, named: [string, Ref][]): Ref {
    const ref = this.file.reserve();
    node.ref = ref;
    const pages = node.kids.flatMap((kid) => (kid.kind === 'content' ? [kid.page] : []));
    const firstPage = pages[0];
    const kids = node.kids
      .filter((kid) => kid.kind !== 'node' || !isLeftOut(kid.node))
      .map((kid) => {
        if (kid.kind === 'node') return refText(this.writeNode(kid.node, ref, named));
        if (kid.kind === 'object') return `<</Type/OBJR/Pg ${refText(kid.page)}/Obj ${refText(kid.object)}>>`;
        return kid.page === firstPage
          ? String(kid.mcid)
          : `<</Type/MCR/Pg ${refText(kid.page)}/MCID ${String(kid.mcid)}>>`;
      });
    if (node.id !== '') named.push([node.id, ref]);
    this.file.put(
      ref,
      `<</Type/StructElem/S/${node.type}/P ${refText(parent)}` +
        (firstPage === undefined ? '' : `/Pg ${refText(firstPage)}`) +
        (kids.length === 1 ? `/K ${kids[0] ?? ''}` : `/K[${kids.join(' ')}]`) +
        (node.attributes === '' ? '' : `/A<<${node.attributes}>>`) +
        (node.alternative === '' ? '' : `/Alt${pdfText(node.alternative)}`) +
        (node.id === '' ? '' : `/ID(${node.id})`) +
        '>>',
    );
    return ref;
  }
}

/** Elements that never received content say nothing; cells do, for an empty cell is part of its row. */
function isLeftOut(node: StructNode): boolean {
  return node.type !== 'TD' && node.type !== 'TH' && node.kids.length === 0;
}

function parentText(parent: readonly StructNode[] | StructNode): string {
  if (parent instanceof StructNode) return refText(parent.ref ?? (0 as Ref));
  return `[${parent.map((node) => refText(node.ref ?? (0 as Ref))).join(' ')}]`;
}

function nameTree(named: readonly (readonly [string, Ref])[]): string {
  return `<</Names[${named.map(([name, ref]) => `(${name})${refText(ref)}`).join(' ')}]>>`;
}
