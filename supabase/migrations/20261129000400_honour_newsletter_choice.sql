-- The newsletter choice of the account rules over marketing mail: whoever switches it off gets none from then on, unless they
-- ask for something again later. `newsletter_changed_at` is null until somebody has chosen, so an account that was made after
-- a request for the starter pack does not stop it.
alter table public.profiles add column newsletter_changed_at timestamptz;

create function private.note_newsletter_choice()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.newsletter is not distinct from old.newsletter then
    new.newsletter_changed_at := old.newsletter_changed_at;
    return new;
  end if;
  new.newsletter_changed_at := now();
  if not new.newsletter then
    update public.email_messages
    set status = 'cancelled', last_error = 'The newsletter was switched off in the account.'
    where "to" = new.email and stream = 'marketing' and status = 'queued';
  end if;
  return new;
end;
$$;

create trigger note_newsletter_choice before update on public.profiles
  for each row execute function private.note_newsletter_choice();

-- What the mail worker asks before each marketing mail.
create function public.may_receive_marketing(address text, for_lead uuid default null)
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
    if not found or lead.status = 'unsubscribed' then
      return false;
    end if;
  end if;
  if exists (
    select 1 from public.profiles as profile
    where profile.email = recipient and not profile.newsletter
      and profile.newsletter_changed_at > coalesce(greatest(lead.requested_at, lead.confirmed_at), '-infinity')
  ) then
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

revoke all on function private.note_newsletter_choice() from public, anon, authenticated;
revoke all on function public.may_receive_marketing(text, uuid) from public, anon, authenticated;
grant execute on function public.may_receive_marketing(text, uuid) to service_role;
