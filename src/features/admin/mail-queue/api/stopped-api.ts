import { z } from 'zod';
import { listQuery } from '@/lib/queries/list-query';
import { queryRoots } from '@/lib/queries/query-roots';
import { actAsAdmin } from '@/lib/supabase/admin-rpc';

const stoppedAddressSchema = z.object({
  id: z.string(),
  email: z.string(),
  reason: z.string(),
  detail: z.string(),
  createdAt: z.string(),
});
export type StoppedAddress = z.infer<typeof stoppedAddressSchema>;

export const stoppedAddressesQuery = listQuery({
  root: queryRoots.mail,
  rpc: 'admin_list_stopped_addresses',
  filterArgument: 'reason_filter',
  row: stoppedAddressSchema,
});

export const allowAddress = (id: string) => actAsAdmin('admin_allow_address', { address_id: id });
