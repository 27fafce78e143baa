import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../_shared/database/database-types.ts';
import { readTrail } from './read-trail.ts';

let answer: { status: number; body: unknown };
let server: Server;
let url = '';

beforeAll(async () => {
  server = createServer((_, response) => {
    response
      .writeHead(answer.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

// Node 20 has no WebSocket, and nothing here listens to one.
const withoutSocket = { realtime: { transport: EventTarget as never } };

const trailFor = async (given: typeof answer) => {
  answer = given;
  const logged: unknown[] = [];
  const read = await readTrail(
    { service: () => createClient<Database>(url, 'key', withoutSocket), log: (entry) => logged.push(entry) },
    'mn-paid-leave',
  );
  return { read, logged };
};

it('lets a receipt go without the trail where the facts cannot be read', async () => {
  const { read, logged } = await trailFor({ status: 500, body: { message: 'The table is locked.' } });
  expect(read).toEqual({});
  expect(logged).toEqual([{ function: 'deliver-mail', error: 'The table is locked.' }]);
});

it('leaves the trail out once the owner has deleted its fact', async () => {
  expect(await trailFor({ status: 200, body: [] })).toEqual({ read: {}, logged: [] });
});
