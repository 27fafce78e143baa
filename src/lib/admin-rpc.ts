import type { z } from 'zod';
import type { Database, Json } from '@contracts/database-types';
import { getSupabase } from './supabase-client';
import { requireData, requireSuccess } from './supabase-error';

type Functions = Database['public']['Functions'];
export type AdminRpc = Extract<keyof Functions, `admin_${string}`>;

interface Answer {
  readonly data: Json | null;
  readonly error: { readonly message: string; readonly code?: string } | null;
  readonly status: number;
}

/** One call of the owner's desk. supabase-js cannot type a call whose name is a parameter, so the door to it is here. */
async function call(name: AdminRpc, args: object, signal?: AbortSignal): Promise<Answer> {
  const client = await getSupabase();
  const request = client.rpc(name, args as never);
  return await (signal ? request.abortSignal(signal) : request);
}

/** Reads something that the database computes for an admin, and checks its shape. */
export async function readAdmin<Name extends AdminRpc, T>(
  name: Name,
  args: Functions[Name]['Args'],
  schema: z.ZodType<T>,
  signal?: AbortSignal,
): Promise<T> {
  return schema.parse(requireData(await call(name, args, signal)));
}

/** Does something that only an admin may do; the database's refusal becomes an error with its words. */
export async function actAsAdmin<Name extends AdminRpc>(
  name: Name,
  args: Functions[Name]['Args'],
): Promise<void> {
  requireSuccess(await call(name, args));
}
