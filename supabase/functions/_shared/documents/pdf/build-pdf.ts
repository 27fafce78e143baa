import { documentWords, hasContents, propertiesNote } from '../document-words.ts';
import type { DocumentWords, License } from '../document-words.ts';
import type { FilledDocument } from '../fill.ts';
import type { FontSource } from '../fonts.ts';
import { colors, stateNames } from '../theme.ts';
import { assemble, textOfDocument } from './assemble.ts';
import { blocksFlow } from './block-flow.ts';
import { contentsFlow } from './contents-flow.ts';
import type { FlowItem, Landmark } from './flow.ts';
import { strut } from './flow.ts';
import { FontSet } from './font-set.ts';
import { FormBuilder } from './forms.ts';
import { drawFurniture } from './furniture.ts';
import { LayoutContext } from './layout-context.ts';
import { layOutNotes } from './note-flow.ts';
import { paginate } from './paginate.ts';
import { PdfFile } from './pdf-file.ts';
import type { Ref } from './pdf-file.ts';
import { Structure } from './structure.ts';
import type { StructNode } from './structure.ts';
import { textFlow } from './text-flow.ts';
import { frame, type } from './type-scale.ts';

export interface PdfOptions {
  readonly license?: License | undefined;
  readonly fonts: FontSource;
  /** Other words around the text than a template's. */
  readonly words?: DocumentWords;
}

/**
 * A tagged PDF of a filled document. In the modes `blank` and `company` open placeholders, check boxes and lines to write
 * on are form fields; in `sample` everything is drawn.
 */
export async function buildPdf(document: FilledDocument, options: PdfOptions): Promise<Uint8Array> {
  const { parts, pages, pageRefs, context, words } = await layOut(document, options);
  return assemble(parts, pages, pageRefs, (canvas) => drawFurniture(canvas, context, words, pages.length));
}

/** How many pages the PDF of a document has, without drawing them. */
export async function countPages(document: FilledDocument, options: PdfOptions): Promise<number> {
  return (await layOut(document, options)).pages.length;
}

async function layOut(document: FilledDocument, options: PdfOptions) {
  const file = new PdfFile();
  const words = options.words ?? documentWords(document, options.license);
  const fonts = await FontSet.load(file, options.fonts, textOfDocument(document, words));
  const resources = file.reserve();
  const forms = document.mode === 'sample' ? null : new FormBuilder(file, fonts, resources);
  const structure = new Structure(file);
  const context = new LayoutContext(document, fonts, forms);
  layOutNotes(context, document);
  const pageRefs: Ref[] = [];
  const items = documentFlow(context, structure.root, words, (page) => pageRefs[page - 1] ?? resources);
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
  return { parts, pages, pageRefs, context, words };
}

function documentFlow(
  context: LayoutContext,
  root: StructNode,
  words: DocumentWords,
  pageRef: (page: number) => Ref,
): FlowItem[] {
  const { document } = context;
  const { template } = document;
  const landmark: Landmark = { depth: 1, title: template.title, page: 0, y: 0 };
  context.landmarks.push(landmark);
  const column = { x: frame.left, width: frame.width, frames: [] };
  const title = textFlow(context, [{ type: 'text', value: template.title }], {
    ...column,
    style: type.title,
    node: root.child('H1'),
    keep: true,
    whole: true,
    landmark,
  });
  const under = textFlow(context, [{ type: 'text', value: words.subtitle }], {
    ...column,
    style: type.subtitle,
    node: root.child('P'),
    keep: true,
    whole: true,
  });
  const contentsNode = root.child('Sect');
  const body = blocksFlow(context, document.blocks, { ...column, parent: root, style: type.body, level: 0 });
  const contents = hasContents(document)
    ? contentsFlow(context, contentsNode, context.landmarks.slice(1), pageRef)
    : [];
  return [...title, ...under, ruleUnderTitle(), ...contents, ...body];
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

function metadata({ template }: FilledDocument): {
  title: string;
  subject: string;
  keywords: string;
  date: string;
} {
  return {
    title: template.title,
    subject: propertiesNote(template),
    keywords: [template.type, ...template.states.map((code) => stateNames[code] ?? code)].join(', '),
    date: template.lastReviewed,
  };
}
