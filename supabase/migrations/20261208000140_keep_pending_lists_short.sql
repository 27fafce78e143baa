-- What is new waits in a list beside such an index until the next vacuum, and every search reads that list from end to end: with
-- the four megabytes it may have by default, a search after a busy hour took ten times as long. The list holds kilobytes.
alter index public.audit_log_search_idx set (gin_pending_list_limit = 64);
alter index public.purchases_search_idx set (gin_pending_list_limit = 64);
alter index public.leads_search_idx set (gin_pending_list_limit = 64);
alter index public.profiles_search_idx set (gin_pending_list_limit = 64);
alter index public.email_messages_search_idx set (gin_pending_list_limit = 64);
alter index public.contact_messages_search_idx set (gin_pending_list_limit = 64);
alter index public.webhook_events_order_keys_idx set (gin_pending_list_limit = 64);
