-- reviews.email is write-only: the specification inserts it, a trigger moves it to review_contacts, and the check proves
-- that the publicly readable table never holds an address.
create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  product_sku text not null check (product_sku in ('mn-paid-leave', 'core-hr', 'payroll-ops', 'micro-templates')),
  first_name text not null check (length(first_name) between 1 and 60),
  email text check (email is null),
  rating integer not null check (rating between 1 and 5),
  review_text text check (length(review_text) between 1 and 2000),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  verified boolean not null default false,
  moderated_at timestamptz
);

alter table public.reviews enable row level security;
create index reviews_public_idx on public.reviews (product_sku, created_at desc) where status = 'approved';
create index reviews_moderation_idx on public.reviews (status, created_at desc);

create table public.review_contacts (
  review_id uuid primary key references public.reviews (id) on delete cascade deferrable initially deferred,
  product_sku text not null,
  email text not null check (email = lower(email)),
  unique (product_sku, email)
);

alter table public.review_contacts enable row level security;

create policy "admin reads review contacts" on public.review_contacts
  for select to authenticated using ((select private.is_admin()));

grant select on public.review_contacts to authenticated;
grant all on public.review_contacts to service_role;

create function private.check_review(review public.reviews)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if review.product_sku is null
    or review.product_sku not in ('mn-paid-leave', 'core-hr', 'payroll-ops', 'micro-templates') then
    perform private.reject(400, 'This product does not exist.');
  elsif review.rating is null or review.rating not between 1 and 5 then
    perform private.reject(400, 'The rating must be 1 to 5 stars.');
  elsif length(coalesce(review.first_name, '')) not between 1 and 60 then
    perform private.reject(400, 'The first name must have 1 to 60 characters.');
  elsif coalesce(review.email, '') !~ '^[^@\s]+@[^@\s]+$' or length(review.email) > 254 then
    perform private.reject(400, 'Please enter a valid email address.');
  elsif length(review.review_text) > 2000 then
    perform private.reject(400, 'The review may have at most 2,000 characters.');
  end if;
end;
$$;

-- One review for each address and product. A second one replaces the first while that waits, and is dropped afterwards;
-- the answer is the same in all cases, so it does not tell who has written before.
create function private.accept_review()
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
  new.verified := exists (
    select 1 from public.purchases as purchase
    where purchase.email = address and purchase.product_sku = new.product_sku
      and purchase.status in ('paid', 'partially_refunded')
  );

  insert into public.review_contacts (review_id, product_sku, email)
  values (new.id, new.product_sku, address)
  on conflict (product_sku, email) do nothing;
  if found then
    return new;
  end if;

  select review_id into earlier from public.review_contacts
  where product_sku = new.product_sku and email = address;
  update public.reviews
  set first_name = new.first_name, rating = new.rating, review_text = new.review_text, created_at = now()
  where id = earlier and status = 'pending';
  return null;
end;
$$;

create function private.moderate_review()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if private.called_through_api() then
    if row(new.id, new.created_at, new.product_sku, new.first_name, new.email, new.rating, new.review_text, new.verified)
      is distinct from
      row(old.id, old.created_at, old.product_sku, old.first_name, old.email, old.rating, old.review_text, old.verified)
    then
      raise exception using errcode = '42501', message = 'A review is never rewritten: only its status can change.';
    end if;
    if new.status not in ('pending', 'approved', 'rejected') then
      perform private.reject(400, 'The status must be pending, approved or rejected.');
    end if;
    new.moderated_at := case when new.status = 'pending' then null else now() end;
  end if;
  return new;
end;
$$;

create trigger accept_review before insert on public.reviews
  for each row execute function private.accept_review();
create trigger moderate_review before update on public.reviews
  for each row execute function private.moderate_review();

create policy "everybody submits pending reviews" on public.reviews
  for insert to anon, authenticated with check (status = 'pending' and email is null and moderated_at is null);
create policy "everybody reads approved reviews" on public.reviews
  for select to anon, authenticated using (status = 'approved');
create policy "admin reads reviews" on public.reviews
  for select to authenticated using ((select private.is_admin()));
create policy "admin moderates reviews" on public.reviews
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));

grant select, insert on public.reviews to anon, authenticated;
grant update on public.reviews to authenticated;
grant all on public.reviews to service_role;

revoke all on function private.check_review(public.reviews), private.accept_review(), private.moderate_review()
  from public, anon, authenticated;
