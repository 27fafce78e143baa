import type { IndustrySlug } from '@law/law-addresses';
import construction from '../../../content/pages/industries/construction.yaml';
import professionalServices from '../../../content/pages/industries/professional-services.yaml';
import realEstate from '../../../content/pages/industries/real-estate.yaml';
import restaurants from '../../../content/pages/industries/restaurants.yaml';
import retail from '../../../content/pages/industries/retail.yaml';
import type { Industry } from './industry';

const texts: Readonly<Record<IndustrySlug, unknown>> = {
  restaurants,
  retail,
  construction,
  'real-estate': realEstate,
  'professional-services': professionalServices,
};

/** The content check has validated the files against the schema of `Industry`. */
export const industries = texts as Readonly<Record<IndustrySlug, Industry>>;
