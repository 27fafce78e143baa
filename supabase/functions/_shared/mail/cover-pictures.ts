import type { ProductSku } from '../contracts/products.ts';
import { picture, type Block } from './blocks.ts';
import { siteLink } from './mail-links.ts';

interface Cover {
  /** The name of the document in the library; the site serves the picture of its first page. */
  readonly document: string;
  readonly title: string;
}

/** The document whose first page stands for a product: one whose picture weighs less than 8 KB. */
export const mailCovers: Readonly<Record<ProductSku, Cover>> = {
  'mn-paid-leave': { document: 'mn-paid-leave-policy', title: 'Minnesota Paid Leave Policy' },
  'core-hr': { document: 'mn-new-hire-forms', title: 'New Hire Forms for Minnesota' },
  'payroll-ops': { document: 'wi-payroll-change-request', title: 'Payroll Change Request' },
  'micro-templates': { document: 'wi-overtime-request-record', title: 'Overtime Request and Record' },
};

/** Of each picture in pixels. */
export const coverSize = { width: 360, height: 466 } as const;

export const coverPath = (document: string) => `/pictures/${document}-${coverSize.width}.webp` as const;

/** The first page of a document of the product. Without pictures, its place says which page it is. */
export function coverPicture(sku: ProductSku, siteUrl: string): Block {
  const { document, title } = mailCovers[sku];
  return picture(siteLink(siteUrl, coverPath(document)), `The first page of: ${title}`, coverSize);
}
