-- Every list of the desk walks an index of (time, id), newest first, alone or behind what it is narrowed by; every search goes
-- through an index of words.
drop index public.purchases_created_at_idx;
create index purchases_created_at_idx on public.purchases (created_at desc, id desc);
create index purchases_status_idx on public.purchases (status, created_at desc, id desc);
create index purchases_search_idx on public.purchases
  using gin (private.list_words(email || ' ' || provider_order_id));

drop index public.webhook_events_created_at_idx;
drop index public.webhook_events_open_idx;
create index webhook_events_created_at_idx on public.webhook_events (created_at desc, id desc);
create index webhook_events_kind_idx on public.webhook_events (kind, created_at desc, id desc);
create index webhook_events_held_idx on public.webhook_events (created_at desc, id desc)
  where processed_at is null and kind <> 'ignored';

drop index public.leads_created_at_idx;
drop index public.leads_status_idx;
create index leads_created_at_idx on public.leads (created_at desc, id desc);
create index leads_status_idx on public.leads (status, created_at desc, id desc);
create index leads_campaign_idx on public.leads (campaign, created_at desc, id desc);
create index leads_search_idx on public.leads using gin (private.list_words(email || ' ' || name));

drop index public.email_messages_created_at_idx;
create index email_messages_created_at_idx on public.email_messages (created_at desc, id desc);
create index email_messages_status_idx on public.email_messages (status, created_at desc, id desc);
create index email_messages_template_idx on public.email_messages (template, created_at desc, id desc);
create index email_messages_search_idx on public.email_messages using gin (private.list_words("to"));

drop index public.contact_messages_created_at_idx;
drop index public.contact_messages_open_idx;
create index contact_messages_created_at_idx on public.contact_messages (created_at desc, id desc);
create index contact_messages_status_idx on public.contact_messages (status, created_at desc, id desc);
create index contact_messages_search_idx on public.contact_messages
  using gin (private.list_words(name || ' ' || email || ' ' || subject));

drop index public.reviews_moderation_idx;
create index reviews_created_at_idx on public.reviews (created_at desc, id desc);
create index reviews_moderation_idx on public.reviews (status, created_at desc, id desc);
