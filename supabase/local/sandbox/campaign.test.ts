import { expect, it } from 'vitest';
import { composeSample } from './compose-sample.ts';
import { writeSnippets } from '../../functions/_shared/ai/campaign.ts';

const post = {
  title: 'What Minnesota law requires: 12 weeks in 2031',
  slug: 'leave',
  excerpt: 'Employers must give 12 weeks.',
};

const write = (text?: string) =>
  writeSnippets(
    {
      ask: ({ system, user }) =>
        Promise.resolve({
          text:
            text === undefined
              ? composeSample(system, user)
              : JSON.stringify({ snippets: [{ post_text: text, source_title: post.title }] }),
          tokens: { input: 1, output: 1 },
        }),
    },
    'LinkedIn',
    { siteUrl: 'https://shop.example', campaign: 'c', posts: [post], facts: [], states: ['MN', 'WI'] },
  );

it('asks to check nothing where a text only names its post', async () => {
  const snippets = await write();
  expect(snippets.length).toBeGreaterThan(1);
  expect(snippets.every(({ post_text }) => post_text.includes(post.title))).toBe(true);
  expect(new Set(snippets.map(({ review_note }) => review_note))).toEqual(new Set([null]));
  expect((await write(`New: ${post.title}. ${post.excerpt}`)).map(({ review_note }) => review_note)).toEqual([
    null,
  ]);
});

it('asks to check what a text says about law on its own, and shares that nobody knows', async () => {
  const [share] = await write(`${post.title}. About 90 percent of all offices get it wrong.`);
  expect(share?.review_note).toBe('Check before posting: About 90 percent of all offices get it wrong.');
  const [snippet] = await write(`${post.title}. Everybody is entitled to 99 weeks.`);
  expect(snippet?.review_note).toBe('Check before posting: Everybody is entitled to 99 weeks.');
});
