create function private.require_reason(reason text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if length(btrim(coalesce(reason, ''))) not between 3 and 300 then
    perform private.reject(400, 'Please give a reason of 3 to 300 characters.');
  end if;
  perform private.note_reason(reason);
end;
$$;

-- Works an event off again: what was held may be possible now; what was done comes out the same.
create function public.admin_replay_event(event_id uuid)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  ledger public.webhook_events;
begin
  perform private.require_admin();
  select * into ledger from public.webhook_events as candidate where candidate.id = admin_replay_event.event_id;
  if not found then
    perform private.reject(404, 'There is no such event.');
  elsif ledger.kind = 'unreadable' then
    perform private.reject(409, 'This message could not be read. Ask the provider to send it again.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended(ledger.provider || ':' || key, 0))
  from unnest(ledger.order_keys) as listed (key);
  perform private.note_reason('Replayed');
  update public.webhook_events set processed_at = null where id = ledger.id;
  return private.process_checkout_event(ledger.id);
end;
$$;

-- The owner has dealt with a held event in another way.
create function public.admin_close_event(event_id uuid, reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_reason(reason);
  update public.webhook_events
  set processed_at = now(), error = left('Closed by the owner: ' || btrim(reason), 1000)
  where id = admin_close_event.event_id and processed_at is null;
  if not found then
    perform private.reject(409, 'This event is not waiting any more.');
  end if;
end;
$$;

create function public.admin_resend_receipt(order_provider text, order_id text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text;
begin
  perform private.require_admin();
  for address in
    select distinct purchase.email from public.purchases as purchase
    where purchase.provider = order_provider and purchase.provider_order_id = order_id
  loop
    if not private.queue_receipt_again(order_provider, order_id, address) then
      perform private.reject(429, 'This receipt was sent a moment ago. Please wait a minute before you send it again.');
    end if;
  end loop;
  if address is null then
    perform private.reject(404, 'There is no such order.');
  end if;
end;
$$;

-- The owner's revocation stays whatever the provider says later; restoring hands the licence back to the order's own state.
create function public.admin_set_license(license_id uuid, new_status text, reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  license public.licenses;
  order_status text;
begin
  perform private.require_admin();
  perform private.require_reason(reason);
  select * into license from public.licenses as candidate where candidate.id = license_id for update;
  if not found then
    perform private.reject(404, 'There is no such licence.');
  elsif new_status not in ('active', 'revoked') then
    perform private.reject(400, 'The status must be active or revoked.');
  elsif license.status = new_status then
    perform private.reject(409, 'Somebody has done this already: the licence is ' || new_status || '.');
  end if;
  if new_status = 'active' then
    select purchase.status into order_status from public.purchases as purchase where purchase.id = license.purchase_id;
    if order_status not in ('paid', 'partially_refunded') then
      perform private.reject(409, 'The order is ' || order_status || ', so its licence cannot be restored.');
    end if;
  end if;
  update public.licenses
  set status = new_status,
    status_reason = case when new_status = 'revoked' then btrim(reason) end,
    revoked_by_owner_at = case when new_status = 'revoked' then now() end
  where id = license.id;
end;
$$;

-- The purchase and its licence go to another address: a typing error at the checkout, or a company that was taken over. The
-- new address gets a link to its orders; links mailed to the old one no longer show this product.
create function public.admin_move_license(license_id uuid, new_email text, reason text)
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
  if coalesce(address, '') !~ '^[^@\s,<>"]+@[^@\s,<>"]+\.[^@\s,<>"]+$' or length(address) > 254 then
    perform private.reject(400, 'Please enter a valid email address.');
  end if;
  select * into license from public.licenses as candidate where candidate.id = license_id for update;
  if not found then
    perform private.reject(404, 'There is no such licence.');
  end if;
  select * into purchase from public.purchases as candidate where candidate.id = license.purchase_id for update;
  if purchase.email = address then
    perform private.reject(409, 'The licence already belongs to this address.');
  end if;
  select account.id into holder from auth.users as account
  where lower(account.email) = address and account.email_confirmed_at is not null;

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

revoke all on function private.require_reason(text) from public, anon, authenticated;
revoke all on function public.admin_replay_event(uuid), public.admin_close_event(uuid, text),
  public.admin_resend_receipt(text, text), public.admin_set_license(uuid, text, text),
  public.admin_move_license(uuid, text, text) from public, anon;
grant execute on function public.admin_replay_event(uuid), public.admin_close_event(uuid, text),
  public.admin_resend_receipt(text, text), public.admin_set_license(uuid, text, text),
  public.admin_move_license(uuid, text, text) to authenticated, service_role;
