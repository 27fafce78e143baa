-- What waits for the owner, beside the four totals. One row each, whatever the shop holds.
create function public.admin_attention()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object(
      'openMessages', max(value) filter (where name = 'open_messages'),
      'failedMails', max(value) filter (where name = 'failed_mails'),
      'waitingMails', max(value) filter (where name = 'waiting_mails'),
      'heldEvents', max(value) filter (where name = 'held_events'),
      'pendingReviews', max(value) filter (where name = 'pending_reviews'),
      'approvedReviews', max(value) filter (where name = 'approved_reviews'),
      'rejectedReviews', max(value) filter (where name = 'rejected_reviews'),
      'leads', max(value) filter (where name = 'leads')
    )
    from private.shop_totals
  );
end;
$$;

-- Sales by month, product and currency, and leads by campaign, of the days from `from_day` to `to_day`, both included. Revenue
-- is what was kept: refunds are taken from the day of the purchase. Leads are those who came on these days; how many of them
-- have bought since is their conversion.
create function public.admin_report(from_day date, to_day date)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if from_day is null or to_day is null or from_day > to_day or to_day - from_day > 3700 then
    perform private.reject(400, 'Please choose a first day that is not after the last one, at most ten years apart.');
  end if;
  return jsonb_build_object(
    'sales', (
      select coalesce(jsonb_agg(to_jsonb(monthly) order by monthly.month, monthly."productSku"), '[]')
      from (
        select to_char(day, 'YYYY-MM') as month, product_sku as "productSku", currency, sum(purchases) as purchases,
          sum(gross_cents - refunded_cents) as "netCents", sum(refunded_cents) as "refundedCents"
        from private.daily_sales
        where day between from_day and to_day
        group by 1, 2, 3
        having sum(purchases) > 0
      ) as monthly
    ),
    'campaigns', (
      select coalesce(jsonb_agg(to_jsonb(campaigns) order by campaigns.leads desc, campaigns.campaign), '[]')
      from (
        select campaign, sum(leads) as leads, sum(confirmed) as confirmed, sum(customers) as customers
        from private.daily_leads
        where day between from_day and to_day
        group by campaign
        having sum(leads) > 0
        order by sum(leads) desc, campaign
        limit 50
      ) as campaigns
    ),
    'leads', (
      select jsonb_build_object('leads', coalesce(sum(leads), 0), 'confirmed', coalesce(sum(confirmed), 0),
        'customers', coalesce(sum(customers), 0))
      from private.daily_leads
      where day between from_day and to_day
    )
  );
end;
$$;

revoke all on function public.admin_attention(), public.admin_report(date, date) from public, anon;
grant execute on function public.admin_attention(), public.admin_report(date, date) to authenticated, service_role;
