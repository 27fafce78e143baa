/** What the tests over whole files, outside this folder, need to know of the inside. */
export { contentsTitle, documentLabels, hasContents } from '../document-labels.ts';
export { mostContents } from '../theme.ts';
export { dayOfSerial, isoDate } from '../dates.ts';
export { WorkbookValues } from '../xlsx/evaluate.ts';
export { worksheetModel } from '../xlsx/worksheet-model.ts';
export { measureDocument } from '../pdf/build-pdf.ts';
export { documentParts } from '../document-parts.ts';
export { MarkdownTree } from '../text/markdown-tree.ts';
export { writeMarkdown } from '../text/render-markdown.ts';
