import type { VerifiedLicense } from '@contracts/license-files';
import { isLicenseKey, notLicenseKeyMessage, normalizeLicenseKey } from '@contracts/license-key';
import { AppError } from '@/lib/app-error';
import { callFunction } from '@/lib/data-api';

/** Who may use which product, and whether that is so today. What cannot be a key is not asked for. */
export async function verifyLicense(typed: string): Promise<VerifiedLicense> {
  const key = normalizeLicenseKey(typed);
  if (!isLicenseKey(key)) {
    throw new AppError('invalid', notLicenseKeyMessage);
  }
  return (await callFunction('verify-license', { key })) as VerifiedLicense;
}
