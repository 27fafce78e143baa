import type { LicenseDownloadRequest } from '@contracts/orders';
import { callFunction } from '@/lib/data-api';
import { getSupabase } from '@/lib/supabase-client';
import { AppError } from '@/lib/app-error';

/** Who asks: somebody signed in, or the holder of an opened order link. */
export type DownloadAccess =
  { readonly kind: 'session' } | { readonly kind: 'order'; readonly token: string };

async function headersFor(access: DownloadAccess): Promise<Record<string, string>> {
  if (access.kind === 'order') {
    return { 'x-order-access': access.token };
  }
  const client = await getSupabase();
  const { data } = await client.auth.getSession();
  if (!data.session) {
    throw new AppError('unauthorized', 'Your session has ended. Please sign in again.');
  }
  return { authorization: `Bearer ${data.session.access_token}` };
}

/** A link that lasts minutes; the server checks the licence each time. */
export async function requestDownload(
  request: LicenseDownloadRequest,
  access: DownloadAccess,
): Promise<string> {
  const answer = await callFunction('license-download', request, { headers: await headersFor(access) });
  return (answer as { url: string }).url;
}
