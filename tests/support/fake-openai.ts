import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SentPrompt {
  readonly system: string;
  readonly user: string;
  readonly authorization: string;
}

/** How the next call is answered; calls without one of their own get the usual. */
export type Behavior =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly tokens?: readonly [input: number, output: number];
    }
  | { readonly kind: 'image'; readonly base64: string | null }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'silence' }
  | { readonly kind: 'cut' }
  | { readonly kind: 'not-json' }
  | { readonly kind: 'no-choices' }
  | { readonly kind: 'refusal' }
  | { readonly kind: 'filtered' }
  | { readonly kind: 'too-long' };

export interface FakeOpenAi {
  readonly baseUrl: string;
  /** What was asked for, oldest first. */
  readonly prompts: SentPrompt[];
  /** From now on, for calls that no plan is left for. */
  usually(behavior: Behavior): void;
  /** The next calls, in order. */
  plan(...behaviors: Behavior[]): void;
  stop(): Promise<void>;
}

const completion = (message: object, finish: string, [input, output]: readonly [number, number]) =>
  JSON.stringify({
    id: 'chatcmpl-fake',
    object: 'chat.completion',
    created: 0,
    model: 'gpt-4o-mini',
    choices: [
      { index: 0, message: { role: 'assistant', ...message }, finish_reason: finish, logprobs: null },
    ],
    usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
  });

function answer(response: ServerResponse, behavior: Behavior): void {
  const tokens: readonly [number, number] = [1000, 500];
  const send = (status: number, body: string) =>
    // The library waits as long as it is told; a test must not.
    response.writeHead(status, { 'content-type': 'application/json', 'retry-after-ms': '1' }).end(body);
  switch (behavior.kind) {
    case 'text':
      send(200, completion({ content: behavior.text, refusal: null }, 'stop', behavior.tokens ?? tokens));
      return;
    case 'image':
      send(
        200,
        JSON.stringify({
          created: 0,
          data: [behavior.base64 === null ? {} : { b64_json: behavior.base64 }],
          usage: { input_tokens: 100, output_tokens: 1600, total_tokens: 1700 },
        }),
      );
      return;
    case 'blocked':
      send(400, JSON.stringify({ error: { message: 'no', type: 'user', code: 'moderation_blocked' } }));
      return;
    case 'status':
      send(behavior.status, JSON.stringify({ error: { message: 'no', type: 'error', code: 'x' } }));
      return;
    case 'silence':
      return;
    case 'cut': {
      const body = completion({ content: 'half of it', refusal: null }, 'stop', tokens);
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(body.length) });
      response.write(body.slice(0, body.length / 2), () => response.destroy());
      return;
    }
    case 'not-json':
      send(200, '<html>A proxy says hello');
      return;
    case 'no-choices':
      send(200, JSON.stringify({ object: 'chat.completion', choices: [] }));
      return;
    case 'refusal':
      send(200, completion({ content: null, refusal: 'I cannot help with that.' }, 'stop', tokens));
      return;
    case 'filtered':
      send(200, completion({ content: '', refusal: null }, 'content_filter', tokens));
      return;
    case 'too-long':
      send(200, completion({ content: 'It goes on and', refusal: null }, 'length', tokens));
      return;
  }
}

async function readPrompt(request: IncomingMessage): Promise<SentPrompt> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  const { messages = [], prompt } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as {
    messages?: readonly { readonly role: string; readonly content: string }[];
    prompt?: string;
  };
  const textOf = (role: string) => messages.find((message) => message.role === role)?.content ?? '';
  return {
    system: textOf('system'),
    // A picture has one prompt for all.
    user: prompt ?? textOf('user'),
    authorization: request.headers.authorization ?? '',
  };
}

/** A server that speaks OpenAI's protocol and misbehaves as it is told. */
export async function startFakeOpenAi(): Promise<FakeOpenAi> {
  const prompts: SentPrompt[] = [];
  const planned: Behavior[] = [];
  let usual: Behavior = { kind: 'text', text: 'A paragraph.' };
  const server = createServer((request, response) => {
    void readPrompt(request).then((prompt) => {
      prompts.push(prompt);
      answer(response, planned.shift() ?? usual);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    prompts,
    usually(behavior) {
      usual = behavior;
    },
    plan(...behaviors) {
      planned.splice(0, planned.length, ...behaviors);
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
