import { expect, it } from 'vitest';
import { unheldClaims } from '@law/law-claims';
import { affiliateQuestions, promoTexts } from '@/catalog/affiliate-program';
import { howToUse, productPages, productQuestions } from '@/catalog/product-pages';
import { videos } from '@/catalog/videos';
import { implementationNotes, workflows } from '@/catalog/workflows';
import { paidLeaveSample, samplePosts } from '@/features/shop/blog/model/sample-posts';
import { findAnswer, quickQuestions, searchedAnswer } from '@/features/shop/chat/model/intents';
import { shopQuestions } from '@/features/shop/chat/model/shop-questions';
import { starterRows } from '@/features/admin/content-tools/model/calendar';

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

const texts = {
  'the chat': [
    [...quickQuestions, 'lawyer', 'files'].map((message) => findAnswer(message)),
    shopQuestions.map(({ text }) => text),
    [0, 0.5, 0.99].map((random) => searchedAnswer('?', { found: [], isCorrected: false }, () => random)),
  ],
  'the product pages': [productPages, howToUse, productQuestions],
  'the sample posts': [samplePosts, paidLeaveSample],
  'the affiliate program': [affiliateQuestions, promoTexts],
  'the videos': videos,
  'the playbook': [workflows, implementationNotes],
  'the starter topics of the content calendar': starterRows(new Date(2026, 10, 21)),
};

it.each(Object.entries(texts))('%s: only figures about law from the fact base', (_, content) => {
  const said = stringsIn(content);
  expect(said.length).toBeGreaterThan(2);
  const claims = said.flatMap((text) => unheldClaims(text.replaceAll('30-day money-back', ''), ['MN', 'WI']));
  expect(claims.map(({ text, figures }) => [text, figures.map((figure) => figure.text)])).toEqual([]);
});
