/** `npm run reset`: empties the data folder, so that the next start makes a new shop. */
import process from 'node:process';
import { lockFolder } from '../supabase/local/journal/lock.ts';

const folder = process.env['DATA_DIR'] ?? '.data';
try {
  const lock = await lockFolder(folder);
  for await (const entry of Deno.readDir(folder)) {
    if (entry.name !== 'lock') {
      await Deno.remove(`${folder}/${entry.name}`, { recursive: true });
    }
  }
  lock.release();
  console.log(`${folder} is empty. npm start makes a new shop.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
