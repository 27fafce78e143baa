import type { IndustrySlug } from '@contracts/law/law-addresses';
import { construction } from './construction';
import type { Industry } from './industry';
import { professionalServices } from './professional-services';
import { realEstate } from './real-estate';
import { restaurants } from './restaurants';
import { retail } from './retail';

export const industries: Readonly<Record<IndustrySlug, Industry>> = {
  restaurants,
  retail,
  construction,
  'real-estate': realEstate,
  'professional-services': professionalServices,
};
