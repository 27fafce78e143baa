-- The embedded home keeps a journal of what visitors were told had happened, and plays it again when it starts. A call leaves
-- its number in the transaction that it changes something in, so that only what the database has lost is done again: nobody
-- gets a second mail, and nobody who came back is unsubscribed anew, because the shop was started.
create table private.durable_calls (
  id uuid primary key,
  called_at timestamptz not null default now()
);

create index durable_calls_called_at_idx on private.durable_calls (called_at);
alter table private.durable_calls enable row level security;

create function private.durable_call_names()
returns text[]
language sql
immutable
set search_path = ''
as $$
  select array['request_starter_pack', 'confirm_lead', 'unsubscribe_lead', 'submit_contact_message', 'request_order_link',
    'receive_checkout_event', 'hold_checkout_payload'];
$$;

revoke all on function private.durable_call_names() from public, anon, authenticated;

-- What the call returns, as text; null for a number that is known already. A journal is forgotten within minutes, the numbers
-- after a month.
create function public.call_durably(call_id uuid, called text, arguments jsonb)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  arguments_in_sql text;
  answer text;
begin
  if not called = any (private.durable_call_names()) then
    perform private.reject(404, 'There is no such call.');
  end if;
  insert into private.durable_calls (id) values (call_id) on conflict (id) do nothing;
  if not found then
    return null;
  end if;
  delete from private.durable_calls where called_at < now() - interval '1 month';
  select string_agg(format('%I => %L', argument.key, case
    when jsonb_typeof(argument.value) in ('object', 'array') then argument.value::text else argument.value #>> '{}'
  end), ', ') into arguments_in_sql
  from jsonb_each(arguments) as argument;
  execute format('select public.%I(%s)', called, coalesce(arguments_in_sql, '')) into answer;
  return answer;
end;
$$;

revoke all on function public.call_durably(uuid, text, jsonb) from public, anon, authenticated;
grant execute on function public.call_durably(uuid, text, jsonb) to service_role;
