import { accountQueries } from './account-queries.ts';
import { adminQueries } from './admin-queries.ts';
import { listQueries } from './list-queries.ts';
import type { DataQuery } from './query.ts';
import { serviceQueries } from './service-queries.ts';
import { updateQueries } from './update-queries.ts';

/** Every query and call of the account pages, the admin pages and the functions that reads a growing table. */
export const dataQueries: readonly DataQuery[] = [
  ...listQueries,
  ...adminQueries,
  ...accountQueries,
  ...serviceQueries,
  ...updateQueries,
];
