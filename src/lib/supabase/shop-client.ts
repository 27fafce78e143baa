import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@database/database-types';

export type ShopClient = SupabaseClient<Database>;
