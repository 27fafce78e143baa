import type { Client } from '../../supabase/functions/_shared/http/context.ts';
import { pullRows } from './pull-rows.ts';
import type { PullReport } from './pull-report.ts';
import { pullTemplates } from './pull-templates.ts';
import { articleTarget, postTarget } from './push-articles.ts';

/**
 * Writes what the owner edited in the shop back to the files of `content/`: templates, articles and posts. The starter pack is
 * edited in its files only; law facts and packages are in code.
 */
export async function pullContent(client: Client, folder: string): Promise<PullReport> {
  const report: PullReport = { written: [], unchanged: [], notWritten: [] };
  await pullTemplates(client, folder, report);
  await pullRows(client, folder, articleTarget, report);
  await pullRows(client, folder, postTarget, report);
  return report;
}
