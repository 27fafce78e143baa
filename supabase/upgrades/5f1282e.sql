-- Brings the database of commit 5f1282e, which the 110 migrations in 5f1282e.txt made, to what the squashed migrations
-- 20261124190000 to 20261124191700 make. Later migrations follow as in any shop. A line that begins with \squashed stands for
-- the statement of those files that contains the words after it; \squashed-functions for all functions and their grants.
-- Every row stays.
set local check_function_bodies = off;

-- What returns or takes something else now.
drop function public.admin_moderate_reviews(uuid[], text, text);
drop function public.claim_email_messages(integer, integer);
drop function public.save_template_version(text, integer, jsonb, text, text, text, text, text, uuid);
drop function private.publishing_problem(text, uuid, text);
drop function private.allocate_order(text, jsonb);

\squashed create type private.person as
\squashed create table private.admin_grants
\squashed alter table private.admin_grants enable
\squashed create index admin_grants_granted_by_idx
\squashed create table private.shop_limits
\squashed alter table private.shop_limits enable
\squashed create unlogged table private.anonymous_calls
\squashed alter table private.anonymous_calls enable
\squashed create index anonymous_calls_minute_idx
\squashed create table private.mail_pace
\squashed alter table private.mail_pace enable
\squashed create table private.mail_providers_seen
\squashed alter table private.mail_providers_seen enable
\squashed create table private.known_words
\squashed alter table private.known_words enable
\squashed create index known_words_stem_idx
\squashed create table private.search_synonyms
\squashed alter table private.search_synonyms enable
\squashed create table private.person_key
\squashed alter table private.person_key enable

alter table private.shop_marks
  drop constraint shop_marks_name_check,
  add constraint shop_marks_name_check check (name in ('backup', 'disk', 'order-lists', 'journal'));

alter table public.purchases
  add column bundle_sku text check (bundle_sku = 'core-payroll-bundle'),
  add column discount_cents integer not null default 0 check (discount_cents >= 0);

-- A link that was mailed once, when it was made.
alter table public.order_links
  add column mails integer not null default 1,
  add column mailed_at timestamptz not null default now();
update public.order_links set mailed_at = created_at;

alter table public.reviews
  add column answer text check (length(answer) between 1 and 1000),
  add column answered_at timestamptz;
alter table public.review_contacts
  add column verified boolean not null default false,
  drop constraint review_contacts_product_sku_email_key;
-- Before the constraint: a table with deferred checks of changed rows takes no further column or constraint.
update public.review_contacts as contact set verified = review.verified
from public.reviews as review where review.id = contact.review_id and review.verified;
set constraints all immediate;
alter table public.review_contacts add constraint review_contacts_one_each unique (product_sku, email, verified);

-- What is generated was once a run of the AI; a sample that nobody has rewritten is the sample's text.
alter table public.content_checks
  add column is_generated boolean not null default false,
  add column sample_text text,
  add column published_text text;
update public.content_checks as checked set
  is_generated = checked.run_id is not null,
  sample_text = coalesce(
    (select post.content from public.blog_posts as post
      where checked.subject_kind = 'post' and post.id = checked.subject_id and post.is_sample),
    (select article.content from public.knowledge_base_articles as article
      where checked.subject_kind = 'article' and article.id = checked.subject_id and article.is_sample)
  );

-- There were no drafts of templates: each text was published when it was saved.
alter table public.template_versions
  add column published_at timestamptz default now(),
  add column published_by uuid references auth.users (id) on delete set null,
  add column facts jsonb;
update public.template_versions set published_at = created_at, published_by = edited_by;
\squashed create index template_versions_published_by_idx

alter table public.exports add column copy text not null default 'working' check (copy in ('working', 'issue'));
alter table public.downloads add column copy text not null default 'working' check (copy in ('working', 'issue'));

\squashed-functions

drop index public.email_messages_due_idx;
\squashed create index email_messages_queue_idx
\squashed create index email_messages_opt_ins_idx
\squashed create index email_messages_kept_idx
\squashed create index leads_unconfirmed_idx
\squashed create index licenses_active_product_idx
\squashed create index webhook_events_email_idx
\squashed create index webhook_events_payload_idx

drop policy "everybody submits pending reviews" on public.reviews;
\squashed create policy "everybody submits pending reviews"

insert into private.setting_definitions (key, is_public, write_only, kind) values
  ('ADMIN_SECOND_FACTOR', false, false, 'boolean'),
  ('BUY_LINK_BUNDLE', true, false, 'url'),
  ('PRICE_LIST', true, false, 'text'),
  ('STRUCK_PRICES', true, false, 'json');
insert into private.setting_patterns (key, pattern, message) values
  ('PRICE_LIST', '^(storefront|second)$', 'The price list must be storefront or second.'),
  ('STRUCK_PRICES', '^\{("[a-z-]{1,40}":"[0-9]{1,5}(\.[0-9]{2})?",?){0,20}\}$',
    'A former price must be an amount in dollars, such as 149 or 149.50.');

-- The switch chose whether one page quotes the storefront's prices; now one list counts everywhere, and the storefront's is the
-- one that every page knew.
insert into public.site_settings (key, created_at, updated_by, value)
select 'PRICE_LIST', old.created_at, old.updated_by, 'storefront' from public.site_settings as old where old.key = 'QUOTE_STOREFRONT_PRICE';
delete from public.site_settings where key = 'QUOTE_STOREFRONT_PRICE';
delete from private.setting_definitions where key = 'QUOTE_STOREFRONT_PRICE';

-- The role decided who was an admin. Who has it without an address in ADMIN_EMAILS keeps it, as one made an admin by hand.
insert into private.admin_grants (user_id)
select profile.id from public.profiles as profile join auth.users as account on account.id = profile.id
where profile.role = 'admin' and not private.is_admin_email(account.email);

\squashed insert into private.person_key
\squashed insert into private.search_synonyms
\squashed select private.learn_words($words$
select private.learn_words(concat_ws(' ', post.title, post.content)) from public.blog_posts as post where post.status = 'published';
select private.learn_words(fact.statement) from public.law_facts as fact;
select private.learn_words(text.content) from public.template_versions as text;

\squashed create trigger drop_unproved_password
\squashed create trigger drop_unproved_access
\squashed create constraint trigger forget_unproved_names
\squashed create trigger follow_admin_address
\squashed create trigger settle_admins
\squashed create trigger guard_second_factor
\squashed create trigger require_opening_confirmed_insert
\squashed create trigger require_opening_confirmed_update
\squashed create trigger refuse_mail_to_deleted
\squashed create trigger forget_buyer_of_event
\squashed create trigger learn_words after insert or update of title
\squashed create trigger learn_words after insert or update of statement
\squashed create trigger learn_words after insert or update of content

\squashed pgrst.db_pre_request
\squashed cron.schedule(
