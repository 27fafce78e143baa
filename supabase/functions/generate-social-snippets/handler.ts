import { campaignRequestSchema } from '../_shared/contracts/content-tools-schema.ts';
import { socialPlatforms, type CampaignAnswer } from '../_shared/contracts/social.ts';
import { writeSnippets, type CampaignPost } from '../_shared/ai/campaign.ts';
import { loadFacts, statesFor } from '../_shared/ai/prompt-facts.ts';
import { aiRateLimit, withRun } from '../_shared/ai/run.ts';
import type { FunctionContext } from '../_shared/http/context.ts';
import { databaseError, defineJsonFunction, jsonResponse } from '../_shared/http/define-function.ts';
import { HttpError } from '../_shared/http/http-error.ts';
import { addDays } from '../_shared/contracts/add-days.ts';
import { shopToday } from '../_shared/http/shop-today.ts';

const mostPosts = 12;
/** One prompt for each platform, each asked for twice at most. */
const mostTokens = { input: 120_000, output: 36_000 };

/** Sixty days of texts for three platforms, each pointing to a published post. All of it is saved, or nothing. */
export const handler = defineJsonFunction(
  {
    name: 'generate-social-snippets',
    access: 'admin',
    body: campaignRequestSchema,
    rateLimit: aiRateLimit('generate-social-snippets'),
  },
  async (_, { context, caller: { userId } }) => {
    const posts = await loadPosts(context);
    const firstDay = addDays(await shopToday(context), 1);
    const campaign = `social-${firstDay}`;
    const { result } = await withRun(
      context,
      {
        adminId: userId,
        functionName: 'generate-social-snippets',
        input: { title: `Social campaign from ${firstDay}` },
        generations: 1,
        mostTokens,
      },
      async (run) => {
        const states = statesFor(null);
        const facts = await loadFacts(context, states);
        const frame = { siteUrl: context.config.siteUrl, campaign, posts, facts, states };
        const perPlatform = await Promise.all(
          socialPlatforms.map((platform) => writeSnippets(run, platform, frame)),
        );
        const snippets = perPlatform.flat();
        const { error } = await context.service().rpc('save_social_campaign', {
          campaign_name: `Campaign from ${firstDay}`,
          first_day: firstDay,
          snippets,
        });
        if (error) {
          throw databaseError(error);
        }
        return { result: snippets.length, output: { snippets: snippets.length } };
      },
    );
    return jsonResponse({ snippets_created: result, platforms: socialPlatforms } satisfies CampaignAnswer);
  },
);

async function loadPosts(context: FunctionContext): Promise<CampaignPost[]> {
  const { data, error } = await context
    .service()
    .from('blog_posts')
    .select('title, slug, excerpt')
    .eq('status', 'published')
    .order('published_at', { ascending: false })
    .limit(mostPosts);
  if (error) {
    throw databaseError(error);
  }
  if (data.length === 0) {
    throw new HttpError(409, 'no_posts', 'Publish a post first: a campaign points to your posts.');
  }
  return data;
}
