import type { DetailedHTMLProps, HTMLAttributes, JSX } from 'react';

type Host = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

interface PreviewHost extends Host {
  /** `{sku}/{document}`, `{sku}/` for the product's first one, `{sku}` around a list whose entries have the document's id. */
  readonly of: string;
}

interface MarkHost extends Host {
  /** The day of the next check. */
  readonly from: string;
  /** Whether it is about the page instead of the statement before it. */
  readonly 'of-page'?: '' | undefined;
}

interface StepsHost extends Host {
  /** What is rolled out: heads each entry of the calendar file. */
  readonly policy: string;
}

/** React renders no other tag with a hyphen, and these with no other attributes. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'company-name': Host;
      'document-gallery': Host;
      'document-preview': PreviewHost;
      'document-search': Host;
      'duty-list': Host;
      'plan-answers': Host;
      'review-mark': MarkHost;
      'rollout-steps': StepsHost;
      'sample-page': Host;
      'shop-price': Host;
      'state-choice': Host;
      'state-order': Host;
      'state-table': Host;
    }
  }
}

export type SiteTag = Extract<keyof JSX.IntrinsicElements, `${string}-${string}`>;
