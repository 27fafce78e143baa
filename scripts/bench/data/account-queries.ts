import { asCustomer, id, rpc, type DataQuery } from './query.ts';

const me = '(select auth.uid())';

/** What the account pages ask for, as src/features/account sends it. */
export const accountQueries: readonly DataQuery[] = [
  asCustomer(
    'own profile',
    () => `select email, full_name, business_name, newsletter from public.profiles where id = ${me}`,
  ),
  asCustomer(
    'change of the own profile',
    () => `update public.profiles set full_name = 'Ann New' where id = ${me}`,
  ),
  asCustomer(
    'own purchases',
    () =>
      `select id, product_sku, amount_cents, status, created_at from public.purchases where user_id = ${me} order by created_at desc`,
  ),
  asCustomer(
    'own licenses',
    () =>
      `select id, product_sku, license_key, status, issued_at from public.licenses where user_id = ${me} order by issued_at desc`,
  ),
  asCustomer('own company', () => `select "values" from public.company_profiles where user_id = ${me}`),
  asCustomer(
    'own downloads',
    () =>
      `select download.id from public.downloads as download join public.licenses as license on license.id = download.license_id
     where license.user_id = ${me}`,
  ),
  asCustomer('list_my_sessions', () => rpc('list_my_sessions')),
  asCustomer('end_my_session', (n) => rpc('end_my_session', id('session', n)), { of: 'users' }),
  asCustomer('export_my_data', () => rpc('export_my_data')),
  asCustomer('send_my_receipt', () =>
    rpc('send_my_receipt', `(select id from public.purchases where user_id = ${me} limit 1)`),
  ),
  asCustomer('claim_purchases_for_user', () => rpc('claim_purchases_for_user')),
  asCustomer('ensure_admin_role', () => rpc('ensure_admin_role')),
  asCustomer('review_spread', () => `select * from public.review_spread('core-hr')`, {
    of: 'reviews',
    growth: 'rows',
  }),
  asCustomer(
    'approved reviews of a product',
    () =>
      `select id, first_name, rating, review_text, created_at from public.reviews
     where product_sku = 'core-hr' and status = 'approved' order by created_at desc limit 20`,
    { of: 'reviews' },
  ),
  asCustomer('record_article_view', () => rpc('record_article_view', `'an-article'`)),
  asCustomer('vote_article_helpful', () => rpc('vote_article_helpful', `'an-article', true`)),
];
