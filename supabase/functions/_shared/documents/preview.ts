import { escapeXml } from './clean-text.ts';
import { subtitle } from './document-labels.ts';
import { fillTemplate } from './fill.ts';
import type { DocumentMode, FieldValues, FilledDocument, FillOptions } from './fill.ts';
import { blocksHtml, htmlContext, notesHtml } from './html/render-html.ts';
import { takeShare } from './html/take-share.ts';
import type { Template } from './template.ts';
import { countWords } from './word-count.ts';

/** The most of a document that a visitor who has not bought it may see. */
export const publicShare = 0.4;

export interface PreviewOptions extends FillOptions {
  readonly mode: DocumentMode;
  readonly values?: FieldValues;
  /** The level of the document's title on the page: 1 (default) to 3. */
  readonly headingLevel?: 1 | 2 | 3;
  /** Share of the words that is shown at most, more than 0 and up to 1 (default: everything). */
  readonly share?: number;
}

export interface Preview {
  /** One `<article class="doc-document">`: semantic, without scripts and styles. */
  readonly html: string;
  readonly shownWords: number;
  readonly totalWords: number;
  /** True when something was left out. */
  readonly withheld: boolean;
}

/**
 * A document as HTML for a page. With `share` only the first blocks are returned, cut so that they never hold more than
 * that share of the words; what is left out never leaves the server.
 *
 * @throws DocumentError `unknown_mode`
 */
export function renderPreview(template: Template, options: PreviewOptions): Preview {
  const document = fillTemplate(template, options.mode, options.values, options);
  const totalWords = countWords(template.title, document.blocks, document.footnotes);
  const share = Math.max(0, Math.min(1, options.share ?? 1));
  const blocks =
    share < 1
      ? takeShare(document.blocks, Math.floor(totalWords * share) - countWords(template.title, [], []))
      : document.blocks;
  const context = htmlContext(document, (options.headingLevel ?? 1) - 1);
  const body = blocksHtml(context, blocks);
  const shownNotes = share < 1 ? '' : notesHtml(context, document);
  return {
    html: articleHtml(
      document,
      options.headingLevel ?? 1,
      share < 1 ? withoutNoteLinks(body) : body,
      shownNotes,
    ),
    shownWords: share < 1 ? countWords(template.title, blocks, []) : totalWords,
    totalWords,
    withheld: share < 1 && countWords('', blocks, []) < countWords('', document.blocks, []),
  };
}

/** Footnotes are withheld with the rest, so their marks lead nowhere. */
function withoutNoteLinks(html: string): string {
  return html.replace(/<sup class="doc-note-mark">.*?<\/sup>/g, '');
}

/** It breaks between its parts only, so that a date stays whole. */
const unbrokenSegments = (line: string) => line.replace(/(?<!·) (?!·)/g, '\u00a0');

export function articleHtml(
  { template }: FilledDocument,
  level: number,
  body: string,
  notes: string,
): string {
  const tag = `h${String(level)}`;
  return `<article class="doc-document" lang="en-US"><header class="doc-head"><${tag} class="doc-title">${escapeXml(template.title)}</${tag}><p class="doc-subtitle">${escapeXml(unbrokenSegments(subtitle(template)))}</p></header>\n${body}\n${notes}</article>`;
}
