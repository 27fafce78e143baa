import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { startProgram } from '../common/child-process.ts';
import type { LocalConfig } from '../common/config.ts';

interface ViteServer {
  readonly port: number;
  stop(): Promise<void>;
}

/** Vite's dev server beside the shop: the same API, hot reload on the site. It tells its port, or that the given one is taken. */
export async function startVite(config: LocalConfig, publishableKey: string): Promise<ViteServer | 'taken'> {
  const stopping = new AbortController();
  const child = startProgram('node', {
    args: [
      join('node_modules', 'vite', 'bin', 'vite.js'),
      '--host',
      config.host,
      '--port',
      String(config.ports.dev),
      '--strictPort',
    ],
    env: {
      SITE_CONFIG: JSON.stringify({
        supabaseUrl: config.apiUrl,
        publishableKey,
        // Where nobody gave one, it is the address that Vite gets (vite.config.ts).
        siteUrl: config.givenSiteUrl,
        scriptHosts: config.scriptHosts.split(/\s+/).filter(Boolean),
      }),
    },
    stdout: 'piped',
    stderr: 'piped',
    signal: stopping.signal,
  });

  const { promise, resolve, reject } = Promise.withResolvers<number | 'taken'>();
  const report = (text: string) => {
    const port = /Local: +http:\/\/[^/]+:(\d+)\//.exec(text)?.[1];
    if (port) resolve(Number(port));
    if (/Port \d+ is already in use/.test(text)) resolve('taken');
  };
  void readLines(child.stdout, Deno.stdout, report);
  void readLines(child.stderr, Deno.stderr, report);
  void child.status.then(() => reject(new Error('The dev server ended before it was ready.')));
  const port = await promise;
  return port === 'taken'
    ? port
    : {
        port,
        async stop() {
          stopping.abort();
          await child.status;
        },
      };
}

async function readLines(
  from: ReadableStream<Uint8Array>,
  to: { write(bytes: Uint8Array): Promise<number> },
  report: (text: string) => void,
): Promise<void> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of from) {
    await to.write(bytes);
    text = (text + decoder.decode(bytes, { stream: true })).slice(-2000);
    // Colors are in the midst of the address.
    report(stripVTControlCharacters(text));
  }
}
