-- One rule for an email address in the browser, the functions and the database. A checkout stays lenient: a paid order is never
-- refused for its address.
-- The rule of contracts/email.ts: one address without a name, with a dot in its domain. Written with the spaces and control
-- characters as numbers, because what PostgreSQL counts as either depends on its locale.
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
  ), false);
$$;
revoke all on function private.is_email_address(text) from public, anon, authenticated;

create or replace function private.check_setting(definition private.setting_definitions, value text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  -- Plain http only on this machine, for the sandbox checkout of the embedded shop.
  link_pattern constant text := '^(https://[^\s/?#@]+|http://(127\.0\.0\.1|localhost)(:[0-9]+)?)([/?#]\S*)?$';
  address text;
begin
  if value is null or value = '' then
    return;
  end if;
  if definition.kind = 'url' and value !~* link_pattern then
    perform private.reject(400, definition.key || ' must be an address that starts with https://.');
  elsif definition.kind = 'script_url' and value !~* '^https://[^\s/?#@]+/\S*$' then
    perform private.reject(400, definition.key || ' must be the https address of a script.');
  elsif definition.kind = 'email' and not private.is_email_address(value) then
    perform private.reject(400, definition.key || ' must be an email address.');
  elsif definition.kind = 'environment' and value not in ('preview', 'production') then
    perform private.reject(400, 'ENV must be preview or production.');
  elsif definition.kind = 'boolean' and value not in ('true', 'false') then
    perform private.reject(400, definition.key || ' must be true or false.');
  elsif definition.kind = 'json' then
    begin
      perform value::jsonb;
    exception when others then
      perform private.reject(400, definition.key || ' must be valid JSON.');
    end;
  elsif definition.kind = 'email_list' then
    foreach address in array string_to_array(value, ',') loop
      if not private.is_email_address(btrim(address)) then
        perform private.reject(400, definition.key || ' must be email addresses separated by commas.');
      end if;
    end loop;
  end if;
end;
$$;

create or replace function public.admin_move_license(license_id uuid, new_email text, reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text := private.normalize_email(new_email);
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
  update public.licenses set user_id = holder where id = license.id;
  update public.order_links as link set email = address
  where link.provider = purchase.provider and link.provider_order_id = purchase.provider_order_id
    and not exists (
      select 1 from public.purchases as other
      where other.provider = purchase.provider and other.provider_order_id = purchase.provider_order_id
        and other.email <> address
    );
  perform public.request_order_link(address);
end;
$$;

create or replace function private.check_review(review public.reviews)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if review.product_sku is null
    or review.product_sku not in ('mn-paid-leave', 'core-hr', 'payroll-ops', 'micro-templates') then
    perform private.reject(400, 'This product does not exist.');
  elsif review.rating is null or review.rating not between 1 and 5 then
    perform private.reject(400, 'The rating must be 1 to 5 stars.');
  elsif length(coalesce(review.first_name, '')) not between 1 and 60 then
    perform private.reject(400, 'The first name must have 1 to 60 characters.');
  elsif not private.is_email_address(review.email) then
    perform private.reject(400, 'Please enter a valid email address.');
  elsif length(review.review_text) > 2000 then
    perform private.reject(400, 'The review may have at most 2,000 characters.');
  end if;
end;
$$;
