import { documentLabels } from '../document-labels.ts';
import { colors } from '../theme.ts';
import type { DocxContext } from './context.ts';
import { fieldRuns } from './controls.ts';
import { logoControl } from './logo.ts';
import { wordNamespace, xmlHeader } from './namespaces.ts';
import { paragraph } from './paragraph.ts';
import { textRuns } from './run.ts';

/** The head of the first page: the company's name and a slot for its logo; the title is right below. */
export function firstHeaderXml(context: DocxContext): string {
  return headerXml(context, context.controls ? `<w:r><w:tab/></w:r>${logoControl(logoIds.first)}` : '');
}

/** The head of a letter: the slot for a logo and nothing else. */
export function cleanHeaderXml(context: DocxContext): string {
  const content = context.controls ? logoControl(logoIds.clean) : '';
  return `${xmlHeader}<w:hdr ${wordNamespace}>${paragraph(context, content, { style: 'Header' })}</w:hdr>`;
}

/** The foot of a letter or a poster: nothing. */
export function cleanFooterXml(context: DocxContext): string {
  return `${xmlHeader}<w:ftr ${wordNamespace}>${paragraph(context, '', { style: 'Footer' })}</w:ftr>`;
}

/** Numbers of the slots' controls, apart from those that are counted. */
const logoIds = { first: 999_998, clean: 999_997 } as const;

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
  const { versionLine, smallPrint, effective } = documentLabels(context.document, context.license);
  const line =
    (effective === null
      ? textRuns(versionLine, {})
      : textRuns(versionLine.slice(0, -effective.display.length), {}) + fieldRuns(context, effective, {})) +
    '<w:r><w:tab/></w:r>' +
    `${textRuns('Page ', {})}${pageField('PAGE')}${textRuns(' of ', {})}${pageField('NUMPAGES')}`;
  const border = `<w:pBdr><w:top w:val="single" w:sz="4" w:space="6" w:color="${colors.hairline}"/></w:pBdr>`;
  const first = paragraph(context, line, { style: 'Footer' }).replace(
    '<w:pStyle w:val="Footer"/>',
    `<w:pStyle w:val="Footer"/>${border}`,
  );
  const below = smallPrint.map((small) => paragraph(context, textRuns(small, {}), { style: 'Footer' }));
  return `${xmlHeader}<w:ftr ${wordNamespace}>${first}${below.join('')}</w:ftr>`;
}

function pageField(name: 'PAGE' | 'NUMPAGES'): string {
  return `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${name} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>1</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;
}
