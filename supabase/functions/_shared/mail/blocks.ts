import type { MailHref } from './mail-links.ts';

/** A piece of a sentence. Plain strings are always text. */
export type Inline =
  | string
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly label: string; readonly href: MailHref };

/** What a mail is made of. The HTML and the plain text are both drawn from these, so they cannot say different things. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly content: readonly Inline[]; readonly quiet: boolean }
  | { readonly kind: 'button'; readonly label: string; readonly href: MailHref }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'facts'; readonly rows: readonly Fact[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'picture'; readonly src: MailHref; readonly alt: string; readonly size: PictureSize }
  | { readonly kind: 'quote'; readonly text: string };

interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A line of a two-column table; an emphasized one is a sum. */
export type Fact = readonly [label: string, value: string, emphasis?: 'sum'];

export const strong = (text: string): Inline => ({ kind: 'strong', text });
export const link = (label: string, href: MailHref): Inline => ({ kind: 'link', label, href });
export const heading = (text: string): Block => ({ kind: 'heading', text });
export const paragraph = (...content: Inline[]): Block => ({ kind: 'paragraph', content, quiet: false });
export const quiet = (...content: Inline[]): Block => ({ kind: 'paragraph', content, quiet: true });
export const button = (label: string, href: MailHref): Block => ({ kind: 'button', label, href });
export const bullets = (...items: (readonly Inline[])[]): Block => ({ kind: 'list', ordered: false, items });
export const steps = (...items: (readonly Inline[])[]): Block => ({ kind: 'list', ordered: true, items });
export const facts = (...rows: Fact[]): Block => ({ kind: 'facts', rows });
export const code = (text: string): Block => ({ kind: 'code', text });
/** A picture that the site serves. A mail has to say all without it: many programs show none. */
export const picture = (src: MailHref, alt: string, size: PictureSize): Block => ({
  kind: 'picture',
  src,
  alt,
  size,
});
/** Another person's words, exactly as they were typed. */
export const quote = (text: string): Block => ({ kind: 'quote', text });
