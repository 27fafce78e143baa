/**
 * `npm run build:code`: the browser's code into dist/, the renderer into dist-server/. With OUT_DIR the code also goes there,
 * where `npm run build` then renders the pages: a whole site beside the one that is served from dist/.
 */
import { cp } from 'node:fs/promises';
import process from 'node:process';
import { buildCode } from '../supabase/local/site/build-site.ts';

const codeFolder = 'dist';
const outFolder = process.env['OUT_DIR'] || codeFolder;

try {
  await buildCode((line) => console.log(line));
  if (outFolder !== codeFolder) await cp(codeFolder, outFolder, { recursive: true });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
