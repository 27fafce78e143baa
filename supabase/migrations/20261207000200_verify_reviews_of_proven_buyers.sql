-- Anybody can type a buyer's address. The mark of a buyer goes to those who are signed in with the address that they write
-- under, and whose address bought the product. Who writes unproven never takes the place of a marked review; a buyer takes
-- the place of what a stranger wrote under the buyer's address, even of what is shown already, and is read by the owner.
create function private.bought_by_caller(address text, sku text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(private.verified_email((select auth.uid())) = address, false) and private.session_is_live() and exists (
    select 1 from public.purchases as purchase
    where purchase.email = address and purchase.product_sku = sku
      and purchase.status in ('paid', 'partially_refunded')
  );
$$;

revoke all on function private.bought_by_caller(text, text) from public, anon, authenticated;

create or replace function private.accept_review()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text;
  earlier uuid;
begin
  if current_setting('role', true) = 'service_role' and new.email is null then
    return new;
  end if;
  new.email := private.normalize_email(new.email);
  new.first_name := btrim(new.first_name);
  new.review_text := nullif(btrim(new.review_text), '');
  perform private.check_review(new);
  address := new.email;
  new.id := gen_random_uuid();
  new.created_at := now();
  new.status := 'pending';
  new.moderated_at := null;
  new.email := null;
  new.verified := private.bought_by_caller(address, new.product_sku);

  insert into public.review_contacts (review_id, product_sku, email)
  values (new.id, new.product_sku, address)
  on conflict (product_sku, email) do nothing;
  if found then
    return new;
  end if;

  select review_id into earlier from public.review_contacts
  where product_sku = new.product_sku and email = address;
  update public.reviews
  set first_name = new.first_name, rating = new.rating, review_text = new.review_text, created_at = now(),
    verified = new.verified, status = 'pending', moderated_at = null
  where id = earlier
    and case when new.verified and not verified then true else status = 'pending' and new.verified = verified end;
  if found then
    update public.review_contacts set rejection_reason = null where review_id = earlier;
  end if;
  return null;
end;
$$;
