-- The rules of contracts/text.ts for text of people. The characters that show nothing (Unicode's Default_Ignorable_Code_Point)
-- and the spaces are written as numbers, because what PostgreSQL counts as either depends on its locale. A joiner stays
-- between two characters beyond the Latin ones, a variant selector behind one.
create or replace function private.without_invisible(value text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select regexp_replace(regexp_replace(regexp_replace(value,
    '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufff8'
      || '\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e00ff\U000e01f0-\U000e0fff]', '', 'g'),
    '(?<!' || joined || ')[\u200c\u200d]|[\u200c\u200d](?!' || joined || ')', '', 'g'),
    '(?<!' || joined || '|[\u00a9\u00ae])[\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef](?!\u20e3)', '', 'g')
  from (values ('[^\u0001-\u024f\u1680\u2000-\u200a\u200c\u200d\u2028\u2029\u202f\u205f\u3000]')) as given (joined);
$$;
revoke all on function private.without_invisible(text) from public, anon, authenticated;
grant execute on function private.without_invisible(text) to anon, authenticated, service_role;

create or replace function private.one_line(value text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select btrim(regexp_replace(private.without_invisible(regexp_replace(value, '[\u0001-\u001f\u007f-\u009f]', ' ', 'g')),
    '[\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'));
$$;
revoke all on function private.one_line(text) from public, anon, authenticated;
grant execute on function private.one_line(text) to anon, authenticated, service_role;

create or replace function private.free_text(value text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select regexp_replace(private.without_invisible(regexp_replace(
      regexp_replace(value, '\r\n?|[\u0085\u2028\u2029]', e'\n', 'g'),
      '[\u0001-\u0008\u000b-\u001f\u007f-\u009f]', '', 'g')),
    '^' || space || '+|' || space || '+$', '', 'g')
  from (values ('[\u0009\u000a\u0020\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]')) as given (space);
$$;
revoke all on function private.free_text(text) from public, anon, authenticated;
grant execute on function private.free_text(text) to anon, authenticated, service_role;

-- An address as somebody meant who typed or pasted it. Only for what is typed: who an account belongs to is told by the exact
-- address that was confirmed.
create or replace function private.clean_address(address text)
returns text
language sql
immutable
set search_path = ''
as $$
  select lower(regexp_replace(regexp_replace(regexp_replace(address,
    '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0'
      || '\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'),
    '^' || space || '+|' || space || '+$', '', 'g'), '\.+$', ''))
  from (values ('[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]')) as given (space);
$$;
revoke all on function private.clean_address(text) from public, anon, authenticated;

create or replace function private.guard_profile_fields()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if private.called_through_api() and
    row(new.id, new.created_at, new.email, new.role, new.purchases_count)
    is distinct from row(old.id, old.created_at, old.email, old.role, old.purchases_count)
  then
    raise exception using errcode = '42501', message = 'Only full name, business name and newsletter can be changed.';
  end if;
  new.full_name := private.one_line(new.full_name);
  new.business_name := private.one_line(new.business_name);
  if length(new.full_name) > 120 then
    perform private.reject(400, 'The full name may have at most 120 characters.');
  end if;
  if length(new.business_name) > 160 then
    perform private.reject(400, 'The business name may have at most 160 characters.');
  end if;
  return new;
end;
$$;

create or replace function private.create_profile()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.profiles (id, email, full_name)
  values (
    new.id,
    coalesce(private.normalize_email(new.email), ''),
    nullif(left(private.one_line(new.raw_user_meta_data ->> 'full_name'), 120), '')
  )
  on conflict (id) do nothing;
  return new;
end;
$$;

create or replace function private.forget_unproved_names()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  proved jsonb;
begin
  select identity.identity_data into proved
  from auth.identities as identity
  where identity.user_id = new.id and identity.provider not in ('email', 'phone')
  order by identity.created_at
  limit 1;
  update auth.identities as identity
  set identity_data = jsonb_build_object('sub', identity.identity_data -> 'sub', 'email', identity.identity_data -> 'email',
    'email_verified', true, 'phone_verified', false)
  where identity.user_id = new.id and identity.provider = 'email';
  update auth.users as account
  set raw_user_meta_data = coalesce(proved, '{}')
    || jsonb_build_object('sub', account.id, 'email', account.email, 'email_verified', true, 'phone_verified', false)
  where account.id = new.id;
  update public.profiles as profile
  set full_name = nullif(left(private.one_line(proved ->> 'full_name'), 120), ''), business_name = null, newsletter = false
  where profile.id = new.id;
  return null;
end;
$$;

create or replace function public.request_order_link(buyer_email text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text := private.clean_address(buyer_email);
  link public.order_links;
  pause interval;
begin
  if not exists (select 1 from public.purchases as purchase where purchase.email = address) then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('order-link:' || address, 0));
  select * into link from public.order_links as latest
  where latest.email = address and latest.kind = 'find'
  order by latest.created_at desc
  limit 1;
  pause := case
    when link.used_at is not null or link.mails = 1 then interval '1 minute'
    when link.mails = 2 then interval '10 minutes'
    else interval '2 hours'
  end;
  if link.mailed_at > now() - pause then
    return;
  end if;
  -- A link is mailed again for at most a day and is valid for a day from then.
  if link.id is null or link.used_at is not null or link.created_at <= now() - interval '24 hours' then
    insert into public.order_links (kind, email, expires_at)
    values ('find', address, now() + interval '24 hours')
    returning * into link;
  else
    update public.order_links
    set mails = mails + 1, mailed_at = now(), expires_at = now() + interval '24 hours'
    where id = link.id
    returning * into link;
  end if;
  perform private.queue_email(address, 'order-link', jsonb_build_object('linkId', link.id),
    'order-link:' || link.id || ':' || link.mails);
end;
$$;

create or replace function private.accept_review()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text;
  is_own_address boolean;
begin
  if current_setting('role', true) = 'service_role' and new.email is null then
    return new;
  end if;
  new.email := private.clean_address(new.email);
  new.first_name := private.one_line(new.first_name);
  new.review_text := nullif(private.free_text(new.review_text), '');
  perform private.check_review(new);
  address := new.email;
  new.id := gen_random_uuid();
  new.created_at := now();
  new.status := 'pending';
  new.moderated_at := null;
  new.email := null;
  new.verified := private.bought_by_caller(address, new.product_sku);

  if current_setting('role', true) in ('anon', 'authenticated') then
    if private.limit_caller('review', private.limit_of('reviews-per-hour', 5), 3600) > 0 then
      perform private.reject(429, 'You have sent many reviews in the last hour. Please come back later.');
    elsif not new.verified
      and public.consume_rate_limit('review-day', 'shop', private.limit_of('reviews-per-day', 200), 86400) > 0 then
      perform private.reject(429, 'We have received very many reviews today. Please come back tomorrow.');
    end if;
  end if;

  insert into public.review_contacts (review_id, product_sku, email, verified)
  values (new.id, new.product_sku, address, new.verified)
  on conflict on constraint review_contacts_one_each do nothing;
  if found then
    return new;
  end if;
  is_own_address := private.session_is_live()
    and coalesce(private.verified_email((select auth.uid())) = address, false);
  -- The same words again are the same review: its sender never got the first answer.
  if is_own_address and not exists (
    select 1 from public.review_contacts as contact
    join public.reviews as earlier on earlier.id = contact.review_id
    where contact.product_sku = new.product_sku and contact.email = address and contact.verified = new.verified
      and row(earlier.first_name, earlier.rating, earlier.review_text)
        is not distinct from row(new.first_name, new.rating, new.review_text)
  ) then
    perform private.reject(409, 'You have already reviewed this product. Your first review stays as it is.');
  end if;
  return null;
end;
$$;

create or replace function public.submit_contact_message(
  message_id uuid,
  sender_name text,
  sender_email text,
  subject text,
  category text,
  message text
)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  support text;
begin
  insert into public.contact_messages (id, name, email, subject, category, message)
  values (message_id, private.one_line(sender_name), private.clean_address(sender_email), private.one_line(submit_contact_message.subject),
    coalesce(submit_contact_message.category, 'other'), private.free_text(submit_contact_message.message))
  on conflict (id) do nothing;
  select nullif(setting.value, '') into support from public.site_settings as setting where setting.key = 'SUPPORT_EMAIL';
  if support is not null then
    perform private.queue_email(support, 'contact-message', jsonb_build_object('messageId', message_id),
      'contact:' || message_id);
  end if;
  return message_id;
end;
$$;

create or replace function private.search_words(query text)
returns text[]
language sql
immutable
set search_path = ''
as $$
  select coalesce(array_agg(word.value order by word.place), '{}')
  from (
    select case when part.found[1] ~ '^([[:alpha:]]\.)+' then replace(part.found[1], '.', '') else part.found[1] end as value,
      part.place
    from regexp_matches(lower(left(private.one_line(coalesce(query, '')), 200)),
      '(?:[[:alpha:]]\.){2,}(?:[[:alpha:]]\M)?'
        || '|\m[[:alpha:]]{1,2}[-.‑]?[0-9]{1,4}[[:alpha:]]?\M'
        || '|\m[0-9]{2,4}[-.‑]?(?:\([[:alpha:]]\)|[[:alpha:]]\M)'
        || '|[[:alnum:]]+', 'g') with ordinality as part (found, place)
    where part.found[1] !~ '^(ca|do|wo|is|are|did|does|could|would|should|have|has|was|were)nt$'
      and part.found[1] !~ '^(im|ive|whats|hows|wheres|theres|thats|youre|cannot)$'
      and part.found[1] !~ '^(many|much|could|would|please|give|someone|somebody|anyone|anybody)$'
    order by part.place
    limit 10
  ) as word;
$$;

create or replace function public.record_search_miss(query text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  asked text := lower(private.one_line(coalesce(record_search_miss.query, '')));
begin
  if not private.may_keep_search(asked)
    or private.limit_caller('search-miss', 20, 3600) > 0
    or exists (select 1 from public.search_articles(asked)) then
    return;
  end if;
  delete from public.search_misses where last_searched_at < now() - interval '180 days';
  insert into public.search_misses as known (query)
  select asked
  where exists (select 1 from public.search_misses as same where same.query = asked)
    or (select count(*) from public.search_misses) < 2000
  on conflict on constraint search_misses_pkey do update
  set searches = known.searches + 1, last_searched_at = now();
end;
$$;

create or replace function private.company_name_in(given jsonb)
returns text
language sql
immutable
set search_path = ''
as $$
  select coalesce(nullif(left(private.one_line(given ->> 'company_name'), 160), ''), 'My company');
$$;

create or replace function private.guard_company()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.name := private.one_line(new.name);
  new.prepared_by := nullif(private.one_line(new.prepared_by), '');
  if coalesce(length(new.name), 0) not between 1 and 160 then
    perform private.reject(400, 'A company needs a name of at most 160 characters.');
  elsif length(new.prepared_by) > 160 then
    perform private.reject(400, '"Prepared by" has at most 160 characters.');
  end if;
  perform private.check_company_values(new."values");
  if tg_op = 'UPDATE' then
    new.id := old.id;
    new.created_at := old.created_at;
    new.updated_at := now();
    if new.name <> old.name and private.called_through_api() and private.my_company_role(old.id) is distinct from 'owner' then
      perform private.reject(403, 'Only an owner can rename the company.');
    elsif new.name = old.name and old.name = private.company_name_in(old."values")
      and private.my_company_role(old.id) = 'owner' then
      new.name := private.company_name_in(new."values");
    end if;
  end if;
  return new;
end;
$$;
