/** What the tests over whole files, outside this folder, need to know of the inside. */
export { contentsTitle, documentLabels, hasContents } from '../document-labels.ts';
export { mostContents } from '../theme.ts';
export { dayOfSerial, isoDate } from '../dates.ts';
export { WorkbookValues } from '../xlsx/evaluate.ts';
export { sheetModel } from '../xlsx/sheet-model.ts';
export { measureDocument } from '../pdf/build-pdf.ts';
export { documentParts } from '../sheets.ts';
export { MarkdownTree } from '../text/markdown-tree.ts';
export { writeMarkdown } from '../text/render-markdown.ts';
