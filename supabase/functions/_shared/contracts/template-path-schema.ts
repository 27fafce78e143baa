import { z } from 'zod';
import { packageIds } from './products.ts';

/** A path of the library. What does not look exactly like one is refused before anything is looked up. */
export const templatePathSchema = z
  .string({ error: 'The template is missing.' })
  .max(200, 'There is no such template.')
  .regex(
    new RegExp(`^templates/(${packageIds.join('|')})/[a-z0-9]+(-[a-z0-9]+)*\\.md$`),
    'There is no such template.',
  );

/** The number of a stored text of a template. */
export const revisionSchema = z.number().int().min(1).max(100_000);
