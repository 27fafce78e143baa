import { join } from 'node:path';
import { authEmailTemplates } from '../../functions/_shared/mail/auth-templates.ts';
import { oneAtATime } from '../common/one-at-a-time.ts';
import { createFolderStorage } from '../database/storage-adapter.ts';
import type { ShopDatabase } from '../database/open-database.ts';
import { makeNewDatabase } from '../database/new-database.ts';
import { openSupabase, type SupabaseOptions } from '../gotrue-parity/open-supabase.ts';
import { queueAuthMail } from '../gotrue-parity/queue-auth-mail.ts';
import { watchDatabase, type WatchedDatabase } from '../database/watch-database.ts';
import { createInbox } from '../inbox/inbox-server.ts';
import { createMailReporter } from '../sandbox/mail-reporter.ts';
import { openSandbox, type Sandbox } from '../sandbox/open-sandbox.ts';
import { createSiteHost } from '../site/site-host.ts';
import { announce } from './announce.ts';
import type { Answer } from '../common/answer.ts';
import { atMost } from '../common/at-most.ts';
import type { GivenConfig, LocalConfig } from '../common/config.ts';
import { keepPrivate } from '../common/keep-private.ts';
import { watchDisk, type DiskState } from '../common/disk.ts';
import { checkpointJournal, journalFolder, replayJournal } from '../journal/durability.ts';
import { dropSetAside, forgetSetAside } from '../journal/set-aside.ts';
import { functionConfig } from './function-config.ts';
import { forgetMailsOf, forgetPersons } from '../scheduler/forget-persons.ts';
import { createFunctionHost } from './function-host.ts';
import { openHeavyThread } from '../heavy/heavy-thread.ts';
import { guard } from '../guard/guard.ts';
import { createHealthTicker } from '../scheduler/health-job.ts';
import { Journal } from '../journal/journal.ts';
import { loadContent } from './load-content.ts';
import { openPorts } from './open-ports.ts';
import { lockFolder } from '../journal/lock.ts';
import { logLine } from '../common/log.ts';
import { refuseSandbox } from '../guard/sandbox-door.ts';
import { cacheResponses } from './response-cache.ts';
import { createRetentionTicker, setAsideLimit } from '../scheduler/retention-job.ts';
import { loadSecrets, type Secrets } from './secrets.ts';
import { renewSandboxLinks, seedAdmin, seedLimits, seedSettings } from './seed.ts';
import { selfCheck } from './self-check.ts';
import { createWorkers } from '../scheduler/workers.ts';

export interface Shop {
  stop(): Promise<void>;
}

const journalCheckpointMs = 5 * 60_000;

/** How long a stop waits for what is under way: a mail provider that hangs, pages that are rendered. */
const finishWithinMs = 5000;

/**
 * Boot order: lock, secrets, ports, database with migrations, functions, seed, self-check, journal, site. The ports answer
 * 503 until all is ready, and /health says when that is.
 */
export async function openShop(given: GivenConfig): Promise<Shop> {
  const lock = await lockFolder(given.dataFolder);
  const secrets = await loadSecrets(given);
  const listeners = await openPorts(given, secrets.publishableKey);
  const { config } = listeners;
  const inbox = await createInbox({
    folder: join(config.dataFolder, 'inbox'),
    apiKey: secrets.mailKey,
    faults: config.allowFaults,
    report: (mail) => reportMail(mail),
  });
  listeners.inbox.serve((request) => inbox.handler(request));

  console.log('Opening the database …');
  if (!config.databaseUrl) await makeNewDatabase(databaseFolder(config));
  const watched = watchDatabase(
    await openShopDatabase(config, secrets, async (mail, query) => {
      await queueAuthMail(query, mail);
      workers['deliver-mail'].wake();
    }),
    {
      isInProcess: !config.databaseUrl,
    },
  );
  // Now and not before: the embedded database unpacks its first files with modes of its own.
  if (Deno.build.os !== 'windows') await keepPrivate(given.dataFolder);
  const database = cacheResponses(watched, secrets);
  const journal = await Journal.open(journalFolder(config));
  const functions = createFunctionHost({
    config: functionConfig(config, secrets),
    journal,
    api: (request) => database.fetch(request, '127.0.0.1'),
    heavy: (ports) => openHeavyThread(ports, { filesFolder: config.dataFolder }),
    startMailWorker: () => workers['deliver-mail'].wake(),
    startExportWorker: () => workers['run-exports'].wake(),
    log: logLine,
  });
  const reportMail = createMailReporter({
    database,
    apiUrl: config.apiUrl,
    post: (request) => functions.handle(request, '127.0.0.1'),
  });
  const workers = createWorkers(functions.callWorker);
  const healthTicker = createHealthTicker(functions.service, config.dataFolder, journalFolder(config));
  const inTurn = oneAtATime();
  const retentionTicker = createRetentionTicker(functions.service, async () => {
    const before = await setAsideLimit(database);
    await inTurn(() => dropSetAside(journalFolder(config), before));
  });
  const checkpoint = () => inTurn(() => checkpointJournal(journal, database, config));
  console.log('Reading the content …');
  await fillShop(config, secrets, database, functions);
  await replayJournal(journal, functions.replay, database, config);

  const sandbox = await openSandbox(config, secrets.aiKey, functions, database);
  const api = guardedApi(config, functions, sandbox, {
    fetch: forgetPersons((request, peerAddress) => database.fetch(request, peerAddress), {
      forgetOrders: (address) => sandbox.forget(address),
      forgetMails: (address) => forgetMailsOf(inbox.store, address),
      checkpoint,
      forgetSetAside: (address) => inTurn(() => forgetSetAside(journalFolder(config), address)),
    }),
    isAlive: () => watched.isAlive(),
  });
  const site = createSiteHost({ config, publishableKey: secrets.publishableKey, api, database });
  const ready = { value: false };
  const disk = watchDisk(config.dataFolder);
  listeners.api.serve((request, peerAddress) =>
    new URL(request.url).pathname === '/health'
      ? health(ready.value, watched, disk)
      : api(request, peerAddress),
  );
  await site.prepare();
  listeners.shop.serve((request, peerAddress) => site.answer(request, peerAddress));

  const tickers = [...Object.values(workers), healthTicker, retentionTicker];
  tickers.forEach((ticker) => ticker.start());
  sandbox.start();
  const checkpoints = setInterval(() => {
    // A full disk or an unreachable database: the journal keeps what it has, and the next checkpoint tries again.
    checkpoint().catch((error: unknown) => logLine({ at: 'checkpoint', error: String(error) }));
  }, journalCheckpointMs);
  ready.value = true;
  announce(config, secrets);

  return {
    async stop() {
      clearInterval(checkpoints);
      sandbox.stop();
      const underWay = [functions.close(), site.stop(), ...tickers.map((ticker) => ticker.stop())];
      await atMost(finishWithinMs, Promise.all([listeners.close(), ...underWay]));
      await checkpoint();
      await journal.close();
      await database.close();
      lock.release();
    },
  };
}

const databaseFolder = (config: LocalConfig): string => join(config.dataFolder, 'database');

function openShopDatabase(
  config: LocalConfig,
  secrets: Secrets,
  sendMail: SupabaseOptions['sendMail'],
): Promise<ShopDatabase> {
  return openSupabase({
    folder: databaseFolder(config),
    databaseUrl: config.databaseUrl,
    auth: {
      ...secrets,
      siteUrl: config.siteUrl,
      redirectUrls: [`${config.siteUrl}/**`],
      template: authEmailTemplates(),
    },
    signUpsPerHour: config.signUpsPerHour,
    storage: createFolderStorage(join(config.dataFolder, 'storage')),
    sendMail,
  });
}

async function fillShop(
  config: LocalConfig,
  secrets: Secrets,
  database: ShopDatabase,
  { service }: ReturnType<typeof createFunctionHost>,
): Promise<void> {
  const api = (request: Request) => database.fetch(request, '127.0.0.1');
  await seedSettings(service, config, secrets);
  await renewSandboxLinks(database, config);
  await seedLimits(database, config);
  await seedAdmin(database, config, secrets, api);
  await loadContent(service);
  await selfCheck(database, api, config.apiUrl, secrets.publishableKey);
}

/** All that answers on the API's port, behind the limits. */
function guardedApi(
  config: LocalConfig,
  functions: ReturnType<typeof createFunctionHost>,
  sandbox: Sandbox,
  database: { readonly fetch: Answer; isAlive(): Promise<boolean> },
): Answer {
  const route: Answer = (request, peerAddress) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/functions/v1/')) {
      return functions.handle(request, peerAddress);
    }
    if (pathname.startsWith('/sandbox/')) {
      const refused = refuseSandbox(config, request, peerAddress);
      return refused ? Promise.resolve(refused) : sandbox.answer(request);
    }
    return database.fetch(request, peerAddress);
  };
  return guard(route, {
    authTriesPer5Minutes: config.authTriesPer5Minutes,
    isDatabaseAlive: () => database.isAlive(),
    log: logLine,
  });
}

async function health(
  isStarted: boolean,
  database: WatchedDatabase,
  disk: () => Promise<DiskState>,
): Promise<Response> {
  const status = await healthStatus(isStarted, database, disk);
  return new Response(JSON.stringify({ status }), {
    status: status === 'ready' ? 200 : 503,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  });
}

async function healthStatus(
  isStarted: boolean,
  database: WatchedDatabase,
  disk: () => Promise<DiskState>,
): Promise<string> {
  if (!isStarted) return 'starting';
  if (!(await database.isAlive())) return 'the database is unreachable';
  const state = await disk();
  return state === 'writable' ? 'ready' : state;
}
