import { asAdmin, asService, id, rpc, type DataQuery } from './query.ts';

/** Of the rows that are in a state every so often, the one near the nth. */
const every = (step: number, rest: number) => (kind: string, n: number) =>
  id(kind, Math.max(Math.floor((n - 1) / step), rest === 0 ? 1 : 0) * step + rest);
const queued = every(50, 1);
const failed = every(200, 0);
const held = every(5000, 0);
const pending = every(4, 2);
const active = every(100, 1);

const personOf = (n: number) => `'person${n}@mail${n % 500}.example.com'`;

/** Everything else that the admin pages ask for or do; what they do is rolled back. */
export const adminQueries: readonly DataQuery[] = [
  asAdmin('admin_dashboard_stats', () => rpc('admin_dashboard_stats'), { growth: 'same' }),
  asAdmin('admin_attention', () => rpc('admin_attention'), { growth: 'same' }),
  asAdmin('admin_report of a year', () => rpc('admin_report', 'current_date - 365, current_date'), {
    growth: 'rows',
  }),
  asAdmin('admin_report of three years', () => rpc('admin_report', 'current_date - 1100, current_date'), {
    growth: 'rows',
  }),
  asAdmin('admin_wanted_states', () => rpc('admin_wanted_states'), { growth: 'rows' }),
  asAdmin('admin_list_leads of a state', () => rpc('admin_list_leads', `status_filter => 'CA'`)),
  asAdmin('admin_opening_facts', () => rpc('admin_opening_facts')),
  asAdmin('admin_provider_products', () => rpc('admin_provider_products')),
  asAdmin('admin_map_product', () => rpc('admin_map_product', `'stripe', 'price_new', array['core-hr']`)),
  asAdmin('admin_product_not_ours', () => rpc('admin_product_not_ours', `'stripe', 'price_of_a_course'`)),
  asAdmin('admin_send_test_mail', () => rpc('admin_send_test_mail', `'starter-pack-1'`)),
  asAdmin('admin_settings_history', () => rpc('admin_settings_history'), { growth: 'rows' }),
  asAdmin('admin_order', (n) => rpc('admin_order', `'stripe', 'order-${n}'`)),
  asAdmin('admin_user', (n) => rpc('admin_user', id('user', n)), { of: 'users' }),
  asAdmin('admin_person', (n) => rpc('admin_person', personOf(n)), { of: 'users' }),
  asAdmin('admin_export_person', (n) => rpc('admin_export_person', personOf(n)), { of: 'users' }),
  asAdmin('admin_message', (n) => rpc('admin_message', id('message', n)), { of: 'messages' }),
  asAdmin(
    'latest people',
    () =>
      'select id, email, full_name, role, created_at from public.profiles order by created_at desc limit 50',
  ),
  asAdmin(
    'latest purchases',
    () =>
      'select id, email, product_sku, amount_cents, currency, status, created_at from public.purchases order by created_at desc limit 50',
  ),
  asAdmin(
    'latest exports',
    () => 'select id, file_path, status from public.exports order by created_at desc limit 50',
  ),
  asAdmin(
    'latest AI runs',
    () =>
      'select id, status, model, input_data, output_data from public.ai_runs order by created_at desc limit 50',
  ),
  asAdmin(
    'latest batch',
    () =>
      `select id, status from public.ai_runs where function_name = 'ai-blog-batch' order by created_at desc limit 1`,
  ),
  asAdmin('ai_usage', () => rpc('ai_usage')),
  asService('template_buyers', () => rpc('template_buyers', `'templates/core-hr-pack-mn/a.md'`)),
  asAdmin('publishing_slots', () => rpc('publishing_slots')),
  asAdmin('admin_cancel_mail', (n) => rpc('admin_cancel_mail', queued('mail', n)), { of: 'mails' }),
  asAdmin('admin_retry_mail', (n) => rpc('admin_retry_mail', failed('mail', n)), { of: 'mails' }),
  asAdmin('admin_retry_failed_mails', () => rpc('admin_retry_failed_mails'), { growth: 'rows' }),
  asAdmin('admin_replay_event', (n) => rpc('admin_replay_event', held('event', n))),
  asAdmin('admin_fact_reach', () => rpc('admin_fact_reach'), { growth: 'rows' }),
  asAdmin('admin_shop_status', () => rpc('admin_shop_status')),
  asAdmin('admin_close_event', (n) => rpc('admin_close_event', `${held('event', n)}, 'Done by hand'`)),
  asAdmin('admin_deliver_event', (n) => rpc('admin_deliver_event', `${held('event', n)}, 'Agreed by phone'`)),
  asAdmin('admin_resend_receipt', (n) => rpc('admin_resend_receipt', `'stripe', 'order-${n}'`)),
  asAdmin('admin_end_order_links', (n) =>
    rpc('admin_end_order_links', `'stripe', 'order-${n}', 'Forwarded'`),
  ),
  asAdmin('admin_set_license', (n) =>
    rpc('admin_set_license', `${active('license', n)}, 'revoked', 'Shared in public'`),
  ),
  asAdmin('admin_move_license', (n) =>
    rpc('admin_move_license', `${active('license', n)}, 'new@example.com', 'Typing error'`),
  ),
  asAdmin('admin_resend_confirmation', (n) => rpc('admin_resend_confirmation', pending('lead', n)), {
    of: 'leads',
  }),
  asAdmin('admin_unsubscribe_lead', (n) => rpc('admin_unsubscribe_lead', id('lead', n)), { of: 'leads' }),
  asAdmin('admin_delete_lead', (n) => rpc('admin_delete_lead', `${id('lead', n)}, 'Asked for it'`), {
    of: 'leads',
  }),
  asAdmin(
    'admin_reply_message',
    (n) => rpc('admin_reply_message', `${id('message', n)}, gen_random_uuid(), 'Answer', 1`),
    { of: 'messages' },
  ),
  asAdmin(
    'admin_set_message_status',
    (n) => rpc('admin_set_message_status', `${id('message', n)}, 'answered'`),
    { of: 'messages' },
  ),
  asAdmin(
    'admin_moderate_reviews',
    () =>
      rpc(
        'admin_moderate_reviews',
        `array(select id from public.reviews where status = 'pending' limit 50), 'approved'`,
      ),
    { growth: 'rows' },
  ),
  asAdmin('admin_answer_review', () =>
    rpc(
      'admin_answer_review',
      // The second of each twenty is approved.
      `${id('review', 2)}, 'Thank you.'`,
    ),
  ),
  asAdmin('admin_set_role', (n) => rpc('admin_set_role', `${id('user', n)}, 'admin'`), { of: 'users' }),
  asAdmin('admin_publish_settings', () =>
    rpc('admin_publish_settings', `'{"GA4_ID": "G-ABC123DEF4"}', '{}'`),
  ),
  asAdmin('admin_save_text', (n) =>
    rpc('admin_save_text', `'post', '{"title": "A post", "slug": "a-post-${n}"}'`),
  ),
];

/** Calls that read whole tables because that is their work: a deleted person may be named anywhere, old rows are deleted in batches. */
export const callsOnEverything: readonly string[] = [
  'admin_newsletter_audience',
  // Counts all buyers of a document.
  'admin_fact_use',
  'admin_delete_person',
  'delete_what_is_due',
];

/** Calls that touch only the owner's own texts and settings, which do not grow with the shop. */
export const callsOnSmallTables: readonly string[] = [
  'admin_delete_newsletter',
  'admin_list_newsletters',
  'admin_newsletter',
  'admin_save_newsletter',
  'admin_schedule_newsletter',
  'admin_send_test_newsletter',
  'admin_withdraw_newsletter',
  'admin_allow_address',
  'admin_list_stopped_addresses',
  'fact_documents',
  'law_fact_changes',
  'admin_open_shop',
  'admin_record_audit',
  'admin_schedule_update_notice',
  'admin_template_drafts',
  'admin_text_version',
  'admin_undo_settings',
  'admin_unmap_product',
  // They change one match and replay what waits for it, which admin_map_product measures.
  'admin_accept_currency',
  'admin_watch_product',
  'note_mail_provider',
  'create_starter_calendar',
  'order_calendar',
  'product_changes',
  'resolve_content_finding',
  'save_google_docs_link',
  'search_articles',
  'search_sources',
  'record_search_miss',
  'begin_calendar_draft',
  'leave_calendar_draft',
  'note_shop_mark',
  'read_setting_secrets',
  'record_content_check',
  'run_blog_scheduler',
  'save_calendar_post',
  'save_calendar_text',
  'save_social_campaign',
  'save_template_version',
  'publish_template_version',
  'text_to_check',
  'open_fact_changes',
  'settle_fact_change',
  // Ten rows of a person whose session has the app's code.
  'make_recovery_codes',
];
