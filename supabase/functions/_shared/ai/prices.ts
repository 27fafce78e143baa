/** Dollars for a million tokens, as OpenAI lists them. A model that is not listed counts as the dearest. */
const pricesPerMillion: Readonly<Record<string, { readonly input: number; readonly output: number }>> = {
  'gpt-4o-mini': { input: 0.15, output: 0.6 },
  'gpt-4o': { input: 2.5, output: 10 },
  'gpt-image-1': { input: 5, output: 40 },
};
const dearest = { input: 5, output: 40 };

export interface Tokens {
  readonly input: number;
  readonly output: number;
}

export const noTokens: Tokens = { input: 0, output: 0 };

export function addTokens(a: Tokens, b: Tokens): Tokens {
  return { input: a.input + b.input, output: a.output + b.output };
}

/** In dollars, to the millionth, as `ai_runs` keeps it. */
export function costOf(model: string, { input, output }: Tokens): number {
  const price = pricesPerMillion[model] ?? dearest;
  return Math.round(input * price.input + output * price.output) / 1_000_000;
}
