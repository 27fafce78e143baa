import type { Json } from '../database/database-types.ts';
import type { FunctionContext } from '../http/context.ts';
import { databaseError, type RateLimit } from '../http/define-function.ts';
import { HttpError } from '../http/http-error.ts';
import { openAiClient, requireAiAccess, type AiClient, type Answer, type Prompt } from './ai-client.ts';
import type { PictureIdea } from './draw-once.ts';
import { addTokens, costOf, noTokens, type Tokens } from './prices.ts';

/** Calls in a minute from one address. The quota that matters is the admin's. */
export const aiRateLimit = (name: string): RateLimit => ({ bucket: name, max: 120, windowSeconds: 60 });

export interface RunRequest {
  readonly adminId: string;
  readonly functionName: string;
  /** What the list of recent runs shows: a title, or titles. */
  readonly input: Record<string, Json>;
  readonly generations: number;
  /** The most that the run can take, which the month's budget has to have room for. */
  readonly mostTokens: Tokens;
  /** Where it is not the one that writes texts. */
  readonly model?: string;
}

export interface RunOutcome<Result> {
  readonly result: Result;
  readonly cost: number;
  readonly isSample: boolean;
}

export interface Run {
  readonly id: string;
  readonly isSample: boolean;
  ask(prompt: Prompt): Promise<Answer>;
  draw(idea: PictureIdea): Promise<Uint8Array<ArrayBuffer>>;
  /** What this run has cost so far, in dollars. */
  cost(): number;
}

export interface Finished<Result> {
  readonly result: Result;
  readonly output: Record<string, Json>;
}

/** How long until the next generation, in words. */
function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return seconds < 90 ? `${seconds} seconds` : `${minutes} minutes`;
}

/** Reserves a run or refuses: 429 with the seconds to wait, or because the month's budget is used up. */
async function beginRun(
  context: FunctionContext,
  ai: Pick<AiClient, 'model' | 'isSample'>,
  request: RunRequest,
): Promise<string> {
  const { data, error } = await context.service().rpc('begin_ai_run', {
    admin_id: request.adminId,
    function_name: request.functionName,
    model: ai.model,
    input: request.input,
    wanted: request.generations,
    reserved_cost: ai.isSample ? 0 : costOf(ai.model, request.mostTokens),
    is_sample: ai.isSample,
  });
  if (error) {
    throw databaseError(error);
  }
  return refuse(data[0]);
}

interface Begun {
  readonly run_id: string | null;
  readonly refusal: string | null;
  readonly retry_after: number;
}

/** The id of a run that was reserved; throws the 429 of one that was not. */
export function refuse(begun: Begun | undefined): string {
  if (begun?.refusal === 'budget') {
    throw new HttpError(
      429,
      'budget_used',
      'The AI budget of this month is used up. Raise it under AI Tools, or wait for the next month.',
    );
  }
  if (!begun?.run_id) {
    const seconds = begun?.retry_after ?? 3600;
    throw new HttpError(
      429,
      'quota_used',
      `You can start 10 generations an hour. Please try again in ${waitText(seconds)}.`,
      { retryAfterSeconds: seconds },
    );
  }
  return begun.run_id;
}

interface Settlement {
  readonly outcome: 'completed' | 'failed' | 'partial_failure';
  readonly output: Record<string, Json>;
  readonly tokens: Tokens;
  readonly cost: number;
  readonly generations: number;
  readonly reason?: string | undefined;
}

async function finishRun(context: FunctionContext, runId: string, settlement: Settlement): Promise<void> {
  const { error } = await context.service().rpc('finish_ai_run', {
    run_id: runId,
    outcome: settlement.outcome,
    output: settlement.output,
    cost: settlement.cost,
    used: settlement.generations,
    tokens_in: settlement.tokens.input,
    tokens_out: settlement.tokens.output,
    ...(settlement.reason === undefined ? {} : { reason: settlement.reason }),
  });
  if (error) {
    throw databaseError(error);
  }
}

/**
 * One generation from its reservation to its record. The work saves what it makes; when it throws, the run is recorded as
 * failed with the reason and the error goes on to the caller.
 */
export async function withRun<Result>(
  context: FunctionContext,
  request: RunRequest,
  work: (run: Run) => Promise<Finished<Result>>,
): Promise<RunOutcome<Result>> {
  const ai = openAiClient(context, await requireAiAccess(context));
  const model = request.model ?? ai.model;
  const runId = await beginRun(context, { model, isSample: ai.isSample }, request);
  let tokens = noTokens;
  const cost = () => costOf(model, tokens);
  const onTokens = (paid: Tokens) => {
    tokens = addTokens(tokens, paid);
  };
  const run: Run = {
    id: runId,
    isSample: ai.isSample,
    ask: (prompt) => ai.ask(prompt, onTokens),
    draw: (idea) => ai.draw(idea, onTokens),
    cost,
  };
  try {
    const { result, output } = await work(run);
    await finishRun(context, runId, {
      outcome: 'completed',
      output,
      tokens,
      cost: cost(),
      generations: request.generations,
    });
    return { result, cost: cost(), isSample: ai.isSample };
  } catch (error) {
    await finishRun(context, runId, {
      outcome: 'failed',
      output: {},
      tokens,
      cost: cost(),
      // What the model never answered does not count against the hour.
      generations: tokens.output > 0 ? request.generations : 0,
      reason: error instanceof HttpError ? error.message : 'What was made could not be saved.',
    });
    throw error;
  }
}
