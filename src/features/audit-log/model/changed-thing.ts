import { productName } from '@contracts/products';

/** What the database knows of a thing of the log by words, as long as it is there. */
export interface Thing {
  readonly title?: string | null | undefined;
  readonly sku?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly provider?: string | null | undefined;
  readonly orderId?: string | null | undefined;
  /** What its page is called in the address. */
  readonly key?: string | null | undefined;
}

interface Line {
  readonly object: string;
  readonly objectId: string;
  readonly thing: Thing | null;
}

interface Kind {
  readonly name: string;
  /** Where the thing stands; without one, where things of its kind stand. */
  readonly path: (id: string, thing: Thing) => string;
}

const order = (_id: string, { provider, orderId }: Thing) =>
  `/admin/orders/${provider ?? ''}/${encodeURIComponent(orderId ?? '')}`;
const found = (list: string, words: string | null | undefined) =>
  `/admin/${list}?${new URLSearchParams({ q: words ?? '' }).toString()}`;

const kinds: Readonly<Record<string, Kind>> = {
  purchases: { name: 'Purchase', path: order },
  licenses: { name: 'License', path: order },
  leads: { name: 'Lead', path: (_id, { email }) => found('leads', email) },
  profiles: { name: 'User', path: (id) => `/admin/users/${id}` },
  contact_messages: { name: 'Message', path: (id) => `/admin/messages/${id}` },
  email_messages: { name: 'Mail', path: (_id, { email }) => found('mail', email) },
  webhook_events: { name: 'Checkout event', path: (_id, { orderId }) => found('events', orderId) },
  provider_products: { name: 'Provider product', path: () => '/admin/provider-products' },
  reviews: { name: 'Review', path: () => '/admin/reviews?filter=all' },
  blog_posts: { name: 'Post', path: (id) => `/admin/blog/${id}` },
  knowledge_base_articles: { name: 'Article', path: (id) => `/admin/articles/${id}` },
  law_facts: {
    name: 'Law fact',
    path: (_id, { key }) => `/admin/law-facts/${encodeURIComponent(key ?? '')}`,
  },
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
  /** What people call it. */
  readonly words: readonly string[];
  readonly path?: string | undefined;
}

/** A changed thing in words, with the way to it. What is gone has only its id left. */
export function subjectOf({ object, objectId, thing }: Line): Subject {
  if (object === 'site_settings') {
    return { kind: 'Setting', words: [objectId], path: '/admin/settings' };
  }
  const known = kinds[object];
  const kind = known?.name ?? object.replaceAll('_', ' ');
  if (!known || !thing) {
    return { kind, words: [objectId] };
  }
  const { sku, title, email, orderId } = thing;
  const words = [sku && productName(sku), title, email, orderId].filter((word) => word);
  return { kind, words: words as string[], path: known.path(objectId, thing) };
}
