import OpenAI, {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  AuthenticationError,
  PermissionDeniedError,
  RateLimitError,
} from 'openai';
import { aiModel } from '../contracts/content-tools.ts';
import type { FunctionContext } from '../http/context.ts';
import { HttpError } from '../http/http-error.ts';
import { loadSecrets } from '../http/load-secrets.ts';
import { AiError } from './ai-error.ts';
import { drawOnce, type PictureIdea } from './draw-once.ts';
import { addTokens, noTokens, type Tokens } from './prices.ts';

export interface Prompt {
  readonly system: string;
  readonly user: string;
  readonly maxTokens: number;
  /** The answer has to be one JSON object. */
  readonly isJson?: boolean;
}

export interface Answer {
  readonly text: string;
  readonly tokens: Tokens;
}

export interface AiClient {
  readonly model: string;
  readonly isSample: boolean;
  /** Throws an AiError. `onTokens` hears of every answer that was paid for, also of one that cannot be used. */
  ask(prompt: Prompt, onTokens: (tokens: Tokens) => void): Promise<Answer>;
  /** A picture as PNG, in the shape nearest to the one that is asked for. */
  draw(idea: PictureIdea, onTokens: (tokens: Tokens) => void): Promise<Uint8Array<ArrayBuffer>>;
}

export interface AiAccess {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly isSample: boolean;
}

/** The owner's key with OpenAI, else the sandbox where there is one, else nothing. */
export async function findAiAccess(context: FunctionContext): Promise<AiAccess | null> {
  const { ai } = context.config;
  const key = (await loadSecrets(context))['OPENAI_API_KEY'];
  if (key) {
    return { baseUrl: ai.baseUrl, apiKey: key, isSample: false };
  }
  return ai.sandbox ? { ...ai.sandbox, isSample: true } : null;
}

export async function requireAiAccess(context: FunctionContext): Promise<AiAccess> {
  const access = await findAiAccess(context);
  if (!access) {
    throw new HttpError(
      409,
      'ai_not_configured',
      'No key for OpenAI is set. Enter the OpenAI key under AI Tools, then try again.',
    );
  }
  return access;
}

/** The library itself tries again after a time-out, a 429 or a 5xx. */
const retries = 2;
/** An answer that cannot be used is requested once more. */
const askings = 2;

export function openAiClient(context: FunctionContext, access: AiAccess): AiClient {
  const client = new OpenAI({
    apiKey: access.apiKey,
    baseURL: access.baseUrl,
    maxRetries: retries,
    timeout: context.config.ai.timeoutMs,
    fetch: context.fetch,
    // Runs in Deno and in Node with the owner's key on the server; the library's guard is for browsers.
    dangerouslyAllowBrowser: true,
  });
  return {
    model: aiModel,
    isSample: access.isSample,
    async ask(prompt, onTokens) {
      let paid = noTokens;
      const text = await askAgain(() =>
        askOnce(client, prompt, (tokens) => {
          paid = addTokens(paid, tokens);
          onTokens(tokens);
        }),
      );
      return { text, tokens: paid };
    },
    draw: (idea, onTokens) => askAgain(() => drawOnce(client, idea, onTokens)),
  };
}

async function askAgain<Result>(askOnceMore: () => Promise<Result>): Promise<Result> {
  for (let asking = 1; ; asking++) {
    try {
      return await askOnceMore();
    } catch (error) {
      const known = toAiError(error);
      const isWorthAskingAgain = ['empty', 'cut-off', 'invalid-answer'].includes(known.failure);
      if (!isWorthAskingAgain || asking === askings) {
        throw known;
      }
    }
  }
}

async function askOnce(client: OpenAI, prompt: Prompt, onTokens: (tokens: Tokens) => void): Promise<string> {
  const completion = await client.chat.completions.create({
    model: aiModel,
    messages: [
      { role: 'system', content: prompt.system },
      { role: 'user', content: prompt.user },
    ],
    max_completion_tokens: prompt.maxTokens,
    temperature: 0.4,
    ...(prompt.isJson ? { response_format: { type: 'json_object' as const } } : {}),
  });
  onTokens({
    input: completion.usage?.prompt_tokens ?? 0,
    output: completion.usage?.completion_tokens ?? 0,
  });
  // What another server than OpenAI's answers may lack what the types promise.
  const choice = (
    completion.choices as (OpenAI.Chat.Completions.ChatCompletion.Choice | undefined)[] | undefined
  )?.[0];
  if (!choice) {
    throw new AiError('invalid-answer');
  }
  if (choice.message.refusal || choice.finish_reason === 'content_filter') {
    throw new AiError('refused');
  }
  if (choice.finish_reason === 'length') {
    throw new AiError('cut-off');
  }
  const text = choice.message.content?.trim() ?? '';
  if (text === '') {
    throw new AiError('empty');
  }
  return text;
}

function toAiError(error: unknown): AiError {
  if (error instanceof AiError) {
    return error;
  }
  if (error instanceof APIConnectionTimeoutError) {
    return new AiError('timeout');
  }
  if (error instanceof APIConnectionError) {
    return new AiError('unreachable');
  }
  if (error instanceof AuthenticationError || error instanceof PermissionDeniedError) {
    return new AiError('key');
  }
  if (error instanceof RateLimitError) {
    return new AiError('busy');
  }
  if (error instanceof APIError) {
    const isRefusal = error.code === 'moderation_blocked' || error.code === 'content_policy_violation';
    return new AiError(isRefusal ? 'refused' : 'provider');
  }
  // A body that ends before its length, or that is no JSON.
  return new AiError('cut-off');
}
