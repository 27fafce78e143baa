import type { VerifiedLicense } from '@contracts/license-files';
import { isLicenseKey, notLicenseKeyMessage, normalizeLicenseKey } from '@contracts/license-key';
import { AppError } from '@/lib/errors/app-error';
import { callFunction } from '@/lib/supabase/data-api';

/** Who may use which product, and whether the license is valid today. Malformed keys are not sent. */
export async function verifyLicense(typed: string): Promise<VerifiedLicense> {
  const key = normalizeLicenseKey(typed);
  if (!isLicenseKey(key)) {
    throw new AppError('invalid', notLicenseKeyMessage);
  }
  return (await callFunction('verify-license', { key })) as VerifiedLicense;
}
