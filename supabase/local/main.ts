/**
 * The embedded shop: the whole shop in one process. `npm start` runs it; `npm run dev` runs it with Vite's dev server in
 * front of the site.
 */
import { atMost } from './common/at-most.ts';
import { readConfig } from './common/config.ts';
import { openShop, type Shop } from './host/shop.ts';
import { explainStartFailure } from './host/start-failure.ts';
import { quietLibraryErrors } from './common/log.ts';

quietLibraryErrors();

// Sign-in links, licenses and secrets are in the data folder: nobody else of this machine reads what is written.
if (Deno.build.os !== 'windows') Deno.umask(0o077);

/** `docker stop` kills after ten seconds. A kill loses nothing that was acknowledged; the next start then has more to replay. */
const stopWithinMs = 9000;

let shop: Shop | undefined;
let stopping = false;

async function stop(): Promise<void> {
  if (stopping) {
    return;
  }
  stopping = true;
  await atMost(stopWithinMs, Promise.resolve(shop?.stop()));
  Deno.exit(0);
}

Deno.addSignalListener('SIGINT', () => void stop());
Deno.addSignalListener('SIGTERM', () => void stop());

try {
  shop = await openShop(readConfig(Deno.env.toObject(), Deno.args.includes('--dev')));
} catch (error) {
  console.error(await explainStartFailure(error, Deno.env.get('DATA_DIR') || '.data'));
  Deno.exit(1);
}
