import type { LicenseDownloadRequest } from '@contracts/orders';
import { callAsUser } from '@/lib/call-as-user';
import { callFunction } from '@/lib/data-api';

/** Who asks: somebody signed in, or the holder of an opened order link. */
export type DownloadAccess =
  { readonly kind: 'session'; readonly userId: string } | { readonly kind: 'order'; readonly token: string };

/** Calls a function about a license as its owner, or with the right that a mailed order link gives. */
export function callForLicense(
  name: string,
  body: unknown,
  access: DownloadAccess,
  signal?: AbortSignal,
): Promise<unknown> {
  return access.kind === 'session'
    ? callAsUser(name, body, signal)
    : callFunction(name, body, {
        headers: { 'x-order-access': access.token },
        ...(signal ? { signal } : {}),
      });
}

/** A link that lasts minutes; the server checks the license each time. */
export async function requestDownload(
  request: LicenseDownloadRequest,
  access: DownloadAccess,
): Promise<string> {
  const answer = await callForLicense('license-download', request, access);
  return (answer as { url: string }).url;
}
