import { documentLabels, hasContents, producerOf, propertiesNote } from '../document-labels.ts';
import type { DocumentLabels, License } from '../document-labels.ts';
import type { FilledDocument } from '../fill.ts';
import type { FontSource } from '../fonts.ts';
import { colors, stateNames } from '../theme.ts';
import { assemble, textOfDocument } from './assemble.ts';
import { blocksFlow } from './block-flow.ts';
import { contentsFlow, noContents } from './contents-flow.ts';
import type { FlowItem, Landmark } from './flow.ts';
import { pageBreakItem, strut } from './flow.ts';
import { FontSet } from './font-set.ts';
import { FormBuilder } from './forms.ts';
import { drawFurniture } from './furniture.ts';
import { LayoutContext } from './layout-context.ts';
import type { PdfMetadata } from './metadata.ts';
import { layOutNotes } from './note-flow.ts';
import { refuseMissingGlyphs } from './refuse-missing-glyphs.ts';
import { findMissingGlyphs } from './find-missing-glyphs.ts';
import { paginate } from './paginate.ts';
import { PdfFile } from './pdf-file.ts';
import type { Ref } from './pdf-file.ts';
import { documentParts } from '../document-parts.ts';
import { posterFlow, posterLook } from './poster-flow.ts';
import { Structure } from './structure.ts';
import type { StructNode } from './structure.ts';
import { textFlow } from './text-flow.ts';
import { frame, type } from './type-scale.ts';

export interface PdfOptions {
  readonly license?: License | undefined;
  readonly fonts: FontSource;
  /** Other labels around the text than a template's. */
  readonly labels?: DocumentLabels;
}

/**
 * A tagged PDF of a filled document. In the modes `blank` and `company` open placeholders, check boxes and lines to write
 * on are form fields; in `sample` everything is drawn.
 *
 * @throws DocumentError `missing_glyphs` for an answer with characters that no font has
 */
export async function buildPdf(document: FilledDocument, options: PdfOptions): Promise<Uint8Array> {
  const { parts, pages, pageRefs, context, labels } = await layOut(document, options);
  refuseMissingGlyphs(document, labels, parts.fonts.missing);
  return assemble(parts, pages, pageRefs, (canvas, pageKind) =>
    drawFurniture(canvas, context, labels, { pages: pages.length, pageKind }),
  );
}

/**
 * Refuses a document whose PDF would be refused, without laying it out.
 *
 * @throws DocumentError `missing_glyphs`
 */
export async function checkPdf(document: FilledDocument, { fonts, license }: PdfOptions): Promise<void> {
  const labels = documentLabels(document, license);
  const missing = await findMissingGlyphs(textOfDocument(document, labels), fonts);
  refuseMissingGlyphs(document, labels, new Set(missing));
}

/** How many pages the PDF of a document has, without drawing them. */
export async function countPages(document: FilledDocument, options: PdfOptions): Promise<number> {
  return (await layOut(document, options)).pages.length;
}

/** What the Word file takes over from the layout of the PDF. */
export interface Measured {
  /** The page of each heading of the text, in order. */
  readonly headingPages: readonly number[];
  /** The contents begin a page, and the text goes on below them. */
  readonly contentsApart: boolean;
  /** How much larger than text the words of a poster are. */
  readonly posterScale: number;
}

/** Lays a document out to find what only a layout knows; see `Measured`. */
export async function measureDocument(document: FilledDocument, options: PdfOptions): Promise<Measured> {
  const { context, contentsApart } = await layOut(document, options);
  const { poster } = documentParts(document);
  return {
    headingPages: context.landmarks.filter(({ kind }) => kind === 'heading').map(({ page }) => page),
    contentsApart,
    posterScale: poster === null ? 1 : posterLook(context, poster).scale,
  };
}

async function layOut(document: FilledDocument, options: PdfOptions) {
  const file = new PdfFile();
  const labels = options.labels ?? documentLabels(document, options.license);
  const fonts = await FontSet.load(file, options.fonts, textOfDocument(document, labels));
  const resources = file.reserve();
  const forms = document.mode === 'sample' ? null : new FormBuilder(file, fonts, resources);
  const structure = new Structure(file);
  const context = new LayoutContext(document, fonts, forms);
  layOutNotes(context, document);
  const pageRefs: Ref[] = [];
  const { items, contentsApart } = documentFlow(
    context,
    structure.root,
    labels,
    (page) => pageRefs[page - 1] ?? resources,
  );
  const pages = paginate(items, frame.top, frame.height);
  pageRefs.push(...pages.map(() => file.reserve()));
  const parts = {
    file,
    structure,
    fonts,
    forms,
    resources,
    meta: metadata(document),
    landmarks: context.landmarks,
    showOutline: hasContents(document),
  };
  return { parts, pages, pageRefs, context, labels, contentsApart };
}

function documentFlow(
  context: LayoutContext,
  root: StructNode,
  labels: DocumentLabels,
  pageRef: (page: number) => Ref,
): { readonly items: FlowItem[]; readonly contentsApart: boolean } {
  const { document } = context;
  const { poster, lead, body, titled } = documentParts(document);
  const posterItems = poster === null ? [] : posterFlow(context, root, poster);
  if (!titled) return { items: posterItems, contentsApart: false };
  const title = titleFlow(context, root, labels);
  const place = { x: frame.left, width: frame.width, frames: [], parent: root, style: type.body, level: 0 };
  const leadItems = blocksFlow(context, lead, place);
  const contentsNode = root.child('Sect');
  const before = context.landmarks.length;
  const bodyItems = blocksFlow(context, body, place);
  const contents = hasContents(document)
    ? contentsFlow(context, contentsNode, [...title, ...leadItems], context.landmarks.slice(before), pageRef)
    : noContents;
  const items = [...posterItems, pageBreakItem(), ...title, ...leadItems, ...contents.items, ...bodyItems];
  return { items, contentsApart: contents.isApart };
}

function titleFlow(context: LayoutContext, root: StructNode, labels: DocumentLabels): FlowItem[] {
  const { template } = context.document;
  const landmark: Landmark = { kind: 'title', depth: 1, title: template.title, page: 0, y: 0 };
  context.landmarks.push(landmark);
  const column = { x: frame.left, width: frame.width, frames: [] };
  const title = textFlow(context, [{ type: 'text', value: template.title }], {
    ...column,
    style: type.title,
    node: root.child('H1'),
    keep: true,
    whole: true,
    balanced: true,
    landmark,
  });
  const under = textFlow(context, [{ type: 'text', value: labels.subtitle }], {
    ...column,
    style: type.subtitle,
    node: root.child('P'),
    keep: true,
    whole: true,
  });
  return [...title, ...under, ruleUnderTitle()];
}

function ruleUnderTitle(): FlowItem {
  return {
    ...strut(1.2, [], true, { before: 9, after: 20 }),
    draw: (canvas, top) => {
      canvas.artifact('Layout');
      canvas.rectangle(frame.left, top, frame.width, 1.2, colors.ink);
      canvas.close();
    },
  };
}

function metadata({ template }: FilledDocument): PdfMetadata {
  return {
    author: template.publisher.name,
    producer: producerOf(template.publisher),
    title: template.title,
    subject: propertiesNote(template),
    keywords: [template.type, ...template.states.map((code) => stateNames[code] ?? code)].join(', '),
    date: template.lastReviewed,
  };
}
