/** A look into a document of a product: its beginning, filled with example values. */
export interface SamplePreview {
  readonly title: string;
  /** A whole HTML page without scripts. */
  readonly html: string;
  /** The beginning that fits on the first page: an `<article>` without styles. */
  readonly sheet: string;
  readonly shownWords: number;
  readonly totalWords: number;
}
