import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { actAsAdmin, readAdmin } from '@/lib/admin-rpc';
import { callAsUser } from '@/lib/call-as-user';
import { listQuery } from '@/lib/list-query';
import { queryRoots } from '@/lib/query-roots';

const userRowSchema = z.object({
  id: z.string(),
  email: z.string(),
  fullName: z.string(),
  businessName: z.string(),
  role: z.string(),
  purchases: z.number(),
  createdAt: z.string(),
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

/** The sign-in mail that the person could ask for on the site. */
export async function sendSignInLink(userId: string): Promise<void> {
  await callAsUser('send-sign-in-link', { user_id: userId });
}
