/** What the content tools of the desk and their functions agree on. */
export const aiModel = 'gpt-4o-mini';
export const generationsPerHour = 10;
export const batchMaximum = 10;

export const contentActions = ['generate_outline', 'generate_intro', 'generate_full_post'] as const;
export type ContentAction = (typeof contentActions)[number];

export const tones = ['professional', 'friendly', 'plain'] as const;
export type Tone = (typeof tones)[number];

/** `sandbox` writes sample text; `not-configured` has neither a key nor a sandbox. */
export type AiState = 'ready' | 'sandbox' | 'not-configured';

export interface AiStatus {
  readonly state: AiState;
  readonly model: string;
  /** Generations that this admin has begun in the last hour. */
  readonly used: number;
  readonly limit: number;
  readonly secondsUntilNext: number;
  readonly monthCost: number;
  readonly monthBudget: number;
  readonly timeZone: string;
}

export interface GeneratedContent {
  readonly content: string;
  readonly cost: number;
  readonly isSample: boolean;
}

export interface GeneratedPost {
  readonly markdown: string;
  readonly wordCount: number;
  readonly cost: number;
  readonly isSample: boolean;
}

/** Without the addresses of links. */
export function countWords(markdown: string): number {
  return markdown.replace(/\]\([^)]*\)/g, ']').match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
}
