-- Everything that the shop keeps about the caller, as one document. What hangs on an address and not on the account (the
-- starter pack, messages, reviews, mails) belongs to them only once the address is proved.
create function private.export_orders(caller uuid, address text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with own_purchase as (
    select * from public.purchases as purchase where purchase.user_id = caller
    union
    select * from public.purchases as purchase where purchase.email = address and purchase.user_id is null
  )
  select jsonb_build_object(
    'purchases', (
      select coalesce(jsonb_agg(to_jsonb(purchase) - 'user_id' order by purchase.created_at), '[]')
      from own_purchase as purchase
    ),
    'licenses', (
      select coalesce(jsonb_agg(to_jsonb(license) - 'user_id' order by license.issued_at), '[]')
      from public.licenses as license
      where license.user_id = caller or license.purchase_id in (select id from own_purchase where user_id is null)
    ),
    'downloads', (
      select coalesce(jsonb_agg(to_jsonb(download) order by download.created_at), '[]')
      from public.licenses as license
      join public.downloads as download on download.license_id = license.id
      where license.user_id = caller
    ),
    'companyProfile', (
      select to_jsonb(company) - 'user_id' from public.company_profiles as company where company.user_id = caller
    )
  );
$$;

create function private.export_correspondence(address text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'starterPackRequests', (
      select coalesce(jsonb_agg(to_jsonb(lead) - 'token_version' order by lead.created_at), '[]')
      from public.leads as lead where lead.email = address
    ),
    'contactMessages', (
      select coalesce(jsonb_agg(to_jsonb(sent) order by sent.created_at), '[]')
      from public.contact_messages as sent where sent.email = address
    ),
    'reviews', (
      select coalesce(jsonb_agg(to_jsonb(review) || jsonb_build_object('email', contact.email)
        order by review.created_at), '[]')
      from public.review_contacts as contact
      join public.reviews as review on review.id = contact.review_id
      where contact.email = address
    ),
    'emails', (
      select coalesce(jsonb_agg(jsonb_build_object('to', mail."to", 'template', mail.template, 'data', mail.data,
        'queuedAt', mail.created_at, 'sentAt', mail.sent_at, 'status', mail.status) order by mail.created_at), '[]')
      from public.email_messages as mail
      where mail."to" = address and mail.template not in ('contact-message', 'owner-alert')
    )
  );
$$;

create function public.export_my_data()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  address text := private.verified_email(caller);
begin
  return jsonb_build_object(
    'exportedAt', now(),
    'account', (
      select jsonb_build_object('id', account.id, 'email', account.email, 'createdAt', account.created_at,
        'emailConfirmedAt', account.email_confirmed_at, 'lastSignInAt', account.last_sign_in_at,
        'signUpData', account.raw_user_meta_data)
      from auth.users as account where account.id = caller
    ),
    'profile', (select to_jsonb(profile) from public.profiles as profile where profile.id = caller),
    'sessions', public.list_my_sessions()
  ) || private.export_orders(caller, address) || private.export_correspondence(address);
end;
$$;

-- Messages of a person, found by address like every other kind of row.
create index contact_messages_email_idx on public.contact_messages (email, created_at desc);
create index review_contacts_email_idx on public.review_contacts (email);

revoke all on function private.export_orders(uuid, text), private.export_correspondence(text)
  from public, anon, authenticated;
revoke all on function public.export_my_data() from public, anon;
grant execute on function public.export_my_data() to authenticated, service_role;
