import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { strFromU8, unzipSync } from 'fflate';
import { memoryOf, withPdf } from './pdfium.ts';

/** Everything that somebody could read in a file: the parts of an archive and of a Word file, and the text of a PDF's pages. */
export async function textInFile(bytes: Uint8Array): Promise<string> {
  const start = strFromU8(bytes.subarray(0, 5), true);
  if (start.startsWith('PK')) {
    const parts = Object.entries(unzipSync(bytes));
    return (await Promise.all(parts.map(async ([name, part]) => `${name}\n${await textInFile(part)}`))).join(
      '\n',
    );
  }
  return start === '%PDF-' ? textInPdf(bytes) : textInMarkup(strFromU8(bytes));
}

/** With and without tags: Word splits a name where its form changes, and keeps some in attributes. */
const textInMarkup = (text: string): string => `${text}\n${text.replaceAll(/<[^>]*>/g, '')}`;

function textInPdf(bytes: Uint8Array): Promise<string> {
  return withPdf(bytes, (pdfium, document) => {
    const pages = Array.from({ length: pdfium.FPDF_GetPageCount(document) }, (_, number) =>
      textOnPage(pdfium, document, number),
    );
    // Lines end where the page does, not where the sentence does.
    return pages.join('\n').replaceAll(/\s+/g, ' ');
  });
}

function textOnPage(pdfium: WrappedPdfiumModule, document: number, number: number): string {
  const page = pdfium.FPDF_LoadPage(document, number);
  const text = pdfium.FPDFText_LoadPage(page);
  const characters = pdfium.FPDFText_CountChars(text);
  const memory = memoryOf(pdfium);
  const to = memory.wasmExports.malloc((characters + 1) * 2);
  pdfium.FPDFText_GetText(text, 0, characters, to);
  const read = memory.UTF16ToString(to);
  memory.wasmExports.free(to);
  pdfium.FPDFText_ClosePage(text);
  pdfium.FPDF_ClosePage(page);
  return read;
}
