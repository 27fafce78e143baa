import type { WorkbookValues } from './evaluate.ts';
import type { SharedStrings } from './shared-strings.ts';
import type { SheetModel } from './sheet-model.ts';
import type { StyleSheet } from './style-sheet.ts';

/** What the sheets of a workbook share. */
export interface BookContext {
  readonly sheets: readonly SheetModel[];
  readonly styles: StyleSheet;
  readonly texts: SharedStrings;
  readonly values: WorkbookValues;
  /** Lines of the footer. */
  readonly foot: readonly string[];
}
