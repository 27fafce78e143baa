import { join } from 'node:path';
import { brand } from '../../functions/_shared/contracts/brand.ts';
import { toAuthMail } from '../../functions/_shared/mail/auth-mail.ts';
import { authEmailTemplates } from '../../functions/_shared/mail/auth-templates.ts';
import { createFolderStorage } from '../database/storage-adapter.ts';
import { openDatabase, type ShopDatabase } from '../database/open-database.ts';
import { createInbox, type Inbox } from '../inbox/inbox-server.ts';
import { openSandbox, type Sandbox } from '../sandbox/open-sandbox.ts';
import { createSiteHost } from '../site/site-host.ts';
import { announce } from './announce.ts';
import type { Answer } from './answer.ts';
import type { LocalConfig } from './config.ts';
import { checkpointJournal, replayJournal } from './durability.ts';
import { functionConfig } from './function-config.ts';
import { createFunctionHost } from './function-host.ts';
import { guard } from './guard.ts';
import { createHealthTicker } from './health-ticker.ts';
import { Journal } from './journal.ts';
import { listen, type Listener } from './listen.ts';
import { loadContent } from './load-content.ts';
import { lockFolder } from './lock.ts';
import { logLine } from './log.ts';
import { rememberReads } from './read-cache.ts';
import { loadSecrets, type Secrets } from './secrets.ts';
import { seedAdmin, seedSettings } from './seed.ts';
import { selfCheck } from './self-check.ts';
import { createWorkers } from './workers.ts';

export interface Shop {
  stop(): Promise<void>;
}

const journalCheckpointMs = 5 * 60_000;

/**
 * Boot order: lock, secrets, ports, database with migrations, functions, seed, self-check, journal, site. The ports answer
 * 503 until all is ready, and /health says when that is.
 */
export async function openShop(config: LocalConfig): Promise<Shop> {
  const lock = await lockFolder(config.dataFolder);
  const secrets = await loadSecrets(config);
  const listeners = openPorts(config);
  const inbox = await createInbox({
    folder: join(config.dataFolder, 'inbox'),
    apiKey: secrets.mailKey,
    faults: config.allowFaults,
  });
  listeners.inbox.serve((request) => inbox.handler(request));

  const database = rememberReads(await openShopDatabase(config, secrets, inbox), secrets);
  const journal = await Journal.open(join(config.dataFolder, 'journal'));
  const functions = createFunctionHost({
    config: functionConfig(config, secrets),
    journal,
    api: (request) => database.fetch(request, '127.0.0.1'),
    wakeMailWorker: () => workers['deliver-mail'].wake(),
    wakeExportWorker: () => workers['run-exports'].wake(),
    log: logLine,
  });
  const workers = createWorkers(functions.callWorker);
  const healthTicker = createHealthTicker(functions.service, config.dataFolder);
  await fillShop(config, secrets, database, functions);
  await replayJournal(journal, functions.replay, database, config);

  const sandbox = await openSandbox(config, secrets.aiKey, functions, database);
  const api = guardedApi(config, functions, sandbox, database);
  const site = createSiteHost({ config, publishableKey: secrets.publishableKey, api, database });
  const ready = { value: false };
  listeners.api.serve((request, peerAddress) =>
    new URL(request.url).pathname === '/health'
      ? Promise.resolve(health(ready.value))
      : api(request, peerAddress),
  );
  await site.prepare();
  listeners.shop.serve((request, peerAddress) => site.answer(request, peerAddress));

  const tickers = [...Object.values(workers), healthTicker];
  tickers.forEach((ticker) => ticker.start());
  sandbox.start();
  const checkpoint = setInterval(
    () => void checkpointJournal(journal, database, config),
    journalCheckpointMs,
  );
  ready.value = true;
  announce(config, secrets);

  return {
    async stop() {
      clearInterval(checkpoint);
      sandbox.stop();
      await Promise.all(tickers.map((ticker) => ticker.stop()));
      await Promise.all(Object.values(listeners).map((listener) => listener.close()));
      await site.stop();
      await checkpointJournal(journal, database, config);
      journal.close();
      await database.close();
      lock.release();
    },
  };
}

function openPorts({ host, ports, siteUrl }: LocalConfig): Record<'shop' | 'api' | 'inbox', Listener> {
  return {
    shop: listen({ host, port: ports.shop, siteUrl }, 'SHOP_PORT'),
    api: listen({ host, port: ports.api, siteUrl }, 'API_PORT'),
    inbox: listen({ host, port: ports.inbox, siteUrl }, 'INBOX_PORT'),
  };
}

function openShopDatabase(config: LocalConfig, secrets: Secrets, inbox: Inbox): Promise<ShopDatabase> {
  return openDatabase({
    folder: join(config.dataFolder, 'database'),
    databaseUrl: config.databaseUrl,
    auth: {
      ...secrets,
      siteUrl: config.siteUrl,
      redirectUrls: [`${config.siteUrl}/**`],
      template: authEmailTemplates(),
    },
    storage: createFolderStorage(join(config.dataFolder, 'storage')),
    sendMail: async (message) => {
      await inbox.deliver(toAuthMail(message, brand.mailFrom));
    },
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
  await seedAdmin(database, config, secrets, api);
  await loadContent(service);
  await selfCheck(database, api, config.apiUrl, secrets.publishableKey);
}

/** All that answers on the API's port, behind the limits. */
function guardedApi(
  config: LocalConfig,
  functions: ReturnType<typeof createFunctionHost>,
  sandbox: Sandbox,
  database: ShopDatabase,
): Answer {
  const route: Answer = (request, peerAddress) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/functions/v1/')) {
      return functions.handle(request, peerAddress);
    }
    if (pathname.startsWith('/sandbox/')) {
      return sandbox.answer(request);
    }
    return database.fetch(request, peerAddress);
  };
  return guard(route, { authTriesPer5Minutes: config.authTriesPer5Minutes, log: logLine });
}

function health(isReady: boolean): Response {
  return new Response(JSON.stringify({ status: isReady ? 'ready' : 'starting' }), {
    status: isReady ? 200 : 503,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  });
}
