-- Manage Users: one page of the list, one person with what they bought, and the role.
drop index public.profiles_created_at_idx;
create index profiles_created_at_idx on public.profiles (created_at desc, id desc);
create index profiles_role_idx on public.profiles (created_at desc, id desc) where role = 'admin';
create index profiles_search_idx on public.profiles
  using gin (private.list_words(email || ' ' || coalesce(full_name, '') || ' ' || coalesce(business_name, '')));

create function public.admin_list_users(
  search text default null,
  role_filter text default null,
  page_cursor text default null,
  page_size integer default 50
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.list_page(
    'public.profiles',
    $fields$jsonb_build_object('id', entry.id, 'email', entry.email, 'fullName', coalesce(entry.full_name, ''),
      'businessName', coalesce(entry.business_name, ''), 'role', entry.role, 'purchases', entry.purchases_count,
      'createdAt', entry.created_at)$fields$,
    array_remove(array[
      case when private.list_query(search) is not null then
        $c$private.list_words(entry.email || ' ' || coalesce(entry.full_name, '') || ' ' || coalesce(entry.business_name, ''))
          @@ private.list_query($1[1])$c$ end,
      case when role_filter = 'admin' then $c$entry.role = 'admin'$c$ end
    ], null),
    array[search],
    page_cursor,
    page_size
  );
end;
$$;

create function public.admin_user(user_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  answer jsonb;
begin
  perform private.require_admin();
  select jsonb_build_object(
    'id', profile.id, 'email', profile.email, 'fullName', coalesce(profile.full_name, ''),
    'businessName', coalesce(profile.business_name, ''), 'newsletter', profile.newsletter, 'role', profile.role,
    'createdAt', profile.created_at, 'lastSignInAt', account.last_sign_in_at,
    'isConfirmed', account.email_confirmed_at is not null,
    'isInAdminEmails', private.is_admin_email(profile.email),
    'purchases', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', purchase.id, 'provider', purchase.provider, 'orderId', purchase.provider_order_id,
        'sku', purchase.product_sku, 'amountCents', purchase.amount_cents, 'refundedCents', purchase.refunded_cents,
        'currency', purchase.currency, 'status', purchase.status, 'createdAt', purchase.created_at,
        'licenseStatus', license.status
      ) order by purchase.created_at desc), '[]')
      from (
        select * from public.purchases as bought where bought.user_id = profile.id order by bought.created_at desc limit 100
      ) as purchase
      left join public.licenses as license on license.purchase_id = purchase.id
    )
  ) into answer
  from public.profiles as profile
  join auth.users as account on account.id = profile.id
  where profile.id = admin_user.user_id;
  if answer is null then
    perform private.reject(404, 'There is no such user. The account may have been deleted.');
  end if;
  return answer;
end;
$$;

-- Who stands in ADMIN_EMAILS becomes an admin again at the next sign-in, so that list is where such a person is taken out.
create function public.admin_set_role(user_id uuid, new_role text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  person public.profiles;
begin
  perform private.require_admin();
  select * into person from public.profiles as candidate where candidate.id = admin_set_role.user_id for update;
  if not found then
    perform private.reject(404, 'There is no such user. The account may have been deleted.');
  elsif new_role not in ('customer', 'admin') then
    perform private.reject(400, 'The role must be customer or admin.');
  elsif new_role = 'customer' and person.id = (select auth.uid()) then
    perform private.reject(409, 'You cannot take the admin role from yourself. Ask another admin.');
  elsif new_role = 'customer' and private.is_admin_email(person.email) then
    perform private.reject(409, 'This address stands in ADMIN_EMAILS. Take it out there first, in Site Settings.');
  end if;
  update public.profiles set role = new_role where id = person.id and role <> new_role;
end;
$$;

revoke all on function public.admin_list_users(text, text, text, integer), public.admin_user(uuid),
  public.admin_set_role(uuid, text) from public, anon;
grant execute on function public.admin_list_users(text, text, text, integer), public.admin_user(uuid),
  public.admin_set_role(uuid, text) to authenticated, service_role;
