import { cutText } from '../contracts/text.ts';
import { z } from 'zod';
import { findUnsupported, statesLaw, type Finding } from '../law/content-findings.ts';
import type { LawFact } from '../law/law-fact.ts';
import {
  campaignLink,
  dayOf,
  fitSnippet,
  platformFacts,
  snippetsPerPlatform,
  type SocialPlatform,
} from '../contracts/social.ts';
import { AiError } from './ai-error.ts';
import { cleanMarkdown } from './clean-markdown.ts';
import { systemPrompt } from './prompts.ts';
import type { Run } from './run.ts';

export interface CampaignPost {
  readonly title: string;
  readonly slug: string;
  readonly excerpt: string | null;
}

const answerSchema = z.object({
  snippets: z
    .array(
      z.object({
        post_text: z.string().trim().min(1),
        hashtags: z.array(z.string()).default([]),
        image_prompt: z.string().default(''),
        source_title: z.string(),
      }),
    )
    .min(1),
});
type Snippets = z.output<typeof answerSchema>['snippets'];

const mostHashtags = 5;
const mostTokens = 6000;
/** An answer in the wrong form is requested once more. */
const askings = 2;

async function askForSnippets(
  run: Pick<Run, 'ask'>,
  platform: SocialPlatform,
  posts: readonly CampaignPost[],
  facts: readonly LawFact[],
): Promise<Snippets> {
  const task = `Write ${snippetsPerPlatform} short texts for ${platform}, each about one of the posts given, none longer than ${Math.min(platformFacts[platform].limit - 250, 900)} characters. Answer with one JSON object {"snippets":[{"post_text","hashtags":[],"image_prompt","source_title"}]} in place of Markdown; source_title is the post's title. No figures and no statements of law.`;
  const prompt = {
    system: systemPrompt(facts, task),
    user: JSON.stringify({
      task: 'write_campaign',
      topic: platform,
      platform,
      count: snippetsPerPlatform,
      posts: posts.map(({ title, excerpt }) => ({ title, excerpt })),
    }),
    maxTokens: mostTokens,
    isJson: true,
  };
  for (let asking = 1; ; asking++) {
    const { text } = await run.ask(prompt);
    const parsed = answerSchema.safeParse(parseAnswer(text));
    if (parsed.success) {
      return parsed.data.snippets.slice(0, snippetsPerPlatform);
    }
    if (asking === askings) {
      throw new AiError('invalid-answer');
    }
  }
}

function parseAnswer(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

interface CampaignFrame {
  readonly siteUrl: string;
  readonly campaign: string;
  readonly posts: readonly CampaignPost[];
  readonly facts: readonly LawFact[];
  readonly states: readonly string[];
}

/** A title states nothing, and what a post says of itself was checked before it was published. */
function withoutPostsOwnWords(text: string, posts: readonly CampaignPost[]): string {
  return (
    posts
      .flatMap(({ title, excerpt }) => [excerpt ?? '', title])
      // A title of one word may mean anything.
      .filter((words) => words.includes(' '))
      .reduce((rest, words) => rest.replaceAll(words, () => 'this post'), text)
  );
}

/** "Five minutes for your next meeting" is no claim; what is about law, and money and shares that no fact holds, are. */
const isWorthChecking = ({ kind, sentence, figures }: Finding): boolean =>
  kind !== 'figure' || statesLaw(sentence) || figures.some((figure) => /[$%]|dollar|percent/i.test(figure));

/** One platform's texts, each within its limit, with its link, its day, and a note where it says something about law. */
export async function writeSnippets(run: Pick<Run, 'ask'>, platform: SocialPlatform, frame: CampaignFrame) {
  const snippets = await askForSnippets(run, platform, frame.posts, frame.facts);
  return snippets.map((snippet, index) => {
    const post =
      frame.posts.find(({ title }) => title === snippet.source_title) ??
      frame.posts[index % frame.posts.length];
    const link = campaignLink(frame.siteUrl, post?.slug ?? '', platform, frame.campaign, index);
    const hashtags = snippet.hashtags
      .map((tag) => tag.replace(/[^\p{L}\p{N}_]/gu, ''))
      .filter((tag) => tag !== '')
      .slice(0, mostHashtags);
    const words = cleanMarkdown(snippet.post_text);
    const text = fitSnippet(platform, { text: words, link, hashtags });
    const findings = findUnsupported(
      withoutPostsOwnWords(words, frame.posts),
      frame.states,
      frame.facts,
    ).filter(isWorthChecking);
    return {
      platform,
      content_type: platformFacts[platform].contentType,
      source_title: post?.title ?? snippet.source_title,
      post_text: text,
      hashtags,
      image_prompt: cutText(snippet.image_prompt, 1000),
      day: dayOf(platform, index),
      utm_link: link,
      review_note:
        findings.length === 0
          ? null
          : cutText(`Check before posting: ${findings.map(({ sentence }) => sentence).join(' ')}`, 1000),
    };
  });
}
