/** A look into a product: the beginning of one of its documents, filled with example values. */
export interface SamplePreview {
  readonly title: string;
  /** A whole HTML page without scripts. */
  readonly html: string;
  readonly shownWords: number;
  readonly totalWords: number;
}
