import { escapeXml } from '../clean-text.ts';
import { documentLabels, producerOf, propertiesNote } from '../document-labels.ts';
import type { License } from '../document-labels.ts';
import { xmlHeader } from '../docx/namespaces.ts';
import type { FilledDocument } from '../fill.ts';
import { PartWriter } from '../zip.ts';
import { worksheetModel } from './worksheet-model.ts';
import type { WorksheetModel } from './worksheet-model.ts';
import { WorkbookValues } from './evaluate.ts';
import { headerRow, worksheetPrefix } from './references.ts';
import { SharedStrings } from './shared-strings.ts';
import { filterRange, worksheetXml } from './worksheet-xml.ts';
import { StyleSheet } from './style-sheet.ts';
import { themeXml } from './theme-part.ts';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
const spreadsheetMl = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** An Excel file of the document's worksheets. Text is always text: nothing in it can run. */
export function buildXlsx(document: FilledDocument, license: License | undefined): Uint8Array {
  const { publisher } = document.template;
  const worksheets = document.workbook.map(worksheetModel);
  const styles = new StyleSheet();
  const texts = new SharedStrings();
  const { versionLine, smallPrint } = documentLabels(document, license);
  const foot = [versionLine, ...smallPrint];
  const values = new WorkbookValues(worksheets, document.template.lastReviewed);
  const book = { worksheets, styles, texts, values, foot };
  const pages = worksheets.map((worksheet, index) => worksheetXml(book, worksheet, index === 0));
  const parts = new PartWriter();
  parts.add('[Content_Types].xml', contentTypes(worksheets.length));
  parts.add(
    '_rels/.rels',
    relationships([
      [`${office}/officeDocument`, 'xl/workbook.xml'],
      [
        'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
        'docProps/core.xml',
      ],
      [`${office}/extended-properties`, 'docProps/app.xml'],
    ]),
  );
  parts.add('xl/workbook.xml', workbookXml(worksheets));
  parts.add(
    'xl/_rels/workbook.xml.rels',
    relationships([
      ...worksheets.map((_worksheet, index): [string, string] => [
        `${office}/worksheet`,
        `worksheets/sheet${String(index + 1)}.xml`,
      ]),
      [`${office}/styles`, 'styles.xml'],
      [`${office}/theme`, 'theme/theme1.xml'],
      [`${office}/sharedStrings`, 'sharedStrings.xml'],
    ]),
  );
  pages.forEach((xml, index) => parts.add(`xl/worksheets/sheet${String(index + 1)}.xml`, xml));
  parts.add('xl/styles.xml', styles.xml());
  parts.add('xl/theme/theme1.xml', themeXml);
  parts.add('xl/sharedStrings.xml', texts.xml());
  parts.add('docProps/core.xml', coreProperties(document));
  parts.add(
    'docProps/app.xml',
    `${xmlHeader}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>${escapeXml(producerOf(publisher))}</Application><Company>${escapeXml(document.company.value ?? publisher.legalName)}</Company><AppVersion>16.0000</AppVersion></Properties>`,
  );
  return parts.zip();
}

function workbookXml(worksheets: readonly WorksheetModel[]): string {
  const list = worksheets.map(
    (worksheet, index) =>
      `<sheet name="${escapeXml(worksheet.name)}" sheetId="${String(index + 1)}" r:id="rId${String(index + 1)}"/>`,
  );
  const names = worksheets.flatMap((worksheet, index) => {
    const quoted = escapeXml(worksheetPrefix(worksheet.name));
    const at = `localSheetId="${String(index)}"`;
    return [
      `<definedName name="_xlnm._FilterDatabase" ${at} hidden="1">${quoted}${filterRange(worksheet)}</definedName>`,
      `<definedName name="_xlnm.Print_Titles" ${at}>${quoted}$${String(headerRow)}:$${String(headerRow)}</definedName>`,
    ];
  });
  return (
    `${xmlHeader}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${office}"><workbookPr/><bookViews><workbookView activeTab="0"/></bookViews>` +
    `<sheets>${list.join('')}</sheets><definedNames>${names.join('')}</definedNames><calcPr calcId="191029" fullCalcOnLoad="1"/></workbook>`
  );
}

function contentTypes(count: number): string {
  const worksheets = Array.from(
    { length: count },
    (_worksheet, index) =>
      `<Override PartName="/xl/worksheets/sheet${String(index + 1)}.xml" ContentType="${spreadsheetMl}.worksheet+xml"/>`,
  );
  return (
    `${xmlHeader}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>` +
    `<Override PartName="/xl/workbook.xml" ContentType="${spreadsheetMl}.sheet.main+xml"/>${worksheets.join('')}<Override PartName="/xl/styles.xml" ContentType="${spreadsheetMl}.styles+xml"/><Override PartName="/xl/theme/theme1.xml" ContentType="application/vnd.openxmlformats-officedocument.theme+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${spreadsheetMl}.sharedStrings+xml"/>` +
    '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/><Override PartName="/docProps/app.xml" ContentType="application/vnd.openxmlformats-officedocument.extended-properties+xml"/></Types>'
  );
}

function relationships(list: readonly (readonly [type: string, target: string])[]): string {
  const items = list.map(
    ([type, target], index) =>
      `<Relationship Id="rId${String(index + 1)}" Type="${type}" Target="${target}"/>`,
  );
  return `${xmlHeader}<Relationships xmlns="${packageRelationships}">${items.join('')}</Relationships>`;
}

function coreProperties({ template }: FilledDocument): string {
  const date = `${template.lastReviewed}T12:00:00Z`;
  return (
    `${xmlHeader}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">` +
    `<dc:title>${escapeXml(template.title)}</dc:title><dc:creator>${escapeXml(template.publisher.name)}</dc:creator><dc:description>${escapeXml(propertiesNote(template))}</dc:description>` +
    `<dcterms:created xsi:type="dcterms:W3CDTF">${date}</dcterms:created><dcterms:modified xsi:type="dcterms:W3CDTF">${date}</dcterms:modified><dc:language>en-US</dc:language></cp:coreProperties>`
  );
}
