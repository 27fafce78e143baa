import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { setSiteConfig } from '@/lib/site-config';
import { testSite } from './test-site';

interface Received {
  readonly method: string | undefined;
  readonly path: string;
  readonly body: unknown;
}

interface FakeAnswer {
  readonly status: number;
  readonly body: unknown;
}

export interface FakeApi {
  /** What came, in order; preflights left out. */
  readonly received: Received[];
  /** What is answered to the path from now on; without an answer it is 200 and an empty object. */
  answer(path: string, status: number, body?: unknown): void;
  /** The connection is cut as soon as a request for the path has arrived. */
  hangUp(path: string): void;
  /** Answers to the path wait until the function that comes back is called. */
  hold(path: string): () => void;
}

const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
  'content-type': 'application/json',
};

/** A shop's API over HTTP for the component tests of one file: it remembers what it was asked and answers as told. */
export function startFakeApi(): FakeApi {
  const received: Received[] = [];
  const answers = new Map<string, FakeAnswer | 'cut'>();
  const held = new Map<string, Promise<void>>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (request.method === 'OPTIONS') {
        response.writeHead(204, headers).end();
        return;
      }
      const { pathname } = new URL(request.url ?? '/', 'http://shop.test');
      const text = Buffer.concat(parts).toString();
      received.push({ method: request.method, path: pathname, body: text ? JSON.parse(text) : null });
      void (held.get(pathname) ?? Promise.resolve()).then(() => {
        const answer = answers.get(pathname) ?? { status: 200, body: {} };
        if (answer === 'cut') {
          request.socket.destroy();
          return;
        }
        response.writeHead(answer.status, headers).end(JSON.stringify(answer.body));
      });
    });
  });

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    setSiteConfig({
      ...testSite,
      supabaseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    });
  });
  beforeEach(() => {
    received.length = 0;
    answers.clear();
    held.clear();
  });
  afterAll(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return {
    received,
    answer(path, status, body = {}) {
      answers.set(path, { status, body });
    },
    hangUp(path) {
      answers.set(path, 'cut');
    },
    hold(path) {
      let release!: () => void;
      held.set(path, new Promise<void>((resolve) => (release = resolve)));
      return release;
    },
  };
}
