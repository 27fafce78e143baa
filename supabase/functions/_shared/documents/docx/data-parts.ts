import { escapeXml } from '../clean-text.ts';
import { producerOf, propertiesNote } from '../document-labels.ts';
import type { FilledDocument } from '../fill.ts';
import { stateNames } from '../theme.ts';
import type { FilledField } from '../tree.ts';
import { blankPartName, fieldPartName, fieldsNamespace, fieldsStoreId } from './controls.ts';
import type { DocxContext } from './context.ts';
import { inlineRuns } from './inline.ts';
import { wordNamespace, xmlHeader } from './namespaces.ts';
import { paragraph } from './paragraph.ts';
import { singleRun } from './run.ts';

/** The fields that the file shows; call it after the text, the heads and the feet are written. */
function boundFields({ document, boundKeys }: DocxContext): FilledField[] {
  return document.fields.filter(({ key }) => boundKeys.has(key));
}

/** The one custom XML part: an element per field; change it and every control bound to it changes. */
export function customXml(context: DocxContext): string {
  const items = boundFields(context).map(
    (field) => `<${field.key}>${escapeXml(field.value ?? '')}</${field.key}>`,
  );
  return `${xmlHeader}<fields xmlns="${fieldsNamespace}">${items.join('')}</fields>`;
}

export function customXmlProperties(): string {
  return `${xmlHeader}<ds:datastoreItem ds:itemID="${fieldsStoreId}" xmlns:ds="http://schemas.openxmlformats.org/officeDocument/2006/customXml"><ds:schemaRefs><ds:schemaRef ds:uri="${fieldsNamespace}"/></ds:schemaRefs></ds:datastoreItem>`;
}

/** The glossary: what a control shows again once somebody empties it. */
export function glossaryXml(context: DocxContext): string {
  const parts = [
    ...boundFields(context).map((field) => ({
      name: fieldPartName(field.key),
      run: singleRun(`[${field.label}]`, { style: 'PlaceholderText' }),
    })),
    ...[...context.blankLengths]
      .sort((a, b) => a - b)
      .map((length) => ({ name: blankPartName(length), run: singleRun('_'.repeat(length), {}) })),
  ];
  const xml = parts.map(({ name, run }, index) => {
    const guid = `{5C1E0000-7A4D-4B6E-9F00-${String(index + 1).padStart(12, '0')}}`;
    return (
      `<w:docPart><w:docPartPr><w:name w:val="${name}"/><w:category><w:name w:val="General"/><w:gallery w:val="placeholder"/></w:category>` +
      `<w:types><w:type w:val="bbPlcHdr"/></w:types><w:behaviors><w:behavior w:val="content"/></w:behaviors><w:guid w:val="${guid}"/></w:docPartPr>` +
      `<w:docPartBody><w:p>${run}</w:p></w:docPartBody></w:docPart>`
    );
  });
  return `${xmlHeader}<w:glossaryDocument ${wordNamespace}><w:docParts>${xml.join('')}</w:docParts></w:glossaryDocument>`;
}

/** footnotes.xml with Word's two separators and the document's notes. */
export function footnotesXml(context: DocxContext): string {
  const separator = (id: number, type: string, element: string): string =>
    `<w:footnote w:type="${type}" w:id="${String(id)}"><w:p><w:r><w:${element}/></w:r></w:p></w:footnote>`;
  const notes = context.document.footnotes.map((note) => {
    const mark =
      '<w:r><w:rPr><w:rStyle w:val="FootnoteReference"/></w:rPr><w:footnoteRef/></w:r><w:r><w:t xml:space="preserve"> </w:t></w:r>';
    return `<w:footnote w:id="${String(note.number)}">${paragraph(context, mark + inlineRuns(context, note.children), { style: 'FootnoteText' })}</w:footnote>`;
  });
  return `${xmlHeader}<w:footnotes ${wordNamespace}>${separator(-1, 'separator', 'separator')}${separator(0, 'continuationSeparator', 'continuationSeparator')}${notes.join('')}</w:footnotes>`;
}

/** docProps/core.xml. Dates are the day of the last review, so that they do not change with the clock. */
export function corePropertiesXml({ template }: FilledDocument): string {
  const date = `${template.lastReviewed}T12:00:00Z`;
  const keywords = [template.type, ...template.states.map((code) => stateNames[code] ?? code)].join(', ');
  return (
    `${xmlHeader}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">` +
    `<dc:title>${escapeXml(template.title)}</dc:title><dc:subject>${escapeXml(template.type)}</dc:subject><dc:creator>${escapeXml(template.publisher.name)}</dc:creator>` +
    `<cp:keywords>${escapeXml(keywords)}</cp:keywords><dc:description>${escapeXml(propertiesNote(template))}</dc:description>` +
    `<cp:lastModifiedBy>${escapeXml(template.publisher.name)}</cp:lastModifiedBy><cp:revision>1</cp:revision>` +
    `<dcterms:created xsi:type="dcterms:W3CDTF">${date}</dcterms:created><dcterms:modified xsi:type="dcterms:W3CDTF">${date}</dcterms:modified>` +
    `<dc:language>en-US</dc:language><cp:version>${escapeXml(template.version)}</cp:version></cp:coreProperties>`
  );
}

/** docProps/app.xml: the company is the buyer's once it is known, ours before. */
export function appPropertiesXml({ company, template: { publisher } }: FilledDocument): string {
  return `${xmlHeader}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>${escapeXml(producerOf(publisher))}</Application><Company>${escapeXml(company.value ?? publisher.legalName)}</Company><AppVersion>16.0000</AppVersion></Properties>`;
}
