import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { send, type Outgoing } from '../support/http';
import { apiUrl, newEmail, owner, publishableKey, secretKey } from '../../scripts/support/shop';
import { signIn, signUpAndIn } from './support/account';

const file = 'exports/probe-of-storage/sold.docx';
const bytes = 'bytes that only functions hand out';
const dataFolder = process.env['DATA_DIR'] ?? '.data';
const storage = (path: string, call: Outgoing = {}) => send(`${apiUrl}/storage/v1/${path}`, call);
const asShop = { apikey: secretKey, authorization: `Bearer ${secretKey}` };

let callers: Readonly<Record<string, Record<string, string>>>;

beforeAll(async () => {
  const tokenOf = (session: { access_token: string }) => `Bearer ${session.access_token}`;
  const admin = (await signIn(owner.email, owner.password)).json() as { access_token: string };
  callers = {
    nobody: {},
    visitor: { apikey: publishableKey },
    customer: {
      apikey: publishableKey,
      authorization: tokenOf(await signUpAndIn(newEmail('storage'))),
    },
    // The owner, too, gets files through functions, which write down who got what.
    owner: { apikey: publishableKey, authorization: tokenOf(admin) },
  };
  const stored = await storage(`object/${file}`, {
    method: 'POST',
    headers: { ...asShop, 'x-upsert': 'true' },
    body: bytes,
  });
  expect(stored.status).toBe(200);
});
afterAll(() =>
  storage('object/exports', {
    method: 'DELETE',
    headers: { ...asShop, 'content-type': 'application/json' },
    body: JSON.stringify({ prefixes: ['probe-of-storage/sold.docx'] }),
  }),
);

/** The names of all that the shop keeps on the disk, but for what the database and the mail write by themselves. */
function filesOnDisk(): string[] {
  return readdirSync(join(dataFolder, 'storage'), { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(dataFolder, 'storage', name)).isFile())
    .sort();
}

const names = [
  '../secrets.json',
  '../../secrets.json',
  '..%2f..%2fsecrets.json',
  '%2e%2e/%2e%2e/secrets.json',
  '%2e%2e%2f%2e%2e%2fsecrets.json',
  '..%5c..%5csecrets.json',
  '....//....//secrets.json',
  '%252e%252e%252f%252e%252e%252fsecrets.json',
  '..%c0%af..%c0%afsecrets.json',
  '/etc/passwd',
  '%2fetc%2fpasswd',
  'probe%00/../../secrets.json',
  'probe%00.png',
  '..%2fexports%2fprobe-of-storage%2fsold.docx',
];

// Attack catalog: 68
it('names that leave their folder: nothing is read, written or removed, and nobody but the shop sees a file', async () => {
  const before = filesOnDisk();
  const secrets = existsSync(join(dataFolder, 'secrets.json'))
    ? readFileSync(join(dataFolder, 'secrets.json'), 'utf8')
    : null;
  for (const [who, headers] of Object.entries(callers)) {
    for (const name of names) {
      for (const [method, path] of [
        ['GET', `object/public/site-images/${name}`],
        ['GET', `object/exports/${name}`],
        ['GET', `object/info/exports/${name}`],
        ['POST', `object/site-images/${name}`],
        ['PUT', `object/site-images/${name}`],
        ['POST', `object/sign/exports/${name}`],
        ['DELETE', `object/site-images/${name}`],
      ] as const) {
        const body = method === 'POST' || method === 'PUT' ? 'climbed' : undefined;
        const answer = await storage(path, { method, headers, body });
        expect(answer.status, `${who} ${method} ${path}`).toBeGreaterThanOrEqual(400);
        expect(answer.status, `${who} ${method} ${path}`).toBeLessThan(500);
        expect(answer.text, `${who} ${method} ${path}`).not.toMatch(/root:|linkSigningKey|bytes that only/);
      }
    }
  }
  expect(filesOnDisk()).toEqual(before);
  if (secrets !== null) {
    expect(readFileSync(join(dataFolder, 'secrets.json'), 'utf8')).toBe(secrets);
  }
  expect((await storage(`object/${file}`, { headers: asShop })).text).toBe(bytes);
});

// Attack catalog: 64
it('the bytes of a file that only functions hand out, with every key but the shop’s own', async () => {
  for (const [who, headers] of Object.entries(callers)) {
    for (const kind of ['', 'public/', 'authenticated/', 'info/', 'sign/']) {
      for (const [method, range] of [['GET'], ['HEAD'], ['GET', 'bytes=0-3']] as const) {
        const answer = await storage(`object/${kind}${file}`, {
          method,
          headers: { ...headers, ...(range ? { range } : {}) },
        });
        expect(answer.status, `${who} ${method} ${kind}`).toBeGreaterThanOrEqual(400);
        expect(answer.status, `${who} ${method} ${kind}`).toBeLessThan(500);
      }
    }
  }
});
