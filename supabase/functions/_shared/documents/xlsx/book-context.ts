import type { WorkbookValues } from './evaluate.ts';
import type { SharedStrings } from './shared-strings.ts';
import type { WorksheetModel } from './worksheet-model.ts';
import type { StyleSheet } from './style-sheet.ts';

/** What the worksheets of a workbook share. */
export interface BookContext {
  readonly worksheets: readonly WorksheetModel[];
  readonly styles: StyleSheet;
  readonly texts: SharedStrings;
  readonly values: WorkbookValues;
  /** Lines of the footer. */
  readonly foot: readonly string[];
}
