-- The receipt once more, to the buyer as the account knows them now, at most once a minute for each order. The link in it is
-- good for 30 days again.
create function private.queue_receipt_again(order_provider text, order_id text, recipient text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('receipt-again:' || order_provider || ':' || order_id, 0));
  if exists (
    select 1 from public.email_messages as earlier
    where earlier."to" = recipient and earlier.template = 'receipt'
      and earlier.created_at > now() - interval '1 minute'
      and earlier.data ->> 'provider' = order_provider and earlier.data ->> 'orderId' = order_id
  ) then
    return false;
  end if;
  update public.order_links
  set expires_at = greatest(expires_at, now() + interval '30 days')
  where provider = order_provider and provider_order_id = order_id;
  perform private.queue_email(recipient, 'receipt',
    jsonb_build_object('provider', order_provider, 'orderId', order_id),
    'receipt-again:' || md5(order_provider || ':' || order_id || ':' || recipient) || ':' || extract(epoch from now()));
  return true;
end;
$$;

create function public.send_my_receipt(purchase_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  purchase public.purchases;
begin
  select * into purchase from public.purchases as candidate
  where candidate.id = purchase_id and candidate.user_id = caller;
  if not found then
    perform private.reject(404, 'This purchase does not belong to your account.');
  end if;
  if not private.queue_receipt_again(
    purchase.provider, purchase.provider_order_id, coalesce(private.verified_email(caller), purchase.email)
  ) then
    perform private.reject(429, 'We sent this receipt a moment ago. Please wait a minute before you ask again.');
  end if;
end;
$$;

create index email_messages_recipient_idx on public.email_messages ("to", created_at desc);

revoke all on function private.queue_receipt_again(text, text, text) from public, anon, authenticated;
revoke all on function public.send_my_receipt(uuid) from public, anon;
grant execute on function public.send_my_receipt(uuid) to authenticated, service_role;
