import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Answer } from '../common/answer.ts';
import { readCallers } from '../common/caller.ts';
import { withAddresses, type GivenConfig, type LocalConfig, type Ports } from '../common/config.ts';
import { writeDurably } from '../common/write-durably.ts';
import { allowedHosts, refuseForeignHost } from '../guard/host-names.ts';
import { startVite } from '../site/vite-server.ts';
import { listen, type Listener } from './listen.ts';
import { PortTakenError } from './start-failure.ts';

/** In the data folder: where this shop listens, and the process that does. */
const fileName = 'ports.json';

const portsFile = z.object({ shop: z.number(), api: z.number(), inbox: z.number() });

export interface OpenPorts {
  readonly config: LocalConfig;
  readonly shop: Listener;
  readonly api: Listener;
  readonly inbox: Listener;
  close(): Promise<void>;
}

/**
 * Listens first and then knows its addresses: nobody chooses a number that another program could take in between. Where any
 * port will do, the one of the last start is taken if it is free, so that pages and links from then still hold.
 */
export async function openPorts(given: GivenConfig, publishableKey: string): Promise<OpenPorts> {
  const { host, inboxHost, ports } = given;
  const callerOf = readCallers(given.trustedProxies);
  const last = await readLastPorts(given.dataFolder);
  const open = (name: keyof typeof last, at: string, variable: string) =>
    listen({ host: at, port: ports[name], last: last[name], variable, callerOf });
  const shop = await open('shop', host, 'SHOP_PORT');
  const api = await open('api', host, 'API_PORT');
  const inbox = await open('inbox', inboxHost, 'INBOX_PORT');
  const got = { shop: shop.port, api: api.port, inbox: inbox.port };
  const withDev = (dev: number) => withAddresses(given, { ...got, dev });
  const vite = given.dev ? await openVite(withDev(ports.dev), publishableKey) : undefined;
  const config = withDev(vite?.port ?? ports.dev);
  const { siteUrl, apiUrl, inboxUrl } = config;
  const addresses = { pid: Deno.pid, ...got, ...(vite && { dev: vite.port }), siteUrl, apiUrl, inboxUrl };
  await writeDurably(given.dataFolder, fileName, `${JSON.stringify(addresses, null, 2)}\n`);
  return {
    config,
    shop: underItsNames(shop, host, config),
    api: underItsNames(api, host, config),
    inbox: underItsNames(inbox, inboxHost, config),
    async close() {
      await Promise.all([shop, api, inbox].map((listener) => listener.close()));
      await vite?.stop();
    },
  };
}

/** None at the first start, or where somebody has edited the file. */
async function readLastPorts(folder: string): Promise<Partial<Omit<Ports, 'dev'>>> {
  try {
    return portsFile.parse(JSON.parse(await readFile(join(folder, fileName), 'utf8')));
  } catch {
    return {};
  }
}

async function openVite(config: LocalConfig, publishableKey: string) {
  const vite = await startVite(config, publishableKey);
  if (vite === 'taken') throw new PortTakenError(config.ports.dev, 'DEV_PORT');
  return vite;
}

function underItsNames(listener: Listener, host: string, { siteUrl, apiUrl }: LocalConfig): Listener {
  const hosts = allowedHosts({ host, port: listener.port, siteUrl, apiUrl });
  return {
    ...listener,
    serve(answer: Answer) {
      listener.serve(
        async (request, peerAddress) =>
          refuseForeignHost(request, hosts) ?? (await answer(request, peerAddress)),
      );
    },
  };
}
