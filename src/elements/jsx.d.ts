import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { elements } from './elements';

type Host = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

interface OwnAttributes {
  'document-preview': {
    /** `{sku}/{document}`, `{sku}/` for the product's first one, `{sku}` around a list whose entries have the document's id. */
    readonly of: string;
  };
  'review-mark': {
    /** The day of the next check. */
    readonly from: string;
    /** Whether it is about the page instead of the statement before it. */
    readonly 'of-page'?: '' | undefined;
  };
}

type Hosts = {
  readonly [Tag in keyof typeof elements]: Host &
    (Tag extends keyof OwnAttributes ? OwnAttributes[Tag] : unknown);
};

/** React renders no other tag with a hyphen, and these with no other attributes. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Hosts {}
  }
}
