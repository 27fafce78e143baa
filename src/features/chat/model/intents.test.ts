import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findAnswer, quickQuestions } from './intents';

const article = (message: string) => findAnswer(message).article?.slug ?? null;

describe('the answer to a message', () => {
  it.each([
    ['Can I get a refund?', 'refund-policy-30-days'],
    ['MONEY BACK please', 'refund-policy-30-days'],
    ['How do I customize the handbook', 'edit-and-customize-templates'],
    ['is wisconsin covered', 'state-differences-mn-wi'],
    ['do I need an attorney', 'not-legal-advice'],
    ['Is there a compliance guarantee?', 'not-legal-advice'],
    ['may I use it for commercial use', 'license-terms-one-organization'],
    ['is redistribution allowed', 'license-terms-one-organization'],
    ['I didn’t receive anything', 'find-your-files-again'],
    ['where are my files', 'find-your-files-again'],
  ])('"%s" leads to %s', (message, slug) => {
    expect(article(message)).toBe(slug);
  });

  it('does not find a keyword inside another word', () => {
    expect(article('Do you take credit cards?')).toBeNull();
  });

  it.each(quickQuestions)('knows what "%s" means, from an article that exists', (question) => {
    const slug = article(question);
    expect(slug).not.toBeNull();
    expect(existsSync(`content/knowledge-base/${slug}.md`)).toBe(true);
  });

  it('falls back to one of three texts, each educational and no legal advice', () => {
    const texts = [0, 0.5, 0.999].map((random) => findAnswer('hello', () => random).text);
    expect(new Set(texts).size).toBe(3);
    for (const text of texts) {
      expect(text).toMatch(/educational/);
      expect(text).toMatch(/legal|law/);
    }
  });

  it('takes hostile text for text', () => {
    expect(article('<script>alert(1)</script> (((')).toBeNull();
    expect(article(`${'a'.repeat(100_000)} refund`)).toBe('refund-policy-30-days');
  });
});
