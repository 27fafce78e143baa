-- One alert a day for each reason why the messages of a provider cannot be read. What has no proof alerts each time, as before.
create or replace function public.hold_checkout_payload(
  payload_provider text,
  payload_hash text,
  raw_payload text,
  reason text,
  payload_kind text default 'unreadable'
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.webhook_events (provider, event_id, payload, event, kind, occurred_at, error)
  values (payload_provider, payload_kind || '-' || payload_hash, raw_payload, '{}', payload_kind, now(), left(reason, 1000))
  on conflict (provider, event_id) do nothing;
  -- A flood of them is counted on the dashboard and fills no mailbox.
  if found and (
    select count(*) from public.webhook_events as recent
    where recent.kind = payload_kind and recent.created_at > now() - interval '1 hour'
  ) <= 10 then
    perform private.mail_owner(
      case when payload_kind = 'unconfirmed' then 'A payment message is not confirmed' else 'A checkout message could not be read' end,
      'A message from ' || payload_provider || ' was held and nothing was delivered: ' || left(reason, 300)
        || case when payload_kind = 'unconfirmed' then ' If you do not know why, make a new webhook secret at the provider,'
          || ' because somebody may know the present one.'
          else ' More of the same today are kept under Checkout Events without another mail.' end,
      -- What cannot be read is often about something else that the account sells, again and again: one mail a day for each reason.
      payload_kind || ':' || case when payload_kind = 'unconfirmed' then payload_hash
        else payload_provider || ':' || md5(reason) || ':' || private.shop_day(now()) end);
  end if;
end;
$$;
revoke all on function public.hold_checkout_payload(text, text, text, text, text) from public, anon, authenticated;
grant execute on function public.hold_checkout_payload(text, text, text, text, text) to service_role;
