import { z } from 'zod';
import { listQuery } from '@/lib/queries/list-query';
import { queryRoots } from '@/lib/queries/query-roots';

const changeSchema = z.object({
  id: z.number(),
  createdAt: z.string(),
  actor: z.string(),
  action: z.string(),
  object: z.string(),
  objectId: z.string(),
  thing: z
    .object({
      title: z.string().nullish(),
      sku: z.string().nullish(),
      email: z.string().nullish(),
      provider: z.string().nullish(),
      orderId: z.string().nullish(),
      key: z.string().nullish(),
    })
    .nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  reason: z.string().nullable(),
});
export type Change = z.infer<typeof changeSchema>;

export const changesQuery = listQuery({
  root: queryRoots.auditLog,
  rpc: 'admin_list_changes',
  filterArgument: 'object_filter',
  row: changeSchema,
});
