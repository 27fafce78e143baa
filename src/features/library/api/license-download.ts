import type { LicenseDownloadRequest } from '@contracts/orders';
import { callFunction } from '@/lib/data-api';
import { authorizationHeader } from '@/lib/session-header';

/** Who asks: somebody signed in, or the holder of an opened order link. */
export type DownloadAccess =
  { readonly kind: 'session'; readonly userId: string } | { readonly kind: 'order'; readonly token: string };

export async function accessHeaders(access: DownloadAccess): Promise<Record<string, string>> {
  return access.kind === 'order' ? { 'x-order-access': access.token } : authorizationHeader();
}

/** A link that lasts minutes; the server checks the licence each time. */
export async function requestDownload(
  request: LicenseDownloadRequest,
  access: DownloadAccess,
): Promise<string> {
  const answer = await callFunction('license-download', request, { headers: await accessHeaders(access) });
  return (answer as { url: string }).url;
}
