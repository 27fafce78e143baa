-- What was still missing in a person's export: downloads by the link of an order, answers to their messages, the links that were
-- mailed to them, and what the payment provider said about their orders.
create function private.own_purchases(caller uuid, address text)
returns setof public.purchases
language sql
stable
security definer
set search_path = ''
as $$
  select * from public.purchases as purchase where purchase.user_id = caller
  union
  select * from public.purchases as purchase where purchase.email = address and purchase.user_id is null;
$$;

create or replace function private.export_orders(caller uuid, address text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with own_purchase as (
    select * from private.own_purchases(caller, address)
  ),
  own_license as (
    select * from public.licenses as license
    where license.user_id = caller or license.purchase_id in (select id from own_purchase where user_id is null)
  )
  select jsonb_build_object(
    'purchases', (
      select coalesce(jsonb_agg(to_jsonb(purchase) - 'user_id' order by purchase.created_at), '[]')
      from own_purchase as purchase
    ),
    'paymentEvents', (
      select coalesce(jsonb_agg(jsonb_build_object('provider', said.provider, 'kind', said.kind,
        'occurredAt', said.occurred_at, 'receivedAt', said.created_at, 'event', said.event) order by said.occurred_at), '[]')
      from (
        select distinct on (ledger.id) ledger.*
        from own_purchase as purchase
        join public.webhook_events as ledger
          on ledger.provider = purchase.provider and ledger.order_keys @> array[purchase.provider_order_id]
      ) as said
    ),
    'licenses', (
      select coalesce(jsonb_agg(to_jsonb(license) - 'user_id' || jsonb_build_object('companyValues', company."values")
        order by license.issued_at), '[]')
      from own_license as license
      left join public.license_profiles as company on company.license_id = license.id
    ),
    'downloads', (
      select coalesce(jsonb_agg(to_jsonb(download) order by download.created_at), '[]')
      from public.downloads as download
      where download.license_id in (select id from own_license)
    ),
    'companyProfile', (
      select to_jsonb(company) - 'user_id' from public.company_profiles as company where company.user_id = caller
    )
  );
$$;

create or replace function private.export_correspondence(address text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'starterPackRequests', (
      select coalesce(jsonb_agg(to_jsonb(lead) - 'token_version' order by lead.created_at), '[]')
      from public.leads as lead where lead.email = address
    ),
    'contactMessages', (
      select coalesce(jsonb_agg(to_jsonb(sent) || jsonb_build_object('answers', (
          select coalesce(jsonb_agg(jsonb_build_object('answeredAt', reply.created_at, 'body', reply.body)
            order by reply.created_at), '[]')
          from public.contact_replies as reply where reply.message_id = sent.id))
        order by sent.created_at), '[]')
      from public.contact_messages as sent where sent.email = address
    ),
    'reviews', (
      select coalesce(jsonb_agg(to_jsonb(review) || jsonb_build_object('email', contact.email)
        order by review.created_at), '[]')
      from public.review_contacts as contact
      join public.reviews as review on review.id = contact.review_id
      where contact.email = address
    ),
    'orderLinks', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', link.kind, 'madeAt', link.created_at,
        'expiresAt', link.expires_at, 'usedAt', link.used_at, 'order', link.provider_order_id) order by link.created_at), '[]')
      from public.order_links as link where link.email = address
    ),
    'emails', (
      select coalesce(jsonb_agg(jsonb_build_object('to', mail."to", 'template', mail.template, 'data', mail.data,
        'queuedAt', mail.created_at, 'sentAt', mail.sent_at, 'status', mail.status) order by mail.created_at), '[]')
      from public.email_messages as mail
      where mail."to" = address and mail.template not in ('contact-message', 'owner-alert')
    )
  );
$$;

revoke all on function private.own_purchases(uuid, text) from public, anon, authenticated;
