import { contentTypes } from '../document-formats.ts';
import type { License } from '../document-labels.ts';
import { buildDocx } from '../docx/build-docx.ts';
import type { FillOptions } from '../fill.ts';
import { fileNameMark } from '../render.ts';
import type { RenderedFile } from '../render.ts';
import type { Redline } from './redline.ts';

interface RedlineFileOptions extends FillOptions {
  /** The day (ISO) of the newer text: the date of every change. */
  readonly date: string;
  readonly license?: License;
}

/**
 * A redline as a Word file with tracked changes by the publisher. To accept all of them gives the newer text, to refuse all
 * the older one; the running head and foot are the newer one's. The same input gives the same bytes.
 */
export function redlineFile(redline: Redline, options: RedlineFileOptions): RenderedFile {
  const { template, mode } = redline.document;
  const tracking = { redline, author: template.publisher.name, date: options.date };
  return {
    bytes: buildDocx(redline.document, { license: options.license, controls: true, tracking }),
    contentType: contentTypes.docx,
    fileName: `${template.slug}${fileNameMark(mode, options)}-redline.docx`,
  };
}
