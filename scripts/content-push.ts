/** `npm run content:push`: loads `content/` into the project of SUPABASE_URL with its secret key. */
import process from 'node:process';
import { createClient } from '@supabase/supabase-js';
import type { Database } from '../supabase/functions/_shared/contracts/database-types.ts';
import { pushContent } from './content/push-content.ts';
import { describeReport } from './content/push-report.ts';

const url = process.env['SUPABASE_URL'];
const secretKey = process.env['SUPABASE_SECRET_KEY'];
if (!url || !secretKey) {
  console.error('Set SUPABASE_URL and SUPABASE_SECRET_KEY (see .env.example).');
  process.exit(1);
}
const client = createClient<Database>(url, secretKey, { auth: { persistSession: false } });
const report = await pushContent(client, 'content');
describeReport(report).forEach((line) => console.log(line));
process.exit(report.keptEdits.length > 0 ? 2 : 0);
