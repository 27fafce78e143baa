/** What a placeholder asks for. */
export const placeholderKinds = ['text', 'date', 'number', 'choice', 'paragraph'] as const;
export type PlaceholderKind = (typeof placeholderKinds)[number];

/** One question of a template: `{{key}}` in the text shows its answer. */
export interface PlaceholderField {
  readonly key: string;
  readonly label: string;
  readonly help: string;
  readonly example: string;
  readonly kind: PlaceholderKind;
  /** Only for kind `choice`. */
  readonly options?: readonly string[];
  /** The example is an answer that most companies can keep; it is used until they give another. */
  readonly suggested?: boolean;
}
