import type { z } from 'zod';
import type { longFormSchema } from '../page-schemas';

/** The text of a state's page, from content/pages/long-form. No paragraph is shared with another state. */
export type LongForm = z.infer<typeof longFormSchema>;

export type LongFormExample = LongForm['example'];

/** ISO day on which the long pages went online, all of them together. */
export const longFormsPublished = '2026-11-21';
