import { join } from 'node:path';
import type { FunctionConfig } from '../../functions/_shared/http/context.ts';
import { brand } from '../../functions/_shared/contracts/brand.ts';
import { HttpError } from '../../functions/_shared/http/http-error.ts';
import { createFolderStorage } from '../database/storage-adapter.ts';
import { openDatabase, type ShopDatabase } from '../database/open-database.ts';
import { createInbox } from '../inbox/inbox-server.ts';
import { sandboxAi } from '../sandbox/ai-server.ts';
import { createCheckoutServer } from '../sandbox/checkout-server.ts';
import { OrderStore } from '../sandbox/order-store.ts';
import { WebhookSender } from '../sandbox/webhook-sender.ts';
import { createSiteHost } from '../site/site-host.ts';
import { toAuthMail } from '../../functions/_shared/mail/auth-mail.ts';
import { authEmailTemplates } from '../../functions/_shared/mail/auth-templates.ts';
import type { LocalConfig } from './config.ts';
import { createFunctionHost } from './function-host.ts';
import { guard } from './guard.ts';
import { Journal, syncFolder } from './journal.ts';
import { listen, type Listener } from './listen.ts';
import { lockFolder } from './lock.ts';
import { logLine } from './log.ts';
import { loadContent } from './load-content.ts';
import { loadSecrets, type Secrets } from './secrets.ts';
import { seedAdmin, seedSettings } from './seed.ts';
import { selfCheck } from './self-check.ts';
import { Ticker } from './ticker.ts';

export interface Shop {
  stop(): Promise<void>;
}

const mailEveryMs = 1000;
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

  const database = await openDatabase({
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
  const journal = await Journal.open(join(config.dataFolder, 'journal'));
  const api = (request: Request) => database.fetch(request, '127.0.0.1');

  const functions = createFunctionHost({
    config: functionConfig(config, secrets),
    journal,
    api,
    wakeMailWorker: () => mailWorker.wake(),
    log: logLine,
  });
  const callFunction = (name: string) =>
    functions.handle(
      new Request(`${config.apiUrl}/functions/v1/${name}`, {
        method: 'POST',
        headers: { apikey: secrets.secretKey, 'content-type': 'application/json' },
        body: '{}',
      }),
      '127.0.0.1',
    );
  const mailWorker = new Ticker(
    async () => {
      await (await callFunction('deliver-mail')).body?.cancel();
    },
    mailEveryMs,
    (error) => logLine({ at: 'mail worker', error: String(error) }),
  );

  await seedSettings(functions.service, config, secrets);
  await seedAdmin(database, config, secrets, api);
  await loadContent(functions.service);
  await selfCheck(database, api, config.apiUrl, secrets.publishableKey);
  await replayJournal(journal, functions.replay, database, config);

  const sandbox = await openSandbox(config, functions, database);
  const ready = { value: false };
  const site = createSiteHost({ config, publishableKey: secrets.publishableKey, functions, database });
  listeners.api.serve(
    guard(
      (request, peerAddress) => {
        const { pathname } = new URL(request.url);
        if (pathname === '/health') {
          return Promise.resolve(health(ready.value));
        }
        if (pathname.startsWith('/functions/v1/')) {
          return functions.handle(request, peerAddress);
        }
        if (pathname.startsWith('/sandbox/ai/')) {
          return sandboxAi(request, secrets.mailKey);
        }
        if (pathname.startsWith('/sandbox/')) {
          return sandbox.answer(request);
        }
        return database.fetch(request, peerAddress);
      },
      { authTriesPer5Minutes: config.authTriesPer5Minutes, log: logLine },
    ),
  );
  await site.prepare();
  listeners.shop.serve((request, peerAddress) => site.answer(request, peerAddress));

  mailWorker.start();
  sandbox.sender.wake();
  const checkpoint = setInterval(
    () => void checkpointJournal(journal, database, config),
    journalCheckpointMs,
  );
  ready.value = true;
  announce(config, secrets);

  return {
    async stop() {
      clearInterval(checkpoint);
      sandbox.sender.stop();
      await mailWorker.stop();
      await Promise.all(Object.values(listeners).map((listener) => listener.close()));
      await site.stop();
      await checkpointJournal(journal, database, config);
      journal.close();
      await database.close();
      lock.release();
    },
  };
}

function openPorts({ host, ports }: LocalConfig): Record<'shop' | 'api' | 'inbox', Listener> {
  return {
    shop: listen(host, ports.shop, 'SHOP_PORT'),
    api: listen(host, ports.api, 'API_PORT'),
    inbox: listen(host, ports.inbox, 'INBOX_PORT'),
  };
}

function health(ready: boolean): Response {
  return new Response(JSON.stringify({ status: ready ? 'ready' : 'starting' }), {
    status: ready ? 200 : 503,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  });
}

function functionConfig(config: LocalConfig, secrets: Secrets): FunctionConfig {
  return {
    supabaseUrl: config.apiUrl,
    publishableKey: secrets.publishableKey,
    secretKey: secrets.secretKey,
    siteUrl: config.siteUrl,
    allowedOrigins: [
      config.siteUrl,
      `http://127.0.0.1:${config.ports.shop}`,
      `http://localhost:${config.ports.shop}`,
    ],
    linkSigningKey: secrets.linkSigningKey,
    mail: {
      provider: 'resend',
      from: Deno.env.get('MAIL_FROM') ?? '',
      resendApiKey: secrets.mailKey,
      resendApiUrl: config.inboxUrl,
      retryBaseSeconds: config.mailRetryBaseSeconds,
    },
    leadsPerMinute: config.leadsPerMinute,
    secrets: {},
    providerApis: {
      gumroad: Deno.env.get('GUMROAD_API_URL') ?? 'https://api.gumroad.com/v2',
      paddle: Deno.env.get('PADDLE_API_URL') ?? 'https://api.paddle.com',
    },
    acceptTestOrders: false,
  };
}

async function openSandbox(
  config: LocalConfig,
  functions: ReturnType<typeof createFunctionHost>,
  database: ShopDatabase,
) {
  const store = await OrderStore.open(join(config.dataFolder, 'sandbox'));
  const sender = new WebhookSender({
    store,
    // The owner may change the secret; the sandbox, as its own provider, is told at once.
    secret: async () => {
      const [row] = await database.query<{ value: string }>(
        `select value from private.setting_secrets where key = 'WEBHOOK_SHARED_SECRET'`,
      );
      return row?.value ?? '';
    },
    post: (headers, body) =>
      functions.handle(
        new Request(`${config.apiUrl}/functions/v1/checkout-webhook`, { method: 'POST', headers, body }),
        '127.0.0.1',
      ),
  });
  return { sender, answer: createCheckoutServer({ store, sender, siteUrl: config.siteUrl }) };
}

async function replayJournal(
  journal: Journal,
  replay: (entry: { rpc: string; args: unknown }) => Promise<void>,
  database: ShopDatabase,
  config: LocalConfig,
): Promise<void> {
  const played = await journal.replay(async (entry) => {
    try {
      await replay(entry);
    } catch (error) {
      // What was refused then (a link used up since) is refused again; only a fault inside stops the start.
      if (!(error instanceof HttpError)) {
        throw error;
      }
    }
  });
  if (played > 0) {
    await checkpointJournal(journal, database, config);
  }
}

function checkpointJournal(journal: Journal, database: ShopDatabase, config: LocalConfig): Promise<void> {
  return journal.checkpoint(async () => {
    await database.query('checkpoint');
    if (!config.databaseUrl) {
      await syncFolder(join(config.dataFolder, 'database'));
    }
  });
}

function announce(config: LocalConfig, secrets: Secrets): void {
  console.log(
    [
      '',
      `  Shop      ${config.dev ? `http://127.0.0.1:${config.ports.dev}` : config.siteUrl}`,
      `  Owner     ${config.dev ? `http://127.0.0.1:${config.ports.dev}` : config.siteUrl}/admin`,
      `            ${config.adminEmail}  ${config.given.adminPassword ? '(password as given)' : secrets.adminPassword}`,
      `  Inbox     ${config.inboxUrl}`,
      `  API       ${config.apiUrl}`,
      `  Data      ${config.dataFolder}${config.databaseUrl ? ' and the Postgres of DATABASE_URL' : ''}`,
      '',
      '  Ctrl-C stops the shop.',
      '',
    ].join('\n'),
  );
}
