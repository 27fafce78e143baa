import { brand, guarantee, notLegalAdvice, notReviewed } from '../contracts/brand.ts';
import { companyProfileFields } from '../contracts/company-profile.ts';
import type { Publisher } from '../documents/mod.ts';

/** The shop as the document engine knows it. */
export const publisher: Publisher = {
  name: brand.name,
  legalName: brand.legalName,
  disclaimer: `${notLegalAdvice} ${notReviewed}`,
  guarantee,
  profileFields: companyProfileFields,
  bulletPackages: ['starter-pack'],
};
