-- Visitors of a state without a pack ask to hear when we write for it. Only the link in their mail counts.
alter table public.leads add column wanted_states text[] not null default '{}'
    check (cardinality(wanted_states) <= 60 and array_to_string(wanted_states, ',', '?') ~ '^([A-Z]{2}(,[A-Z]{2})*)?$');
alter table public.leads add column asked_states text[] not null default '{}'
    check (cardinality(asked_states) <= 60 and array_to_string(asked_states, ',', '?') ~ '^([A-Z]{2}(,[A-Z]{2})*)?$');
create index leads_wanted_states_idx on public.leads using gin (wanted_states) where wanted_states <> '{}';

drop function public.request_starter_pack(uuid, text, text, jsonb, text, text);
create or replace function public.request_starter_pack(
  lead_id uuid,
  lead_name text,
  lead_email text,
  lead_utm jsonb default '{}',
  lead_source text default 'default',
  caller_network text default null,
  wanted_state text default null
)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text := private.clean_address(lead_email);
  lead public.leads;
  is_asked boolean;
begin
  if length(coalesce(private.one_line(lead_name), '')) > 120 then
    perform private.reject(400, 'The name may have at most 120 characters.');
  end if;
  if length(address) not between 3 and 254 or address not like '%_@_%' then
    perform private.reject(400, 'The email address is not valid.');
  end if;
  if wanted_state is not null and wanted_state !~ '^[A-Z]{2}$' then
    perform private.reject(400, 'Please choose a state.');
  end if;

  insert into public.leads as existing (id, name, email, utm, source, asked_states)
  values (lead_id, coalesce(private.one_line(lead_name), ''), address, coalesce(lead_utm, '{}'), lead_source,
    array_remove(array[wanted_state], null))
  on conflict (email) do update
  set requested_at = now(),
    name = case when existing.status = 'pending' and excluded.name <> '' then excluded.name else existing.name end,
    status = case when existing.status = 'unsubscribed' or private.has_withdrawn_consent(existing.email)
      then 'pending' else existing.status end,
    asked_states = case when wanted_state = any (existing.wanted_states) then existing.asked_states
      else array_remove(existing.asked_states, wanted_state) || excluded.asked_states end
  returning * into lead;

  is_asked := lead.status <> 'confirmed' or coalesce(wanted_state = any (lead.asked_states), false);
  if lead.status = 'confirmed' or not private.was_asked_after_opt_out(address) then
    if private.queue_email(
      address,
      case when is_asked then 'confirm-subscription' else 'starter-pack-1' end,
      jsonb_build_object('name', lead.name) || case when is_asked and wanted_state is not null
        then jsonb_build_object('wantedState', wanted_state) else '{}' end,
      'lead-request:' || lead.id || ':' || extract(epoch from now()),
      now(),
      case when is_asked then 'transactional' else 'marketing' end,
      lead.id,
      network => caller_network
    ) is null then
      update public.leads set last_mail_at = now() where id = lead.id;
    end if;
  end if;
  return lead.id;
end;
$$;
revoke all on function public.request_starter_pack(uuid, text, text, jsonb, text, text, text) from public, anon, authenticated;
grant execute on function public.request_starter_pack(uuid, text, text, jsonb, text, text, text) to service_role;

create or replace function public.confirm_lead(lead_id uuid, lead_token_version integer)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  lead public.leads;
begin
  select * into lead from public.leads as candidate where candidate.id = lead_id for update;
  if not found or lead.token_version <> lead_token_version then
    perform private.reject(410, 'This confirmation link is no longer valid. Please ask for the starter pack again.');
  end if;
  update public.leads
  set wanted_states = array(select distinct code from unnest(lead.wanted_states || lead.asked_states) as known (code) order by code),
    asked_states = '{}'
  where id = lead.id and lead.asked_states <> '{}';
  if lead.status = 'confirmed' then
    return 'already-confirmed';
  end if;

  update public.leads
  set status = 'confirmed', confirmed_at = now(), last_mail_at = now(), unsubscribed_at = null,
    sequence_ended_at = null, sequence_ended_by = null
  where id = lead.id;
  perform private.note_consent_act(lead.email, true, 'confirmation-link');
  -- The form that is confirmed names the newsletter, and the account shows what holds.
  update public.profiles set newsletter = true where email = lead.email and not newsletter;
  perform private.queue_email(lead.email, 'starter-pack-1', jsonb_build_object('name', lead.name),
    'starter-pack-1:' || lead.id || ':' || lead.token_version, now(), 'marketing', lead.id, cause => 'confirmed');
  if private.has_paid_purchase(lead.email) then
    update public.leads set sequence_ended_at = now(), sequence_ended_by = 'purchase' where id = lead.id;
  else
    perform private.queue_email(lead.email, 'starter-pack-2', jsonb_build_object('name', lead.name),
      'starter-pack-2:' || lead.id || ':' || lead.token_version, now() + interval '48 hours', 'marketing', lead.id);
  end if;
  return 'confirmed';
end;
$$;

create or replace function public.admin_list_leads(
  search text default null,
  status_filter text default null,
  page_cursor text default null,
  page_size integer default 50
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.list_page(
    'public.leads',
    $fields$jsonb_build_object('id', entry.id, 'name', entry.name, 'email', entry.email, 'status', entry.status,
      'utm', entry.utm, 'source', entry.source, 'createdAt', entry.created_at, 'confirmedAt', entry.confirmed_at,
      'unsubscribedAt', entry.unsubscribed_at, 'customerSince', entry.customer_since,
      'wantedStates', entry.wanted_states)$fields$,
    array_remove(array[
      case when private.list_query(search) is not null then
        $c$private.list_words(entry.email || ' ' || entry.name) @@ private.list_query($1[1])$c$ end,
      case when status_filter ~ '^[A-Z]{2}$' then $c$entry.wanted_states @> array[$1[2]]$c$
      when coalesce(status_filter, '') <> '' then $c$entry.status = $1[2]$c$ end
    ], null),
    array[search, status_filter],
    page_cursor,
    page_size
  );
end;
$$;

create or replace function public.admin_wanted_states()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('state', wanted.code, 'people', wanted.people)
      order by wanted.people desc, wanted.code), '[]')
    from (
      select code, count(*) as people
      from public.leads as lead
      cross join lateral unnest(lead.wanted_states) as known (code)
      where lead.wanted_states <> '{}' and lead.status = 'confirmed'
      group by code
    ) as wanted
  );
end;
$$;
revoke all on function public.admin_wanted_states() from public, anon;
grant execute on function public.admin_wanted_states() to authenticated, service_role;

create or replace function public.admin_resend_confirmation(lead_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  lead public.leads;
begin
  perform private.require_admin();
  select * into lead from public.leads as candidate where candidate.id = admin_resend_confirmation.lead_id for update;
  if not found then
    perform private.reject(404, 'There is no such lead. It may have been deleted.');
  elsif lead.status <> 'pending' then
    perform private.reject(409, 'This email goes only to an unconfirmed address. This one is ' || lead.status || '.');
  elsif lead.last_mail_at > now() - interval '1 minute' then
    perform private.reject(429, 'An email was sent to this address a moment ago. Please wait a minute.');
  end if;
  update public.leads set last_mail_at = now() where id = lead.id;
  perform private.queue_email(lead.email, 'confirm-subscription', jsonb_strip_nulls(jsonb_build_object('name', lead.name,
    'wantedState', lead.asked_states[cardinality(lead.asked_states)])),
    'lead-request:' || lead.id || ':' || extract(epoch from now()), now(), 'transactional', lead.id);
end;
$$;

create or replace function public.admin_export_page(list text, page_cursor text default null, page_size integer default 500)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  size integer := least(greatest(page_size, 1), 5000);
  zone text := private.shop_time_zone();
  edge_time timestamptz := nullif(split_part(page_cursor, '|', 1), '')::timestamptz;
  edge_id uuid := nullif(split_part(page_cursor, '|', 2), '')::uuid;
  source text;
  line text;
  answer jsonb;
begin
  perform private.require_admin();
  case list
    when 'purchases' then
      source := 'public.purchases';
      line := $line$private.csv_line(private.time_text(entry.created_at, $3), private.time_text(entry.paid_at, $3), entry.provider, entry.provider_order_id,
        entry.email, entry.product_sku, private.plain_amount(entry.amount_cents, entry.currency),
        private.plain_amount(entry.refunded_cents, entry.currency), entry.currency, entry.status,
        private.typed_code(entry.coupon),
        entry.utm ->> 'utm_source', entry.utm ->> 'utm_medium', entry.utm ->> 'utm_campaign',
        private.plain_amount(entry.tax_cents, entry.currency), private.plain_amount(entry.disputed_cents, entry.currency),
        private.plain_amount(private.net_cents(entry.amount_cents, entry.refunded_cents, entry.disputed_cents, entry.tax_cents,
          entry.returned_tax_cents), entry.currency))$line$;
    when 'leads' then
      source := 'public.leads';
      line := $line$private.csv_line(private.time_text(entry.created_at, $3), entry.name, entry.email, entry.status,
        private.time_text(entry.confirmed_at, $3), private.time_text(entry.unsubscribed_at, $3), entry.source, entry.utm ->> 'utm_source',
        entry.utm ->> 'utm_medium', entry.utm ->> 'utm_campaign', entry.utm ->> 'utm_content',
        array_to_string(entry.wanted_states, ' '))$line$;
    when 'users' then
      source := 'public.profiles';
      line := $line$private.csv_line(private.time_text(entry.created_at, $3), entry.email, entry.full_name, entry.business_name, entry.role,
        entry.newsletter::text, entry.purchases_count::text)$line$;
    when 'reviews' then
      source := 'public.reviews';
      line := $line$private.csv_line(private.time_text(entry.created_at, $3), entry.product_sku, entry.first_name,
        (select contact.email from public.review_contacts as contact where contact.review_id = entry.id),
        entry.rating::text, entry.review_text, entry.status, entry.verified::text, private.time_text(entry.moderated_at, $3))$line$;
    else
      perform private.reject(400, 'The list must be purchases, leads, users or reviews.');
  end case;
  execute format(
    $sql$
      with page as (
        select entry.* from %1$s as entry
        where %2$s
        order by entry.created_at desc, entry.id desc limit %3$s
      ),
      line as (select entry.created_at, entry.id, %4$s as text from page as entry)
      select jsonb_build_object(
        'lines', coalesce(string_agg(text, '' order by created_at desc, id desc), ''),
        'rows', count(*),
        'timeZone', $3,
        'next', case when count(*) = %3$s then (array_agg(created_at || '|' || id order by created_at, id))[1] end
      )
      from line
    $sql$,
    source,
    case when edge_id is null then 'true' else '(entry.created_at, entry.id) < ($1, $2)' end,
    size,
    line
  ) into answer using edge_time, edge_id, zone;
  return answer;
end;
$$;
