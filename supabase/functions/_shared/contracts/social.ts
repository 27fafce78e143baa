/** What a campaign is made of. */
export const campaignDays = 60;
export const campaignWeeks = 9;
export const snippetsPerPlatform = 18;

export const socialPlatforms = ['LinkedIn', 'Pinterest', 'YouTube Shorts'] as const;
export type SocialPlatform = (typeof socialPlatforms)[number];

interface PlatformFacts {
  /** Characters with link and hashtags. */
  readonly limit: number;
  readonly source: string;
  /** Days after the first on which this platform's turn begins, so that no day has three. */
  readonly shift: number;
  readonly image: { readonly width: number; readonly height: number };
  readonly contentType: string;
}

export const platformFacts: Readonly<Record<SocialPlatform, PlatformFacts>> = {
  LinkedIn: {
    limit: 3000,
    source: 'linkedin',
    shift: 0,
    image: { width: 1200, height: 627 },
    contentType: 'post',
  },
  Pinterest: {
    limit: 500,
    source: 'pinterest',
    shift: 1,
    image: { width: 1000, height: 1500 },
    contentType: 'pin',
  },
  'YouTube Shorts': {
    limit: 5000,
    source: 'youtube',
    shift: 2,
    image: { width: 1080, height: 1920 },
    contentType: 'short',
  },
};

export interface SnippetContent {
  readonly text: string;
  readonly link: string;
  readonly hashtags: readonly string[];
}

/** The text as it is posted. */
export function composeSnippet({ text, link, hashtags }: SnippetContent): string {
  return [text, link, hashtags.map((tag) => `#${tag}`).join(' ')].filter((part) => part !== '').join('\n\n');
}

/** Cuts the text between words until the whole fits the platform. */
export function fitSnippet(platform: SocialPlatform, snippet: SnippetContent): string {
  const room = platformFacts[platform].limit - composeSnippet({ ...snippet, text: '' }).length - 2;
  if (snippet.text.length <= room) {
    return snippet.text;
  }
  const cut = snippet.text.slice(0, Math.max(room - 1, 0));
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 0))}…`;
}

/** The day of a platform's nth text: spread evenly over the campaign, within it. */
export function dayOf(platform: SocialPlatform, index: number): number {
  const day = Math.floor((index * (campaignDays - 2)) / snippetsPerPlatform) + platformFacts[platform].shift;
  return Math.min(day, campaignDays - 1);
}

export function campaignLink(
  siteUrl: string,
  slug: string,
  platform: SocialPlatform,
  campaign: string,
  index: number,
): string {
  const values = new URLSearchParams({
    utm_source: platformFacts[platform].source,
    utm_medium: 'social',
    utm_campaign: campaign,
    utm_content: `${platformFacts[platform].contentType}-${index + 1}`,
  });
  return `${siteUrl}/blog/${slug}?${values}`;
}

export interface CampaignAnswer {
  readonly snippets_created: number;
  readonly platforms: readonly SocialPlatform[];
}

export const longestAltText = 300;

export interface ImageAnswer {
  readonly image_url: string;
  /** Drawn from the title: no model has made it. */
  readonly is_placeholder: boolean;
  readonly image_alt: string;
}
