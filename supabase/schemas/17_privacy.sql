-- What belongs to a person follows the account to a new confirmed address: orders (their links end), marked reviews, the starter
-- pack, the history of consent, mails that wait, and a complaint about mail. A bounce stays with the mailbox that it was about,
-- and the old address is told of the change.
create or replace function private.take_person_to_new_address()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  left_address text := private.normalize_email(old.email);
  address text := private.normalize_email(new.email);
begin
  if left_address is null or coalesce(address, '') in ('', left_address)
    or old.email_confirmed_at is null or new.email_confirmed_at is null then
    return null;
  end if;
  update public.purchases set email = address where user_id = new.id and email <> address;
  update public.purchases set payer_email = address where payer_email = left_address;
  update public.review_contacts as contact set email = address
  where contact.email = left_address and contact.verified and not exists (
    select from public.review_contacts as other
    where other.email = address and other.product_sku = contact.product_sku and other.verified
  );
  insert into public.mail_suppressions (email, reason, detail)
  select address, stopped.reason, stopped.detail from public.mail_suppressions as stopped
  where stopped.email = left_address and stopped.reason = 'complaint'
  on conflict (email) do nothing;
  update public.email_messages set "to" = address
  where "to" = left_address and status = 'queued' and template <> 'account-changed';
  update public.consent_acts set email = address where email = left_address;
  if found then
    perform private.note_consent_act(address, not private.has_withdrawn_consent(address), 'address-change');
  end if;
  if exists (select from public.leads as lead where lead.email = address) then
    perform private.note_consent_act(left_address, false, 'address-change')
    from public.leads as lead where lead.email = left_address;
    perform public.unsubscribe_lead(lead.id) from public.leads as lead where lead.email = left_address;
  else
    update public.leads set email = address where email = left_address;
  end if;
  return null;
end;
$$;
revoke all on function private.take_person_to_new_address() from public, anon, authenticated;

create trigger take_person_to_new_address after update of email on auth.users
  for each row execute function private.take_person_to_new_address();

-- The caller's purchases, including those made without an account.
create or replace function private.own_purchases(caller uuid, address text)
returns setof public.purchases
language sql
stable
security definer
rows 20
set search_path = ''
as $$
  select * from public.purchases as purchase where purchase.user_id = caller
  union
  select * from public.purchases as purchase where purchase.email = address and purchase.user_id is null;
$$;
revoke all on function private.own_purchases(uuid, text) from public, anon, authenticated;

-- Each order's events are looked up by key; statistics do not show how few they are.
-- What the gifts of these people were and cost. Who got them is another person.
create or replace function private.gifts_paid_by(addresses text[])
returns setof jsonb
language sql
stable
security definer
rows 20
set search_path = ''
as $$
  select jsonb_build_object('provider', purchase.provider, 'orderId', purchase.provider_order_id, 'sku', purchase.product_sku,
    'amountCents', purchase.amount_cents, 'refundedCents', purchase.refunded_cents, 'currency', purchase.currency,
    'status', purchase.status, 'coupon', purchase.coupon, 'paidAt', purchase.paid_at, 'payerEmail', purchase.payer_email)
  from public.purchases as purchase where purchase.payer_email = any (gifts_paid_by.addresses);
$$;
revoke all on function private.gifts_paid_by(text[]) from public, anon, authenticated;

create or replace function private.export_orders(caller uuid, address text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with own_purchase as (
    select * from private.own_purchases(caller, address)
  ),
  own_license as (
    select * from public.licenses as license where license.user_id = caller
    union
    select license.* from own_purchase as purchase
    join public.licenses as license on license.purchase_id = purchase.id
    where purchase.user_id is null
  )
  select jsonb_build_object(
    'purchases', (
      select coalesce(jsonb_agg(to_jsonb(purchase) - 'user_id' order by purchase.created_at), '[]')
      from own_purchase as purchase
    ),
    'giftsPaid', (
      select coalesce(jsonb_agg(given.entry order by given.entry ->> 'paidAt'), '[]')
      from private.gifts_paid_by(array[address]) as given (entry)
    ),
    'paymentEvents', (
      select coalesce(jsonb_agg(jsonb_build_object('provider', said.provider, 'kind', said.kind,
        'occurredAt', said.occurred_at, 'receivedAt', said.created_at, 'event', said.event) order by said.occurred_at), '[]')
      from (
        select distinct on (ledger.id) ledger.*
        from own_purchase as purchase
        cross join lateral (
          select known.* from public.webhook_events as known
          where known.order_keys @> array[purchase.provider_order_id]
          offset 0
        ) as ledger
        where ledger.provider = purchase.provider
      ) as said
    ),
    'licenses', (
      select coalesce(jsonb_agg(to_jsonb(license) - 'user_id' || jsonb_build_object('companyValues', company."values")
        order by license.issued_at), '[]')
      from own_license as license
      left join public.license_profiles as company on company.license_id = license.id
    ),
    'downloads', (
      select coalesce(jsonb_agg(to_jsonb(download) order by download.created_at), '[]')
      from public.downloads as download
      where download.license_id in (select id from own_license)
    )
  );
$$;
revoke all on function private.export_orders(uuid, text) from public, anon, authenticated;

create or replace function private.export_correspondence(address text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'starterPackRequests', (
      select coalesce(jsonb_agg(to_jsonb(lead) - 'token_version' order by lead.created_at), '[]')
      from public.leads as lead where lead.email = address
    ),
    'contactMessages', (
      select coalesce(jsonb_agg(to_jsonb(sent) || jsonb_build_object('answers', (
          select coalesce(jsonb_agg(jsonb_build_object('answeredAt', reply.created_at, 'body', reply.body)
            order by reply.created_at), '[]')
          from public.contact_replies as reply where reply.message_id = sent.id))
        order by sent.created_at), '[]')
      from public.contact_messages as sent where sent.email = address
    ),
    'reviews', (
      select coalesce(jsonb_agg(to_jsonb(review) || jsonb_build_object('email', contact.email)
        order by review.created_at), '[]')
      from public.review_contacts as contact
      join public.reviews as review on review.id = contact.review_id
      where contact.email = address
    ),
    'orderLinks', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', link.kind, 'madeAt', link.created_at,
        'expiresAt', link.expires_at, 'usedAt', link.used_at, 'order', link.provider_order_id) order by link.created_at), '[]')
      from public.order_links as link where link.email = address
    ),
    'emails', (
      select coalesce(jsonb_agg(jsonb_build_object('to', mail."to", 'template', mail.template, 'data', mail.data,
        'queuedAt', mail.created_at, 'sentAt', mail.sent_at, 'status', mail.status) order by mail.created_at), '[]')
      from public.email_messages as mail
      where mail."to" = address and mail.template not in ('contact-message', 'owner-alert')
    ),
    'mailReports', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', report.kind, 'detail', report.detail, 'at', report.occurred_at)
        order by report.created_at), '[]')
      from public.mail_events as report where report.email = address
    ),
    'mailStopped', (
      select jsonb_build_object('reason', stopped.reason, 'detail', stopped.detail, 'since', stopped.created_at)
      from public.mail_suppressions as stopped where stopped.email = address
    ),
    'consents', (
      select coalesce(jsonb_agg(jsonb_build_object('isGiven', known.is_given, 'act', known.act, 'at', known.created_at)
        order by known.id), '[]')
      from public.consent_acts as known where known.email = address
    )
  );
$$;
revoke all on function private.export_correspondence(text) from public, anon, authenticated;

create or replace function public.export_my_data()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
set jit = off
as $$
declare
  caller uuid := private.require_caller();
  address text := private.verified_email(caller);
begin
  return jsonb_build_object(
    'exportedAt', now(),
    'account', (
      select jsonb_build_object('id', account.id, 'email', account.email, 'createdAt', account.created_at,
        'emailConfirmedAt', account.email_confirmed_at, 'lastSignInAt', account.last_sign_in_at,
        'signUpData', account.raw_user_meta_data)
      from auth.users as account where account.id = caller
    ),
    'profile', (select to_jsonb(profile) from public.profiles as profile where profile.id = caller),
    'sessions', public.list_my_sessions(),
    'companies', (
      select coalesce(jsonb_agg(held.entry), '[]') from private.company_rows(array[caller], array[address]) as held
      where held.section = 'companies'
    ),
    'companyInvitations', (
      select coalesce(jsonb_agg(held.entry), '[]') from private.company_rows(array[caller], array[address]) as held
      where held.section = 'companyInvitations'
    )
  ) || private.export_orders(caller, address) || private.export_correspondence(address);
end;
$$;
revoke all on function public.export_my_data() from public, anon;
grant execute on function public.export_my_data() to authenticated, service_role;

-- The owner's actions on a person's data are logged without the address. The hash is keyed: a copy of the log alone does not
-- reveal the person, but the shop can tell whether a given address was deleted before.
create table private.person_key (
  is_one boolean primary key default true check (is_one),
  key uuid not null default gen_random_uuid()
);
alter table private.person_key enable row level security;

insert into private.person_key default values;

create or replace function private.hash_person(address text)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select encode(sha256(convert_to(person_key.key || ':' || private.normalize_email(address), 'UTF8')), 'hex')
  from private.person_key;
$$;
revoke all on function private.hash_person(text) from public, anon, authenticated;

-- The service key has no account; its rows have the zero id.
create or replace function private.log_person(address text, done text, object text, result jsonb)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.audit_log (actor, actor_email, action, object, object_id, after)
  select coalesce(account.id, '00000000-0000-0000-0000-000000000000'), coalesce(account.email, 'service'), done, object,
    private.hash_person(address), result
  from (select auth.uid() as id) as caller
  left join auth.users as account on account.id = caller.id;
$$;
revoke all on function private.log_person(text, text, text, jsonb) from public, anon, authenticated;

create or replace function private.require_admin_or_service()
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if current_setting('role', true) is distinct from 'service_role' then
    perform private.require_admin();
  end if;
end;
$$;
revoke all on function private.require_admin_or_service() from public, anon, authenticated;

-- The person behind an address: account, former addresses of the account, orders, and how the address appears inside other
-- texts. `placeholder` replaces it in the rows that stay.
create type private.person as (
  addresses text[],
  accounts uuid[],
  purchases uuid[],
  pattern text,
  word text,
  placeholder text
);

-- The address as a text may contain it: also in a link or a form, and never as part of a longer address.
create or replace function private.address_pattern(address text)
returns text
language sql
immutable
set search_path = ''
as $$
  select '(?:(?<![a-z0-9._+-])|(?<=%[0-9a-f][0-9a-f])|(?<=\\[nrt]))'
    || replace(replace(regexp_replace(address, '([\[\]\\.^$*?(){}|])', '\\\1', 'g'), '+', '(?:\+|%2b)'), '@', '(?:@|%40)')
    || '(?![a-z0-9_-]|\.[a-z0-9])';
$$;
revoke all on function private.address_pattern(text) from public, anon, authenticated;

create or replace function private.find_person(address text)
returns private.person
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  who private.person;
  typed text := private.normalize_email(address);
begin
  -- An account of an earlier version may have an address that is not clean.
  if not exists (select from public.profiles as profile where profile.email = typed)
    and not exists (select from public.purchases as purchase where purchase.email = typed) then
    typed := private.clean_address(address);
    if not private.is_email_address(typed) then
      perform private.reject(400, 'Please enter an email address.');
    end if;
  end if;
  if typed is null or length(typed) not between 3 and 254 or typed !~ '^[^@\s]+@[^@\s]+$' then
    perform private.reject(400, 'Please enter an email address.');
  end if;
  who.accounts := array(select profile.id from public.profiles as profile where profile.email = typed);
  -- A former address that is another account's today belongs to that account.
  who.addresses := array[typed] || array(
    select distinct purchase.email from public.purchases as purchase
    where purchase.user_id = any (who.accounts) and purchase.email <> typed
      and not exists (select from public.profiles as other where other.email = purchase.email)
    order by 1
  );
  -- An order that an account with another address has claimed belongs to that account.
  who.purchases := array(
    select purchase.id from public.purchases as purchase
    where purchase.user_id = any (who.accounts)
      or (purchase.email = any (who.addresses) and purchase.user_id is null)
  );
  select string_agg(private.address_pattern(listed.address), '|') into who.pattern
  from unnest(who.addresses) as listed (address);
  who.word := case when cardinality(who.addresses) = 1 then substring(typed from '^[a-z0-9._-]*') else '' end;
  who.placeholder := 'deleted-' || substr(md5(gen_random_uuid()::text), 1, 12) || '@deleted.invalid';
  return who;
end;
$$;
revoke all on function private.find_person(text) from public, anon, authenticated;

-- The payment providers' events of a person: those of their orders, and those that have the address without an order.
create or replace function private.events_of(who private.person)
returns setof public.webhook_events
language sql
stable
rows 20
security definer
set search_path = ''
set jit = off
as $$
  select ledger.* from public.purchases as purchase
  cross join lateral (
    select known.* from public.webhook_events as known
    where known.order_keys @> array[purchase.provider_order_id] offset 0
  ) as ledger
  where purchase.id = any (who.purchases) and ledger.provider = purchase.provider
  union
  select ledger.* from public.webhook_events as ledger where ledger.event ->> 'email' = any (who.addresses);
$$;
revoke all on function private.events_of(private.person) from public, anon, authenticated;

-- Names that the shop knows of the person. A single word is never searched in other texts.
create or replace function private.names_of(who private.person)
returns text[]
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(array_agg(distinct known.name order by known.name), '{}')
  from (
    select btrim(profile.full_name) from public.profiles as profile where profile.id = any (who.accounts)
    union all
    select btrim(lead.name) from public.leads as lead where lead.email = any (who.addresses)
    union all
    select btrim(message.name) from public.contact_messages as message where message.email = any (who.addresses)
    union all
    select btrim(ledger.event ->> 'customerName') from private.events_of(who) as ledger
    union all
    select btrim(account.raw_user_meta_data ->> 'full_name') from auth.users as account where account.id = any (who.accounts)
  ) as known (name)
  where known.name ~ '\S\s+\S';
$$;
revoke all on function private.names_of(private.person) from public, anon, authenticated;

-- Why the person cannot be deleted now, or null.
create or replace function private.person_refusal(who private.person)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select case
    when exists (
      select from public.profiles as profile where profile.id = any (who.accounts) and profile.role = 'admin'
    ) then 'This person is an admin. Take the admin role away first, on their page under Manage Users.'
    when exists (select from unnest(who.addresses) as listed (address) where private.is_admin_email(listed.address))
      then 'This address is in ADMIN_EMAILS. Remove it there first, in Site Settings.'
    when exists (
      select from public.site_settings as setting
      where setting.key = 'SUPPORT_EMAIL' and private.normalize_email(setting.value) = any (who.addresses)
    ) then 'This is the shop’s own address (SUPPORT_EMAIL). Enter another one first, in Site Settings.'
  end;
$$;
revoke all on function private.person_refusal(private.person) from public, anon, authenticated;

-- Search's known words come from the shop's own texts: they are not searched when a person is deleted.
create or replace function private.shop_text_tables()
returns text[]
language sql
immutable
set search_path = ''
as $$
  select array['article_words', 'blog_posts', 'knowledge_base_articles', 'known_words', 'content_calendar', 'content_checks',
    'content_files', 'content_findings', 'law_duties', 'law_facts', 'law_fact_history', 'newsletter_issues', 'provider_products',
    'setting_definitions', 'setting_patterns', 'setting_secrets', 'site_settings', 'social_campaigns', 'social_snippets', 'starter_pack_assets',
    'template_links', 'template_packages', 'template_trees', 'template_versions', 'template_words', 'templates'];
$$;
revoke all on function private.shop_text_tables() from public, anon, authenticated;

-- Names of other people: theirs are not redacted because they share one.
create or replace function private.names_of_others()
returns text[]
language sql
immutable
set search_path = ''
as $$
  select array['profiles.full_name', 'profiles.business_name', 'leads.name', 'contact_messages.name', 'reviews.first_name',
    'companies.name', 'companies.prepared_by', 'companies.values', 'license_profiles.values', 'webhook_events.event',
    'webhook_events.payload', 'email_messages.data'];
$$;
revoke all on function private.names_of_others() from public, anon, authenticated;

create or replace function private.redactable_columns()
returns table (place text, "table" text, "column" text, kind text)
language sql
stable
security definer
set search_path = ''
as $$
  select format('%I.%I', space.nspname, relation.relname), relation.relname::text, field.attname::text,
    format_type(field.atttypid, null)
  from pg_catalog.pg_class as relation
  join pg_catalog.pg_namespace as space on space.oid = relation.relnamespace
  join pg_catalog.pg_attribute as field on field.attrelid = relation.oid
  where space.nspname in ('public', 'private') and relation.relkind in ('r', 'p')
    and field.attnum > 0 and not field.attisdropped and field.attgenerated = ''
    and format_type(field.atttypid, null) in ('text', 'character varying', 'text[]', 'json', 'jsonb')
  order by 1, field.attnum;
$$;
revoke all on function private.redactable_columns() from public, anon, authenticated;

create or replace function private.redact_text(value text, who private.person, name_pattern text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when lower(btrim(value)) = any (who.addresses) then who.placeholder
    -- Never longer than before, because columns have limits.
    when name_pattern is null then left(regexp_replace(value, who.pattern, '[deleted]', 'gi'), length(value))
    else left(regexp_replace(regexp_replace(value, who.pattern, '[deleted]', 'gi'), name_pattern, '[deleted]', 'gi'),
      length(value))
  end;
$$;
revoke all on function private.redact_text(text, private.person, text) from public, anon, authenticated;

create or replace function private.redact_json(value jsonb, who private.person, name_pattern text)
returns jsonb
language plpgsql
immutable
set search_path = ''
as $$
begin
  case jsonb_typeof(value)
    when 'string' then
      return to_jsonb(private.redact_text(value #>> '{}', who, name_pattern));
    when 'array' then
      return (
        select coalesce(jsonb_agg(private.redact_json(item.value, who, name_pattern) order by item.place), '[]')
        from jsonb_array_elements(value) with ordinality as item (value, place)
      );
    when 'object' then
      return (
        select coalesce(jsonb_object_agg(private.redact_text(item.key, who, name_pattern),
          private.redact_json(item.value, who, name_pattern)), '{}')
        from jsonb_each(value) as item
      );
    else
      return value;
  end case;
end;
$$;
revoke all on function private.redact_json(jsonb, private.person, text) from public, anon, authenticated;

-- The names as one pattern of whole words; null without any.
create or replace function private.name_pattern(names text[])
returns text
language sql
immutable
set search_path = ''
as $$
  select '(?<![[:alnum:]])(?:' || string_agg(
    regexp_replace(regexp_replace(btrim(listed.name), '([\[\]\\.^$*+?(){}|])', '\\\1', 'g'), '\s+', '\\s+', 'g'), '|')
    || ')(?![[:alnum:]])'
  from unnest(names) as listed (name)
  where btrim(listed.name) ~ '\S\s+\S';
$$;
revoke all on function private.name_pattern(text[]) from public, anon, authenticated;

-- Which rows of a column mention the person. JSON is searched as text: `\n` before an address is part of the pattern.
create or replace function private.mention_condition(swept text, who private.person, name_pattern text)
returns text
language sql
immutable
set search_path = ''
as $$
  select format('((strpos(lower(%1$s), %2$L) > 0 and %1$s ~* %3$L)%4$s)', swept, who.word, who.pattern,
    case when name_pattern is null then '' else format(' or %s ~* %L', swept, name_pattern) end);
$$;
revoke all on function private.mention_condition(text, private.person, text) from public, anon, authenticated;

-- Redacts the person in one column.
create or replace function private.redact_person_in_column(place text, swept text, kind text, who private.person, name_pattern text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  redacted text := case
    when kind in ('json', 'jsonb') then format('private.redact_json(%I::jsonb, $1, $2)::%s', swept, kind)
    when kind = 'text[]' then format('array(select private.redact_text(item, $1, $2) from unnest(%I) as item)', swept)
    else format('private.redact_text(%I, $1, $2)', swept)
  end;
begin
  execute format('update %s set %I = %s where %s', place, swept, redacted,
    private.mention_condition(format('%I::text', swept), who, name_pattern)) using who, name_pattern;
end;
$$;
revoke all on function private.redact_person_in_column(text, text, text, private.person, text) from public, anon, authenticated;

-- Redacts the person in every column that a pattern names.
create or replace function private.redact_person(who private.person, name_pattern text, tables text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  swept record;
begin
  for swept in
    select * from private.redactable_columns() as known
    where known.place ~ tables and not known."table" = any (private.shop_text_tables())
  loop
    perform private.redact_person_in_column(swept.place, swept."column", swept.kind, who,
      case when swept."table" || '.' || swept."column" = any (private.names_of_others()) then null else name_pattern end);
  end loop;
end;
$$;
revoke all on function private.redact_person(private.person, text, text) from public, anon, authenticated;

-- Where the shop's own texts mention the person: the owner changes those by hand.
create or replace function private.mentions_of(who private.person, names text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  searched record;
  rows bigint;
  mentions jsonb := '{}';
begin
  for searched in
    select swept.place, swept."table",
      string_agg(private.mention_condition(format('%I::text', swept."column"), who, names), ' or ') as condition
    from private.redactable_columns() as swept
    where swept."table" = any (private.shop_text_tables())
    group by 1, 2
  loop
    execute format('select count(*) from %s where %s', searched.place, searched.condition) into rows;
    if rows > 0 then
      mentions := mentions || jsonb_build_object(searched."table", rows);
    end if;
  end loop;
  return mentions;
end;
$$;
revoke all on function private.mentions_of(private.person, text) from public, anon, authenticated;

-- The rows that the audit log may be about.
create or replace function private.objects_of(who private.person)
returns table (object text, object_id text)
language sql
stable
rows 50
security definer
set search_path = ''
as $$
  select 'profiles', account.id::text from unnest(who.accounts) as account (id)
  union all
  select 'purchases', purchase.id::text from unnest(who.purchases) as purchase (id)
  union all
  select 'licenses', license.id::text from public.licenses as license
  where license.purchase_id = any (who.purchases) or license.user_id = any (who.accounts)
  union all
  select 'webhook_events', ledger.id::text from private.events_of(who) as ledger
  union all
  select 'leads', lead.id::text from public.leads as lead where lead.email = any (who.addresses)
  union all
  select 'contact_messages', message.id::text from public.contact_messages as message where message.email = any (who.addresses)
  union all
  select 'reviews', contact.review_id::text from public.review_contacts as contact where contact.email = any (who.addresses)
  union all
  select 'email_messages', mail.id::text from public.email_messages as mail where mail."to" = any (who.addresses);
$$;
revoke all on function private.objects_of(private.person) from public, anon, authenticated;

-- What the auth service holds, and the companies of the account. The tables of the auth service differ between versions, so
-- columns are read from the row as it is.
create or replace function private.account_rows(who private.person)
returns table (section text, entry jsonb)
language plpgsql
stable
rows 10
security definer
set search_path = ''
as $$
begin
  return query select held.section, held.entry from private.company_rows(who.accounts, who.addresses) as held;
  return query
  select 'account', jsonb_strip_nulls(jsonb_build_object('id', held ->> 'id', 'email', held ->> 'email',
    'phone', held ->> 'phone', 'createdAt', held ->> 'created_at', 'emailConfirmedAt', held ->> 'email_confirmed_at',
    'lastSignInAt', held ->> 'last_sign_in_at', 'signUpData', held -> 'raw_user_meta_data'))
  from (select to_jsonb(account) as held from auth.users as account where account.id = any (who.accounts)) as account;
  return query
  select 'sessions', jsonb_build_object('id', held ->> 'id', 'createdAt', held ->> 'created_at',
    'refreshedAt', held ->> 'refreshed_at', 'userAgent', held ->> 'user_agent', 'ip', held ->> 'ip')
  from (select to_jsonb(session) as held from auth.sessions as session where session.user_id = any (who.accounts)) as session;
  if to_regclass('auth.identities') is not null then
    return query execute $sql$
      select 'identities', jsonb_build_object('provider', held ->> 'provider', 'createdAt', held ->> 'created_at',
        'data', held -> 'identity_data')
      from (select to_jsonb(identity) as held from auth.identities as identity where identity.user_id = any ($1)) as identity
    $sql$ using who.accounts;
  end if;
end;
$$;
revoke all on function private.account_rows(private.person) from public, anon, authenticated;

-- All data on a person, row by row, with its section of the export. A person has few rows of each kind, which statistics do
-- not show: they are looked up one by one.
create or replace function private.person_rows(who private.person)
returns table (section text, entry jsonb)
language sql
stable
rows 100
security definer
set search_path = ''
as $$
  with own_license as (
    select * from public.licenses as license
    where license.purchase_id = any (who.purchases) or license.user_id = any (who.accounts)
  ), own_message as (
    select * from public.contact_messages as message where message.email = any (who.addresses)
  ), own_review as (
    select review.*, contact.email as address, contact.rejection_reason from public.review_contacts as contact
    join public.reviews as review on review.id = contact.review_id where contact.email = any (who.addresses)
  )
  select 'profile', to_jsonb(profile) from public.profiles as profile where profile.id = any (who.accounts)
  union all
  select 'purchases', to_jsonb(purchase) from public.purchases as purchase where purchase.id = any (who.purchases)
  union all
  select 'giftsPaid', given.entry from private.gifts_paid_by(who.addresses) as given (entry)
  union all
  select 'licenses', to_jsonb(license) from own_license as license
  union all
  select 'licenseProfiles', to_jsonb(company) from own_license as license
  cross join lateral (
    select * from public.license_profiles as known where known.license_id = license.id offset 0
  ) as company
  union all
  select 'downloads', to_jsonb(download) from public.downloads as download
  where download.license_id in (select id from own_license)
  union all
  select 'paymentEvents', to_jsonb(ledger) from private.events_of(who) as ledger
  union all
  select 'orderLinks', to_jsonb(link) from public.order_links as link where link.email = any (who.addresses)
  union all
  select 'starterPackRequests', to_jsonb(lead) - 'token_version' from public.leads as lead
  where lead.email = any (who.addresses)
  union all
  select 'contactMessages', to_jsonb(sent) from own_message as sent
  union all
  select 'answers', to_jsonb(reply) from own_message as sent
  cross join lateral (
    select * from public.contact_replies as known where known.message_id = sent.id offset 0
  ) as reply
  union all
  select 'reviews', to_jsonb(review) - array['email', 'address'] || jsonb_build_object('email', review.address)
  from own_review as review
  union all
  select 'emails', to_jsonb(mail) - array['lease', 'lease_until', 'idempotency_key'] from public.email_messages as mail
  where mail."to" = any (who.addresses)
  union all
  select 'mailEvents', to_jsonb(report) - 'event_id' from public.mail_events as report where report.email = any (who.addresses)
  union all
  select 'stoppedAddresses', to_jsonb(stopped) from public.mail_suppressions as stopped where stopped.email = any (who.addresses)
  union all
  select 'consents', to_jsonb(known) - 'id' from public.consent_acts as known where known.email = any (who.addresses)
  union all
  select 'changesByAdmins', to_jsonb(line) - array['actor', 'actor_email', 'change_set'] from private.objects_of(who) as thing
  cross join lateral (
    select * from public.audit_log as known
    where known.object = thing.object and known.object_id = thing.object_id offset 0
  ) as line
  union all
  select known.section, known.entry from private.account_rows(who) as known;
$$;
revoke all on function private.person_rows(private.person) from public, anon, authenticated;

-- What there is on the person, for the screen before a deletion.
create or replace function public.admin_person(address text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  who private.person;
begin
  perform private.require_admin_or_service();
  who := private.find_person(address);
  return jsonb_build_object(
    'email', who.addresses[1],
    'formerAddresses', to_jsonb(who.addresses[2:]),
    'names', to_jsonb(private.names_of(who)),
    'refusal', private.person_refusal(who),
    'held', (
      select coalesce(jsonb_object_agg(counted.section, counted.rows), '{}')
      from (select held.section, count(*) as rows from private.person_rows(who) as held group by 1) as counted
    ),
    'consents', (
      select coalesce(jsonb_agg(jsonb_build_object('id', latest.id, 'isGiven', latest.is_given, 'act', latest.act,
        'at', latest.created_at) order by latest.id desc), '[]')
      from (
        select * from public.consent_acts as known where known.email = any (who.addresses) order by known.id desc limit 50
      ) as latest
    ),
    'mentions', private.mentions_of(who, private.name_pattern(private.names_of(who)))
  );
end;
$$;
revoke all on function public.admin_person(text) from public, anon;
grant execute on function public.admin_person(text) to authenticated, service_role;

create or replace function public.admin_export_person(address text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  who private.person;
  held jsonb;
begin
  perform private.require_admin_or_service();
  who := private.find_person(address);
  select coalesce(jsonb_object_agg(listed.section, listed.rows), '{}') into held
  from (
    select found.section, jsonb_agg(found.entry order by found.entry ->> 'created_at') as rows
    from private.person_rows(who) as found group by 1
  ) as listed;
  perform private.log_person(who.addresses[1], 'insert', 'person_exports',
    (select jsonb_object_agg(part.key, jsonb_array_length(part.value)) from jsonb_each(held) as part));
  return jsonb_build_object('exportedAt', now(), 'email', who.addresses[1], 'formerAddresses', to_jsonb(who.addresses[2:]),
    'mentions', private.mentions_of(who, private.name_pattern(private.names_of(who)))) || held;
end;
$$;
revoke all on function public.admin_export_person(text) from public, anon;
grant execute on function public.admin_export_person(text) to authenticated, service_role;

-- The parts of an event that the books need; the order's history is computed from them.
create or replace function private.bookkeeping_event(event jsonb, address text)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(said.key, said.value), '{}')
    || case when event ? 'orderId'
      then jsonb_build_object('email', address, 'customerName', null, 'customerRef', null, 'utm', '{}'::jsonb)
      else '{}' end
  from jsonb_each(event) as said
  where said.key in ('kind', 'provider', 'eventId', 'eventType', 'occurredAt', 'orderId', 'orderAliases', 'testMode', 'currency',
    'amountCents', 'coupon', 'items', 'refund', 'disputeId', 'disputedCents', 'tax', 'reason');
$$;
revoke all on function private.bookkeeping_event(jsonb, text) from public, anon, authenticated;

-- Orders stay for the books, without the person.
create or replace function private.anonymize_orders(who private.person)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  events uuid[] := array(select ledger.id from private.events_of(who) as ledger);
begin
  -- An order that another account has claimed is that account's; only the old address is replaced.
  update public.purchases as purchase set email = profile.email
  from public.profiles as profile
  where purchase.email = any (who.addresses) and profile.id = purchase.user_id and not purchase.id = any (who.purchases);
  update public.purchases set email = who.placeholder, user_id = null, utm = '{}' where id = any (who.purchases);
  update public.licenses set user_id = null where purchase_id = any (who.purchases) or user_id = any (who.accounts);
  update public.webhook_events as ledger
  set payload = '[deleted]',
    event = private.bookkeeping_event(ledger.event, coalesce((
      select purchase.email from public.purchases as purchase
      where purchase.provider = ledger.provider and purchase.provider_order_id = any (ledger.order_keys) limit 1
    ), who.placeholder))
  where ledger.id = any (events);
end;
$$;
revoke all on function private.anonymize_orders(private.person) from public, anon, authenticated;

-- Deletes the rows that belong to the person alone.
create or replace function private.delete_person_rows(who private.person, name_pattern text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  licenses uuid[] := array(
    select license.id from public.licenses as license
    where license.purchase_id = any (who.purchases) or license.user_id = any (who.accounts)
  );
begin
  perform set_config('shop.keeps_figures', 'on', true);
  delete from public.downloads where license_id = any (licenses);
  delete from public.license_profiles where license_id = any (licenses);
  delete from public.order_links where email = any (who.addresses);
  delete from public.company_invitations where email = any (who.addresses);
  delete from public.email_messages where "to" = any (who.addresses);
  delete from public.mail_events where email = any (who.addresses);
  delete from public.mail_suppressions where email = any (who.addresses);
  delete from public.consent_acts where email = any (who.addresses);
  delete from public.leads where email = any (who.addresses);
  delete from public.email_messages as notice
  using public.contact_messages as message
  where message.email = any (who.addresses) and notice.idempotency_key = 'contact:' || message.id;
  delete from public.contact_messages where email = any (who.addresses);
  delete from public.reviews where id in (
    select contact.review_id from public.review_contacts as contact where contact.email = any (who.addresses)
  );
  delete from public.search_misses
  where query ~* who.pattern or query ~* name_pattern;
  perform private.forget_proofs(who.accounts, who.addresses);
end;
$$;
revoke all on function private.delete_person_rows(private.person, text) from public, anon, authenticated;

-- Visitors choose a campaign's name: one that names the person is merged into the others.
create or replace function private.forget_campaigns(who private.person, name_pattern text)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into private.daily_leads as kept (day, campaign, leads, confirmed, customers)
  select day, '(other)', sum(leads), sum(confirmed), sum(customers) from private.daily_leads
  where campaign ~* who.pattern or campaign ~* name_pattern group by day
  on conflict (day, campaign) do update set leads = kept.leads + excluded.leads,
    confirmed = kept.confirmed + excluded.confirmed, customers = kept.customers + excluded.customers;
  delete from private.daily_leads where campaign ~* who.pattern or campaign ~* name_pattern;
  delete from private.campaigns where name ~* who.pattern or name ~* name_pattern;
$$;
revoke all on function private.forget_campaigns(private.person, text) from public, anon, authenticated;

-- Deletes the account with everything that depends on it, and the auth service's own log of it. Its tables differ between
-- versions.
create or replace function private.delete_accounts(who private.person)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  ids text[] := who.accounts::text[];
begin
  if to_regclass('auth.flow_state') is not null then
    execute 'delete from auth.flow_state where user_id = any ($1)' using who.accounts;
  end if;
  if to_regclass('auth.audit_log_entries') is not null then
    execute 'delete from auth.audit_log_entries where payload::text ~* $1 or payload ->> ''actor_id'' = any ($2)'
      using who.pattern, ids;
  end if;
  if exists (
    select from pg_catalog.pg_attribute
    where attrelid = 'auth.users'::regclass and attname = 'email_change' and not attisdropped
  ) then
    execute 'update auth.users set email_change = '''' where lower(email_change) = any ($1) and not id = any ($2)'
      using who.addresses, who.accounts;
  end if;
  update storage.objects set owner = null where owner = any (who.accounts);
  delete from auth.users where id = any (who.accounts);
end;
$$;
revoke all on function private.delete_accounts(private.person) from public, anon, authenticated;

-- The log keeps that something was done, not to whom. Rows that this deletion caused are replaced by the one that records it.
create or replace function private.clear_audit_log(objects text[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  personal constant text[] := array['to', 'data', 'name', 'email', 'full_name', 'business_name', 'first_name', 'review_text',
    'subject', 'message', 'utm', 'campaign', 'payload', 'event', 'license_key', 'values', 'last_error', 'idempotency_key',
    'user_id'];
begin
  delete from public.audit_log where change_set = pg_current_xact_id()::text and created_at = now();
  update public.audit_log set before = before - personal, after = after - personal
  where object || ':' || object_id = any (objects)
    and (before ?| personal or after ?| personal);
end;
$$;
revoke all on function private.clear_audit_log(text[]) from public, anon, authenticated;

-- Deletes a person. `names` are redacted in other people's rows as well, if the owner says so. A second call finds nothing
-- and returns the same.
create or replace function public.admin_delete_person(address text, typed_address text, names text[] default '{}')
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  who private.person;
  name_pattern text := private.name_pattern(names);
  objects text[];
  held jsonb;
  mentions jsonb;
begin
  perform private.require_admin_or_service();
  if private.clean_address(typed_address) is distinct from private.clean_address(address) then
    perform private.reject(400, 'Please type the address exactly as it is shown.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('person:' || private.normalize_email(address), 0));
  who := private.find_person(address);
  if private.person_refusal(who) is not null then
    perform private.reject(409, private.person_refusal(who));
  end if;
  perform pg_advisory_xact_lock(hashtextextended(ledger.provider || ':' || listed.key, 0))
  from private.events_of(who) as ledger cross join unnest(ledger.order_keys) as listed (key);

  select coalesce(jsonb_object_agg(counted.section, counted.rows), '{}') into held
  from (select found.section, count(*) as rows from private.person_rows(who) as found group by 1) as counted;
  objects := array(select known.object || ':' || known.object_id from private.objects_of(who) as known);
  mentions := private.mentions_of(who, name_pattern);

  perform private.delete_person_rows(who, name_pattern);
  perform private.anonymize_orders(who);
  perform private.delete_accounts(who);
  perform private.redact_person(who, name_pattern, '^public[.](?!audit_log)');
  perform private.forget_campaigns(who, name_pattern);
  perform private.redact_person(who, name_pattern, '^private[.]');
  -- Last, because the log records the changes above.
  perform private.clear_audit_log(objects);
  perform private.redact_person(who, name_pattern, '^public[.]audit_log$');

  perform private.log_person(who.addresses[1], 'delete', 'people', held);
  return jsonb_build_object('held', held, 'mentions', mentions);
end;
$$;
revoke all on function public.admin_delete_person(text, text, text[]) from public, anon;
grant execute on function public.admin_delete_person(text, text, text[]) to authenticated, service_role;

-- A provider may send an event long after its buyer, or who paid for the gift, was deleted, with name and address. Only what the books need is stored,
-- and no email is sent.
create or replace function private.forget_buyer_of_event()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  stand_in text;
  payer text;
begin
  select max(ledger.event ->> 'email') filter (where ledger.event ->> 'email' like 'deleted-%@deleted.invalid'),
    max(ledger.event ->> 'payerEmail') filter (where ledger.event ->> 'payerEmail' like 'deleted-%@deleted.invalid')
  into stand_in, payer
  from public.webhook_events as ledger
  where ledger.order_keys && new.order_keys and ledger.provider = new.provider;
  if stand_in is not null then
    new.event := private.bookkeeping_event(new.event, stand_in);
    new.payload := '[deleted]';
  elsif payer is not null then
    new.event := new.event || jsonb_build_object('payerEmail', payer);
    new.payload := '[deleted]';
  end if;
  return new;
end;
$$;
revoke all on function private.forget_buyer_of_event() from public, anon, authenticated;

create trigger forget_buyer_of_event before insert on public.webhook_events
  for each row when (new.order_keys <> '{}') execute function private.forget_buyer_of_event();

create or replace function private.refuse_mail_to_deleted()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if (select auth.uid()) is not null then
    perform private.reject(409, 'The person was deleted, so there is no address to write to.');
  end if;
  return null;
end;
$$;
revoke all on function private.refuse_mail_to_deleted() from public, anon, authenticated;

create trigger refuse_mail_to_deleted before insert on public.email_messages
  for each row when (new."to" like 'deleted-%@deleted.invalid') execute function private.refuse_mail_to_deleted();

-- How long data is kept, in days. The privacy page quotes these figures; a test compares them.
create or replace function private.retention_days()
returns table (what text, days integer)
language sql
immutable
set search_path = ''
as $$
  values
    -- After an email was sent, failed or canceled: its recipient and content. A receipt is rendered again from the order.
    ('mails', 90),
    -- After an event was processed: the provider's message. The order's history stays.
    ('webhook payloads', 180),
    -- After the person's last request.
    ('unconfirmed leads', 30),
    -- After the person unsubscribed: everything but the address.
    ('names of unsubscribed leads', 30),
    -- After the last message or reply of an answered or closed conversation.
    ('settled messages', 730),
    -- After a link that "Find my order" mailed has expired. A receipt's link is deleted with its order's person.
    ('order links', 30),
    -- After an invitation to a company has expired, accepted or not.
    ('company invitations', 30),
    ('searches', 180),
    -- After the last sign-in from it.
    ('networks of sign-ins', 90),
    ('rate limits', 1);
$$;
revoke all on function private.retention_days() from public, anon, authenticated;

create or replace function private.is_due(what text, since timestamptz, as_of timestamptz)
returns boolean
language sql
stable
set search_path = ''
as $$
  select since < as_of - make_interval(days => (select kept.days from private.retention_days() as kept where kept.what = is_due.what));
$$;
revoke all on function private.is_due(text, timestamptz, timestamptz) from public, anon, authenticated;

-- The row stays without its recipient, so that the email is not queued a second time.
create or replace function private.empty_old_mails(as_of timestamptz, at_most integer)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.email_messages as mail
  set "to" = 'deleted-mail@deleted.invalid', data = '{}', last_error = null, provider_message_id = null,
    status = case mail.status when 'failed' then 'cancelled' else mail.status end
  where mail.id in (
    select old.id from public.email_messages as old
    where old.status in ('sent', 'failed', 'cancelled') and old."to" <> 'deleted-mail@deleted.invalid'
      and old.created_at < as_of - interval '1 day'
      and private.is_due('mails', coalesce(old.sent_at, greatest(old.created_at, old.send_after)), as_of)
    order by old.created_at limit at_most for update skip locked
  );
$$;
revoke all on function private.empty_old_mails(timestamptz, integer) from public, anon, authenticated;

create or replace function private.delete_old_leads(as_of timestamptz, at_most integer)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform set_config('shop.keeps_figures', 'on', true);
  delete from public.leads as lead
  where lead.id in (
    select old.id from public.leads as old
    where old.status = 'pending' and private.is_due('unconfirmed leads', old.requested_at, as_of)
    limit at_most for update skip locked
  );
  perform set_config('shop.keeps_figures', '', true);
  update public.leads as lead set name = '', utm = '{}', asked_states = '{}', wanted_states = '{}'
  where lead.id in (
    select old.id from public.leads as old
    where old.status = 'unsubscribed'
      and (old.name <> '' or old.utm <> '{}' or old.asked_states <> '{}' or old.wanted_states <> '{}')
      and private.is_due('names of unsubscribed leads', old.unsubscribed_at, as_of)
    limit at_most for update skip locked
  );
end;
$$;
revoke all on function private.delete_old_leads(timestamptz, integer) from public, anon, authenticated;

-- The work of one hour. `as_of` is the current day; a test passes a later one. A few thousand rows at a time, so that the
-- first run of an old shop blocks nobody.
create or replace function public.delete_what_is_due(as_of timestamptz default now())
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  at_most constant integer := 5000;
begin
  perform private.empty_old_mails(as_of, at_most);
  delete from public.mail_events as report
  where report.id in (
    select old.id from public.mail_events as old where private.is_due('mails', old.created_at, as_of)
    limit at_most for update skip locked
  );
  perform private.delete_old_leads(as_of, at_most);
  update public.webhook_events as ledger set payload = '[deleted]'
  where ledger.id in (
    select old.id from public.webhook_events as old
    where old.payload <> '[deleted]' and private.is_due('webhook payloads', old.processed_at, as_of)
    limit at_most for update skip locked
  );
  delete from public.contact_messages as message
  where message.status in ('answered', 'closed')
    and private.is_due('settled messages', message.created_at, as_of)
    and not exists (
      select from public.contact_replies as reply
      where reply.message_id = message.id and not private.is_due('settled messages', reply.created_at, as_of)
    );
  delete from public.order_links as link where link.kind = 'find' and private.is_due('order links', link.expires_at, as_of);
  delete from public.company_invitations as invitation where private.is_due('company invitations', invitation.expires_at, as_of);
  delete from public.search_misses as missed where private.is_due('searches', missed.last_searched_at, as_of);
  perform private.delete_old_rate_limits();
  perform private.delete_old_proofs(as_of, at_most);
end;
$$;
revoke all on function public.delete_what_is_due(timestamptz) from public, anon, authenticated;
grant execute on function public.delete_what_is_due(timestamptz) to service_role;
