import { createHash } from 'node:crypto';
import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { memoryOf, withPdf } from '../../support/pdfium.ts';
import { textBox, typeInto } from './fill-with-pdfium.ts';
import type { FormPage } from './fill-with-pdfium.ts';

/** Numbers of PDFium's public headers. */
const withAnnotations = 0x01;
const white = 0xffffffff;
/** Pixels of a page's side, enough to tell marks of small type apart. */
const side = 1600;

/** Types texts into the first box of a form, one after the other, and gives a hash of what the page then shows for each. */
export function looksOf(bytes: Uint8Array, texts: readonly string[]): Promise<string[]> {
  return withPdf(bytes, (pdfium, document) => {
    const info = pdfium.PDFiumExt_OpenFormFillInfo();
    const form = pdfium.PDFiumExt_InitFormFillEnvironment(document, info);
    const page = pdfium.FPDF_LoadPage(document, 0);
    pdfium.FORM_OnAfterLoadPage(page, form);
    const box = textBox(pdfium, { form, page });
    const looks = texts.map((text) => {
      pdfium.FORM_SetFocusedAnnot(form, box);
      typeInto(pdfium, { form, page }, box, text);
      return look(pdfium, { form, page });
    });
    pdfium.FPDFPage_CloseAnnot(box);
    pdfium.FORM_OnBeforeClosePage(page, form);
    pdfium.FPDF_ClosePage(page);
    pdfium.PDFiumExt_ExitFormFillEnvironment(form);
    pdfium.PDFiumExt_CloseFormFillInfo(info);
    return looks;
  });
}

function look(pdfium: WrappedPdfiumModule, { form, page }: FormPage): string {
  const bitmap = pdfium.FPDFBitmap_Create(side, side, 0);
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, side, side, white);
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, side, side, 0, withAnnotations);
  pdfium.FPDF_FFLDraw(form, bitmap, page, 0, 0, side, side, 0, withAnnotations);
  const start = pdfium.FPDFBitmap_GetBuffer(bitmap);
  const pixels = memoryOf(pdfium).HEAPU8.subarray(start, start + pdfium.FPDFBitmap_GetStride(bitmap) * side);
  const hash = createHash('sha256').update(pixels).digest('hex');
  pdfium.FPDFBitmap_Destroy(bitmap);
  return hash;
}
