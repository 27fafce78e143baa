import { startPostgres } from '../../../scripts/support/postgres-server.ts';
import { shopAt } from '../../../scripts/support/shop.ts';
import { removeData, startShop } from '../../../scripts/support/shop-process.ts';
import { freezeDatabase } from './freeze-database.ts';
import { useShop } from './use-shop.ts';

/** Starts the shop of a checkout on a database of its own, uses it and keeps its rows; answers with what the shop refused. */
export async function freezeShop(checkout: string, file: string): Promise<string[]> {
  const server = startPostgres();
  try {
    const shop = await startShop({ DATABASE_URL: server.url }, checkout);
    try {
      const refused = await useShop(shopAt(shop.environment));
      await freezeDatabase(server.url, file);
      return refused;
    } finally {
      await shop.stop();
      removeData(shop);
    }
  } finally {
    server.stop();
  }
}
