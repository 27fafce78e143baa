import { join } from 'node:path';

export interface TestShop {
  /** What the suites need to know of it. */
  readonly environment: Record<string, string>;
  stop(): Promise<void>;
}

const startWithinMs = 240_000;

function freePort(): number {
  const listener = Deno.listen({ hostname: '127.0.0.1', port: 0 });
  const { port } = listener.addr;
  listener.close();
  return port;
}

/** The whole shop as `npm start` runs it, on free ports and with a data folder of its own. */
export async function startTestShop(extra: Record<string, string> = {}): Promise<TestShop> {
  const dataFolder = await Deno.makeTempDir({ prefix: 'northstar-shop-' });
  const environment: Record<string, string> = {
    SHOP_PORT: String(freePort()),
    API_PORT: String(freePort()),
    INBOX_PORT: String(freePort()),
    DATA_DIR: dataFolder,
    ADMIN_EMAIL: 'owner@example.com',
    ADMIN_PASSWORD: 'a-password-for-tests',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_for_the_test_shop',
    SUPABASE_SECRET_KEY: 'sb_secret_for_the_test_shop_only',
    AUTH_TRIES_PER_5_MINUTES: '300',
    MAIL_RETRY_BASE_SECONDS: '1',
    ALLOW_FAULTS: '1',
    ...extra,
  };
  const log = await Deno.open(join(dataFolder, 'shop.log'), { create: true, write: true });
  const child = new Deno.Command(Deno.execPath(), {
    args: ['run', '-A', 'supabase/local/main.ts'],
    env: environment,
    stdout: 'piped',
    stderr: 'piped',
  }).spawn();
  void child.stdout.pipeTo(log.writable, { preventClose: true }).catch(() => undefined);
  const errors: string[] = [];
  void (async () => {
    for await (const chunk of child.stderr.pipeThrough(new TextDecoderStream())) {
      errors.push(chunk);
    }
  })();
  await waitUntilHealthy(`http://127.0.0.1:${environment['API_PORT']}/health`, child, errors);
  return {
    environment,
    async stop() {
      child.kill('SIGTERM');
      await child.status;
      await Deno.remove(dataFolder, { recursive: true }).catch(() => undefined);
    },
  };
}

async function waitUntilHealthy(
  address: string,
  child: Deno.ChildProcess,
  errors: readonly string[],
): Promise<void> {
  let ended = false;
  void child.status.then(() => {
    ended = true;
  });
  const giveUpAt = Date.now() + startWithinMs;
  while (Date.now() < giveUpAt) {
    if (ended) {
      throw new Error(`The test shop ended before it was ready:\n${errors.join('')}`);
    }
    const healthy = await fetch(address).then(
      async (response) => {
        await response.body?.cancel();
        return response.ok;
      },
      () => false,
    );
    if (healthy) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`The test shop was not ready in time:\n${errors.join('')}`);
}
