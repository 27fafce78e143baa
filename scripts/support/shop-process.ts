import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const startWithinMs = 240_000;
const projectFolder = fileURLToPath(new URL('../../', import.meta.url));

/** The program itself: a kill must not stop at npm's starter script. */
export function denoProgram(): string {
  const require = createRequire(import.meta.url);
  const program = join(dirname(require.resolve('deno/package.json')), 'deno');
  return existsSync(program)
    ? program
    : (require('deno/install_api.cjs') as { runInstall(): string }).runInstall();
}

/** Free ports, a data folder of its own, and what the suites rely on. */
export async function testShopEnvironment(
  extra: Readonly<Record<string, string>> = {},
): Promise<Record<string, string>> {
  const providerApi = `http://127.0.0.1:${await freePort()}`;
  return {
    SHOP_PORT: String(await freePort()),
    API_PORT: String(await freePort()),
    INBOX_PORT: String(await freePort()),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'northstar-shop-')),
    ADMIN_EMAIL: 'owner@example.com',
    ADMIN_PASSWORD: 'a-password-for-tests',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_for_the_test_shop',
    SUPABASE_SECRET_KEY: 'sb_secret_for_the_test_shop_only',
    AUTH_TRIES_PER_5_MINUTES: '300',
    SIGN_UPS_PER_HOUR: '2000',
    MAIL_RETRY_BASE_SECONDS: '1',
    // All suites ask from this one machine.
    LEADS_PER_MINUTE: '300',
    OPT_IN_MAILS_PER_HOUR: '10000',
    REVIEWS_PER_HOUR: '10000',
    REVIEWS_PER_DAY: '10000',
    ALLOW_FAULTS: '1',
    // Nobody listens there yet: a test that sells through these providers opens the port (provider-api.ts).
    PADDLE_API_URL: providerApi,
    GUMROAD_API_URL: `${providerApi}/v2`,
    ...extra,
  };
}

export interface ShopProcess {
  readonly environment: Readonly<Record<string, string>>;
  readonly pid: number;
  /** All that it has printed. */
  output(): string;
  /** Its exit code once it has ended; null when a signal ended it. */
  readonly ended: Promise<number | null>;
  /** Until `/health` says that all is ready. */
  ready(): Promise<void>;
  /** As Ctrl-C does. */
  stop(): Promise<void>;
  /** As a power cut does to the process: no handler runs. */
  kill(): Promise<void>;
}

const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** The whole shop as `npm start` runs it. Returns at once: a start may be what is tested. */
export function spawnShop(environment: Readonly<Record<string, string>>): ShopProcess {
  const child = spawn(denoProgram(), ['run', '-A', 'supabase/local/main.ts'], {
    cwd: projectFolder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  const note = (chunk: Buffer) => {
    output += chunk.toString('utf8');
  };
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', (code) => {
      running.delete(child);
      resolve(code);
    });
  });
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    await ended;
  };
  return {
    environment,
    pid: child.pid ?? 0,
    ended,
    output: () => output,
    ready: () => waitUntilHealthy(`http://127.0.0.1:${environment['API_PORT']}/health`, ended, () => output),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** A shop of its own, ready to be called. */
export async function startShop(extra: Readonly<Record<string, string>> = {}): Promise<ShopProcess> {
  const started = spawnShop(await testShopEnvironment(extra));
  await started.ready();
  return started;
}

export function removeData({ environment }: ShopProcess): void {
  rmSync(environment['DATA_DIR'] ?? '', { recursive: true, force: true });
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 250));

async function waitUntilHealthy(
  address: string,
  ended: Promise<unknown>,
  output: () => string,
): Promise<void> {
  const over = ended.then(() => 'over');
  const giveUpAt = Date.now() + startWithinMs;
  while (Date.now() < giveUpAt) {
    if ((await Promise.race([over, pause()])) === 'over') {
      throw new Error(`The test shop ended before it was ready:\n${output()}`);
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
  }
  throw new Error(`The test shop was not ready in time:\n${output()}`);
}
