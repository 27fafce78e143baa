-- Text from outside at the doors that had read it as it came: searches, the person of a request, recovery codes, wide letters.

-- Wide letters, and marks apart from their letters, are the same address.
create or replace function private.clean_address(address text)
returns text
language sql
immutable
set search_path = ''
as $$
  select lower(regexp_replace(regexp_replace(regexp_replace(normalize(address, nfkc),
    '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0'
      || '\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'),
    '^' || space || '+|' || space || '+$', '', 'g'), '\.+$', ''))
  from (values ('[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]')) as given (space);
$$;

-- What is searched for in the lists of the admin pages may hold nothing invisible, nor may a searched order number.
create or replace function private.list_query(typed text)
returns tsquery
language sql
immutable
parallel safe
set search_path = ''
as $$
  select to_tsquery('simple'::regconfig, string_agg(word || ':*', ' & '))
  from (
    select word
    from regexp_split_to_table(lower(left(private.without_invisible(coalesce(typed, '')), 200)), '[^[:alnum:]]+') as word
    where word <> ''
    limit 8
  ) as words;
$$;

create or replace function private.order_search(typed text, bought text, place text)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select case
    when exists (select from public.purchases as known where known.provider_order_id = private.one_line(typed)) then
      format('%s.provider_order_id = private.one_line(%s)', bought, place)
    when private.list_query(typed) is not null then
      format($c$private.list_words(%1$s.email || ' ' || %1$s.provider_order_id || coalesce(' ' || %1$s.payer_email, ''))
        @@ private.list_query(%2$s)$c$, bought, place)
  end;
$$;

create or replace function private.find_changed_objects(words text)
returns table (object text, object_id text)
language sql
stable
rows 20
security definer
set search_path = ''
as $$
  with bought as (
    (select purchase.id from public.purchases as purchase where purchase.email in (private.normalize_email(words), private.clean_address(words)) limit 100)
    union
    (select purchase.id from public.purchases as purchase
     where purchase.provider = any (array['sandbox', 'stripe', 'lemonsqueezy', 'paddle', 'gumroad'])
       and purchase.provider_order_id = private.one_line(words) limit 100)
  )
  select 'purchases', bought.id::text from bought
  union all
  select 'licenses', license.id::text from bought join public.licenses as license on license.purchase_id = bought.id
  union all
  select 'leads', lead.id::text from public.leads as lead where lead.email in (private.normalize_email(words), private.clean_address(words))
  union all
  select 'profiles', profile.id::text from public.profiles as profile where profile.email in (private.normalize_email(words), private.clean_address(words))
  union all
  (select 'contact_messages', message.id::text from public.contact_messages as message
   where message.email in (private.normalize_email(words), private.clean_address(words)) order by message.created_at desc limit 100)
  union all
  (select 'email_messages', mail.id::text from public.email_messages as mail
   where mail."to" in (private.normalize_email(words), private.clean_address(words)) order by mail.created_at desc limit 100);
$$;

-- The owner may have pasted the address of a person. It is read as it is first: an account may have one that is not clean.
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

-- A recovery code in wide letters, as Japanese keyboards type it.
create or replace function private.recovery_code_hash(account uuid, typed text)
returns text
language sql
immutable
set search_path = ''
as $$
  select encode(sha256(convert_to(
    account || ':' || regexp_replace(translate(upper(normalize(left(coalesce(typed, ''), 100), nfkc)), 'OIL', '011'), '[^0-9A-Z]', '', 'g'),
    'UTF8')), 'hex');
$$;
