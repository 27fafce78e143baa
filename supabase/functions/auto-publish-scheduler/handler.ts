import { schedulerRequestSchema } from '../_shared/contracts/content-tools-schema.ts';
import type { SchedulerAnswer } from '../_shared/contracts/content-tools.ts';
import { aiRateLimit } from '../_shared/ai/run.ts';
import type { FunctionContext } from '../_shared/http/context.ts';
import {
  databaseError,
  defineJsonFunction,
  isFromTheShop,
  jsonResponse,
} from '../_shared/http/define-function.ts';
import { loadSecrets } from '../_shared/http/load-secrets.ts';
import { requireAdmin } from '../_shared/http/require-admin.ts';

/** Publishes the posts that are due: for the owner at once, for the shop's own clock on the 1st and the 15th at 9 AM. */
export const handler = defineJsonFunction(
  {
    name: 'auto-publish-scheduler',
    access: 'publishable-key',
    body: schedulerRequestSchema,
    rateLimit: aiRateLimit('auto-publish-scheduler'),
  },
  async (_, { request, context }) => {
    const manual = !isFromTheShop(request, context);
    if (manual) {
      await requireAdmin(request, context);
    }
    const { data, error } = await context
      .service()
      .rpc('run_blog_scheduler', { manual, at: context.now().toISOString() });
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

const count = (posts: number) => (posts === 1 ? '1 post' : `${posts} posts`);

function describe(published: number, blocked: number): string {
  const done = published === 0 ? 'No post was due.' : `${count(published)} published.`;
  return blocked === 0 ? done : `${done} ${count(blocked)} held back: resolve the findings under Drafts.`;
}

/** Hosted sites are rendered by their host when its hook is called; the embedded home sees the change by itself. */
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
