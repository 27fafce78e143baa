import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { actAsAdmin, readAdmin } from '@/lib/supabase/admin-rpc';
import { callAsUser } from '@/lib/supabase/call-as-user';
import { listQuery } from '@/lib/queries/list-query';
import { queryRoots } from '@/lib/queries/query-roots';

/** Why a user is an admin: by the list of addresses, by another admin, or both. */
const adminSchema = z.object({
  isListed: z.boolean(),
  isByHand: z.boolean(),
  grantedAt: z.string().nullable(),
  grantedBy: z.string().nullable(),
});
export type AdminOrigin = z.infer<typeof adminSchema>;

const userRowSchema = z.object({
  id: z.string(),
  email: z.string(),
  fullName: z.string(),
  businessName: z.string(),
  role: z.string(),
  purchases: z.number(),
  createdAt: z.string(),
  admin: adminSchema.nullable(),
});
export type UserRow = z.infer<typeof userRowSchema>;

export const usersQuery = listQuery({
  root: queryRoots.users,
  rpc: 'admin_list_users',
  filterArgument: 'role_filter',
  row: userRowSchema,
});

const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  fullName: z.string(),
  businessName: z.string(),
  newsletter: z.boolean(),
  role: z.string(),
  createdAt: z.string(),
  lastSignInAt: z.string().nullable(),
  isConfirmed: z.boolean(),
  isInAdminEmails: z.boolean(),
  admin: adminSchema.nullable(),
  purchases: z.array(
    z.object({
      id: z.string(),
      provider: z.string(),
      orderId: z.string(),
      sku: z.string(),
      amountCents: z.number(),
      refundedCents: z.number(),
      currency: z.string(),
      status: z.string(),
      createdAt: z.string(),
      licenseStatus: z.string().nullable(),
    }),
  ),
});
export type User = z.infer<typeof userSchema>;

export function userQuery(id: string) {
  return queryOptions({
    queryKey: [queryRoots.users, 'one', id],
    queryFn: ({ signal }) => readAdmin('admin_user', { user_id: id }, userSchema, signal),
  });
}

export function setRole(userId: string, role: 'admin' | 'customer'): Promise<void> {
  return actAsAdmin('admin_set_role', { user_id: userId, new_role: role });
}

/** Sends the sign-in email that the user could request on the site. */
export async function sendSignInLink(userId: string): Promise<void> {
  await callAsUser('send-sign-in-link', { user_id: userId });
}
