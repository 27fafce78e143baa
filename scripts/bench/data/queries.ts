import { accountQueries } from './account-queries.ts';
import { deskQueries } from './desk-queries.ts';
import { listQueries } from './list-queries.ts';
import type { DataQuery } from './query.ts';
import { serviceQueries } from './service-queries.ts';

/** Every query and call of the account pages, the owner's desk and the functions that reads a growing table. */
export const dataQueries: readonly DataQuery[] = [
  ...listQueries,
  ...deskQueries,
  ...accountQueries,
  ...serviceQueries,
];
