/** `npm run content:push`: loads `content/` into the project of SUPABASE_URL with its secret key. */
import process from 'node:process';
import { pushContent } from './content/push-content.ts';
import { describeReport } from './content/push-report.ts';
import { serviceClientFromEnvironment } from './content/service-client.ts';

const report = await pushContent(serviceClientFromEnvironment(), 'content');
describeReport(report).forEach((line) => console.log(line));
process.exit(report.keptEdits.length + report.refused.length > 0 ? 2 : 0);
