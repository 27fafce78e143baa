import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { storageFolder, type TestShop } from '../../support/test-database';
import type { Probe } from './probe';
import {
  filesIn,
  openStorageCalls,
  seedFiles,
  storageStrangers,
  storedFiles,
  victimFile,
  victimPicture,
  type CallStorage,
} from './storage-calls';
import { canary } from './victims';

type Try = readonly [method: string, path: string, body?: unknown, headers?: Record<string, string>];

/** Tries each request as each stranger, and says which read what is not theirs, and who changed what is stored. */
async function holds(shop: TestShop, tries: readonly Try[]): Promise<string[]> {
  const call = await openStorageCalls(shop);
  await seedFiles(call);
  const before = await storedFiles(shop);
  const found: string[] = [];
  for (const caller of storageStrangers) {
    for (const [method, path, body, headers] of tries) {
      const { status, text } = await call(caller, method, path, body, headers);
      // A refusal repeats the address that was asked for; a list without a name in it is no find.
      const isRead = status < 300 && (method === 'HEAD' || text.includes('victim.docx'));
      if (isRead || text.includes(canary)) found.push(`${caller} ${method} ${path}: ${status} ${text}`);
    }
    if ((await storedFiles(shop)) !== before) found.push(`${caller} changed what is stored`);
  }
  const { text } = await call('service', 'GET', `object/${victimFile}`);
  return text === canary ? found : [...found, 'the file was not there to be read'];
}

const writeTries = (file: string): Try[] => {
  const [bucket = '', ...names] = file.split('/');
  const name = names.join('/');
  const copy = { bucketId: bucket, sourceKey: name, destinationKey: 'probe/copied.docx' };
  return [
    ['POST', `object/${bucket}/probe/new.docx`, 'written by a stranger'],
    ['POST', `object/${file}`, 'written over', { 'x-upsert': 'true' }],
    ['PUT', `object/${file}`, 'written over'],
    ['POST', 'object/copy', copy],
    ['POST', 'object/copy', { ...copy, destinationBucket: 'site-images' }],
    ['POST', 'object/move', copy],
    ['POST', `object/sign/${file}`, { expiresIn: 600 }],
    ['POST', `object/sign/${bucket}`, { expiresIn: 600, paths: [name] }],
    ['POST', `object/upload/sign/${bucket}/probe/new.docx`, {}],
    ['PUT', `object/upload/sign/${bucket}/probe/new.docx?token=e30.e30.e30`, 'written with a forged token'],
    ['DELETE', `object/${file}`],
    ['DELETE', `object/${bucket}`, { prefixes: [name] }],
    ['PUT', `bucket/${bucket}`, { id: bucket, name: bucket, public: true }],
    ['POST', `bucket/${bucket}/empty`, {}],
    ['DELETE', `bucket/${bucket}`],
  ];
};

const outside = `${dirname(storageFolder)}/${basename(storageFolder)}-outside`;

/** Ways to say "the folder above" that some reader on the way may understand. */
const climbs = ['..%2f', '%2e%2e%2f', '..%5c', '....%2f%2f', '%252e%252e%252f', '..%c0%af', '.%2f..%2f'];
const climbing = climbs.flatMap((up) => [
  `${up.repeat(2)}${basename(outside)}%2fsecret.txt`,
  `${up}exports%2fprobe%2fvictim.docx`,
]);
const names = [...climbing, `${outside.replaceAll('/', '%2f')}%2fsecret.txt`, 'probe%00%2fvictim.docx'];

/** Neither a stranger nor the shop itself gets out of the folder: a name that climbs is no name. */
async function climbsNowhere(call: CallStorage): Promise<string[]> {
  const found: string[] = [];
  const before = filesIn(outside).join();
  for (const caller of ['anonymous', 'customer', 'service'] as const) {
    for (const name of names) {
      for (const address of [`object/public/site-images/${name}`, `object/exports/${name}`]) {
        const { text } = await call(caller, 'GET', address);
        if (text.includes(canary)) found.push(`${caller} read ${address}`);
      }
      await call(caller, 'POST', `object/site-images/${name}`, 'climbed', { 'x-upsert': 'true' });
      await call(caller, 'DELETE', `object/site-images/${name}`);
      const key = decodeURIComponent(name.replaceAll('%c0%af', '/'));
      const copy = { bucketId: 'site-images', sourceKey: 'probe-victim.png', destinationKey: key };
      await call(caller, 'POST', 'object/copy', copy);
      await call(caller, 'DELETE', 'object/site-images', { prefixes: [key] });
    }
    if (filesIn(outside).join() !== before) found.push(`${caller} changed a file outside`);
    const kept = await call('service', 'GET', `object/${victimFile}`);
    if (kept.text !== canary) found.push(`${caller} changed a file of another bucket: ${kept.status}`);
  }
  return found;
}

export const storageProbes: readonly Probe[] = [
  {
    name: '64 the bytes of a file that only functions hand out',
    attack: (shop) =>
      holds(
        shop,
        ['', 'public/', 'authenticated/', 'info/', 'info/public/', 'info/authenticated/', 'sign/'].flatMap(
          (kind): Try[] => [
            ['GET', `object/${kind}${victimFile}`],
            ['GET', `object/${kind}${victimFile}`, undefined, { range: 'bytes=0-3' }],
            ['HEAD', `object/${kind}${victimFile}`],
            ['GET', `render/image/${kind}${victimFile}?width=10`],
          ],
        ),
      ),
  },
  {
    name: '67 a stranger lists, writes, overwrites, copies, moves, signs and deletes files and buckets',
    attack: (shop) =>
      holds(shop, [
        ['POST', 'object/list/exports', { prefix: '', limit: 100 }],
        ['POST', 'object/list/exports', { prefix: 'probe/', limit: 100, search: 'victim' }],
        ['POST', 'object/list-v2/exports', { prefix: 'probe/' }],
        ['POST', 'bucket', { id: 'mine', name: 'mine', public: true }],
        ...writeTries(victimFile),
        ...writeTries(victimPicture),
      ]),
  },
  {
    name: '68 names in storage that leave their folder',
    async attack(shop) {
      mkdirSync(outside, { recursive: true });
      writeFileSync(`${outside}/secret.txt`, canary);
      try {
        const call = await openStorageCalls(shop);
        await seedFiles(call);
        return await climbsNowhere(call);
      } finally {
        rmSync(outside, { recursive: true, force: true });
      }
    },
  },
];
