import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../supabase/functions/_shared/database/database-types';
import { secretKey, type TestShop } from './test-database';

/** A client of a test shop with the functions' key. */
export const serviceClientOf = ({ database }: Pick<TestShop, 'database'>) =>
  createClient<Database>('http://127.0.0.1', secretKey, {
    auth: { persistSession: false },
    // Node 20 has no WebSocket, and nothing here listens to one.
    realtime: { transport: EventTarget as never },
    global: { fetch: (input, init) => database.fetch(new Request(input, init), null) },
  });
