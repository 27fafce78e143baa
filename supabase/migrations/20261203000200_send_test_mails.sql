-- A mail of the sequence to the admin who asks for it, and to nobody else: made and sent by the same worker as a subscriber's,
-- but without a subscriber behind it.
create function public.admin_send_test_mail(mail_template text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := (select auth.uid());
  address text;
  test_key text := 'test:' || coalesce(mail_template, '') || ':' || coalesce(caller::text, '') || ':'
    || floor(extract(epoch from now()) / 30)::bigint;
begin
  perform private.require_admin();
  if mail_template is null or mail_template not in ('starter-pack-1', 'starter-pack-2') then
    perform private.reject(400, 'Only the mails of the starter pack can be tried out.');
  end if;
  select account.email into address from auth.users as account where account.id = caller;
  if address is null then
    perform private.reject(400, 'Your account has no email address.');
  elsif exists (select 1 from public.email_messages as mail where mail.idempotency_key = test_key) then
    perform private.reject(429, 'This mail went to you a moment ago. Please wait half a minute before you send it again.');
  end if;
  perform private.note_reason('Test to oneself');
  perform private.queue_email(address, mail_template,
    jsonb_build_object('isTest', true, 'name', coalesce(
      (select split_part(btrim(profile.full_name), ' ', 1) from public.profiles as profile where profile.id = caller), '')),
    test_key);
  return address;
end;
$$;

revoke all on function public.admin_send_test_mail(text) from public, anon;
grant execute on function public.admin_send_test_mail(text) to authenticated, service_role;
