import type { z } from 'zod';
import type { Database, Json } from '@database/database-types';
import { plainMessage } from '../labels/plain-message';
import { getSupabase } from './supabase-client';
import { requireData, requireSuccess } from './supabase-error';

type Functions = Database['public']['Functions'];
export type AdminRpc = Extract<keyof Functions, `admin_${string}`>;

interface Answer {
  readonly data: Json | null;
  readonly error: { readonly message: string; readonly code?: string } | null;
  readonly status: number;
}

/** Calls an admin RPC. supabase-js cannot type a call whose name is a parameter, so the cast is only here. */
async function call(name: AdminRpc, args: object, signal?: AbortSignal): Promise<Answer> {
  const client = await getSupabase();
  const request = client.rpc(name, args as never);
  const answer: Answer = await (signal ? request.abortSignal(signal) : request);
  return answer.error
    ? { ...answer, error: { ...answer.error, message: plainMessage(answer.error.message) } }
    : answer;
}

/** Reads data that the database computes for an admin, and checks its shape. */
export async function readAdmin<Name extends AdminRpc, T>(
  name: Name,
  args: Functions[Name]['Args'],
  schema: z.ZodType<T>,
  signal?: AbortSignal,
): Promise<T> {
  return schema.parse(requireData(await call(name, args, signal)));
}

/** Runs an action that only an admin may run. A refusal by the database becomes an error with its message. */
export async function actAsAdmin<Name extends AdminRpc>(
  name: Name,
  args: Functions[Name]['Args'],
): Promise<void> {
  requireSuccess(await call(name, args));
}
