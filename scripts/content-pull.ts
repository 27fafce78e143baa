/** `npm run content:pull`: writes what the owner edited in the project of SUPABASE_URL back to `content/`. */
import process from 'node:process';
import { pullContent } from './content/pull-content.ts';
import { describePull } from './content/pull-report.ts';
import { serviceClientFromEnvironment } from './content/service-client.ts';

const report = await pullContent(serviceClientFromEnvironment(), 'content');
describePull(report).forEach((line) => console.log(line));
process.exit(report.notWritten.length > 0 ? 2 : 0);
