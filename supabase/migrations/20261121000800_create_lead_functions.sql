-- Stores the request and queues the double opt-in mail (or, for a confirmed address, the pack again), at most once a
-- minute for each address. Asking twice makes no second row; the answer is the same for known and unknown addresses.
create function public.request_starter_pack(
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
  address text := private.normalize_email(lead_email);
  lead public.leads;
begin
  if length(coalesce(btrim(lead_name), '')) > 120 then
    perform private.reject(400, 'The name may have at most 120 characters.');
  end if;
  if length(address) not between 3 and 254 or address not like '%_@_%' then
    perform private.reject(400, 'The e-mail address is not valid.');
  end if;

  insert into public.leads as existing (id, name, email, utm, source)
  values (lead_id, coalesce(btrim(lead_name), ''), address, coalesce(lead_utm, '{}'), lead_source)
  on conflict (email) do update
  set requested_at = now(),
    name = case when existing.status = 'pending' and excluded.name <> '' then excluded.name else existing.name end,
    status = case when existing.status = 'unsubscribed' then 'pending' else existing.status end
  returning * into lead;

  if lead.last_mail_at is null or lead.last_mail_at <= now() - interval '1 minute' then
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

-- Confirming twice changes nothing the second time. Mail 2 comes 48 hours later unless the person has bought by then.
create function public.confirm_lead(lead_id uuid, lead_token_version integer)
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

create function public.unsubscribe_lead(lead_id uuid)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text;
begin
  update public.leads
  set status = 'unsubscribed',
    unsubscribed_at = coalesce(unsubscribed_at, now()),
    token_version = token_version + case when status = 'unsubscribed' then 0 else 1 end
  where id = lead_id
  returning email into address;
  if address is null then
    return false;
  end if;
  perform private.end_lead_sequence(address, 'unsubscribe');
  update public.profiles set newsletter = false where email = address and newsletter;
  return true;
end;
$$;

revoke all on function public.request_starter_pack(uuid, text, text, jsonb, text) from public, anon, authenticated;
revoke all on function public.confirm_lead(uuid, integer) from public, anon, authenticated;
revoke all on function public.unsubscribe_lead(uuid) from public, anon, authenticated;
grant execute on function public.request_starter_pack(uuid, text, text, jsonb, text) to service_role;
grant execute on function public.confirm_lead(uuid, integer) to service_role;
grant execute on function public.unsubscribe_lead(uuid) to service_role;
