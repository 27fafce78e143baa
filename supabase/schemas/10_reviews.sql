-- reviews.email is write-only: the specification inserts it, a trigger moves it to review_contacts, and a check makes sure
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
  moderated_at timestamptz,
  answer text check (length(answer) between 1 and 1000),
  answered_at timestamptz
);
alter table public.reviews enable row level security;
create index reviews_public_idx on public.reviews (product_sku, created_at desc) where status = 'approved';
create index reviews_created_at_idx on public.reviews (created_at desc, id desc);
create index reviews_moderation_idx on public.reviews (status, created_at desc, id desc);
grant select, insert on public.reviews to anon, authenticated;
grant update on public.reviews to authenticated;
grant all on public.reviews to service_role;

create policy "visitors read approved reviews" on public.reviews
  for select to anon using (status = 'approved');

create policy "accounts read approved reviews, admins all" on public.reviews
  for select to authenticated using (status = 'approved' or (select private.is_admin()));

create policy "admin moderates reviews" on public.reviews
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));

create policy "everybody submits pending reviews" on public.reviews
  for insert to anon, authenticated
  with check (status = 'pending' and email is null and moderated_at is null and answer is null and answered_at is null);

select private.watch_admin_changes('reviews');

-- What visitors must not read of a review: its address, why it was rejected, and whether the address is a confirmed buyer's.
-- A confirmed buyer's review is kept beside what a stranger wrote with the same address.
create table public.review_contacts (
  review_id uuid primary key references public.reviews (id) on delete cascade deferrable initially deferred,
  product_sku text not null,
  email text not null check (email = lower(email)),
  rejection_reason text check (length(rejection_reason) <= 300),
  verified boolean not null default false,
  constraint review_contacts_one_each unique (product_sku, email, verified)
);
alter table public.review_contacts enable row level security;
create index review_contacts_email_idx on public.review_contacts (email);
grant select on public.review_contacts to authenticated;
grant all on public.review_contacts to service_role;

create policy "admin reads review contacts" on public.review_contacts
  for select to authenticated using ((select private.is_admin()));

create or replace function private.check_review(review public.reviews)
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
  elsif not private.is_email_address(review.email) then
    perform private.reject(400, 'Please enter a valid email address.');
  elsif length(review.review_text) > 2000 then
    perform private.reject(400, 'The review may have at most 2,000 characters.');
  end if;
end;
$$;
revoke all on function private.check_review(public.reviews) from public, anon, authenticated;

-- Limits: five reviews an hour from one caller, 200 a day from all unconfirmed ones. One review per address and product; the
-- first stays. Only a person who is signed in with the address learns that. Everybody else gets the same answer in all cases,
-- so that it does not show who has written before.
create or replace function private.accept_review()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text;
  is_own_address boolean;
begin
  if current_setting('role', true) = 'service_role' and new.email is null then
    return new;
  end if;
  new.email := private.clean_address(new.email);
  new.first_name := private.one_line(new.first_name);
  new.review_text := nullif(private.free_text(new.review_text), '');
  perform private.check_review(new);
  address := new.email;
  new.id := gen_random_uuid();
  new.created_at := now();
  new.status := 'pending';
  new.moderated_at := null;
  new.email := null;
  new.verified := private.bought_by_caller(address, new.product_sku);

  if current_setting('role', true) in ('anon', 'authenticated') then
    if private.limit_caller('review', private.limit_of('reviews-per-hour', 5), 3600) > 0 then
      perform private.reject(429, 'You have sent many reviews in the last hour. Please come back later.');
    elsif not new.verified
      and public.consume_rate_limit('review-day', 'shop', private.limit_of('reviews-per-day', 200), 86400) > 0 then
      perform private.reject(429, 'We have received very many reviews today. Please come back tomorrow.');
    end if;
  end if;

  insert into public.review_contacts (review_id, product_sku, email, verified)
  values (new.id, new.product_sku, address, new.verified)
  on conflict on constraint review_contacts_one_each do nothing;
  if found then
    return new;
  end if;
  is_own_address := private.session_is_live()
    and coalesce(private.verified_email((select auth.uid())) = address, false);
  -- The same words again are the same review: its sender never got the first answer.
  if is_own_address and not exists (
    select 1 from public.review_contacts as contact
    join public.reviews as earlier on earlier.id = contact.review_id
    where contact.product_sku = new.product_sku and contact.email = address and contact.verified = new.verified
      and row(earlier.first_name, earlier.rating, earlier.review_text)
        is not distinct from row(new.first_name, new.rating, new.review_text)
  ) then
    perform private.reject(409, 'You have already reviewed this product. Your first review stays as it is.');
  end if;
  return null;
end;
$$;
revoke all on function private.accept_review() from public, anon, authenticated;

create trigger accept_review before insert on public.reviews
  for each row execute function private.accept_review();

create or replace function private.moderate_review()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if private.called_through_api() then
    if row(new.id, new.created_at, new.product_sku, new.first_name, new.email, new.rating, new.review_text, new.verified,
        new.answer, new.answered_at)
      is distinct from
      row(old.id, old.created_at, old.product_sku, old.first_name, old.email, old.rating, old.review_text, old.verified,
        old.answer, old.answered_at)
    then
      raise exception using errcode = '42501', message = 'A review cannot be edited: only its status can change.';
    end if;
    if new.status not in ('pending', 'approved', 'rejected') then
      perform private.reject(400, 'The status must be pending, approved or rejected.');
    end if;
    new.moderated_at := case when new.status = 'pending' then null else now() end;
  end if;
  return new;
end;
$$;
revoke all on function private.moderate_review() from public, anon, authenticated;

create trigger moderate_review before update on public.reviews
  for each row execute function private.moderate_review();

-- Approved reviews of a product by rating. A browser reads only one page of them and cannot sum them.
create or replace function public.review_spread(sku text)
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

create or replace function public.admin_list_reviews(
  search text default null,
  status_filter text default null,
  page_cursor text default null,
  page_size integer default 50
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.list_page(
    'public.reviews',
    $fields$jsonb_build_object('id', entry.id, 'firstName', entry.first_name, 'sku', entry.product_sku,
      'rating', entry.rating, 'text', coalesce(entry.review_text, ''), 'status', entry.status, 'verified', entry.verified,
      'createdAt', entry.created_at, 'moderatedAt', entry.moderated_at, 'answer', entry.answer,
      'email', (select contact.email from public.review_contacts as contact where contact.review_id = entry.id),
      'reason', (select contact.rejection_reason from public.review_contacts as contact where contact.review_id = entry.id)
    )$fields$,
    array_remove(array[case when coalesce(status_filter, '') <> '' then $c$entry.status = $1[2]$c$ end], null),
    array[search, status_filter],
    page_cursor,
    page_size
  );
end;
$$;
revoke all on function public.admin_list_reviews(text, text, text, integer) from public, anon;
grant execute on function public.admin_list_reviews(text, text, text, integer) to authenticated, service_role;

-- Decides only on reviews that still wait, so that two admins do not undo each other's decisions unknowingly. Returns how
-- many were changed.
create or replace function public.admin_moderate_reviews(
  review_ids uuid[],
  new_status text,
  reason text default null,
  seen_status text default 'pending'
)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  moderated uuid[];
begin
  perform private.require_admin();
  if (seen_status || ' to ' || new_status) is null or (seen_status || ' to ' || new_status) not in (
    'pending to approved', 'pending to rejected', 'approved to rejected', 'approved to pending', 'rejected to pending'
  ) then
    perform private.reject(400, 'The status must be approved or rejected, or pending to take a decision back.');
  elsif coalesce(cardinality(review_ids), 0) not between 1 and 200 then
    perform private.reject(400, 'Choose 1 to 200 reviews.');
  end if;
  if new_status = 'rejected' then
    perform private.require_reason(reason);
  end if;
  with changed as (
    update public.reviews as review
    set status = new_status, moderated_at = case when new_status = 'pending' then null else now() end
    where review.id = any (review_ids) and review.status = seen_status
    returning review.id
  )
  select array_agg(changed.id) into moderated from changed;
  if moderated is null then
    perform private.reject(409, 'Someone else moderated these reviews in the meantime. Their status has changed.');
  end if;
  if new_status <> 'approved' then
    update public.review_contacts as contact
    set rejection_reason = case when new_status = 'rejected' then btrim(reason) end
    where contact.review_id = any (moderated);
  end if;
  return cardinality(moderated);
end;
$$;
revoke all on function public.admin_moderate_reviews(uuid[], text, text, text) from public, anon;
grant execute on function public.admin_moderate_reviews(uuid[], text, text, text) to authenticated, service_role;

-- A visitor writes one review at a time; a list in one request would be a flood for the owner to read.
create or replace function private.refuse_review_list()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if private.called_through_api() and (select count(*) from new_rows) > 1 then
    perform private.reject(400, 'Please send one review at a time.');
  end if;
  return null;
end;
$$;
revoke all on function private.refuse_review_list() from public, anon, authenticated;

create trigger refuse_review_list after insert on public.reviews
  referencing new table as new_rows for each statement execute function private.refuse_review_list();

-- Anybody can type a buyer's address. A review is marked as a buyer's only if its author is signed in with its address and
-- that address bought the product. An unconfirmed review never replaces a marked one; a buyer's replaces what a stranger
-- wrote with the buyer's address, even if it is published already, and waits for the owner.
create or replace function private.bought_by_caller(address text, sku text)
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

-- An empty answer removes the answer.
create or replace function public.admin_answer_review(review_id uuid, answer text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  words text := nullif(btrim(coalesce(admin_answer_review.answer, '')), '');
begin
  perform private.require_admin();
  if length(words) > 1000 then
    perform private.reject(400, 'The answer may have at most 1,000 characters.');
  end if;
  update public.reviews as review
  set answer = words, answered_at = case when words is not null then now() end
  where review.id = admin_answer_review.review_id and review.status = 'approved';
  if not found then
    perform private.reject(409, 'Only a published review can be answered. This one is not published.');
  end if;
end;
$$;
revoke all on function public.admin_answer_review(uuid, text) from public, anon;
grant execute on function public.admin_answer_review(uuid, text) to authenticated, service_role;
