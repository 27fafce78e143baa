import process from 'node:process';
import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../supabase/functions/_shared/database/database-types.ts';
import type { Client } from '../../supabase/functions/_shared/http/context.ts';

/** The project of SUPABASE_URL with its secret key; ends the program with a clear line when one of them is not set. */
export function serviceClientFromEnvironment(): Client {
  const url = process.env['SUPABASE_URL'];
  const secretKey = process.env['SUPABASE_SECRET_KEY'];
  if (!url || !secretKey) {
    console.error('Set SUPABASE_URL and SUPABASE_SECRET_KEY (see .env.example).');
    process.exit(1);
  }
  return createClient<Database>(url, secretKey, { auth: { persistSession: false } });
}
