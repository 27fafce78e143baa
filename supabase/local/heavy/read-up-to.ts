/** The request with its body in memory, cut off once it is longer than the bound. */
export async function readUpTo(request: Request, mostBytes: number): Promise<Request> {
  const { url, method, headers, body } = request;
  if (!body) return request;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array<ArrayBuffer>>) {
    chunks.push(chunk);
    length += chunk.byteLength;
    if (length > mostBytes) break;
  }
  return new Request(url, { method, headers, body: new Blob(chunks) });
}
