import { queryOptions } from '@tanstack/react-query';
import { queryRoots } from '@/lib/query-roots';
import { getSupabase } from '@/lib/supabase-client';
import { requireData, requireSuccess } from '@/lib/supabase-error';

export interface StoredSetting {
  readonly key: string;
  readonly value: string;
  /** Secrets never come back to a browser: only whether one is stored, and since when. */
  readonly storedAt: string | null;
}

/** All settings as an admin may see them. */
export const adminSettingsQuery = queryOptions({
  queryKey: [queryRoots.settings, 'admin'],
  queryFn: async ({ signal }): Promise<Readonly<Record<string, StoredSetting>>> => {
    const client = await getSupabase();
    const rows = requireData(
      await client.from('site_settings').select('key, value, stored_at').abortSignal(signal),
    );
    return Object.fromEntries(
      rows.map((row) => [row.key, { key: row.key, value: row.value ?? '', storedAt: row.stored_at }]),
    );
  },
});

/** Publish Settings: all changes or none, in one statement; the database checks each value. */
export async function publishSettings(changes: Readonly<Record<string, string>>): Promise<void> {
  const client = await getSupabase();
  const rows = Object.entries(changes).map(([key, value]) => ({ key, value }));
  requireSuccess(await client.from('site_settings').upsert(rows, { onConflict: 'key' }));
}
