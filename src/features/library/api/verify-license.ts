import type { VerifiedLicense } from '@contracts/license-files';
import { callFunction } from '@/lib/data-api';

/** Who may use which product, and whether that is so today. */
export async function verifyLicense(key: string): Promise<VerifiedLicense> {
  return (await callFunction('verify-license', { key })) as VerifiedLicense;
}
