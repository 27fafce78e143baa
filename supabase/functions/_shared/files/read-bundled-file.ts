interface FileReader {
  readFile(path: URL): Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * A file of the project: read by Deno in the embedded shop and in hosted functions (there the function's
 * `static_files` must list it), by node:fs under Node.
 */
export async function readBundledFile(address: URL): Promise<Uint8Array<ArrayBuffer>> {
  const deno = (globalThis as { Deno?: FileReader }).Deno;
  if (deno) return deno.readFile(address);
  const { readFile } = await import('node:fs/promises');
  return new Uint8Array(await readFile(address));
}
