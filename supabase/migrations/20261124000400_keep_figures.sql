-- The triggers that keep the figures, and the figures of what is there already. `call` is made for INSERT, UPDATE and DELETE,
-- because a trigger with transition tables names one event.
create function private.follow_rows(followed text, trigger_name text, call text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  execute format('create trigger %I after insert on public.%I referencing new table as new_rows
    for each statement execute function %s', trigger_name || '_insert', followed, call);
  execute format('create trigger %I after update on public.%I referencing old table as old_rows new table as new_rows
    for each statement execute function %s', trigger_name || '_update', followed, call);
  execute format('create trigger %I after delete on public.%I referencing old table as old_rows
    for each statement execute function %s', trigger_name || '_delete', followed, call);
end;
$$;

create function private.count_rows(total text, counted text, condition text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  there_are bigint;
begin
  execute format('select count(*) from public.%I where %s', counted, condition) into there_are;
  insert into private.shop_totals (name, value) values (total, there_are);
  perform private.follow_rows(counted, 'count_' || total,
    format('private.count_matching_rows(%L, %L)', total, condition));
end;
$$;

select private.count_rows('leads', 'leads', 'true');
select private.count_rows('open_messages', 'contact_messages', 'status = ''open''');
select private.count_rows('failed_mails', 'email_messages', 'status = ''failed''');
select private.count_rows('waiting_mails', 'email_messages', 'status in (''queued'', ''sending'')');
select private.count_rows('held_events', 'webhook_events', 'processed_at is null and kind <> ''ignored''');
select private.count_rows('pending_reviews', 'reviews', 'status = ''pending''');
select private.count_rows('approved_reviews', 'reviews', 'status = ''approved''');
select private.count_rows('rejected_reviews', 'reviews', 'status = ''rejected''');

select private.follow_rows('purchases', 'add_sales', 'private.add_sales()');
select private.follow_rows('leads', 'add_leads', 'private.add_leads()');
create trigger mark_leads_as_customers after insert on public.purchases
  referencing new table as new_rows for each statement execute function private.mark_leads_as_customers();

insert into private.daily_sales (day, product_sku, currency, purchases, gross_cents, refunded_cents)
select (paid_at at time zone 'UTC')::date, product_sku, currency, count(*), sum(amount_cents), sum(refunded_cents)
from public.purchases group by 1, 2, 3;

insert into private.campaigns (name)
select distinct coalesce(nullif(btrim(left(utm ->> 'utm_campaign', 80)), ''), '(none)') from public.leads limit 500;

insert into private.daily_leads (day, campaign, leads, confirmed)
select (created_at at time zone 'UTC')::date, campaign, count(*), count(confirmed_at) from public.leads group by 1, 2;

update public.leads as lead
set campaign = coalesce(nullif(btrim(left(lead.utm ->> 'utm_campaign', 80)), ''), '(none)'),
  customer_since = (
    select min(purchase.paid_at) from public.purchases as purchase
    where purchase.email = lead.email and purchase.paid_at >= lead.created_at
  );

drop function private.count_rows(text, text, text);
drop function private.follow_rows(text, text, text);
