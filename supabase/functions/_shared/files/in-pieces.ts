export const pieceBytes = 64 * 1024;

/** Bytes as a stream that copies one piece after the other, as they are read. A response copies bytes as a whole, for each who waits. */
export function inPieces(
  bytes: Uint8Array,
  atEnd: () => void = () => undefined,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const size = bytes.byteLength;
  let at = 0;
  return new ReadableStream({
    pull(stream) {
      stream.enqueue(bytes.slice(at, at + pieceBytes));
      at += pieceBytes;
      if (at < size) return;
      stream.close();
      atEnd();
    },
    cancel: atEnd,
  });
}
