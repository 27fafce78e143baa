import { busy } from '../../functions/_shared/files/file-work.ts';
import { clientGone } from '../../functions/_shared/http/client-gone.ts';
import { errorResponse } from '../../functions/_shared/http/errors.ts';
import type { FunctionPorts, FunctionRunner } from './function-context.ts';
import {
  plainRequest,
  plainResponse,
  send,
  toRequest,
  toResponse,
  type FromHeavy,
  type PlainRequest,
  type PlainResponse,
  type Port,
  type ToHeavy,
} from './messages.ts';
import { createRelay } from './relay.ts';
import { readUpTo } from './read-up-to.ts';

/** What is used of a `Worker`. */
export interface Thread extends Port<FromHeavy, ToHeavy> {
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

export interface HeavyThreadOptions {
  readonly open?: () => Thread;
  /** How many calls it has at a time; archives have a queue of their own there. */
  readonly mostCalls?: number;
  readonly closeWithinMs?: number;
  /** Where it keeps what it has made; in memory without one. */
  readonly filesFolder?: string;
}

const openWorker = (): Thread => new Worker(new URL('./thread.ts', import.meta.url), { type: 'module' });

/** More than any function takes, so that each refuses what is too long in its own words and only once it knows the caller. */
const mostBodyBytes = 1024 * 1024;

interface OpenCall {
  settle(response: Response): void;
  isGone: boolean;
}

/**
 * The heavy functions on a thread of their own, so that the one that answers everybody is never kept busy by them. Calls beyond
 * the bound are refused; a thread that breaks is replaced, and who waited for it is told to ask again.
 */
export function openHeavyThread(ports: FunctionPorts, options: HeavyThreadOptions = {}): FunctionRunner {
  const { open = openWorker, mostCalls = 60, closeWithinMs = 5000, filesFolder } = options;
  const calls = new Map<number, OpenCall>();
  const files = createRelay();
  let lastCall = 0;
  let isClosed = false;
  let thread: Thread | undefined;
  /** What waits until a thread listens. */
  const untold = new Map<Thread, (() => void)[]>();

  const post = (to: Thread, message: ToHeavy, content?: PlainRequest | PlainResponse | null): void => {
    const say = () => send(to, message, content);
    const waiting = untold.get(to);
    if (waiting) waiting.push(say);
    else say();
  };
  const listens = (ready: Thread): void => {
    const waiting = untold.get(ready) ?? [];
    untold.delete(ready);
    waiting.forEach((say) => say());
  };

  const refuse = () => errorResponse(busy(), crypto.randomUUID(), false);
  const refuseAll = () => {
    for (const { settle } of calls.values()) settle(refuse());
    calls.clear();
    files.fail();
  };

  const start = (): Thread => {
    const started = open();
    started.onmessage = ({ data }) => hear(started, data);
    started.onerror = (event) => {
      event.preventDefault();
      if (thread !== started) return;
      ports.log({ at: 'heavy thread', error: event.message });
      thread = undefined;
      untold.delete(started);
      started.terminate();
      refuseAll();
    };
    untold.set(started, []);
    post(started, { kind: 'start', config: ports.config, filesFolder });
    return started;
  };

  const reply = (to: Thread, id: number, question: Promise<PlainResponse | null>): void => {
    question.then(
      (response) => post(to, { kind: 'told', id, response }, response),
      (error: unknown) => post(to, { kind: 'failed', id, reason: String(error) }),
    );
  };

  const finish = (id: number, { body, ...response }: PlainResponse): void => {
    const call = calls.get(id);
    calls.delete(id);
    const isFile = body instanceof ReadableStream;
    if (call && !call.isGone)
      call.settle(toResponse({ ...response, body: isFile ? files.pass(body) : body }));
    else if (isFile) void body.cancel();
  };

  const hear = (from: Thread, message: FromHeavy): void => {
    switch (message.kind) {
      case 'ready':
        listens(from);
        break;
      case 'done':
        finish(message.id, message.response);
        break;
      case 'ask':
        reply(from, message.id, ports.fetch(toRequest(message.request)).then(plainResponse));
        break;
      case 'note':
        reply(
          from,
          message.id,
          ports.journal.append(message.entry).then(() => null),
        );
        break;
      case 'wake':
        (message.worker === 'mail' ? ports.startMailWorker : ports.startExportWorker)();
        break;
    }
  };

  const call = (request: PlainRequest, peerAddress: string, signal: AbortSignal): Promise<Response> => {
    const running = (thread ??= start());
    lastCall += 1;
    const id = lastCall;
    return new Promise((resolve) => {
      const open: OpenCall = {
        isGone: false,
        settle(response) {
          signal.removeEventListener('abort', leave);
          resolve(response);
        },
      };
      const leave = () => {
        // Its place is free once the thread says that it has stopped.
        open.isGone = true;
        post(running, { kind: 'gone', id });
        resolve(errorResponse(clientGone(), crypto.randomUUID(), false));
      };
      calls.set(id, open);
      signal.addEventListener('abort', leave, { once: true });
      post(running, { kind: 'call', id, request, peerAddress }, request);
    });
  };

  return {
    async handle(request, peerAddress) {
      const { signal } = request;
      const plain = await plainRequest(await readUpTo(request, mostBodyBytes));
      if (isClosed || calls.size >= mostCalls || signal.aborted) return refuse();
      return call(plain, peerAddress, signal);
    },
    async close() {
      isClosed = true;
      const giveUpAt = Date.now() + closeWithinMs;
      while (calls.size + files.open > 0 && Date.now() < giveUpAt)
        await new Promise((resolve) => setTimeout(resolve, 50));
      thread?.terminate();
      thread = undefined;
      refuseAll();
    },
  };
}
