import { join } from 'node:path';
import type { Client } from '../../supabase/functions/_shared/http/context.ts';
import { articleTarget, postTarget } from './push-articles.ts';
import { emptyReport, type PushReport } from './push-report.ts';
import { pushLawDuties } from './push-law-duties.ts';
import { pushLawFacts } from './push-law-facts.ts';
import { pushRows } from './push-rows.ts';
import { pushStarterPack } from './push-starter-pack.ts';
import { pushTemplates } from './push-templates.ts';
import { pushTrees } from './push-trees.ts';

/**
 * Loads the files of `content/` into the database: new ones are added, changed ones updated, rows that the owner edited
 * since the last push are reported and left alone.
 */
export async function pushContent(client: Client, folder: string): Promise<PushReport> {
  const report = emptyReport();
  await pushLawFacts(client, report);
  await pushLawDuties(client, report);
  await pushTrees(client, [
    ...(await pushStarterPack(client, join(folder, 'starter-pack'), report)),
    ...(await pushTemplates(client, join(folder, 'templates'), report)),
  ]);
  await pushRows(client, folder, articleTarget, report);
  await pushRows(client, folder, postTarget, report);
  return report;
}
