import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fakeFetch } from './__fixtures__/fixtures.ts';
import type { LookupContext } from './adapter.ts';
import { CheckoutLookupError } from './checkout-errors.ts';
import { lookUp } from './lookup.ts';

const schema = z.object({ id: z.string() });
const lookup = { path: '/things/1', defaultBase: 'https://api.example.com', schema };
const servers: Server[] = [];

/** A real server on this machine: only a real one can hang, break off or redirect. */
async function serve(listener: RequestListener, timeoutMs = 20_000): Promise<LookupContext> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { fetch, apiKey: 'key', apiBase: `http://127.0.0.1:${port}`, timeoutMs };
}

async function failure(context: LookupContext): Promise<CheckoutLookupError> {
  const error: unknown = await lookUp(lookup, context).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CheckoutLookupError);
  return error as CheckoutLookupError;
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

describe('lookUp', () => {
  it('sends the key as a bearer token and reads the answer', async () => {
    const context = await serve((request, response) => {
      response.end(JSON.stringify({ id: `${request.headers.authorization ?? ''} ${request.url ?? ''}` }));
    });
    expect(await lookUp(lookup, context)).toEqual({ id: 'Bearer key /things/1' });
  });

  it('gives up on a provider that does not answer, or stops in the middle', async () => {
    const silent = await serve(() => undefined, 150);
    expect(await failure(silent)).toMatchObject({ code: 'timeout', retryable: true });
    const half = await serve((_, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"id":');
    }, 150);
    expect(await failure(half)).toMatchObject({ code: 'timeout', retryable: true });
  });

  it('says when the provider cannot be reached', async () => {
    const context = await serve((request) => request.destroy());
    expect(await failure(context)).toMatchObject({ code: 'unreachable', retryable: true });
  });

  it('follows no redirect', async () => {
    let visits = 0;
    const target = await serve((_, response) => {
      visits += 1;
      response.end('{"id":"stolen"}');
    });
    const context = await serve((_, response) => {
      response.writeHead(302, { location: `${target.apiBase ?? ''}/` }).end();
    });
    expect(await failure(context)).toMatchObject({ code: 'unreachable' });
    expect(visits).toBe(0);
  });

  it.each([
    [302, 'refused', false],
    [400, 'refused', false],
    [401, 'unauthorized', true],
    [403, 'unauthorized', true],
    [404, 'not-found', false],
    [408, 'timeout', true],
    [429, 'rate-limited', true],
    [500, 'provider-fault', true],
    [503, 'provider-fault', true],
  ])('calls the status %i %s', async (status, code, retryable) => {
    const { fetch } = fakeFetch(status, '<html>');
    expect(await failure({ fetch, apiKey: 'key' })).toMatchObject({ code, retryable });
  });

  it.each(['<html>', '', '{"id":1}', '[]', 'null', `{"id":"${'x'.repeat(1_000_001)}"}`])(
    'calls an odd answer odd, not a sale (%#)',
    async (answer) => {
      const { fetch } = fakeFetch(200, answer);
      expect(await failure({ fetch, apiKey: 'key' })).toMatchObject({ code: 'odd-answer', retryable: true });
    },
  );

  it('does not ask without a key', async () => {
    for (const apiKey of [null, undefined, '', ' ']) {
      const { fetch, calls } = fakeFetch(200, '{"id":"1"}');
      expect(await failure({ fetch, apiKey })).toMatchObject({ code: 'not-configured', retryable: true });
      expect(calls).toHaveLength(0);
    }
  });

  it.each([
    'http://api.example.com',
    'ftp://127.0.0.1',
    'https://user@api.example.com',
    'https://api.example.com?x=1',
    'http://127.0.0.1.example.com',
    'https://[',
    'api.example.com',
  ])('sends the key to no address like %s', async (apiBase) => {
    const { fetch, calls } = fakeFetch(200, '{"id":"1"}');
    expect(await failure({ fetch, apiKey: 'key', apiBase })).toMatchObject({ code: 'not-configured' });
    expect(calls).toHaveLength(0);
  });

  it('never puts the key into a message', async () => {
    const { fetch } = fakeFetch(401, 'key');
    expect((await failure({ fetch, apiKey: 'pdl_secret' })).message).not.toContain('pdl_secret');
  });
});
