import { composeSample } from './compose-sample.ts';

const model = 'gpt-4o-mini';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const problem = (status: number, message: string, code: string) =>
  json({ error: { message, type: 'invalid_request_error', param: null, code } }, status);

interface ChatRequest {
  readonly model?: unknown;
  readonly messages?: unknown;
}

interface Messages {
  readonly system: string;
  readonly user: string;
}

function readMessages({ messages }: ChatRequest): Messages | null {
  if (!Array.isArray(messages)) {
    return null;
  }
  const textOf = (role: string) =>
    (messages as { role?: unknown; content?: unknown }[])
      .filter((message) => message.role === role && typeof message.content === 'string')
      .map(({ content }) => content as string)
      .join('\n');
  const user = textOf('user');
  return user === '' ? null : { system: textOf('system'), user };
}

/** About four characters to a token, as OpenAI's own rule of thumb has it. */
const tokensOf = (text: string) => Math.ceil(text.length / 4);

/**
 * Speaks OpenAI's HTTP protocol (chat completions and the model list) without a model behind it: the answer is put together
 * from the topic and the facts of the prompt, and says that it is a sample. It draws no pictures.
 */
export async function sandboxAi(request: Request, apiKey: string): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (request.headers.get('authorization') !== `Bearer ${apiKey}`) {
    return problem(401, 'Incorrect API key provided.', 'invalid_api_key');
  }
  if (pathname.endsWith('/models') && request.method === 'GET') {
    return json({ object: 'list', data: [{ id: model, object: 'model', created: 0, owned_by: 'sandbox' }] });
  }
  if (!pathname.endsWith('/chat/completions') || request.method !== 'POST') {
    return problem(404, `Unknown request URL: ${request.method} ${pathname}.`, 'unknown_url');
  }
  const body = (await request.json().catch(() => null)) as ChatRequest | null;
  const prompt = body && readMessages(body);
  if (!body || prompt === null || typeof body.model !== 'string') {
    return problem(400, 'model and messages are required.', 'invalid_request');
  }
  const content = composeSample(prompt.system, prompt.user);
  const promptTokens = tokensOf(JSON.stringify(body.messages));
  const completionTokens = tokensOf(content);
  return json({
    id: `chatcmpl-${crypto.randomUUID()}`,
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model: body.model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content, refusal: null },
        logprobs: null,
        finish_reason: 'stop',
      },
    ],
    usage: {
      prompt_tokens: promptTokens,
      completion_tokens: completionTokens,
      total_tokens: promptTokens + completionTokens,
    },
  });
}
