type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

export interface Relay {
  /** The stream as it comes from the other thread; it fails when that thread ends before it does. */
  pass(stream: Bytes): Bytes;
  /** How many are not at their end. */
  readonly open: number;
  /** The other thread has ended: a stream from there would wait for ever. */
  fail(): void;
}

export function createRelay(): Relay {
  const streams = new Set<() => void>();
  return {
    get open() {
      return streams.size;
    },
    pass(stream) {
      const reader = stream.getReader();
      let fail: () => void = () => undefined;
      return new ReadableStream({
        start(given) {
          fail = () => given.error(new Error('The thread that sent this file has ended.'));
          streams.add(fail);
        },
        async pull(given) {
          const { done, value } = await reader.read().catch((error: unknown) => {
            streams.delete(fail);
            throw error;
          });
          if (done) {
            streams.delete(fail);
            given.close();
          } else given.enqueue(value);
        },
        cancel(reason) {
          streams.delete(fail);
          return reader.cancel(reason);
        },
      });
    },
    fail() {
      for (const fail of streams) fail();
      streams.clear();
    },
  };
}
