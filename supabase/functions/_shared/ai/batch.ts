import type { Database, Json } from '../database/database-types.ts';
import { countWords, type BatchProgress } from '../contracts/content-tools.ts';
import { blogItemSchema } from '../contracts/content-tools-schema.ts';
import { knowledgeArticles } from './knowledge-articles.ts';
import type { FunctionContext } from '../http/context.ts';
import { databaseError } from '../http/define-function.ts';
import { HttpError } from '../http/http-error.ts';
import { findAiAccess, openAiClient, requireAiAccess, type AiClient } from './ai-client.ts';
import { addTokens, costOf, noTokens } from './prices.ts';
import { refuse, type RunRequest } from './run.ts';
import { mostPromptTokens, toPost, writeText, type WrittenText } from './write-text.ts';

type Job = Database['public']['Tables']['ai_jobs']['Row'];

export interface NewJob {
  readonly kind: 'post' | 'article';
  readonly calendarItemId?: string | undefined;
  readonly payload: Record<string, Json>;
}

const leaseSeconds = 240;
const mostAttempts = 3;
/** Below the time that hosted Supabase gives a call, with room for the text that is under way. */
const workForMs = 90_000;

/** Reserves the run and queues its jobs in one transaction, or refuses. */
export async function queueBatch(
  context: FunctionContext,
  request: Pick<RunRequest, 'adminId' | 'functionName' | 'input'>,
  jobs: readonly NewJob[],
): Promise<string> {
  const ai = openAiClient(context, await requireAiAccess(context));
  const most = { input: mostPromptTokens.input * jobs.length, output: mostPromptTokens.output * jobs.length };
  const { data, error } = await context.service().rpc('begin_ai_batch', {
    admin_id: request.adminId,
    function_name: request.functionName,
    model: ai.model,
    input: request.input,
    jobs: jobs.map(({ kind, calendarItemId, payload }) => ({
      kind,
      calendarItemId: calendarItemId ?? null,
      payload,
    })),
    reserved_cost: ai.isSample ? 0 : costOf(ai.model, most),
    is_sample: ai.isSample,
  });
  if (error) {
    throw databaseError(error);
  }
  return refuse(data[0]);
}

/**
 * Writes what is queued until nothing is left or the time is up. Any number of these may run at once; without a run's id it
 * takes whatever is due, as the shop's own worker does.
 */
export async function workOffJobs(context: FunctionContext, runId?: string): Promise<void> {
  const access = await findAiAccess(context);
  if (!access) {
    return;
  }
  const ai = openAiClient(context, access);
  const stopAt = performance.now() + workForMs;
  while (performance.now() < stopAt) {
    const job = await claim(context, runId);
    if (!job) {
      return;
    }
    await work(context, ai, job);
  }
}

async function claim(context: FunctionContext, runId: string | undefined): Promise<Job | undefined> {
  const { data, error } = await context.service().rpc('claim_ai_job', {
    lease_seconds: leaseSeconds,
    ...(runId === undefined ? {} : { only_run: runId }),
  });
  if (error) {
    throw databaseError(error);
  }
  return data[0];
}

async function work(context: FunctionContext, ai: AiClient, job: Job): Promise<void> {
  let tokens = noTokens;
  let text: WrittenText | null = null;
  let result: Json = null;
  let reason = '';
  try {
    if (job.attempts > mostAttempts) {
      throw new HttpError(500, 'given_up', `Given up after ${mostAttempts} tries.`);
    }
    const ask = {
      ask: (prompt: Parameters<AiClient['ask']>[0]) =>
        ai.ask(prompt, (paid) => (tokens = addTokens(tokens, paid))),
    };
    const write = job.kind === 'post' ? writePost : writeArticle;
    ({ text, result } = await write(context, ask, job, ai.isSample));
  } catch (error) {
    reason = error instanceof HttpError ? error.message : 'The text could not be written.';
    context.log({ at: 'ai job', job: job.id, error: String(error) });
  }
  const { error } = await context.service().rpc('settle_ai_job', {
    job_id: job.id,
    job_lease: job.lease ?? '',
    result,
    reason,
    words: text ? countWords(text.markdown) : 0,
    used_tokens_in: tokens.input,
    used_tokens_out: tokens.output,
    cost: costOf(ai.model, tokens),
  });
  if (error) {
    throw databaseError(error);
  }
}

interface Outcome {
  readonly text: WrittenText;
  readonly result: Json;
}

type Ask = Parameters<typeof writeText>[1];

async function writePost(context: FunctionContext, ask: Ask, job: Job, isSample: boolean): Promise<Outcome> {
  const { title, outline, keywords, tone, state } = blogItemSchema.parse(job.payload);
  const text = await writeText(context, ask, {
    task: 'generate_full_post',
    topic: title,
    keywords,
    state,
    outline,
    tone,
  });
  return { text, result: toPost(text, { title, keywords, state, introduction: '', isSample }) };
}

async function writeArticle(
  context: FunctionContext,
  ask: Ask,
  job: Job,
  isSample: boolean,
): Promise<Outcome> {
  const { slug } = job.payload as { readonly slug: string };
  const article = knowledgeArticles.find((candidate) => candidate.slug === slug);
  if (!article) {
    throw new HttpError(400, 'unknown_article', `There is no article ${slug}.`);
  }
  const text = await writeText(context, ask, {
    task: 'write_article',
    topic: `${article.title}. ${article.summary}`,
    keywords: [],
    state: article.states.length === 1 ? (article.states[0] ?? null) : null,
    outline: '',
    tone: 'plain',
  });
  const { title, summary, category } = article;
  const { findings } = toPost(text, { title, keywords: [], state: null, introduction: '', isSample });
  return {
    text,
    result: {
      slug,
      title,
      summary,
      category,
      states: [...article.states],
      content: text.markdown,
      lawAsOf: text.lawAsOf,
      isSample,
      findings,
    },
  };
}

export async function readProgress(context: FunctionContext, runId: string): Promise<BatchProgress> {
  const { data, error } = await context.service().from('ai_jobs').select('status').eq('run_id', runId);
  if (error) {
    throw databaseError(error);
  }
  const count = (...statuses: string[]) => data.filter(({ status }) => statuses.includes(status)).length;
  return {
    runId,
    successful: count('completed'),
    failed: count('failed'),
    pending: count('queued', 'working'),
    totalItems: data.length,
  };
}
