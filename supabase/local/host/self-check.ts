import type { ShopDatabase } from '../database/open-database.ts';

/**
 * Looks at the open shop once before anybody else does: every table guarded by row level security, no private row given
 * to an anonymous caller. A shop that fails this does not open.
 */
export async function selfCheck(
  database: ShopDatabase,
  api: (request: Request) => Promise<Response>,
  apiUrl: string,
  publishableKey: string,
): Promise<void> {
  const open = await database.query<{ name: string }>(`
    select n.nspname || '.' || c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private') and c.relkind in ('r', 'p') and not c.relrowsecurity`);
  if (open.length > 0) {
    throw new Error(`self-check: row level security is off on ${open.map(({ name }) => name).join(', ')}`);
  }
  for (const table of [
    'leads',
    'purchases',
    'licenses',
    'email_messages',
    'webhook_events',
    'template_versions',
    'profiles',
  ]) {
    const response = await api(
      new Request(`${apiUrl}/rest/v1/${table}?select=*&limit=1`, { headers: { apikey: publishableKey } }),
    );
    const body: unknown = await response.json();
    if (response.ok && Array.isArray(body) && body.length > 0) {
      throw new Error(`self-check: an anonymous caller can read ${table}`);
    }
  }
}
