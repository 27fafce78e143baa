-- Who asked for the starter pack. `token_version` is part of every confirmation token, so that a link from before an
-- unsubscribe cannot subscribe the person again.
create table public.leads (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null default '' check (length(name) <= 120),
  email text not null unique check (length(email) between 3 and 254 and email = lower(email)),
  utm jsonb not null default '{}',
  source text not null default 'default' check (source in ('hero', 'sidebar', 'footer', 'default', 'exit-intent')),
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
  requested_at timestamptz not null default now(),
  last_mail_at timestamptz,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  sequence_ended_at timestamptz,
  sequence_ended_by text check (sequence_ended_by in ('purchase', 'unsubscribe')),
  token_version integer not null default 1
);

alter table public.leads enable row level security;
create index leads_created_at_idx on public.leads (created_at desc);
create index leads_status_idx on public.leads (status, created_at desc);
create trigger touch_leads before update on public.leads
  for each row execute function private.touch_updated_at();

alter table public.email_messages
  add constraint email_messages_lead_id_fkey foreign key (lead_id) references public.leads (id) on delete cascade;

create policy "admin reads leads" on public.leads
  for select to authenticated using ((select private.is_admin()));

grant select on public.leads to authenticated;
grant all on public.leads to service_role;

create function private.has_paid_purchase(address text)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return exists (
    select 1 from public.purchases as purchase
    where purchase.email = private.normalize_email(address)
      and purchase.status in ('paid', 'partially_refunded')
  );
end;
$$;

create function private.end_lead_sequence(address text, cause text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.leads
  set sequence_ended_at = coalesce(sequence_ended_at, now()), sequence_ended_by = coalesce(sequence_ended_by, cause)
  where email = private.normalize_email(address);
  update public.email_messages
  set status = 'cancelled', last_error = 'The sequence ended: ' || cause
  where "to" = private.normalize_email(address) and stream = 'marketing' and status = 'queued';
end;
$$;

revoke all on function private.has_paid_purchase(text), private.end_lead_sequence(text, text)
  from public, anon, authenticated;
