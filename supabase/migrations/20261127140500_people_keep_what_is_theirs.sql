-- What belongs to a person follows the account to a new confirmed address: orders with their links, marked reviews, the starter
-- pack with its consent, mails that wait, and a complaint about mail. A bounce stays with the mailbox that it was about, and the
-- old address is told of the change.
create or replace function private.take_person_to_new_address()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  left_address text := private.normalize_email(old.email);
  address text := private.normalize_email(new.email);
begin
  if left_address is null or coalesce(address, '') in ('', left_address)
    or old.email_confirmed_at is null or new.email_confirmed_at is null then
    return null;
  end if;
  update public.order_links as link set email = address
  from public.purchases as purchase
  where purchase.user_id = new.id and link.provider = purchase.provider and link.provider_order_id = purchase.provider_order_id
    -- A part of an order may have been moved to this person: the link is still its buyer's.
    and link.email = purchase.email;
  update public.purchases set email = address where user_id = new.id and email <> address;
  update public.review_contacts as contact set email = address
  where contact.email = left_address and contact.verified and not exists (
    select from public.review_contacts as other
    where other.email = address and other.product_sku = contact.product_sku and other.verified
  );
  insert into public.mail_suppressions (email, reason, detail)
  select address, stopped.reason, stopped.detail from public.mail_suppressions as stopped
  where stopped.email = left_address and stopped.reason = 'complaint'
  on conflict (email) do nothing;
  update public.email_messages set "to" = address
  where "to" = left_address and status = 'queued' and template <> 'account-changed';
  if exists (select from public.leads as lead where lead.email = address) then
    perform public.unsubscribe_lead(lead.id) from public.leads as lead where lead.email = left_address;
  else
    update public.leads set email = address where email = left_address;
  end if;
  return null;
end;
$$;
revoke all on function private.take_person_to_new_address() from public, anon, authenticated;

create trigger take_person_to_new_address after update of email on auth.users
  for each row execute function private.take_person_to_new_address();

-- Those who have changed their address already.
update public.order_links as link set email = profile.email
from public.purchases as purchase
join public.profiles as profile on profile.id = purchase.user_id
join auth.users as account on account.id = profile.id and account.email_confirmed_at is not null
where link.provider = purchase.provider and link.provider_order_id = purchase.provider_order_id
  and link.email = purchase.email and profile.email <> '';

update public.purchases as purchase set email = profile.email
from public.profiles as profile
join auth.users as account on account.id = profile.id and account.email_confirmed_at is not null
where profile.id = purchase.user_id and purchase.email <> profile.email and profile.email <> '';
