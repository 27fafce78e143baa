import {
  decodePDFRawStream,
  PDFCheckBox,
  PDFDocument,
  PDFDropdown,
  PDFRawStream,
  PDFTextField,
  type PDFField,
} from '@cantoo/pdf-lib';

/** A text field that was filled, and the points in which pdf-lib has written into its boxes. */
export interface WrittenField {
  readonly name: string;
  readonly text: string;
  readonly sizes: readonly number[];
}

/** Fills every field of a PDF with pdf-lib and reads the saved file again. Throws for a field that cannot be filled. */
export async function fillForm(
  bytes: Uint8Array,
  answerOf: (name: string) => string,
): Promise<WrittenField[]> {
  const document = await PDFDocument.load(bytes);
  for (const field of document.getForm().getFields()) fillField(field, answerOf(field.getName()));
  const saved = await PDFDocument.load(await document.save());
  return saved
    .getForm()
    .getFields()
    .filter((field) => field instanceof PDFTextField)
    .map((field) => ({ name: field.getName(), text: field.getText() ?? '', sizes: sizesIn(field) }));
}

function fillField(field: PDFField, answer: string): void {
  if (field instanceof PDFTextField) field.setText(answer);
  else if (field instanceof PDFCheckBox) field.check();
  else if (field instanceof PDFDropdown) field.select(field.getOptions()[0] ?? '');
  else throw new Error(`The field ${field.getName()} is of no kind that a form of ours has.`);
}

function sizesIn(field: PDFTextField): number[] {
  return field.acroField.getWidgets().map((widget) => {
    const stream = widget.getAppearances()?.normal;
    const drawn =
      stream instanceof PDFRawStream ? new TextDecoder().decode(decodePDFRawStream(stream).decode()) : '';
    return Number(/ ([\d.]+) Tf/.exec(drawn)?.[1] ?? 0);
  });
}
