import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FunctionConfig } from '../../functions/_shared/http/context.ts';
import type { FunctionPorts, FunctionRunner } from './function-context.ts';
import { openHeavyThread, type HeavyThreadOptions, type Thread } from './heavy-thread.ts';
import { serveCalls } from './serve-calls.ts';

const api = 'http://shop.invalid';
const ports: FunctionPorts = {
  config: { supabaseUrl: api } as FunctionConfig,
  fetch: () => Promise.resolve(new Response('from the API')),
  journal: { append: () => Promise.resolve() },
  startMailWorker: () => undefined,
  startExportWorker: () => undefined,
  log: () => undefined,
};
const channels: MessageChannel[] = [];
afterEach(() => {
  for (const { port1, port2 } of channels.splice(0)) [port1, port2].forEach((port) => port.close());
});

type Handle = (request: Request, ports: FunctionPorts) => Promise<Response>;

/** A thread that is none: what goes over is copied and handed over as between threads. */
function open(
  handle: Handle,
  {
    modulesLoaded = Promise.resolve(),
    ...options
  }: HeavyThreadOptions & { modulesLoaded?: Promise<void> } = {},
  own: Partial<FunctionPorts> = {},
) {
  const threads: Thread[] = [];
  const openOne = (): Thread => {
    const channel = new MessageChannel();
    channels.push(channel);
    const inside = (given: FunctionPorts): FunctionRunner => ({
      handle: (request) => handle(request, given),
      close: () => Promise.resolve(),
    });
    // A port keeps what comes before anybody listens; a worker whose modules still load does not.
    const inner = channel.port2;
    inner.onmessage = () => undefined;
    void modulesLoaded.then(() => serveCalls(inner, inside));
    const thread = Object.assign(channel.port1, { onerror: null, terminate: () => channel.port1.close() });
    threads.push(thread);
    return thread;
  };
  const heavy = openHeavyThread({ ...ports, ...own }, { open: openOne, ...options });
  const ask = (init: RequestInit = {}) =>
    heavy.handle(new Request(`${api}/functions/v1/render-files`, init), '203.0.113.7');
  return { heavy, threads, ask };
}

const never = () => new Promise<Response>(() => undefined);

describe('the thread of the heavy functions', () => {
  it('takes a request as it is and gives the answer as it is', async () => {
    const { ask } = open(async (request) => {
      const body = await request.text();
      return new Response(`${request.method} ${request.headers.get('apikey')} ${body}`, {
        status: 201,
        headers: { 'x-request-id': 'one' },
      });
    });
    const answer = await ask({ method: 'POST', headers: { apikey: 'key' }, body: 'told' });
    expect([answer.status, answer.headers.get('x-request-id'), await answer.text()]).toEqual([
      201,
      'one',
      'POST key told',
    ]);
    const empty = open(() => Promise.resolve(new Response(null, { status: 204 })));
    expect((await empty.ask()).status).toBe(204);
  });

  it('hands over what is long in pieces, both ways, and keeps nothing of it', async () => {
    const long = new Uint8Array(300_000).map((_, index) => index % 251);
    const told: Uint8Array[] = [];
    const own = {
      fetch: async (input: RequestInfo | URL) => {
        told.push(new Uint8Array(await new Request(input).arrayBuffer()));
        return new Response(long);
      },
    };
    const { ask } = open(
      (_request, given) =>
        given.fetch(`${api}/storage/v1/object/exports/a.zip`, { method: 'POST', body: long }),
      {},
      own,
    );
    const answer = await ask();
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(long);
    expect(told).toEqual([long]);
    await (await ask()).body?.cancel();
  });

  const file = (
    pull: (stream: ReadableStreamDefaultController<Uint8Array>) => void | Promise<void>,
    cancel = () => undefined,
  ) => new Response(new ReadableStream({ pull, cancel }), { headers: { 'content-length': '300000' } });

  it('sends a made file as its client takes it, and hears when the client has gone', async () => {
    let sent = 0;
    const gone = vi.fn();
    const long = () =>
      file((stream) => {
        sent += 1;
        stream.enqueue(new Uint8Array(1000).fill(7));
        if (sent === 300) stream.close();
      }, gone);
    const { ask } = open(() => Promise.resolve(long()), { mostCalls: 1 });
    const reader = (await ask()).body?.getReader();
    expect((await reader?.read())?.value).toEqual(new Uint8Array(1000).fill(7));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(sent).toBeLessThan(6);
    await reader?.cancel();
    await vi.waitFor(() => expect(gone).toHaveBeenCalledTimes(1));
    // It has had its place back since the file was made.
    expect((await ask()).status).toBe(200);
  });

  it('does not wait for a file that failed on its own', async () => {
    const broken = () => file((stream) => stream.error(new Error('The disk is gone')));
    const { ask, heavy } = open(() => Promise.resolve(broken()), { closeWithinMs: 2000 });
    await expect((await ask()).arrayBuffer()).rejects.toThrow();
    const stoppedAt = Date.now();
    await heavy.close();
    expect(Date.now() - stoppedAt).toBeLessThan(1000);
  });

  it('lets go of a file that is made when its caller has gone', async () => {
    const gone = vi.fn();
    const caller = new AbortController();
    let answer: (response: Response) => void = () => undefined;
    const { ask } = open(() => new Promise((resolve) => (answer = resolve)));
    const asked = ask({ signal: caller.signal });
    await new Promise((resolve) => setTimeout(resolve, 10));
    caller.abort();
    expect((await asked).status).toBe(499);
    answer(file(() => undefined, gone));
    await vi.waitFor(() => expect(gone).toHaveBeenCalledTimes(1));
  });

  it('breaks a file off whose thread has ended, and waits for files when the shop stops', async () => {
    const hanging = () =>
      file((stream) => {
        stream.enqueue(new Uint8Array(10));
        return new Promise<void>(() => undefined);
      });
    const { ask, threads, heavy } = open(() => Promise.resolve(hanging()), { closeWithinMs: 100 });
    const broken = (await ask()).arrayBuffer();
    threads[0]?.onerror?.({ message: 'out of memory', preventDefault: () => undefined } as ErrorEvent);
    await expect(broken).rejects.toThrow('has ended');
    const late = (await ask()).arrayBuffer();
    const stoppedAt = Date.now();
    await Promise.all([heavy.close(), expect(late).rejects.toThrow('has ended')]);
    expect(Date.now() - stoppedAt).toBeGreaterThanOrEqual(95);
  });

  it('waits with all that it has to say until the thread listens', async () => {
    const modulesLoaded = new Promise<void>((resolve) => setTimeout(resolve, 50));
    const { ask } = open(async (request) => new Response(await request.text()), { modulesLoaded });
    const answers = await Promise.all(
      ['one', 'two'].map(async (body) => (await ask({ method: 'POST', body })).text()),
    );
    expect(answers).toEqual(['one', 'two']);
  });

  it('calls the API of the shop, writes its journal and wakes its workers', async () => {
    const own = { journal: { append: vi.fn(() => Promise.resolve()) }, startMailWorker: vi.fn() };
    const { ask } = open(
      async (_request, given) => {
        await given.journal.append({ id: 'one', rpc: 'confirm_lead', args: {} });
        given.startMailWorker();
        return given.fetch(`${api}/rest/v1/templates`);
      },
      {},
      own,
    );
    expect(await (await ask()).text()).toBe('from the API');
    expect(own.journal.append).toHaveBeenCalledWith({ id: 'one', rpc: 'confirm_lead', args: {} });
    expect(own.startMailWorker).toHaveBeenCalledTimes(1);
  });

  it('hears why a call of the API or of the journal failed', async () => {
    const own = { journal: { append: () => Promise.reject(new Error('the disk is full')) } };
    const handle: Handle = async (_request, given) => {
      const words = await given.journal.append({ rpc: 'confirm_lead', args: {} }).then(() => 'kept', String);
      return new Response(words);
    };
    expect(await (await open(handle, {}, own).ask()).text()).toContain('the disk is full');
  });

  it('asks the API two questions at a time, so that visitors wait behind no more', async () => {
    let asked = 0;
    let most = 0;
    const own = {
      fetch: async () => {
        most = Math.max(most, ++asked);
        await new Promise((resolve) => setTimeout(resolve, 5));
        asked -= 1;
        return new Response('told');
      },
    };
    const { ask } = open((_request, given) => given.fetch(`${api}/rest/v1/templates`), {}, own);
    const answers = await Promise.all(Array.from({ length: 20 }, async () => (await ask()).text()));
    expect(answers).toEqual(Array.from({ length: 20 }, () => 'told'));
    expect(most).toBe(2);
  });

  it('refuses calls beyond its bound, with the time to wait', async () => {
    const { ask } = open(never, { mostCalls: 2 });
    void ask();
    void ask();
    await new Promise((resolve) => setTimeout(resolve, 10));
    const refused = await ask();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '15']);
    expect(await refused.json()).toMatchObject({ error: { code: 'busy' } });
  });

  it('tells the function that its caller has gone, and has its place back', async () => {
    const heard = vi.fn();
    const { ask } = open(
      (request) =>
        new Promise((resolve) =>
          request.signal.addEventListener('abort', () => {
            heard();
            resolve(new Response(null, { status: 204 }));
          }),
        ),
      { mostCalls: 1 },
    );
    const caller = new AbortController();
    const gone = ask({ signal: caller.signal });
    await new Promise((resolve) => setTimeout(resolve, 10));
    caller.abort();
    expect((await gone).status).toBe(499);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    const next = new AbortController();
    const second = ask({ signal: next.signal });
    await new Promise((resolve) => setTimeout(resolve, 10));
    next.abort();
    expect((await second).status).toBe(499);
  });

  it('is replaced when it breaks; who waited is told to ask again', async () => {
    const log = vi.fn();
    const answers = [never(), Promise.resolve(new Response('again'))];
    const { ask, threads } = open(() => answers.shift() ?? never(), {}, { log });
    const lost = ask();
    await new Promise((resolve) => setTimeout(resolve, 10));
    threads[0]?.onerror?.({ message: 'out of memory', preventDefault: () => undefined } as ErrorEvent);
    expect((await lost).status).toBe(503);
    expect(log).toHaveBeenCalledWith({ at: 'heavy thread', error: 'out of memory' });
    expect(await (await ask()).text()).toBe('again');
    expect(threads).toHaveLength(2);
  });

  it('ends what is not done when the shop stops, and takes nothing more', async () => {
    const { ask, heavy } = open(never, { closeWithinMs: 100 });
    const lost = ask();
    await new Promise((resolve) => setTimeout(resolve, 10));
    await heavy.close();
    expect((await lost).status).toBe(503);
    expect((await ask()).status).toBe(503);
  });

  it('cuts a body off that is longer than any function takes', async () => {
    const { ask } = open(async (request) => new Response(String((await request.arrayBuffer()).byteLength)));
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(256 * 1024)),
    });
    const answer = await ask({ method: 'POST', body, duplex: 'half' } as RequestInit);
    expect(Number(await answer.text())).toBeLessThan(2 * 1024 * 1024);
  });
});
