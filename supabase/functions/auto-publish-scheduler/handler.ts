import { schedulerRequestSchema } from '../_shared/contracts/content-tools-schema.ts';
import type { SchedulerAnswer } from '../_shared/contracts/content-tools.ts';
import { aiRateLimit } from '../_shared/ai/run.ts';
import { checkText } from '../_shared/content/check-text.ts';
import type { FunctionContext } from '../_shared/http/context.ts';
import { databaseError, defineJsonFunction, jsonResponse } from '../_shared/http/define-function.ts';
import { loadSecrets } from '../_shared/http/load-secrets.ts';

const mostChecked = 100;

/** Publishes the posts that are due: for the owner at once, for the shop's own clock on the 1st and the 15th at 9 AM. */
export const handler = defineJsonFunction(
  {
    name: 'auto-publish-scheduler',
    access: 'admin-or-worker',
    body: schedulerRequestSchema,
    rateLimit: aiRateLimit('auto-publish-scheduler'),
  },
  async (_, { context, caller }) => {
    const manual = caller !== null;
    const at = context.now().toISOString();
    await checkDuePosts(context, at);
    const { data, error } = await context.service().rpc('run_blog_scheduler', { manual, at });
    if (error) {
      throw databaseError(error);
    }
    const { published, blocked } = data[0] ?? { published: 0, blocked: 0 };
    if (published > 0) {
      await renderAgain(context);
    }
    return jsonResponse({
      message: describe(published, blocked),
      published,
      blocked,
    } satisfies SchedulerAnswer);
  },
);

/** The facts may have changed since a post was scheduled: a due post is checked again before it goes out. */
async function checkDuePosts(context: FunctionContext, at: string): Promise<void> {
  const { data, error } = await context
    .service()
    .from('blog_posts')
    .select('id')
    .eq('status', 'scheduled')
    .lte('scheduled_for', at)
    .order('scheduled_for')
    .limit(mostChecked);
  if (error) {
    throw databaseError(error);
  }
  for (const { id } of data) {
    await checkText(context, { kind: 'post', id });
  }
}

const count = (posts: number) => (posts === 1 ? '1 post' : `${posts} posts`);

function describe(published: number, blocked: number): string {
  const done = published === 0 ? 'No post was due.' : `${count(published)} published.`;
  return blocked === 0
    ? done
    : `${done} ${count(blocked)} held back: open the post to see what is to be resolved.`;
}

/** Hosted sites are rendered by their host when its hook is called; the embedded shop watches the posts. */
async function renderAgain(context: FunctionContext): Promise<void> {
  const hook = (await loadSecrets(context))['DEPLOY_HOOK_URL'];
  if (!hook) {
    return;
  }
  try {
    const response = await context.fetch(hook, { method: 'POST' });
    await response.body?.cancel();
  } catch (error) {
    context.log({ function: 'auto-publish-scheduler', error: `deploy hook: ${String(error)}` });
  }
}
