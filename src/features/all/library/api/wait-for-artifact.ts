import type { RequestFormat } from '@contracts/file-formats';
import type { ExportResponse } from '@contracts/exports';
import { AppError } from '@/lib/errors/app-error';
import { getSupabase } from '@/lib/supabase/supabase-client';
import { requireData } from '@/lib/supabase/supabase-error';
import { artifactUrl } from './exports-api';

const lookEveryMs = 1000;
const giveUpAfterMs = 5 * 60_000;

/** The link to the requested file: at once if the call generated it, otherwise when the worker has finished. */
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
