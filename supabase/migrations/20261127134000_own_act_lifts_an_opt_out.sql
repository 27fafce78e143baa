-- Whether the person switched the newsletter off in the account after the last confirmation of the lead.
create or replace function private.opted_out_since(address text, confirmed timestamptz)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select 1 from public.profiles as profile
    where profile.email = address and not profile.newsletter
      and profile.newsletter_changed_at > coalesce(confirmed, '-infinity')
  );
$$;
revoke all on function private.opted_out_since(text, timestamptz) from public, anon, authenticated;

create or replace function public.request_starter_pack(
  lead_id uuid,
  lead_name text,
  lead_email text,
  lead_utm jsonb default '{}',
  lead_source text default 'default'
)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text := private.clean_address(lead_email);
  lead public.leads;
begin
  if length(coalesce(private.one_line(lead_name), '')) > 120 then
    perform private.reject(400, 'The name may have at most 120 characters.');
  end if;
  if length(address) not between 3 and 254 or address not like '%_@_%' then
    perform private.reject(400, 'The email address is not valid.');
  end if;

  insert into public.leads as existing (id, name, email, utm, source)
  values (lead_id, coalesce(private.one_line(lead_name), ''), address, coalesce(lead_utm, '{}'), lead_source)
  on conflict (email) do update
  set requested_at = now(),
    name = case when existing.status = 'pending' and excluded.name <> '' then excluded.name else existing.name end,
    status = case when existing.status = 'unsubscribed' or private.opted_out_since(existing.email, existing.confirmed_at)
      then 'pending' else existing.status end
  returning * into lead;

  if lead.last_mail_at is null or lead.last_mail_at <= now() - interval '24 hours' then
    update public.leads set last_mail_at = now() where id = lead.id;
    perform private.queue_email(
      address,
      case when lead.status = 'confirmed' then 'starter-pack-1' else 'confirm-subscription' end,
      jsonb_build_object('name', lead.name),
      'lead-request:' || lead.id || ':' || extract(epoch from now()),
      now(),
      case when lead.status = 'confirmed' then 'marketing' else 'transactional' end,
      lead.id
    );
  end if;
  return lead.id;
end;
$$;

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
  if lead.status = 'confirmed' then
    return 'already-confirmed';
  end if;

  update public.leads
  set status = 'confirmed', confirmed_at = now(), last_mail_at = now(), unsubscribed_at = null,
    sequence_ended_at = null, sequence_ended_by = null
  where id = lead.id;
  -- The form that is confirmed names the newsletter, and the account shows what holds.
  update public.profiles set newsletter = true where email = lead.email and not newsletter;
  perform private.queue_email(lead.email, 'starter-pack-1', jsonb_build_object('name', lead.name),
    'starter-pack-1:' || lead.id || ':' || lead.token_version, now(), 'marketing', lead.id);
  if private.has_paid_purchase(lead.email) then
    update public.leads set sequence_ended_at = now(), sequence_ended_by = 'purchase' where id = lead.id;
  else
    perform private.queue_email(lead.email, 'starter-pack-2', jsonb_build_object('name', lead.name),
      'starter-pack-2:' || lead.id || ':' || lead.token_version, now() + interval '48 hours', 'marketing', lead.id);
  end if;
  return 'confirmed';
end;
$$;

create or replace function public.may_receive_marketing(address text, for_lead uuid default null)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  recipient text := private.normalize_email(address);
  lead public.leads;
begin
  if for_lead is not null then
    select * into lead from public.leads as candidate where candidate.id = for_lead;
    if not found or lead.status <> 'confirmed' then
      return false;
    end if;
  end if;
  if private.opted_out_since(recipient, lead.confirmed_at) then
    return false;
  end if;
  return for_lead is not null or exists (
    select 1
    from public.profiles as profile
    join auth.users as account on account.id = profile.id
    where profile.email = recipient and profile.newsletter and account.email_confirmed_at is not null
  );
end;
$$;
