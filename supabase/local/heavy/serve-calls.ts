import { errorResponse } from '../../functions/_shared/http/errors.ts';
import { logLine } from '../common/log.ts';
import type { FunctionPorts, FunctionRunner } from './function-context.ts';
import {
  longResponse,
  plainRequest,
  send,
  toRequest,
  toResponse,
  type FromHeavy,
  type PlainResponse,
  type Port,
  type ToHeavy,
} from './messages.ts';

/**
 * The database answers one question after the other: what visitors read waits for no more than these. All texts of a package are a
 * long answer, and sixty callers would ask for them at once.
 */
const mostQuestions = 2;

interface Question {
  resolve(response: PlainResponse | null): void;
  reject(error: unknown): void;
}

/** Answers the calls that come through the port, with functions whose own calls of the API go back through it. */
export function serveCalls(
  port: Port<ToHeavy, FromHeavy>,
  open: (ports: FunctionPorts, filesFolder?: string) => FunctionRunner,
): void {
  const callers = new Map<number, AbortController>();
  const questions = new Map<number, Question>();
  let functions: FunctionRunner | undefined;
  let lastQuestion = 0;
  const held: (() => void)[] = [];

  const ask = (put: (id: number) => void): Promise<PlainResponse | null> =>
    new Promise((resolve, reject) => {
      const begin = () => {
        lastQuestion += 1;
        questions.set(lastQuestion, { resolve, reject });
        put(lastQuestion);
      };
      if (questions.size < mostQuestions) begin();
      else held.push(begin);
    });
  const settle = (id: number, how: (question: Question) => void) => {
    const question = questions.get(id);
    questions.delete(id);
    if (question) how(question);
    if (questions.size < mostQuestions) held.shift()?.();
  };
  const wake = (worker: 'mail' | 'exports') => () => send(port, { kind: 'wake', worker });

  const portsFor = (config: FunctionPorts['config']): FunctionPorts => ({
    config,
    async fetch(input, init) {
      const asked = new Request(input, init);
      const { origin, pathname } = new URL(asked.url);
      // An AI takes a minute; the world outside needs nothing of the other thread.
      if (origin !== new URL(config.supabaseUrl).origin || pathname.startsWith('/sandbox/'))
        return fetch(asked);
      const request = await plainRequest(asked);
      const response = await ask((id) => send(port, { kind: 'ask', id, request }, request));
      return response ? toResponse(response) : new Response(null, { status: 502 });
    },
    journal: {
      append: async (entry) => {
        await ask((id) => send(port, { kind: 'note', id, entry }));
      },
    },
    startMailWorker: wake('mail'),
    startExportWorker: wake('exports'),
    log: logLine,
  });

  const answer = async ({ id, request, peerAddress }: Extract<ToHeavy, { kind: 'call' }>): Promise<void> => {
    const caller = new AbortController();
    callers.set(id, caller);
    const made = await Promise.resolve(functions?.handle(toRequest(request, caller.signal), peerAddress))
      .then((response) => response ?? new Response(null, { status: 503 }))
      .catch((error: unknown) => errorResponse(error, crypto.randomUUID(), false));
    callers.delete(id);
    const response = await longResponse(made);
    send(port, { kind: 'done', id, response }, response);
  };

  port.onmessage = ({ data: message }) => {
    switch (message.kind) {
      case 'start':
        functions = open(portsFor(message.config), message.filesFolder);
        break;
      case 'call':
        void answer(message);
        break;
      case 'gone':
        callers.get(message.id)?.abort();
        break;
      case 'told':
        settle(message.id, ({ resolve }) => resolve(message.response));
        break;
      case 'failed':
        settle(message.id, ({ reject }) => reject(new TypeError(message.reason)));
        break;
    }
  };
  send(port, { kind: 'ready' });
}
