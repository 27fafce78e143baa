-- The page of thanks knows an order's number and not always its provider.
create index purchases_order_idx on public.purchases (provider_order_id);
