import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { Answer } from '../common/answer';
import { createNetworkServer } from './network-server';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const headersMs = 300;

async function serve(answer: Answer): Promise<number> {
  const started = createNetworkServer(answer, { headersMs, checkMs: 50 });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return (started.address() as AddressInfo).port;
}

const echo: Answer = async (request, peer) =>
  Response.json({
    url: request.url,
    method: request.method,
    body: await request.text(),
    header: request.headers.get('x-test'),
    peer,
  });

/** What comes back until the other side closes. */
function talk(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk: Buffer) => (heard += chunk.toString('utf8')));
    socket.on('close', () => resolve(heard));
    socket.on('error', reject);
  });
}

// Attack catalog: 144
it('closes connections whose headers do not arrive, and serves others meanwhile', async () => {
  const port = await serve(echo);
  const halfOpen = Array.from({ length: 50 }, () => talk(port, 'GET / HTTP/1.1\r\nHost: x\r\n'));
  const answer = await fetch(`http://127.0.0.1:${port}/rest?a=b`, { headers: { 'x-test': 'one' } });
  expect(await answer.json()).toEqual({
    ...{ url: `http://127.0.0.1:${port}/rest?a=b`, method: 'GET', body: '' },
    ...{ header: 'one', peer: '127.0.0.1' },
  });
  const heard = await Promise.all(halfOpen);
  expect(new Set(heard.map((text) => text.slice(0, 12)))).toEqual(new Set(['HTTP/1.1 408']));
});

it('waits for a body and for a slow answer: only headers have a limit', async () => {
  const port = await serve(async (request) => {
    const text = await request.text();
    await new Promise((resolve) => setTimeout(resolve, headersMs * 2));
    return new Response(text.toUpperCase(), { status: 201 });
  });
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'slowly' });
  expect([answer.status, await answer.text()]).toEqual([201, 'SLOWLY']);
});

it('streams an answer, keeps cookies apart, and sends no body for HEAD', async () => {
  const headers = new Headers();
  headers.append('set-cookie', 'a=1');
  headers.append('set-cookie', 'b=2');
  const port = await serve(() => {
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        for (const part of ['one ', 'two ', 'three']) {
          controller.enqueue(new TextEncoder().encode(part));
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
        controller.close();
      },
    });
    return Promise.resolve(new Response(body, { headers }));
  });
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect([await answer.text(), answer.headers.getSetCookie()]).toEqual(['one two three', ['a=1', 'b=2']]);
  const head = await fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

it.each([
  ['names no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['names no path', 'GET http://elsewhere.example/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
  ['has two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na', 400],
  [
    'has a length and chunks',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
])('refuses a request that %s', async (_, text, status) => {
  expect((await talk(await serve(echo), text)).slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
});

it('answers 500 to a fault, and goes on', async () => {
  const port = await serve((request) =>
    request.url.endsWith('/bad') ? Promise.reject(new Error('inside')) : Promise.resolve(new Response('ok')),
  );
  expect((await fetch(`http://127.0.0.1:${port}/bad`)).status).toBe(500);
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('ok');
});
