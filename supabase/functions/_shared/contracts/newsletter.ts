/** What an issue of the newsletter can hold: a post, or a change of the law. */
export interface NewsletterItem {
  readonly kind: 'post' | 'change';
  readonly title: string;
  readonly text: string;
  /** A page of the site. */
  readonly path: string;
}

/** What the owner writes. The first lines are plain text; an empty line begins a new paragraph. */
export interface NewsletterText {
  readonly subject: string;
  readonly intro: string;
  readonly items: readonly NewsletterItem[];
}

/** Answer of POST newsletter with the action `preview`. */
export interface NewsletterPreview {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export const newsletterLimits = { subject: 150, intro: 5000, title: 250, text: 1500, items: 30 } as const;
