import type { LicenseDownloadRequest } from '@contracts/orders';
import { callAsUser } from '@/lib/supabase/call-as-user';
import { callFunction } from '@/lib/supabase/data-api';

/** The caller: a signed-in user, or the holder of an opened order link. */
export type DownloadAccess =
  | {
      readonly kind: 'session';
      readonly userId: string;
      /** The company whose answers fill the files; null before there is one. */
      readonly companyId: string | null;
      /** Whether the user may change its answers. */
      readonly mayAnswer: boolean;
    }
  | { readonly kind: 'order'; readonly token: string };

/** Calls a function about a license as its owner, or with the access that an order link from an email gives. */
export function callForLicense(
  name: string,
  body: object,
  access: DownloadAccess,
  signal?: AbortSignal,
): Promise<unknown> {
  return access.kind === 'session'
    ? callAsUser(name, access.companyId === null ? body : { ...body, company_id: access.companyId }, signal)
    : callFunction(name, body, {
        headers: { 'x-order-access': access.token },
        ...(signal ? { signal } : {}),
      });
}

/** A link that expires after minutes. The server checks the license each time. */
export async function requestDownload(
  request: LicenseDownloadRequest,
  access: DownloadAccess,
): Promise<string> {
  const answer = await callForLicense('license-download', request, access);
  return (answer as { url: string }).url;
}
