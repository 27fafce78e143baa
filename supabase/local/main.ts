/**
 * The embedded home: the whole shop in one process. `npm start` runs it; `npm run dev` runs it with Vite's dev server in
 * front of the site.
 */
import { readConfig } from './common/config.ts';
import { openShop, type Shop } from './host/shop.ts';
import { explainStartFailure } from './host/start-failure.ts';
import { quietLibraryErrors } from './common/log.ts';

quietLibraryErrors();

let shop: Shop | undefined;
let stopping = false;

async function stop(): Promise<void> {
  if (stopping) {
    return;
  }
  stopping = true;
  await shop?.stop();
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
