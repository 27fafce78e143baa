/** `npm run build:code`: the browser's code into dist/, the renderer into dist-server/. */
import process from 'node:process';
import { buildCode } from '../supabase/local/site/build-site.ts';

try {
  await buildCode((line) => console.log(line));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
