import type { RequestFormat } from '@contracts/file-formats';
import type { ExportResponse } from '@contracts/exports';
import { AppError } from '@/lib/app-error';
import { getSupabase } from '@/lib/supabase-client';
import { requireData } from '@/lib/supabase-error';
import { artifactUrl } from './exports-api';

const lookEveryMs = 1000;
const giveUpAfterMs = 5 * 60_000;

/** The link of what was asked for: at once where one call was enough, else when the worker has made the rest. */
export async function waitForArtifact(response: ExportResponse, format: RequestFormat): Promise<string> {
  const [made] = response.artifacts;
  if (made) {
    return made.url;
  }
  const wanted =
    format === 'zip' ? response.exports.find(({ file }) => !file.endsWith('.md')) : response.exports[0];
  if (!wanted) {
    throw new AppError('unavailable', 'Export failed');
  }
  const giveUpAt = Date.now() + giveUpAfterMs;
  while (Date.now() < giveUpAt) {
    const { status, error } = await statusOf(wanted.id);
    if (status === 'completed') {
      return artifactUrl(wanted.id);
    }
    if (status === 'failed') {
      throw new AppError('unavailable', error ?? 'Export failed');
    }
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
  throw new AppError('unavailable', 'Export failed');
}

async function statusOf(id: string): Promise<{ readonly status: string; readonly error: string | null }> {
  const client = await getSupabase();
  const row = requireData(
    await client.from('exports').select('status, error_message').eq('id', id).maybeSingle(),
  );
  return { status: row.status, error: row.error_message };
}
