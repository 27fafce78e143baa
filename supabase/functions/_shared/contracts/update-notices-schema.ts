import { z } from 'zod';

/** Without `preview` the worker works. */
export const updateNoticesRequestSchema = z.strictObject({ preview: z.uuid().optional() });
