-- The opening check list also tells which facts of law are past their next check.
create or replace function public.admin_opening_facts()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'hasSentMail', exists (select 1 from public.email_messages where status = 'sent'),
    'failedMails', (select value from private.shop_totals where name = 'failed_mails'),
    'hasRealProvider', exists (select 1 from public.provider_products where provider <> 'sandbox'),
    'dueFactCount', (select count(*) from public.law_facts where next_check <= current_date),
    'dueFacts', (
      select coalesce(jsonb_agg(jsonb_build_object('key', due.key, 'statement', due.statement, 'state', due.state,
        'nextCheck', due.next_check) order by due.next_check, due.key), '[]')
      from (
        select * from public.law_facts as fact where fact.next_check <= current_date
        order by fact.next_check, fact.key limit 20
      ) as due
    )
  );
end;
$$;
