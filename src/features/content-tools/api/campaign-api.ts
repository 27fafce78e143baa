import { queryOptions } from '@tanstack/react-query';
import type { CampaignAnswer, ImageAnswer, SocialPlatform } from '@contracts/social';
import { errorFromStatus } from '@/lib/app-error';
import { callAsUser } from '@/lib/call-as-user';
import { queryRoots } from '@/lib/query-roots';
import { getSupabase } from '@/lib/supabase-client';
import { requireData, requireSuccess } from '@/lib/supabase-error';
import type { Campaign, Snippet } from '../model/snippet';

/** The latest campaign with its texts in the order in which they are posted; null before the first. */
export const campaignQuery = queryOptions({
  queryKey: [queryRoots.campaign, 'latest'],
  queryFn: async ({ signal }): Promise<Campaign | null> => {
    const client = await getSupabase();
    const [campaign] = requireData(
      await client
        .from('social_campaigns')
        .select('id, name')
        .order('created_at', { ascending: false })
        .limit(1)
        .abortSignal(signal),
    );
    if (!campaign) {
      return null;
    }
    const rows = requireData(
      await client
        .from('social_snippets')
        .select(
          'id, platform, source_title, post_text, hashtags, scheduled_for, utm_link, week, review_note, image_prompt, image_url, image_alt, is_placeholder',
        )
        .eq('campaign_id', campaign.id)
        .order('scheduled_for')
        .abortSignal(signal),
    );
    return {
      name: campaign.name,
      snippets: rows.map((row): Snippet => ({
        id: row.id,
        platform: row.platform as SocialPlatform,
        sourceTitle: row.source_title ?? '',
        text: row.post_text,
        hashtags: row.hashtags,
        scheduledFor: row.scheduled_for ?? '',
        link: row.utm_link ?? '',
        week: row.week,
        reviewNote: row.review_note,
        imagePrompt: row.image_prompt ?? '',
        picture: row.image_url
          ? { url: row.image_url, alt: row.image_alt ?? '', isPlaceholder: row.is_placeholder }
          : null,
      })),
    };
  },
});

export async function generateCampaign(): Promise<CampaignAnswer> {
  return (await callAsUser('generate-social-snippets', { action: 'generate_campaign' })) as CampaignAnswer;
}

export interface SnippetChange {
  readonly text: string;
  readonly imagePrompt: string;
  readonly imageAlt: string;
}

/** An edited text is the owner's own, so that its note goes. */
export async function changeSnippet({ id }: Snippet, change: SnippetChange): Promise<void> {
  const client = await getSupabase();
  requireSuccess(
    await client
      .from('social_snippets')
      .update({
        post_text: change.text,
        review_note: null,
        image_prompt: change.imagePrompt,
        image_alt: change.imageAlt,
      })
      .eq('id', id),
  );
}

/** Makes the picture of a text, in place of the one it has. */
export async function generatePicture({
  id,
  platform,
  sourceTitle,
  imagePrompt,
}: Snippet): Promise<ImageAnswer> {
  const body = { prompt: imagePrompt, platform, title: sourceTitle, snippetId: id };
  return (await callAsUser('generate-social-image', body)) as ImageAnswer;
}

/** The picture's bytes; an error where the address does not answer with them. */
export async function loadPicture(url: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok) {
    throw errorFromStatus(response.status, 'The picture is not there any more.');
  }
  return response.blob();
}
