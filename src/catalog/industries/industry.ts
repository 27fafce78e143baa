import type { z } from 'zod';
import type { industrySchema } from '../page-schemas';

/** The text of an industry's page, from content/pages/industries. */
export type Industry = z.infer<typeof industrySchema>;
