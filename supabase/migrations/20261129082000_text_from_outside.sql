-- One rule for addresses and license keys at every door through which people type or paste them.

create or replace function private.is_email_address(value text)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select coalesce(length(value) <= 254 and value ~ (
    select '^' || part || '@' || part || '\.' || part || '$'
    from (values ('[^\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff@,;:<>"()[\]\\]+')) as given (part)
  ) and private.clean_address(value) = lower(value), false);
$$;

-- The auth service keeps an address as it was sent. One with an invisible character reads like another, and no mail reaches it.
create or replace function private.refuse_unclean_address()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if private.clean_address(new.email) <> lower(new.email) then
    perform private.reject(400, 'Please enter a valid email address.');
  end if;
  return new;
end;
$$;
revoke all on function private.refuse_unclean_address() from public, anon, authenticated;

create trigger refuse_unclean_address before insert or update of email on auth.users
  for each row execute function private.refuse_unclean_address();

-- What the owner typed, as it is stored.
create or replace function private.clean_setting(kind text, value text)
returns text
language sql
stable
set search_path = ''
as $$
  select case kind
    when 'email' then private.clean_address(value)
    when 'email_list' then (
      select string_agg(private.clean_address(entry), ', ' order by place)
      from unnest(string_to_array(value, ',')) with ordinality as listed (entry, place))
    else btrim(value)
  end;
$$;
revoke all on function private.clean_setting(text, text) from public, anon, authenticated;

create or replace function private.store_setting()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  definition private.setting_definitions;
begin
  select * into definition from private.setting_definitions as known where known.key = new.key;
  if not found then
    perform private.reject(400, 'There is no setting called ' || new.key || '.');
  end if;
  if tg_op = 'UPDATE' and new.key <> old.key then
    perform private.reject(400, 'A setting cannot be renamed.');
  end if;
  new.value = private.clean_setting(definition.kind, new.value);
  perform private.check_setting(definition, new.value);
  new.is_public = definition.is_public;
  new.write_only = definition.write_only;
  new.stored_at = null;
  if definition.write_only then
    new.stored_at = private.move_secret(new.key, new.value);
    new.value = null;
  end if;
  new.updated_at = now();
  new.updated_by = (select auth.uid());
  return new;
end;
$$;

-- A key as somebody types or pastes it, as it is stored; null if it is none. `normalizeLicenseKey` of the functions is the same.
create or replace function private.read_license_key(typed text)
returns text
language sql
immutable
set search_path = ''
as $$
  select 'NSHR' || regexp_replace(regexp_replace(substring(upper(normalize(private.without_invisible(typed), nfkc))
      from '(?:^|[^0-9A-Z])NSHR((?:[^0-9A-Z]*[2-9A-HJ-NP-Z]){20})(?![0-9A-Z])'), '[^0-9A-Z]', '', 'g'), '(.{5})', '-\1', 'g');
$$;
revoke all on function private.read_license_key(text) from public, anon, authenticated;

create or replace function public.admin_list_orders(
  search text default null,
  status_filter text default null,
  page_cursor text default null,
  page_size integer default 50
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  is_license_key boolean := private.read_license_key(search) is not null;
begin
  perform private.require_admin();
  return private.list_page(
    'public.purchases',
    $fields$jsonb_build_object('id', entry.id, 'provider', entry.provider, 'orderId', entry.provider_order_id,
      'email', entry.email, 'sku', entry.product_sku, 'amountCents', entry.amount_cents,
      'refundedCents', entry.refunded_cents, 'currency', entry.currency, 'status', entry.status,
      'createdAt', entry.created_at,
      'licenseStatus', (select license.status from public.licenses as license where license.purchase_id = entry.id))$fields$,
    array_remove(array[
      case when is_license_key then
        $c$entry.id = (select license.purchase_id from public.licenses as license where license.license_key = private.read_license_key($1[1]))$c$
      else private.order_search(search, 'entry', '$1[1]') end,
      case when coalesce(status_filter, '') <> '' then $c$entry.status = $1[2]$c$ end
    ], null),
    array[search, status_filter],
    page_cursor,
    page_size
  );
end;
$$;

create or replace function public.admin_move_license(license_id uuid, new_email text, reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text := private.clean_address(new_email);
  license public.licenses;
  purchase public.purchases;
  holder uuid;
begin
  perform private.require_admin();
  perform private.require_reason(reason);
  if not private.is_email_address(address) then
    perform private.reject(400, 'Please enter a valid email address.');
  end if;
  select * into license from public.licenses as candidate where candidate.id = license_id for update;
  if not found then
    perform private.reject(404, 'There is no such license.');
  end if;
  select * into purchase from public.purchases as candidate where candidate.id = license.purchase_id for update;
  if purchase.email = address then
    perform private.reject(409, 'The license already belongs to this address.');
  end if;
  holder := private.account_of_email(address);

  update public.purchases set email = address, user_id = holder where id = purchase.id;
  perform public.request_order_link(address);
end;
$$;

create or replace function public.invite_to_company(company uuid, address text, new_role text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := private.require_company_owner(company);
  recipient text := private.clean_address(address);
  invitation public.company_invitations;
begin
  if not private.is_email_address(recipient) then
    perform private.reject(400, 'Please enter an email address.');
  elsif new_role is null or new_role not in ('owner', 'adviser', 'viewer') then
    perform private.reject(400, 'The role must be owner, adviser or viewer.');
  elsif exists (
    select from public.profiles as profile
    join public.company_members as member on member.user_id = profile.id and member.company_id = company
    where profile.email = recipient
  ) then
    perform private.reject(409, 'This person is a member already.');
  elsif not private.is_plain_name((select known.name from public.companies as known where known.id = company)) then
    perform private.reject(400, 'The name of the company goes into the email, and this one reads like a message. Please give the '
      || 'company its plain name first: at most 80 characters, no link, no telephone number, no sentence.');
  end if;
  -- Two calls at once send one email.
  perform 1 from public.companies as locked where locked.id = company for update;
  select * into invitation from public.company_invitations as known
  where known.company_id = company and known.email = recipient;
  -- A repeated call, whose answer was lost, sends no second email.
  if invitation.role = new_role and invitation.accepted_at is null
    and invitation.expires_at > now() + interval '7 days' - interval '1 minute' then
    return invitation.id;
  end if;
  insert into public.company_invitations as known (company_id, email, role, invited_by)
  values (company, recipient, new_role, caller)
  on conflict on constraint company_invitations_company_id_email_key do update
  set role = excluded.role, invited_by = excluded.invited_by, token_version = known.token_version + 1,
    expires_at = excluded.expires_at, accepted_at = null
  returning * into invitation;
  -- A mailbox that has had its mails of the day for other causes gets none, and the inviter is not told which ones it got.
  if private.queue_email(recipient, 'company-invitation', jsonb_build_object('invitationId', invitation.id),
    'company-invitation:' || invitation.id || ':' || invitation.token_version,
    sender => caller::text, network => private.caller_network()) in ('invitation', 'invitations of sender') then
    perform private.reject(429, 'Too many invitations for today. Please try again tomorrow.');
  end if;
  return invitation.id;
end;
$$;
