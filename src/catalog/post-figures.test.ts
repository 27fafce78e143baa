import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lawFacts } from '@law/facts';
import { postFigures } from './post-figures';

it('names posts that exist, and facts with a figure', () => {
  const posts = readdirSync('content/blog');
  for (const [post, key] of Object.entries(postFigures)) {
    expect(posts).toContain(`${post}.md`);
    expect(lawFacts.find((fact) => fact.key === key)?.figure, key).not.toBeNull();
  }
});
