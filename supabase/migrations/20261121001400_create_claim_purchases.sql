-- Attaches earlier purchases made under the caller's verified address. An unverified address claims nothing.
create function public.claim_purchases_for_user()
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := (select auth.uid());
  address text;
  claimed integer;
begin
  select private.normalize_email(account.email) into address
  from auth.users as account
  where account.id = caller and account.email_confirmed_at is not null;
  if address is null then
    return 0;
  end if;
  update public.purchases set user_id = caller where email = address and user_id is null;
  get diagnostics claimed = row_count;
  update public.licenses as license set user_id = caller
  from public.purchases as purchase
  where purchase.id = license.purchase_id and purchase.user_id = caller and license.user_id is null;
  return claimed;
end;
$$;

create function private.count_purchases_of_profile()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.profiles as profile
  set purchases_count = (select count(*) from public.purchases as purchase where purchase.user_id = profile.id)
  where profile.id in (new.user_id, case when tg_op = 'UPDATE' then old.user_id end);
  return null;
end;
$$;

create trigger count_purchases_on_insert after insert on public.purchases
  for each row when (new.user_id is not null) execute function private.count_purchases_of_profile();
create trigger count_purchases_on_claim after update of user_id on public.purchases
  for each row when (new.user_id is distinct from old.user_id)
  execute function private.count_purchases_of_profile();

revoke all on function private.count_purchases_of_profile() from public, anon, authenticated;
revoke all on function public.claim_purchases_for_user() from public, anon;
grant execute on function public.claim_purchases_for_user() to authenticated, service_role;
