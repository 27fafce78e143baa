create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null check (length(name) between 1 and 120),
  email text not null check (length(email) between 3 and 254),
  subject text not null check (length(subject) between 1 and 200),
  category text not null default 'other' check (category in ('template-question', 'technical-support',
    'compliance-help', 'billing-refunds', 'feature-request', 'partnership', 'other')),
  message text not null check (length(message) between 1 and 5000),
  status text not null default 'open' check (status in ('open', 'answered', 'closed'))
);

alter table public.contact_messages enable row level security;
create index contact_messages_created_at_idx on public.contact_messages (created_at desc);
create index contact_messages_open_idx on public.contact_messages (created_at) where status = 'open';

create policy "admin reads contact messages" on public.contact_messages
  for select to authenticated using ((select private.is_admin()));

grant select on public.contact_messages to authenticated;
grant all on public.contact_messages to service_role;

create function public.submit_contact_message(
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
  values (message_id, btrim(sender_name), private.normalize_email(sender_email), btrim(submit_contact_message.subject),
    coalesce(submit_contact_message.category, 'other'), btrim(submit_contact_message.message))
  on conflict (id) do nothing;
  select nullif(setting.value, '') into support from public.site_settings as setting where setting.key = 'SUPPORT_EMAIL';
  if support is not null then
    perform private.queue_email(support, 'contact-message', jsonb_build_object('messageId', message_id),
      'contact:' || message_id);
  end if;
  return message_id;
end;
$$;

revoke all on function public.submit_contact_message(uuid, text, text, text, text, text)
  from public, anon, authenticated;
grant execute on function public.submit_contact_message(uuid, text, text, text, text, text) to service_role;
