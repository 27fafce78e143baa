/** What the admin's content tools and their functions agree on. */
export const aiModel = 'gpt-4o-mini';
export const imageModel = 'gpt-image-1';
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

/** What readers see of a text, as its row holds it: the part that is read for statements of law. */
export interface TextToSave {
  readonly content?: string | undefined;
  readonly title?: string | undefined;
  readonly excerpt?: string | null | undefined;
  readonly summary?: string | undefined;
  readonly meta_description?: string | null | undefined;
  readonly quick_steps?: string[] | undefined;
}

export interface SavedPost {
  readonly id: string;
  readonly slug: string;
}

export interface GeneratedContent {
  readonly content: string;
  /** The draft that was made of it, where it was written for a topic of the calendar. */
  readonly post: SavedPost | null;
  readonly cost: number;
  readonly isSample: boolean;
}

export interface GeneratedPost {
  readonly markdown: string;
  readonly post: SavedPost | null;
  readonly wordCount: number;
  readonly cost: number;
  readonly isSample: boolean;
}

/** Without the addresses of links. */
export function countWords(markdown: string): number {
  return markdown.replace(/\]\([^)]*\)/g, ']').match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
}

/** How far a batch has come. */
export interface BatchProgress {
  readonly runId: string;
  readonly successful: number;
  readonly failed: number;
  /** Still to be written: by this call's successor, or by the worker. */
  readonly pending: number;
  readonly totalItems: number;
}

export interface GeneratedArticles {
  readonly articlesCreated: number;
  /** Of the twenty, what the database still lacks. */
  readonly missing: number;
}

export interface SchedulerAnswer {
  readonly message: string;
  readonly published: number;
  /** Due, but with facts that are not resolved. */
  readonly blocked: number;
}
