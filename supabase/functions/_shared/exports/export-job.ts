import type { Database } from '../database/database-types.ts';

/** A row of `exports`. */
export type ExportJob = Database['public']['Tables']['exports']['Row'];

/** Long enough for the slowest export, short enough that a job whose worker died is made again within a minute. */
export const leaseSeconds = 30;

/** A hosted call has two seconds of processor time; a call stops taking jobs well before. */
export const workForMs = 1_200;

export const exportsBucket = 'exports';
