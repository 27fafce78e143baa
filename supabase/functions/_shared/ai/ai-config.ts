import type { AiConfig } from '../http/context.ts';

/** An answer of a few thousand words takes half a minute; two more tries still fit a hosted function's time. */
const defaultTimeoutMs = 45_000;

export function readAiConfig(
  env: (name: string) => string | undefined,
  sandbox?: AiConfig['sandbox'],
): AiConfig {
  return {
    baseUrl: env('OPENAI_BASE_URL') ?? 'https://api.openai.com/v1',
    timeoutMs: Number(env('OPENAI_TIMEOUT_MS') ?? defaultTimeoutMs),
    sandbox,
  };
}
