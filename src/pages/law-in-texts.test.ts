import { expect, it } from 'vitest';
import { unheldClaims } from '@contracts/law/law-claims';
import { affiliateQuestions, promoTexts } from '@/catalog/affiliate-program';
import { pagePictures } from '@/catalog/page-pictures';
import { howToUse, productPages, productQuestions } from '@/catalog/product-pages';
import { videos } from '@/catalog/videos';
import { implementationNotes, workflows } from '@/catalog/workflows';
import { paidLeaveSample, samplePosts } from '@/features/blog/model/sample-posts';
import { findAnswer, quickQuestions } from '@/features/chat/model/intents';
import { starterRows } from '@/features/content-tools/model/calendar';

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

const texts = {
  'the chat': [...quickQuestions, 'lawyer', 'files', '?'].map((message) => findAnswer(message).text),
  'the product pages': [productPages, howToUse, productQuestions],
  'the sample posts': [samplePosts, paidLeaveSample],
  'the pictures': pagePictures,
  'the affiliate program': [affiliateQuestions, promoTexts],
  'the videos': videos,
  'the playbook': [workflows, implementationNotes],
  'the starter topics of the content calendar': starterRows(new Date(2026, 10, 21)),
};

it.each(Object.entries(texts))('%s: no figure about law that the fact base does not hold', (_, content) => {
  const said = stringsIn(content);
  expect(said.length).toBeGreaterThan(2);
  const claims = said.flatMap((text) => unheldClaims(text.replaceAll('30-day money-back', ''), ['MN', 'WI']));
  expect(claims.map(({ text, figures }) => [text, figures.map((figure) => figure.text)])).toEqual([]);
});
