import { productName } from '@contracts/products';
import { tableLabel } from '@/lib/labels/field-labels';
import { settingLabel } from '@/lib/labels/setting-labels';

/** The database's labels of a logged record, as long as it exists. */
export interface LoggedRecord {
  readonly title?: string | null | undefined;
  readonly sku?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly provider?: string | null | undefined;
  readonly orderId?: string | null | undefined;
  /** Its key in the URL of its page. */
  readonly key?: string | null | undefined;
}

interface Line {
  readonly object: string;
  readonly objectId: string;
  readonly thing: LoggedRecord | null;
}

interface Kind {
  readonly name: string;
  /** The page of the record or, without one, the list of its kind. */
  readonly path: (id: string, thing: LoggedRecord) => string;
}

const order = (_id: string, { provider, orderId }: LoggedRecord) =>
  `/admin/orders/${provider ?? ''}/${encodeURIComponent(orderId ?? '')}`;
const searchIn = (list: string, search: string | null | undefined) =>
  `/admin/${list}?${new URLSearchParams({ q: search ?? '' }).toString()}`;

const kinds: Readonly<Record<string, Kind>> = {
  purchases: { name: 'Purchase', path: order },
  licenses: { name: 'License', path: order },
  leads: { name: 'Lead', path: (_id, { email }) => searchIn('leads', email) },
  profiles: { name: 'User', path: (id) => `/admin/users/${id}` },
  people: { name: 'Person', path: () => '/admin/people' },
  person_exports: { name: 'Export of a person', path: () => '/admin/people' },
  contact_messages: { name: 'Message', path: (id) => `/admin/messages/${id}` },
  email_messages: { name: 'Mail', path: (_id, { email }) => searchIn('mail', email) },
  webhook_events: { name: 'Checkout event', path: (_id, { orderId }) => searchIn('events', orderId) },
  provider_products: { name: 'Provider product', path: () => '/admin/provider-products' },
  reviews: { name: 'Review', path: () => '/admin/reviews?filter=all' },
  blog_posts: { name: 'Post', path: (id) => `/admin/blog/${id}` },
  knowledge_base_articles: { name: 'Article', path: (id) => `/admin/articles/${id}` },
  law_facts: {
    name: 'Law fact',
    path: (_id, { key }) => `/admin/law-facts/${encodeURIComponent(key ?? '')}`,
  },
  law_duties: { name: 'Duty', path: () => '/admin/law-facts' },
  content_calendar: { name: 'Topic', path: () => '/admin/content-calendar' },
  social_campaigns: { name: 'Social campaign', path: () => '/admin/social-campaign' },
  social_snippets: { name: 'Social snippet', path: () => '/admin/social-campaign' },
  exports: { name: 'Export', path: () => '/admin/exports' },
  templates: { name: 'Template', path: (_id, { key }) => `/admin/template-library/${key ?? ''}` },
  template_links: {
    name: 'Google Docs link',
    path: (_id, { key }) => `/admin/template-library/${key ?? ''}`,
  },
  template_packages: { name: 'Package', path: (id) => `/admin/template-library?package=${id}` },
};

interface Subject {
  readonly kind: string;
  /** The record's label. */
  readonly labels: readonly string[];
  readonly path?: string | undefined;
}

/** A changed record's label and link. A deleted one only has its id. */
export function subjectOf({ object, objectId, thing }: Line): Subject {
  if (object === 'site_settings') {
    return { kind: 'Setting', labels: [settingLabel(objectId)], path: '/admin/settings' };
  }
  if (object === 'content_findings') {
    const [kind, id = ''] = objectId.split('/');
    return kind === 'article'
      ? { kind: 'Fact check', labels: ['an article'], path: `/admin/articles/${id}` }
      : { kind: 'Fact check', labels: ['a post'], path: `/admin/blog/${id}` };
  }
  const known = kinds[object];
  const kind = known?.name ?? tableLabel(object);
  if (!known || !thing) {
    return { kind, labels: [objectId] };
  }
  const { sku, title, email, orderId } = thing;
  const labels = [sku && productName(sku), title, email, orderId].filter((label) => label);
  return { kind, labels: labels as string[], path: known.path(objectId, thing) };
}
