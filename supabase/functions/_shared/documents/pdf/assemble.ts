import type { DocumentLabels } from '../document-labels.ts';
import type { FilledDocument } from '../fill.ts';
import type { PageKind } from '../tree.ts';
import { Canvas } from './canvas.ts';
import type { FlowItem, Frame, Landmark } from './flow.ts';
import type { FontSet } from './font-set.ts';
import type { FormBuilder } from './forms.ts';
import { writeInfo, writeXmp } from './metadata.ts';
import type { PdfMetadata } from './metadata.ts';
import { drawNotes } from './note-flow.ts';
import { writeOutline } from './outline.ts';
import type { PageLayout } from './paginate.ts';
import { refText } from './pdf-file.ts';
import type { PdfFile, Ref } from './pdf-file.ts';
import type { PdfFont } from './pdf-font.ts';
import type { Structure } from './structure.ts';
import { frame } from './type-scale.ts';

/** The parts of a file under construction. */
export interface PdfBuild {
  readonly file: PdfFile;
  readonly structure: Structure;
  readonly fonts: FontSet;
  readonly forms: FormBuilder | null;
  /** The one set of resources that all pages and fields share. */
  readonly resources: Ref;
  readonly meta: PdfMetadata;
  readonly landmarks: readonly Landmark[];
  /** Opens with the bookmarks beside the page. */
  readonly showOutline: boolean;
}

/** Draws the pages, then writes everything that depends on what was drawn. */
export function assemble(
  parts: PdfBuild,
  pages: readonly PageLayout[],
  pageRefs: readonly Ref[],
  furniture: (canvas: Canvas, pageKind: PageKind) => void,
): Promise<Uint8Array> {
  const { file, structure } = parts;
  const tree = file.reserve();
  const used = new Set<PdfFont>();
  pages.forEach((layout, index) => {
    const canvas = new Canvas(file, structure, used, pageRefs[index] ?? file.reserve(), index + 1);
    drawFrames(canvas, layout);
    for (const { item, top } of layout.items) item.draw(canvas, top);
    drawNotes(canvas, layout.notes, frame.top + frame.height);
    furniture(canvas, layout.pageKind);
    canvas.finish(tree, parts.resources);
  });
  file.put(
    tree,
    `<</Type/Pages/Count ${String(pages.length)}/Kids[${pageRefs.slice(0, pages.length).map(refText).join(' ')}]>>`,
  );
  return writeRest(parts, tree, pageRefs);
}

async function writeRest(parts: PdfBuild, tree: Ref, pageRefs: readonly Ref[]): Promise<Uint8Array> {
  const { file } = parts;
  const form = parts.forms?.write() ?? null;
  const outline = writeOutline(file, parts.landmarks, (page) => pageRefs[page - 1] ?? tree);
  file.put(parts.resources, `<</Font<<${parts.fonts.embed(file)}>>>>`);
  const structure = parts.structure.write();
  const catalog = file.add(
    `<</Type/Catalog/Pages ${refText(tree)}/Lang(en-US)/MarkInfo<</Marked true>>/StructTreeRoot ${refText(structure)}/ViewerPreferences<</DisplayDocTitle true>>/Metadata ${refText(writeXmp(file, parts.meta))}` +
      (outline === null ? '' : `/Outlines ${refText(outline)}`) +
      (outline !== null && parts.showOutline ? '/PageMode/UseOutlines' : '') +
      (form === null ? '' : `/AcroForm ${refText(form)}`) +
      '>>',
  );
  return file.write(catalog, writeInfo(file, parts.meta), await file.digest());
}

/** The boxes behind the items of a page: each from the first item inside it to the last. */
function drawFrames(canvas: Canvas, layout: PageLayout): void {
  const spans = new Map<Frame, { top: number; bottom: number }>();
  for (const { item, top } of layout.items) {
    for (const box of item.frames) extend(spans, box, item, top);
  }
  if (spans.size === 0) return;
  canvas.artifact('Layout');
  for (const [box, span] of spans) box.draw(canvas, span.top, span.bottom);
  canvas.close();
}

function extend(
  spans: Map<Frame, { top: number; bottom: number }>,
  box: Frame,
  item: FlowItem,
  top: number,
): void {
  const span = spans.get(box);
  if (span) span.bottom = top + item.height;
  else spans.set(box, { top, bottom: top + item.height });
}

/** All text of a document, to find out which fonts it needs. */
export function textOfDocument(document: FilledDocument, labels: DocumentLabels): string {
  return JSON.stringify([
    document.template.title,
    document.blocks,
    document.footnotes,
    document.fields,
    labels,
  ]);
}
