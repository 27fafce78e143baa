import { hashKey, queryOptions } from '@tanstack/react-query';
import type { CampaignAnswer, ImageAnswer, SocialPlatform } from '@contracts/social';
import { errorFromStatus } from '@/lib/errors/app-error';
import { callAsUser } from '@/lib/supabase/call-as-user';
import { queryRoots } from '@/lib/queries/query-roots';
import { saveIfUnchanged, type Change, type StoredVersion } from '@/lib/forms/optimistic-save';
import { getSupabase } from '@/lib/supabase/supabase-client';
import { requireData } from '@/lib/supabase/supabase-error';
import type { Campaign, Snippet, SnippetText } from '../model/snippet';

/** The latest campaign with its texts in posting order. Null if there is none. */
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
          'id, platform, source_title, post_text, hashtags, scheduled_for, utm_link, week, review_note, image_prompt, image_url, image_alt, is_placeholder, updated_at',
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
        updatedAt: row.updated_at,
      })),
    };
  },
});

export async function generateCampaign(): Promise<CampaignAnswer> {
  return (await callAsUser('generate-social-snippets', { action: 'generate_campaign' })) as CampaignAnswer;
}

const toColumns = ({ text, imagePrompt, imageAlt }: SnippetText) => ({
  post_text: text,
  image_prompt: imagePrompt,
  image_alt: imageAlt,
});

/** False if the row is newer than `updatedAt`. An edited text is the owner's own, so its note is removed. */
async function replaceText(id: string, updatedAt: string, text: SnippetText): Promise<boolean> {
  const client = await getSupabase();
  const rows = await client
    .from('social_snippets')
    .update({ ...toColumns(text), review_note: null })
    .eq('id', id)
    .eq('updated_at', updatedAt)
    .select('id');
  return requireData(rows).length > 0;
}

async function readStored(id: string): Promise<StoredVersion<SnippetText>> {
  const client = await getSupabase();
  const { updated_at, ...stored } = requireData(
    await client
      .from('social_snippets')
      .select('post_text, image_prompt, image_alt, updated_at')
      .eq('id', id)
      .maybeSingle(),
  );
  const columns = { ...stored, image_prompt: stored.image_prompt ?? '', image_alt: stored.image_alt ?? '' };
  return { updatedAt: updated_at, isSame: (text) => hashKey([toColumns(text)]) === hashKey([columns]) };
}

/** Saves over the version that was read. A second editor gets an error and keeps the typed text. */
export async function changeSnippet(id: string, change: Change<SnippetText>): Promise<void> {
  await saveIfUnchanged(
    { replace: (updatedAt, text) => replaceText(id, updatedAt, text), read: () => readStored(id) },
    change,
    'Someone else has changed this text. Copy what you need from yours, then press Cancel to see theirs.',
  );
}

/** Generates the picture of a text and replaces the current one. */
export async function generatePicture({
  id,
  platform,
  sourceTitle,
  imagePrompt,
}: Snippet): Promise<ImageAnswer> {
  const body = { prompt: imagePrompt, platform, title: sourceTitle, snippetId: id };
  return (await callAsUser('generate-social-image', body)) as ImageAnswer;
}

/** The picture's bytes. Throws if the URL does not return them. */
export async function loadPicture(url: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok) {
    throw errorFromStatus(response.status, 'The picture is not there any more.');
  }
  return response.blob();
}
