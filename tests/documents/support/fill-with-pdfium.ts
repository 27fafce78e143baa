import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { memoryOf, withPdf } from '../../support/pdfium.ts';
import type { WrittenField } from './fill-with-pdf-lib.ts';

/** Numbers of PDFium's public headers. */
const widget = 20;
const kinds = { checkBox: 2, comboBox: 4, text: 6 } as const;
const normalAppearance = 0;
const space = ' '.charCodeAt(0);

/**
 * Fills every box of a PDF's form as somebody does in a browser, and gives what each box of text then shows: PDFium's own
 * appearance, box by box, since a field may have boxes of different sizes. Throws for a box that cannot be filled.
 */
export function fillWithPdfium(
  bytes: Uint8Array,
  answerOf: (name: string) => string,
): Promise<WrittenField[]> {
  return withPdf(bytes, (pdfium, document) => fillForm(pdfium, document, answerOf));
}

function fillForm(
  pdfium: WrappedPdfiumModule,
  document: number,
  answerOf: (name: string) => string,
): WrittenField[] {
  const info = pdfium.PDFiumExt_OpenFormFillInfo();
  const form = pdfium.PDFiumExt_InitFormFillEnvironment(document, info);
  const written: WrittenField[] = [];
  for (let number = 0; number < pdfium.FPDF_GetPageCount(document); number += 1) {
    const page = pdfium.FPDF_LoadPage(document, number);
    pdfium.FORM_OnAfterLoadPage(page, form);
    written.push(...fillPage(pdfium, { form, page }, answerOf));
    pdfium.FORM_OnBeforeClosePage(page, form);
    pdfium.FPDF_ClosePage(page);
  }
  pdfium.PDFiumExt_ExitFormFillEnvironment(form);
  pdfium.PDFiumExt_CloseFormFillInfo(info);
  return written;
}

export interface FormPage {
  readonly form: number;
  readonly page: number;
}

function fillPage(
  pdfium: WrappedPdfiumModule,
  at: FormPage,
  answerOf: (name: string) => string,
): WrittenField[] {
  const written: WrittenField[] = [];
  for (let index = 0; index < pdfium.FPDFPage_GetAnnotCount(at.page); index += 1) {
    const box = pdfium.FPDFPage_GetAnnot(at.page, index);
    if (pdfium.FPDFAnnot_GetSubtype(box) === widget) {
      const name = readText(pdfium, (to, size) => pdfium.FPDFAnnot_GetFormFieldName(at.form, box, to, size));
      const kind = pdfium.FPDFAnnot_GetFormFieldType(at.form, box);
      pdfium.FORM_SetFocusedAnnot(at.form, box);
      if (kind === kinds.text) written.push({ name, ...typeInto(pdfium, at, box, answerOf(name)) });
      else if (!choose(pdfium, at, box, kind)) throw new Error(`The field ${name} cannot be filled.`);
    }
    pdfium.FPDFPage_CloseAnnot(box);
  }
  return written;
}

export function typeInto(
  pdfium: WrappedPdfiumModule,
  { form, page }: FormPage,
  box: number,
  answer: string,
): Omit<WrittenField, 'name'> {
  pdfium.FORM_SelectAllText(form, page);
  withText(pdfium, answer, (text) => {
    pdfium.FORM_ReplaceSelection(form, page, text);
  });
  pdfium.FORM_ForceToKillFocus(form);
  const drawn = readText(pdfium, (to, size) => pdfium.FPDFAnnot_GetAP(box, normalAppearance, to, size));
  return {
    text: readText(pdfium, (to, size) => pdfium.FPDFAnnot_GetFormFieldValue(form, box, to, size)),
    sizes: [Number(/ ([\d.]+) Tf/.exec(drawn)?.[1] ?? 0)],
  };
}

/** The first box of a page that takes text. Close it after use. */
export function textBox(pdfium: WrappedPdfiumModule, { form, page }: FormPage): number {
  for (let index = 0; index < pdfium.FPDFPage_GetAnnotCount(page); index += 1) {
    const box = pdfium.FPDFPage_GetAnnot(page, index);
    if (pdfium.FPDFAnnot_GetFormFieldType(form, box) === kinds.text) return box;
    pdfium.FPDFPage_CloseAnnot(box);
  }
  throw new Error('The page has no box for text.');
}

/** Ticks a box, or takes the first option of a list; false where neither can be done. */
function choose(pdfium: WrappedPdfiumModule, { form, page }: FormPage, box: number, kind: number): boolean {
  if (kind === kinds.checkBox) {
    if (!pdfium.FPDFAnnot_IsChecked(form, box)) pdfium.FORM_OnChar(form, page, space, 0);
    return pdfium.FPDFAnnot_IsChecked(form, box);
  }
  return kind === kinds.comboBox && pdfium.FORM_SetIndexSelected(form, page, 0, true);
}

/** Calls a function of PDFium that writes UTF-16: once for the bytes that it needs, once for the text. */
function readText(pdfium: WrappedPdfiumModule, write: (to: number, size: number) => number): string {
  const memory = memoryOf(pdfium);
  const size = write(0, 0);
  const to = memory.wasmExports.malloc(size);
  write(to, size);
  const text = memory.UTF16ToString(to);
  memory.wasmExports.free(to);
  return text;
}

function withText(pdfium: WrappedPdfiumModule, text: string, use: (at: number) => void): void {
  const memory = memoryOf(pdfium);
  const size = (text.length + 1) * 2;
  const at = memory.wasmExports.malloc(size);
  memory.stringToUTF16(text, at, size);
  use(at);
  memory.wasmExports.free(at);
}
