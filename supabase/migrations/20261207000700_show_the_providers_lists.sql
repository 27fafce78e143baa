-- The hourly look at the providers' own lists of events notes what it found, so that the owner sees it fail.
alter table private.shop_marks drop constraint shop_marks_name_check;
alter table private.shop_marks add constraint shop_marks_name_check check (name in ('backup', 'disk', 'order-lists'));

create or replace function public.admin_shop_status()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  since timestamptz;
begin
  perform private.require_admin();
  select greatest(min(minute), date_trunc('minute', now()) - interval '1 day') into since
  from private.health_minutes having count(*) > 0;
  return jsonb_build_object(
    'now', now(),
    'since', since,
    'lastCheck', (select max(minute) from private.health_minutes),
    'troubles', to_jsonb(private.current_troubles()),
    'badMinutes', (select coalesce(sum(minutes), 0) from private.bad_stretches(since)),
    'stretches', (
      select coalesce(jsonb_agg(jsonb_build_object('startsAt', starts_at, 'minutes', minutes, 'troubles', troubles)), '[]')
      from (select * from private.bad_stretches(since) limit 50) as stretch
    ),
    'queues', (
      select jsonb_agg(jsonb_build_object('name', queue, 'waiting', waiting, 'oldest', oldest)) from private.queue_ages()
    ),
    'lastWebhook', (
      select jsonb_build_object('at', ledger.created_at, 'provider', ledger.provider, 'kind', ledger.kind)
      from public.webhook_events as ledger order by ledger.created_at desc, ledger.id desc limit 1
    ),
    'heldEvents', (
      select count(*) from public.webhook_events where processed_at is null and kind <> 'ignored'
    ),
    'lastBackup', (select jsonb_build_object('at', noted_at) || detail from private.shop_marks where name = 'backup'),
    'orderLists', (select jsonb_build_object('at', noted_at, 'providers', detail) from private.shop_marks where name = 'order-lists'),
    'disk', (select jsonb_build_object('at', noted_at) || detail from private.shop_marks where name = 'disk'),
    'databaseBytes', pg_database_size(current_database())
  );
end;
$$;
