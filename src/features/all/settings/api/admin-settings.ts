import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { actAsAdmin, readAdmin } from '@/lib/supabase/admin-rpc';
import { queryRoots } from '@/lib/queries/query-roots';
import { getSupabase } from '@/lib/supabase/supabase-client';
import { requireData } from '@/lib/supabase/supabase-error';

export interface StoredSetting {
  readonly key: string;
  readonly value: string;
  readonly updatedAt: string;
  /** Secrets are never sent to a browser: only whether one is stored, and since when. */
  readonly storedAt: string | null;
}

export type StoredSettings = Readonly<Record<string, StoredSetting>>;

/** All settings that an admin may read. */
export const adminSettingsQuery = queryOptions({
  queryKey: [queryRoots.settings, 'admin'],
  queryFn: async ({ signal }): Promise<StoredSettings> => {
    const client = await getSupabase();
    const rows = requireData(
      await client.from('site_settings').select('key, value, stored_at, updated_at').abortSignal(signal),
    );
    return Object.fromEntries(
      rows.map((row) => [
        row.key,
        { key: row.key, value: row.value ?? '', storedAt: row.stored_at, updatedAt: row.updated_at },
      ]),
    );
  },
  // A form is filled from this, so it must not refetch during editing.
  staleTime: 0,
});

/** Publish Settings: all changes or none. The database checks each value, and that nobody else has published in between. */
export function publishSettings(
  changes: Readonly<Record<string, string>>,
  seen: StoredSettings,
): Promise<void> {
  return actAsAdmin('admin_publish_settings', { changes: { ...changes }, seen: lastChanges(changes, seen) });
}

/** The same when it lets search engines in: the database requires the list of open items and stores it. */
export function openShop(
  changes: Readonly<Record<string, string>>,
  seen: StoredSettings,
  openItems: readonly string[],
): Promise<void> {
  return actAsAdmin('admin_open_shop', {
    changes: { ...changes },
    seen: lastChanges(changes, seen),
    open_items: [...openItems],
  });
}

const lastChanges = (changes: Readonly<Record<string, string>>, seen: StoredSettings) =>
  Object.fromEntries(Object.keys(changes).flatMap((key) => (seen[key] ? [[key, seen[key].updatedAt]] : [])));

const historySchema = z.array(
  z.object({
    changeSet: z.string(),
    at: z.string(),
    actor: z.string(),
    reason: z.string().nullable(),
    changes: z.array(
      z.object({
        key: z.string(),
        before: z.string().nullable(),
        after: z.string().nullable(),
        isSecret: z.boolean(),
      }),
    ),
  }),
);
export type Publish = z.infer<typeof historySchema>[number];

export const settingsHistoryQuery = queryOptions({
  queryKey: [queryRoots.settings, 'history'],
  queryFn: ({ signal }) => readAdmin('admin_settings_history', {}, historySchema, signal),
});

export const undoSettings = (changeSet: string) =>
  actAsAdmin('admin_undo_settings', { undone_change_set: changeSet });

const factsSchema = z.object({
  hasSentMail: z.boolean(),
  /** The provider that accepted an email for delivery. Null if only the local inbox has received any. */
  mailProvider: z.string().nullable(),
  failedMails: z.number(),
  hasRealProvider: z.boolean(),
  /** Whether there was an order through a real payment provider. */
  hasRealOrder: z.boolean(),
  dueFactCount: z.number(),
  dueFacts: z.array(
    z.object({ key: z.string(), statement: z.string(), state: z.string(), nextCheck: z.string() }),
  ),
});

export const openingFactsQuery = queryOptions({
  queryKey: [queryRoots.settings, 'opening'],
  queryFn: ({ signal }) => readAdmin('admin_opening_facts', {}, factsSchema, signal),
});
