import { hasContents, subtitle } from '../document-words.ts';
import type { License } from '../document-words.ts';
import type { FilledDocument } from '../fill.ts';
import { PartWriter } from '../zip.ts';
import { blocksXml } from './blocks.ts';
import { contentsXml } from './contents.ts';
import { newContext } from './context.ts';
import type { DocxContext } from './context.ts';
import {
  appPropertiesXml,
  corePropertiesXml,
  customXml,
  customXmlProperties,
  footnotesXml,
  glossaryXml,
} from './data-parts.ts';
import { fontTableXml, glossarySettingsXml, settingsXml } from './fixed-parts.ts';
import { firstHeaderXml, footerXml, nextHeaderXml } from './header-footer.ts';
import { wordNamespace, xmlHeader } from './namespaces.ts';
import { numberingXml } from './numbering.ts';
import {
  contentTypesXml,
  customXmlRelationshipsXml,
  documentRelationshipsXml,
  glossaryRelationshipsXml,
  headFootIds,
  packageRelationshipsXml,
} from './package.ts';
import { paragraph } from './paragraph.ts';
import { textRuns } from './run.ts';
import { stylesXml } from './styles.ts';

export interface DocxOptions {
  readonly license?: License | undefined;
  /** False makes the file for Google Docs: plain text in place of content controls. */
  readonly controls: boolean;
}

/** A Word file (Office Open XML, transitional) of a filled document. */
export function buildDocx(document: FilledDocument, options: DocxOptions): Uint8Array {
  const context = newContext(document, options.license, options.controls);
  const { controls } = options;
  const flavour = controls ? 'word' : 'google';
  const parts = new PartWriter();
  parts.fixed(`[Content_Types].xml`, flavour, () => contentTypesXml(controls));
  parts.fixed('_rels/.rels', '', packageRelationshipsXml);
  parts.add('word/document.xml', documentXml(context));
  parts.fixed('word/_rels/document.xml.rels', flavour, () => documentRelationshipsXml(controls));
  parts.fixed('word/styles.xml', '', () => xmlHeader + stylesXml());
  parts.fixed('word/settings.xml', '', () => xmlHeader + settingsXml());
  parts.fixed('word/fontTable.xml', '', () => xmlHeader + fontTableXml());
  parts.add('word/header1.xml', firstHeaderXml(context));
  parts.add('word/header2.xml', nextHeaderXml(context));
  parts.add('word/footer1.xml', footerXml(context));
  parts.add('word/footnotes.xml', footnotesXml(context));
  parts.add('word/numbering.xml', xmlHeader + numberingXml(context));
  parts.add('docProps/core.xml', corePropertiesXml(document));
  parts.add('docProps/app.xml', appPropertiesXml(document));
  if (controls) addControlParts(parts, context);
  return parts.zip();
}

function addControlParts(parts: PartWriter, context: DocxContext): void {
  parts.add('customXml/item1.xml', customXml(context.document.fields));
  parts.fixed('customXml/itemProps1.xml', '', customXmlProperties);
  parts.fixed('customXml/_rels/item1.xml.rels', '', customXmlRelationshipsXml);
  parts.add('word/glossary/document.xml', glossaryXml(context));
  parts.fixed('word/glossary/_rels/document.xml.rels', '', glossaryRelationshipsXml);
  parts.fixed('word/glossary/styles.xml', '', () => xmlHeader + stylesXml());
  parts.fixed('word/glossary/settings.xml', '', () => xmlHeader + glossarySettingsXml());
  parts.fixed('word/glossary/fontTable.xml', '', () => xmlHeader + fontTableXml());
}

function documentXml(context: DocxContext): string {
  const { document } = context;
  const title =
    paragraph(context, textRuns(document.template.title, {}), { style: 'Title' }) +
    paragraph(context, textRuns(subtitle(document.template), {}), { style: 'Subtitle' });
  const ids = headingIds(context);
  const contents = hasContents(document) ? contentsXml(context, ids) : { xml: '', ownPage: false };
  context.pageBreak = contents.ownPage;
  const body = blocksXml(context, document.blocks);
  // A body that ends with a table needs a paragraph after it.
  const end = document.blocks.at(-1)?.type === 'table' ? paragraph(context, '', { after: 0 }) : '';
  context.pageBreak = false;
  return `${xmlHeader}<w:document ${wordNamespace}><w:body>${title}${contents.xml}${body}${end}${sectionXml()}</w:body></w:document>`;
}

/** The numbers of the headings' bookmarks, fixed before the body is written, since the contents stand in front of it. */
function headingIds(context: DocxContext): number[] {
  return context.document.blocks
    .filter((block) => block.type === 'heading')
    .map((_heading, index) => index + 1);
}

function sectionXml(): string {
  return (
    '<w:sectPr>' +
    `<w:headerReference w:type="default" r:id="${headFootIds.nextHeader}"/><w:headerReference w:type="first" r:id="${headFootIds.firstHeader}"/>` +
    `<w:footerReference w:type="default" r:id="${headFootIds.footer}"/><w:footerReference w:type="first" r:id="${headFootIds.footer}"/>` +
    '<w:pgSz w:w="12240" w:h="15840"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="720" w:footer="620" w:gutter="0"/><w:titlePg/></w:sectPr>'
  );
}
