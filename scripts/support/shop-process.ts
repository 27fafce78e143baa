import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { watchForLife } from './watch-for-life.ts';
import { standInAddress } from './stand-in.ts';

/** For a test that starts shops: that takes as long as the machine needs, and each of its waits has a bound of its own. */
export const startsShops = { timeout: 0 };

const projectFolder = fileURLToPath(new URL('../../', import.meta.url));

/** The program itself: a kill must not stop at npm's starter script. */
export function denoProgram(folder = projectFolder): string {
  const require = createRequire(join(folder, 'package.json'));
  const program = join(dirname(require.resolve('deno/package.json')), 'deno');
  return existsSync(program)
    ? program
    : (require('deno/install_api.cjs') as { runInstall(): string }).runInstall();
}

/** Whichever ports are free, a data folder of its own, and what the suites rely on. */
export async function testShopEnvironment(
  extra: Readonly<Record<string, string>> = {},
): Promise<Record<string, string>> {
  const providerApi = await standInAddress();
  return {
    SHOP_PORT: '0',
    API_PORT: '0',
    INBOX_PORT: '0',
    DATA_DIR: extra['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'northstar-shop-')),
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
    PADDLE_API_URL: providerApi,
    GUMROAD_API_URL: `${providerApi}/v2`,
    ...extra,
  };
}

export interface ShopProcess {
  /** With the ports that it has got, once it is ready. */
  readonly environment: Readonly<Record<string, string>>;
  readonly pid: number;
  /** All that it has printed. */
  output(): string;
  /** Its exit code once it has ended; null when a signal ended it. */
  readonly ended: Promise<number | null>;
  /** Until `/health` says that all is ready; answers with the environment as it is from then on. */
  ready(): Promise<Readonly<Record<string, string>>>;
  /** As Ctrl-C does. */
  stop(): Promise<void>;
  /** As a power cut does to the process: no handler runs. */
  kill(): Promise<void>;
}

const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** With the permissions that `npm start` gives it, and no others. */
export function startArguments(folder = projectFolder): string[] {
  const file = readFileSync(join(folder, 'package.json'), 'utf8');
  const { scripts } = JSON.parse(file) as { scripts: { start: string } };
  return scripts.start.split(' ').slice(1);
}

/** The whole shop as `npm start` runs it, of this checkout or of another one. Returns at once: a start may be what is tested. */
export function spawnShop(
  environment: Readonly<Record<string, string>>,
  folder = projectFolder,
): ShopProcess {
  const child = spawn(denoProgram(folder), startArguments(folder), {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  const standsStill = watchForLife(child.pid ?? 0, () => output.length);
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
  const shop = {
    environment,
    pid: child.pid ?? 0,
    ended,
    output: () => output,
    async ready() {
      const over = ended.then(() => 'over' as const);
      const until = async (isTrue: () => boolean | Promise<boolean>) => {
        while (!(await isTrue())) {
          if ((await Promise.race([over, pause()])) === 'over') {
            throw new Error(`The test shop ended before it was ready:\n${output}`);
          }
          if (standsStill()) {
            throw new Error(`The test shop stands still at its start:\n${output}`);
          }
        }
      };
      await until(() => portsOf(environment, shop.pid) !== null);
      shop.environment = { ...environment, ...portsOf(environment, shop.pid) };
      await until(() => isHealthy(shop.environment));
      return shop.environment;
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
  return shop;
}

/** A shop of its own, ready to be called. The site is built before: that ends or fails before, and is no part of the start. */
export async function startShop(
  extra: Readonly<Record<string, string>> = {},
  folder = projectFolder,
): Promise<ShopProcess> {
  await buildSite(folder);
  const started = spawnShop(await testShopEnvironment(extra), folder);
  try {
    await started.ready();
  } catch (error) {
    await started.kill();
    removeData(started);
    throw error;
  }
  return started;
}

const run = promisify(execFile);

/** What all shops of this project serve; nothing to do where nothing has changed since the last time. */
export async function buildSite(folder = projectFolder): Promise<void> {
  await run(denoProgram(folder), ['run', '-A', 'scripts/build-code.ts'], { cwd: folder });
}

/** Again where something was still written: the renderer of a killed shop lives a little longer. */
export function removeData({ environment }: Pick<ShopProcess, 'environment'>): void {
  rmSync(environment['DATA_DIR'] ?? '', { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 250));

/** What this process has written once it listens; the file of a former start does not count. */
function portsOf(environment: Readonly<Record<string, string>>, pid: number) {
  const file = join(environment['DATA_DIR'] ?? '', 'ports.json');
  if (!existsSync(file)) return null;
  const ports = JSON.parse(readFileSync(file, 'utf8')) as Record<'pid' | 'shop' | 'api' | 'inbox', number>;
  return ports.pid === pid
    ? { SHOP_PORT: String(ports.shop), API_PORT: String(ports.api), INBOX_PORT: String(ports.inbox) }
    : null;
}

async function isHealthy(environment: Readonly<Record<string, string>>): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${environment['API_PORT']}/health`).catch(() => null);
  await answer?.body?.cancel();
  return answer?.ok === true;
}
