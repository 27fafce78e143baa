import { badgeLook } from '@/ui/badge';

/** The text of a mark, for one statement or for a whole page that contains a due fact. */
export const reviewMarkHtml = (isOfPage: boolean): string =>
  ` <span class="${badgeLook('accent')}">Under review</span>${isOfPage ? ' A figure on this page is due to be read again.' : ''}`;
