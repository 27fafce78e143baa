import { hasContents, titleContent } from '../document-labels.ts';
import type { License } from '../document-labels.ts';
import type { FilledDocument } from '../fill.ts';
import type { Measured } from '../pdf/build-pdf.ts';
import { documentParts, isCenteredPoster } from '../document-parts.ts';
import type { Block, PageKind } from '../tree.ts';
import { PartWriter } from '../zip.ts';
import { blocksXml } from './blocks.ts';
import { contentsXml } from './contents.ts';
import { newContext, posterScale } from './context.ts';
import type { DocxContext, Tracking } from './context.ts';
import {
  appPropertiesXml,
  corePropertiesXml,
  customXml,
  customXmlProperties,
  footnotesXml,
  glossaryXml,
} from './data-parts.ts';
import { fontTableXml, glossarySettingsXml, settingsXml } from './fixed-parts.ts';
import { cleanFooterXml, cleanHeaderXml, firstHeaderXml, footerXml, nextHeaderXml } from './header-footer.ts';
import { inlineRuns } from './inline.ts';
import { logoPart, logoPicture, logoRelationshipsXml } from './logo.ts';
import { wordNamespace, xmlHeader } from './namespaces.ts';
import { numberingXml } from './numbering.ts';
import {
  contentTypesXml,
  customXmlRelationshipsXml,
  documentRelationshipsXml,
  glossaryRelationshipsXml,
  packageRelationshipsXml,
} from './package.ts';
import { emptyLine, paragraph } from './paragraph.ts';
import { closeSection, hasCleanPages, sectionsOf, sectionXml } from './sections.ts';
import type { Section } from './sections.ts';
import { posterStyles } from './poster-styles.ts';
import { stylesXml } from './styles.ts';

export interface DocxOptions {
  readonly license?: License | undefined;
  /** False makes the file for Google Docs: plain text in place of content controls. */
  readonly controls: boolean;
  /** From the layout of the PDF; see `needsMeasure`. */
  readonly measured?: Measured | null;
  /** Makes a redline: the document is the newer text. */
  readonly tracking?: Tracking;
}

/** Whether a document has something in it that only a layout knows: page numbers in its contents, or a poster. */
export function needsMeasure(document: FilledDocument): boolean {
  return hasContents(document) || documentParts(document).poster !== null;
}

/** A Word file (Office Open XML, transitional) of a filled document. */
export function buildDocx(document: FilledDocument, options: DocxOptions): Uint8Array {
  const context = newContext(document, options.license, options.controls, options.measured, options.tracking);
  const { controls } = options;
  const kind = { controls, clean: hasCleanPages(document.blocks) };
  const parts = new PartWriter();
  parts.add('[Content_Types].xml', contentTypesXml(kind));
  parts.add('_rels/.rels', packageRelationshipsXml());
  parts.add('word/document.xml', documentXml(context));
  parts.add('word/_rels/document.xml.rels', documentRelationshipsXml(kind));
  addStyles(parts, context);
  parts.add('word/settings.xml', xmlHeader + settingsXml());
  parts.add('word/fontTable.xml', xmlHeader + fontTableXml());
  parts.add('word/header1.xml', firstHeaderXml(context));
  parts.add('word/header2.xml', nextHeaderXml(context));
  parts.add('word/footer1.xml', footerXml(context));
  if (kind.clean) {
    parts.add('word/header3.xml', cleanHeaderXml(context));
    parts.add('word/footer2.xml', cleanFooterXml(context));
  }
  parts.add('word/footnotes.xml', footnotesXml(context));
  parts.add('word/numbering.xml', xmlHeader + numberingXml(context));
  parts.add('docProps/core.xml', corePropertiesXml(document));
  parts.add('docProps/app.xml', appPropertiesXml(document));
  if (controls) {
    addControlParts(parts, context);
    addLogo(parts, kind.clean);
  }
  return parts.zip();
}

function addStyles(parts: PartWriter, context: DocxContext): void {
  const { posterStyles: used, measured } = context;
  const forPoster = used.size === 0 ? [] : posterStyles(used, posterScale(measured));
  parts.add('word/styles.xml', xmlHeader + stylesXml(forPoster));
}

function addLogo(parts: PartWriter, clean: boolean): void {
  parts.add(logoPart, logoPicture());
  parts.add('word/_rels/header1.xml.rels', logoRelationshipsXml());
  if (clean) parts.add('word/_rels/header3.xml.rels', logoRelationshipsXml());
}

function addControlParts(parts: PartWriter, context: DocxContext): void {
  parts.add('customXml/item1.xml', customXml(context));
  parts.add('customXml/itemProps1.xml', customXmlProperties());
  parts.add('customXml/_rels/item1.xml.rels', customXmlRelationshipsXml());
  parts.add('word/glossary/document.xml', glossaryXml(context));
  parts.add('word/glossary/_rels/document.xml.rels', glossaryRelationshipsXml());
  parts.add('word/glossary/styles.xml', xmlHeader + stylesXml());
  parts.add('word/glossary/settings.xml', xmlHeader + glossarySettingsXml());
  parts.add('word/glossary/fontTable.xml', xmlHeader + fontTableXml());
}

function documentXml(context: DocxContext): string {
  const { poster, lead, body, titled } = context.tracking?.redline.parts ?? documentParts(context.document);
  const sections: { pageKind: PageKind; xml: string }[] = [];
  if (poster !== null) sections.push({ pageKind: 'sign', xml: posterXml(context, poster) });
  const [first, ...others] = titled ? sectionsOf(body) : [];
  if (first?.pageKind === 'text') {
    sections.push({ pageKind: 'text', xml: titleXml(context, lead) + blocksXml(context, first.blocks) });
  } else if (first) {
    sections.push({ pageKind: 'text', xml: titleXml(context, lead) }, sectionOf(context, first));
  }
  sections.push(...others.map((section) => sectionOf(context, section)));
  context.pageBreak = false;
  const title = sections.findIndex(({ pageKind }) => pageKind === 'text');
  const written = sections.map(({ pageKind, xml }, index) => {
    const properties = sectionXml(pageKind, index === title);
    return index < sections.length - 1 ? closeSection(xml, properties) : endBody(xml) + properties;
  });
  return `${xmlHeader}<w:document ${wordNamespace}><w:body>${written.join('')}</w:body></w:document>`;
}

function sectionOf(context: DocxContext, { pageKind, blocks }: Section): { pageKind: PageKind; xml: string } {
  context.pageBreak = false;
  return { pageKind, xml: blocksXml(context, blocks) };
}

function posterXml(context: DocxContext, blocks: readonly Block[]): string {
  context.inPoster = true;
  context.posterCentered = isCenteredPoster(blocks);
  const xml = blocksXml(context, blocks);
  context.inPoster = false;
  return xml;
}

/** Title, subtitle, the words of the title page and the contents. */
function titleXml(context: DocxContext, lead: readonly Block[]): string {
  const { document, tracking } = context;
  const titleTexts = tracking?.redline ?? titleContent(document.template, context.license);
  const title =
    paragraph(context, inlineRuns(context, titleTexts.title), { style: 'Title' }) +
    paragraph(context, inlineRuns(context, titleTexts.subtitle), { style: 'Subtitle' });
  const above = blocksXml(context, lead);
  context.pageBreak = context.measured?.contentsApart ?? false;
  // The contents of a redline would be one list of two documents; the clean copies have theirs.
  const contents =
    hasContents(document) && tracking === null
      ? contentsXml(context, headingIds(context))
      : { xml: '', ownPage: false };
  const xml = title + above + contents.xml;
  context.pageBreak = contents.ownPage;
  return xml;
}

/** A body that ends with a table needs a paragraph after it. */
function endBody(xml: string): string {
  return xml.endsWith('</w:tbl>') ? `${xml}${emptyLine}` : xml;
}

/** The numbers of the headings' bookmarks, fixed before the body is written, because the contents come before it. */
function headingIds(context: DocxContext): number[] {
  return context.document.blocks
    .filter((block) => block.type === 'heading')
    .map((_heading, index) => index + 1);
}
