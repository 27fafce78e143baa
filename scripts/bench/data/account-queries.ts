import { asCustomer, id, rpc, type DataQuery } from './query.ts';

const me = '(select auth.uid())';
/** The caller's own company. */
const company = `(select company_id from public.company_members where user_id = ${me} limit 1)`;

const companyQueries: readonly DataQuery[] = [
  asCustomer(
    'own companies',
    () =>
      `select member.role, company.name from public.company_members as member
     join public.companies as company on company.id = member.company_id where member.user_id = ${me}`,
  ),
  asCustomer('describe_address_change', (n) => rpc('describe_address_change', `'token-of-nobody-${n}'`)),
  asCustomer('my_licenses', () => `select * from public.my_licenses()`),
  asCustomer('company_people', () => rpc('company_people', company)),
  asCustomer('create_company', () => rpc('create_company', `gen_random_uuid(), 'Client'`)),
  asCustomer('save_company_values', () => rpc('save_company_values', `'{"company_name": "Lakeside"}'`)),
  asCustomer('set_company_role', () => rpc('set_company_role', `${company}, ${me}, 'owner'`)),
  asCustomer('remove_company_member', (n) => rpc('remove_company_member', `${company}, ${id('user', n)}`), {
    of: 'users',
  }),
  asCustomer('invite_to_company', (n) =>
    rpc('invite_to_company', `${company}, 'new-${n}@example.com', 'viewer'`),
  ),
  asCustomer('withdraw_company_invitation', () => rpc('withdraw_company_invitation', 'gen_random_uuid()')),
  asCustomer('use_license_for_company', () =>
    rpc(
      'use_license_for_company',
      `(select license_id from public.license_companies where company_id = ${company} limit 1), ${company}`,
    ),
  ),
  asCustomer('accept_company_invitation', () =>
    rpc(
      'accept_company_invitation',
      `(select id from public.company_invitations where company_id = ${company}), 1`,
    ),
  ),
];

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
  ...companyQueries,
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
  asCustomer('end_my_order_links', () =>
    rpc('end_my_order_links', `(select id from public.purchases where user_id = ${me} limit 1)`),
  ),
  asCustomer('claim_purchases_for_user', () => rpc('claim_purchases_for_user')),
  asCustomer('ensure_admin_role', () => rpc('ensure_admin_role')),
  asCustomer('my_admin_access', () => rpc('my_admin_access')),
  asCustomer('my_recovery_codes', () => rpc('my_recovery_codes')),
  asCustomer('use_recovery_code', () => rpc('use_recovery_code', `'AAAA-BBBB-CCCC-DDDD'`)),
  asCustomer('needs_password', () => rpc('needs_password')),
  asCustomer('prove_sign_up', (n) => rpc('prove_sign_up', `${id('user', n)}, 'token-of-nobody', 'a word'`), {
    of: 'users',
  }),
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
