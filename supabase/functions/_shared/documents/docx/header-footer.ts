import { documentWords } from '../document-words.ts';
import { colors } from '../theme.ts';
import type { DocxContext } from './context.ts';
import { fieldRuns } from './controls.ts';
import { wordNamespace, xmlHeader } from './namespaces.ts';
import { paragraph } from './paragraph.ts';
import { textRuns } from './run.ts';

/** The head of the first page: the company's name alone, for the title stands right below it. */
export function firstHeaderXml(context: DocxContext): string {
  return headerXml(context, '');
}

/** The head of all other pages: the company's name and the document's title. */
export function nextHeaderXml(context: DocxContext): string {
  return headerXml(context, `<w:r><w:tab/></w:r>${textRuns(context.document.template.title, {})}`);
}

function headerXml(context: DocxContext, rest: string): string {
  const content = fieldRuns(context, context.document.company, {}) + rest;
  return `${xmlHeader}<w:hdr ${wordNamespace}>${paragraph(context, content, { style: 'Header' })}</w:hdr>`;
}

/** The foot of every page: title and version, "Page X of Y", and the small print below. */
export function footerXml(context: DocxContext): string {
  const { versionLine, smallPrint } = documentWords(context.document, context.license);
  const line =
    textRuns(versionLine, {}) +
    '<w:r><w:tab/></w:r>' +
    `${textRuns('Page ', {})}${pageField('PAGE')}${textRuns(' of ', {})}${pageField('NUMPAGES')}`;
  const border = `<w:pBdr><w:top w:val="single" w:sz="4" w:space="6" w:color="${colors.hairline}"/></w:pBdr>`;
  const first = paragraph(context, line, { style: 'Footer' }).replace(
    '<w:pStyle w:val="Footer"/>',
    `<w:pStyle w:val="Footer"/>${border}`,
  );
  const second = smallPrint === '' ? '' : paragraph(context, textRuns(smallPrint, {}), { style: 'Footer' });
  return `${xmlHeader}<w:ftr ${wordNamespace}>${first}${second}</w:ftr>`;
}

function pageField(name: 'PAGE' | 'NUMPAGES'): string {
  return `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${name} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>1</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;
}
