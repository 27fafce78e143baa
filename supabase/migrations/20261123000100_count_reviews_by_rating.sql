-- How many approved reviews a product has with each rating: totals come from the database, never from summing rows in a
-- browser, which sees one page of them.
create function public.review_spread(sku text)
returns table (rating integer, reviews bigint)
language sql
stable
set search_path = ''
as $$
  select review.rating, count(*)
  from public.reviews as review
  where review.product_sku = sku and review.status = 'approved'
  group by review.rating
  order by review.rating desc;
$$;

revoke all on function public.review_spread(text) from public;
grant execute on function public.review_spread(text) to anon, authenticated, service_role;
