import { describe, expect, it } from 'vitest';
import { subjectOf, type LoggedRecord } from './logged-record';

const of = (object: string, thing: LoggedRecord | null, objectId = 'id-1') =>
  subjectOf({ object, objectId, thing });
const bought: LoggedRecord = {
  sku: 'core-hr',
  email: 'a+b@example.com',
  provider: 'stripe',
  orderId: 'cs/1',
};

describe('a changed record', () => {
  it.each<[string, LoggedRecord | null, string, readonly string[], string | undefined, string?]>([
    [
      'licenses',
      bought,
      'License',
      ['Core HR Pack', 'a+b@example.com', 'cs/1'],
      '/admin/orders/stripe/cs%2F1',
    ],
    [
      'purchases',
      bought,
      'Purchase',
      ['Core HR Pack', 'a+b@example.com', 'cs/1'],
      '/admin/orders/stripe/cs%2F1',
    ],
    [
      'leads',
      { email: 'a+b@example.com' },
      'Lead',
      ['a+b@example.com'],
      '/admin/leads?q=a%2Bb%40example.com',
    ],
    ['profiles', { email: 'a@example.com' }, 'User', ['a@example.com'], '/admin/users/id-1'],
    ['blog_posts', { title: 'Leave' }, 'Post', ['Leave'], '/admin/blog/id-1'],
    [
      'law_facts',
      { title: '12 weeks', key: 'mn.weeks' },
      'Law fact',
      ['12 weeks'],
      '/admin/law-facts/mn.weeks',
    ],
    ['templates', { title: 'FAQ', key: 'kit/faq' }, 'Template', ['FAQ'], '/admin/template-library/kit/faq'],
    ['content_findings', null, 'Fact check', ['a post'], '/admin/blog/7', 'post/7'],
    ['content_findings', null, 'Fact check', ['an article'], '/admin/articles/7', 'article/7'],
    ['site_settings', null, 'Setting', ['Id 1'], '/admin/settings'],
    ['licenses', null, 'License', ['id-1'], undefined],
    ['something_new', null, 'Something new', ['id-1'], undefined],
  ])('%s with %o', (object, thing, kind, labels, path, objectId) => {
    expect(of(object, thing, objectId)).toEqual({ kind, labels, path });
  });
});
