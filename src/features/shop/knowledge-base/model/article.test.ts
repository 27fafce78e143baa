import { describe, expect, it } from 'vitest';
import {
  byCategory,
  findNewest,
  findPopular,
  findRelated,
  knowledgeAddress,
  readKnowledgeView,
  type ArticleSummary,
} from './article';

const article = (slug: string, views: number, changedAt: string): ArticleSummary => ({
  slug,
  title: slug,
  summary: '',
  category: 'Getting Started',
  level: 'Beginner',
  estimatedTime: '5 min',
  views,
  changedAt,
});

const articles = [
  article('a', 90, '2026-01-01'),
  article('b', 80, '2026-03-01'),
  article('c', 70, '2026-02-01'),
  article('d', 30, '2026-03-01'),
  article('e', 29, '2026-02-01'),
];

describe('the lists of the knowledge base', () => {
  it('groups all articles in the order of the filter, without empty categories', () => {
    const help = { ...article('f', 0, '2026-01-01'), category: 'Troubleshooting' };
    const own = { ...article('g', 0, '2026-01-01'), category: 'Payroll' };
    const groups = byCategory([own, help, articles[0]!]);
    expect(groups.map(({ category }) => category)).toEqual(['Getting Started', 'Troubleshooting', 'Payroll']);
    expect(groups.flatMap((group) => group.articles)).toHaveLength(3);
  });

  it('contains the three most read, and the three last changed, preferring others on the same day', () => {
    expect(findPopular(articles).map(({ slug }) => slug)).toEqual(['a', 'b', 'c']);
    expect(findNewest(articles).map(({ slug }) => slug)).toEqual(['d', 'b', 'e']);
  });

  it('calls nothing popular that was read fewer than 30 times', () => {
    expect(findPopular(articles.slice(3)).map(({ slug }) => slug)).toEqual(['d']);
  });

  it('keeps the order of related articles, omits itself and unknown ones, and stops at three', () => {
    const related = { slug: 'a', relatedSlugs: ['e', 'gone', 'a', 'd', 'c', 'b'] };
    expect(findRelated(articles, related).map(({ slug }) => slug)).toEqual(['e', 'd', 'c']);
  });
});

describe('the URL of the knowledge base', () => {
  it.each([
    ['', '/knowledge-base'],
    ['?category=editing+%26+customization', '/knowledge-base?category=Editing+%26+Customization'],
    ['?category=Nonsense&q=%20', '/knowledge-base'],
    ['?q=refund&category=All', '/knowledge-base?q=refund'],
    ['?q=%3Cscript%3E', '/knowledge-base?q=%3Cscript%3E'],
    ['?q=a%00b', '/knowledge-base?q=a+b'],
  ])('reads %s with a fallback for everything', (search, address) => {
    expect(knowledgeAddress(readKnowledgeView(new URLSearchParams(search)))).toBe(address);
  });

  it('truncates a long query', () => {
    expect(readKnowledgeView(new URLSearchParams({ q: 'x'.repeat(5000) })).query).toHaveLength(200);
  });
});
