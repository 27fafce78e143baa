import type { Client } from '../../functions/_shared/http/context.ts';
import { pushContent } from '../../../scripts/content/push-content.ts';
import { describeReport } from '../../../scripts/content/push-report.ts';

/** The shop's real content, from the files to the database, the same way that `npm run content:push` does it. */
export async function loadContent(client: Client): Promise<void> {
  const report = await pushContent(client, 'content');
  const { added, updated, keptEdits, refused } = report;
  if (added.length + updated.length + keptEdits.length + refused.length > 0) {
    describeReport(report).forEach((line) => console.log(line));
  }
}
