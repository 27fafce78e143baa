import { execFile } from 'node:child_process';
import process from 'node:process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** `supabase db push` as the README tells the owner to run it, from this project or from another folder. */
export function pushMigrations(url: string, folder = '.') {
  const address = new URL(url);
  address.searchParams.set('sslmode', 'disable');
  const args = ['db', 'push', '--db-url', String(address), '--yes', '--workdir', folder];
  return run('node_modules/.bin/supabase', args, {
    env: { ...process.env, SITE_URL: 'http://127.0.0.1:4173', SUPABASE_TELEMETRY_DISABLED: '1' },
  });
}
