import type { Query } from './count-rows.ts';

/** Tells the shop that a backup was made: the owner's status page shows when. A shop of before that page takes no note. */
export async function noteBackup(query: Query, folder: string): Promise<void> {
  const [known] = await query<{ found: boolean }>(
    `select to_regprocedure('public.note_shop_mark(text, jsonb)') is not null as found`,
  );
  if (known?.found) {
    const detail = JSON.stringify({ folder }).replaceAll("'", "''");
    await query(`select public.note_shop_mark('backup', '${detail}'::jsonb)`);
  }
}
