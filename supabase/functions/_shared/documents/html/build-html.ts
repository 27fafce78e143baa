import { escapeXml } from '../clean-text.ts';
import { documentLabels } from '../document-labels.ts';
import type { License } from '../document-labels.ts';
import type { FilledDocument } from '../fill.ts';
import { articleHtml } from '../preview.ts';
import type { Template } from '../template.ts';
import { colors } from '../theme.ts';
import { blocksHtml, htmlContext, notesHtml } from './render-html.ts';

/** A whole HTML file that can be opened, printed and mailed without other files. */
export function buildHtml(document: FilledDocument, license: License | undefined): string {
  const { template } = document;
  const context = htmlContext(document);
  const body = blocksHtml(context, document.blocks);
  const article = articleHtml(document, 1, body, notesHtml(context, document));
  const { versionLine, smallPrint } = documentLabels(document, license);
  const foot = `<footer class="doc-foot"><p>${escapeXml(versionLine)}</p>${smallPrint.map((line) => `<p>${escapeXml(line)}</p>`).join('')}</footer>`;
  return htmlPage(template, `${article}${foot}`);
}

/** The page around a document, with all of its styles. */
export function htmlPage(
  { title, summary, publisher }: Pick<Template, 'title' | 'summary' | 'publisher'>,
  content: string,
): string {
  return (
    `<!doctype html>\n<html lang="en-US">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n` +
    `<title>${escapeXml(title)}</title>\n<meta name="description" content="${escapeXml(summary)}">\n<meta name="author" content="${escapeXml(publisher.name)}">\n` +
    `<style>${styles}</style>\n</head>\n<body>\n<main>${content}</main>\n</body>\n</html>\n`
  );
}

const styles = `
body{margin:0;color:#${colors.text};font:17px/1.6 "Newsreader",Cambria,Georgia,serif;background:#fff}
main{max-width:44rem;margin:0 auto;padding:2rem 1.25rem}
h1,h2,h3,h4,h5,h6{color:#${colors.ink};line-height:1.25;margin:2em 0 .5em;break-after:avoid}
h1{font-size:2rem;margin-top:0}
a{color:#${colors.ink}}
.doc-head{border-bottom:2px solid #${colors.ink};margin-bottom:1.5rem}
.doc-subtitle,.doc-foot,.doc-signature-label{font:14px/1.5 "Public Sans",Calibri,sans-serif;color:#${colors.quiet}}
.doc-law,.doc-drafting-note{border-left:4px solid #${colors.ink};background:#${colors.lawFill};padding:.5rem 1rem;margin:1rem 0;font-size:.95em;break-inside:avoid}
.doc-drafting-note{border-color:#${colors.amber};background:#${colors.noteFill}}
.doc-quote{border-left:3px solid #${colors.hairline};margin:1rem 0;padding-left:1rem}
.doc-table-frame{overflow-x:auto;margin:1rem 0}
.doc-table{border-collapse:collapse;width:100%;font-size:.95em}
.doc-table th,.doc-table td{border:1px solid #${colors.hairline};padding:.4rem .6rem;text-align:left;vertical-align:top}
.doc-table th{background:#${colors.headerFill};color:#${colors.ink}}
.doc-table .doc-right{text-align:right}
.doc-table .doc-center{text-align:center}
.doc-table tr{break-inside:avoid}
.doc-field{background:#${colors.fieldFill};color:#${colors.fieldText};padding:0 .15em}
.doc-outdated{background:#${colors.fieldFill};color:#${colors.fieldText};font-weight:600}
.doc-tasks{list-style:none;padding-left:0}
.doc-tasks .doc-tasks{padding-left:1.5rem}
.doc-blank{overflow-wrap:anywhere}
.doc-signature-line{display:inline-block;margin:1.5rem 1.5rem 0 0}
.doc-signature-label{display:block}
.doc-party-name{font-weight:600;margin-top:2rem}
.doc-page-break{break-after:page}
.doc-notes{border-top:1px solid #${colors.hairline};margin-top:2rem;font-size:.9em}
.doc-foot{border-top:1px solid #${colors.hairline};margin-top:3rem}
.doc-watermark{position:fixed;right:0;bottom:0;max-width:100%;padding:.3rem .9rem;overflow-wrap:anywhere;border-radius:4px 0 0;background:#${colors.headerFill};color:#${colors.ink};font:600 .8rem/1.4 "Public Sans",Calibri,sans-serif;pointer-events:none}
body:has(.doc-watermark) .doc-value{padding:0 .15em;border-radius:2px;background:#${colors.fieldFill};box-shadow:inset 0 -1.5px #${colors.amber};box-decoration-break:clone;-webkit-box-decoration-break:clone}
@media print{main{max-width:none;padding:0}}
`;
