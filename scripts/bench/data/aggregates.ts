import type postgres from 'postgres';

const net = 'private.net_cents(amount_cents, refunded_cents, disputed_cents, tax_cents, returned_tax_cents)';

const totals: Readonly<Record<string, string>> = {
  users: 'select count(*) from public.profiles',
  purchases: 'select count(*) from public.purchases',
  revenue_cents: `select sum(${net}) from public.purchases`,
  active_licenses: `select count(*) from public.licenses where status = 'active'`,
  leads: 'select count(*) from public.leads',
  open_messages: `select count(*) from public.contact_messages where status = 'open'`,
  failed_mails: `select count(*) from public.email_messages where status = 'failed'`,
  waiting_mails: `select count(*) from public.email_messages where status in ('queued', 'sending')`,
  held_events: `select count(*) from public.webhook_events where processed_at is null and kind <> 'ignored'`,
  pending_reviews: `select count(*) from public.reviews where status = 'pending'`,
  approved_reviews: `select count(*) from public.reviews where status = 'approved'`,
  rejected_reviews: `select count(*) from public.reviews where status = 'rejected'`,
};

const tables: Readonly<Record<string, string>> = {
  'private.daily_sales': `select paid_on as day, product_sku, currency, count(*) as purchases, sum(amount_cents)::bigint as gross_cents,
    sum(refunded_cents)::bigint as refunded_cents,
    coalesce(sum(disputed_cents) filter (where status = 'disputed'), 0)::bigint as disputed_cents,
    coalesce(sum(disputed_cents) filter (where status <> 'disputed'), 0)::bigint as lost_cents,
    sum(greatest(coalesce(tax_cents, 0) - returned_tax_cents, 0))::bigint as tax_cents,
    sum(${net})::bigint as net_cents from public.purchases group by 1, 2, 3`,
  'private.daily_leads': `select asked_on as day, campaign, count(*) as leads,
    count(confirmed_at) as confirmed, count(customer_since) as customers from public.leads group by 1, 2`,
  'private.product_buyers': `select kept.product_sku, (
      select count(distinct purchase.email)::integer from public.licenses as license
      join public.purchases as purchase on purchase.id = license.purchase_id
      where license.status = 'active' and license.product_sku = kept.product_sku
    ) as buyers
    from (select product_sku from private.product_buyers union select product_sku from public.licenses where status = 'active') as kept`,
};

/** The names of kept figures that differ from what counting all rows gives; a total that is not known here is one too. */
export async function wrongAggregates(sql: postgres.Sql): Promise<string[]> {
  const wrong: string[] = [];
  const kept = await sql<{ name: string; value: string }[]>`select name, value from private.shop_totals`;
  for (const { name, value } of kept) {
    const [row] = totals[name]
      ? await sql.unsafe<{ truth: string }[]>(`select (${totals[name]})::text as truth`)
      : [];
    if (row?.truth !== value) wrong.push(`${name}: ${value} instead of ${row?.truth ?? 'a known figure'}`);
  }
  for (const [name, truth] of Object.entries(tables)) {
    const [row] = await sql.unsafe<{ differences: number }[]>(
      `select count(*)::int as differences from
       ((table ${name} except (${truth})) union all ((${truth}) except table ${name})) as different`,
    );
    if (row?.differences !== 0) wrong.push(`${name}: ${row?.differences ?? 0} rows differ`);
  }
  const [counts] = await sql<{ differences: number }[]>`
    select count(*)::int as differences from public.profiles as profile
    left join (select user_id, count(*) as bought from public.purchases group by 1) as truth on truth.user_id = profile.id
    where profile.purchases_count <> coalesce(truth.bought, 0)`;
  if (counts?.differences !== 0) wrong.push(`purchases_count: ${counts?.differences ?? 0} profiles differ`);
  return wrong;
}
