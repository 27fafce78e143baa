/**
 * `npm run bench:mail`: 100,000 requests for mail (sign-in, starter pack, contact form, "Find my order", invitations) from 5,000
 * networks at the functions of a real Postgres, most of them aimed at 200 mailboxes under many forms of their addresses, while a
 * worker sends ten mails a second as deliver-mail does, half of them receipts of orders that come meanwhile. No mailbox may get more than six, and no receipt may wait for a minute.
 * Exit code 1 when a figure is missed. `--help` names its options.
 */
import process from 'node:process';
import { createHostedDatabase } from './bench/data/hosted-database.ts';
import { reportFigures } from './bench/figures.ts';
import {
  damageOf,
  deliverAtPace,
  ordersAtPace,
  prepareStorm,
  storm,
  type Query,
} from './bench/mail-storm.ts';
import { readCount, readOptions } from './bench/options.ts';
import { installMissingPrograms } from './install-programs.ts';
import { connectTo, startPostgres } from './support/postgres-server.ts';

const asked = readOptions('bench:mail', {
  requests: { type: 'string', default: '100000', about: 'requests of the storm' },
});
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** What the provider lets the shop send. */
const mailsPerSecond = 10;
/** No receipt may wait longer. */
const receiptSeconds = 60;
/** After the storm, for what came last: a hundred mails at the worker's pace. What waits then counts. */
const lastSeconds = 10;
const requests = readCount('requests', asked.requests);

await installMissingPrograms();
const server = startPostgres();
const sql = connectTo(await createHostedDatabase(server.url, 'storm'), { max: 10 });
try {
  const query: Query = async <Row>(statement: string, parameters: readonly unknown[] = []) =>
    (await sql.unsafe(statement, [...parameters] as never[])) as unknown as Row[];
  await prepareStorm(query);
  const state = { isOver: false };
  const worker = (async () => {
    while (!state.isOver) {
      await deliverAtPace(query, mailsPerSecond, () => state.isOver);
      await pause(1000);
    }
  })();
  const start = performance.now();
  const sent = await storm(query, {
    count: requests,
    inFlight: 8,
    comesWithOrder: ordersAtPace(mailsPerSecond / 2),
  });
  const seconds = (performance.now() - start) / 1000;
  const atItsEnd = await damageOf(query, sent);
  console.log(`${atItsEnd.receiptsWaiting} of ${atItsEnd.receipts} receipts waited at the end of the storm`);
  const giveUpAt = performance.now() + lastSeconds * 1000;
  while (performance.now() < giveUpAt && (await damageOf(query, sent)).receiptsWaiting > 0) await pause(1000);
  state.isOver = true;
  await worker;
  const damage = await damageOf(query, sent);
  console.log(`${requests} requests in ${seconds.toFixed(0)} s; ${damage.messagesStored} messages stored`);
  const good = reportFigures([
    { name: 'mails to one mailbox', value: damage.mostInOneMailbox, bound: 6, unit: '' },
    {
      name: 'longest wait of a receipt',
      value: damage.longestReceiptSeconds,
      bound: receiptSeconds,
      unit: 's',
    },
    {
      name: 'receipts that still wait',
      value: damage.receiptsWaiting,
      bound: 0,
      direction: 'exactly',
      unit: '',
    },
    { name: 'mails to the owner in an hour', value: damage.ownerMails, bound: 122, unit: '' },
    { name: 'requests a second', value: requests / seconds, bound: 100, direction: 'at least', unit: '' },
  ]);
  process.exitCode = good ? 0 : 1;
} finally {
  await sql.end();
  server.stop();
}
