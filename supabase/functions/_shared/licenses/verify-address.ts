/** The public page that says whether a license is valid. The key opens no file, so it may stand in an address. */
export function verifyAddress(siteUrl: string, licenseKey: string): string {
  return `${siteUrl}/verify/${licenseKey}`;
}
