import process from 'node:process';
import type { Client } from '../../supabase/functions/_shared/http/context.ts';
import { serviceClientFromEnvironment } from '../content/service-client.ts';

/** The hosted project's storage. Null without SUPABASE_URL: the embedded shop on Postgres keeps its files in DATA_DIR. */
export function storageFromEnvironment(): Client | null {
  return process.env['SUPABASE_URL'] ? serviceClientFromEnvironment() : null;
}
