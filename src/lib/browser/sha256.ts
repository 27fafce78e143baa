/** Over plain http a browser has no hash. */
const subtle = (globalThis.crypto as Partial<Crypto>).subtle;

export const canHash = subtle !== undefined;

/** In hex; null where the browser has no hash. */
export async function sha256(text: string): Promise<string | null> {
  if (!subtle) return null;
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
