-- The half minute counted by the clock: two presses on either side of a full half minute both sent the mail. It counts from
-- the last mail now, and two presses at once take turns.
create or replace function public.admin_send_test_mail(mail_template text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := (select auth.uid());
  address text;
begin
  perform private.require_admin();
  if mail_template is null or mail_template not in ('starter-pack-1', 'starter-pack-2') then
    perform private.reject(400, 'Only the mails of the starter pack can be tried out.');
  end if;
  select account.email into address from auth.users as account where account.id = caller;
  if address is null then
    perform private.reject(400, 'Your account has no email address.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('test-mail:' || mail_template || ':' || caller, 0));
  if exists (
    select 1 from public.email_messages as earlier
    where earlier."to" = address and earlier.template = mail_template
      and earlier.created_at > now() - interval '30 seconds'
      and earlier.data ->> 'isTest' = 'true'
  ) then
    perform private.reject(429, 'This mail went to you a moment ago. Please wait half a minute before you send it again.');
  end if;
  perform private.note_reason('Test to oneself');
  perform private.queue_email(address, mail_template,
    jsonb_build_object('isTest', true, 'name', coalesce(
      (select split_part(btrim(profile.full_name), ' ', 1) from public.profiles as profile where profile.id = caller), '')),
    'test:' || mail_template || ':' || caller || ':' || extract(epoch from now()));
  return address;
end;
$$;
