import type { LicenseDownloadRequest } from '@contracts/orders';
import { callFunction } from '@/lib/data-api';
import { authorizationHeader } from '@/lib/session-header';

/** Who asks: somebody signed in, or the holder of an opened order link. */
export type DownloadAccess =
  { readonly kind: 'session' } | { readonly kind: 'order'; readonly token: string };

async function headersFor(access: DownloadAccess): Promise<Readonly<Record<string, string>>> {
  if (access.kind === 'order') {
    return { 'x-order-access': access.token };
  }
  return authorizationHeader();
}

/** A link that lasts minutes; the server checks the licence each time. */
export async function requestDownload(
  request: LicenseDownloadRequest,
  access: DownloadAccess,
): Promise<string> {
  const answer = await callFunction('license-download', request, { headers: await headersFor(access) });
  return (answer as { url: string }).url;
}
