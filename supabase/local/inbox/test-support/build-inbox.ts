import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInbox, type Inbox, type InboxOptions } from '../inbox-server.ts';
import type { IncomingMail } from '../message.ts';

const folders: string[] = [];

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'inbox-'));
  folders.push(folder);
  return folder;
}

export async function removeTemporaryFolders(): Promise<void> {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
}

export interface TestInbox extends Inbox {
  get(path: string): Promise<Response>;
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Response>;
}

export async function buildInbox(options: Partial<InboxOptions> = {}): Promise<TestInbox> {
  const inbox = await createInbox({ folder: await temporaryFolder(), apiKey: 'key', ...options });
  const send: TestInbox['send'] = (method, path, body, headers = {}) =>
    inbox.handler(
      new Request(`http://127.0.0.1:54324${path}`, {
        method,
        headers: { authorization: 'Bearer key', 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );
  return { ...inbox, send, get: (path) => send('GET', path) };
}

export function buildIncoming(overrides: Partial<IncomingMail> = {}): IncomingMail {
  return {
    from: { name: 'Northstar HR', address: 'hello@northstarhr.example' },
    to: [{ name: '', address: 'ada@example.com' }],
    cc: [],
    bcc: [],
    replyTo: [],
    subject: 'Your files',
    html: '<p>Here they are.</p>',
    text: 'Here they are.',
    headers: {},
    ...overrides,
  };
}

export function buildEmail(overrides: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    from: 'Northstar HR <hello@northstarhr.example>',
    to: ['ada@example.com'],
    subject: 'Your files',
    html: '<p>Here they are.</p>',
    text: 'Here they are.',
    ...overrides,
  };
}
