/** The public page that says whether a license is valid. The key opens no file, so it may be part of an address. */
export function verifyAddress(siteUrl: string, licenseKey: string): string {
  return `${siteUrl}/verify/${licenseKey}`;
}
