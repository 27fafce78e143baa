-- Why a review was rejected is the owner's note, never a visitor's to read: the publicly readable table has no place for it.
alter table public.review_contacts add column rejection_reason text check (length(rejection_reason) <= 300);

create function public.admin_list_reviews(
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
      'createdAt', entry.created_at, 'moderatedAt', entry.moderated_at,
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

-- Only what still waits is decided on: two admins never undo each other without knowing. Answers how many were changed.
create function public.admin_moderate_reviews(review_ids uuid[], new_status text, reason text default null)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  moderated integer;
begin
  perform private.require_admin();
  if new_status not in ('approved', 'rejected') then
    perform private.reject(400, 'The status must be approved or rejected.');
  elsif coalesce(cardinality(review_ids), 0) not between 1 and 200 then
    perform private.reject(400, 'Choose 1 to 200 reviews.');
  end if;
  if new_status = 'rejected' then
    perform private.require_reason(reason);
  end if;
  update public.reviews as review set status = new_status, moderated_at = now()
  where review.id = any (review_ids) and review.status = 'pending';
  get diagnostics moderated = row_count;
  if moderated = 0 then
    perform private.reject(409, 'These reviews do not wait any more. Somebody has moderated them meanwhile.');
  end if;
  if new_status = 'rejected' then
    update public.review_contacts as contact set rejection_reason = btrim(reason) where contact.review_id = any (review_ids);
  end if;
  return moderated;
end;
$$;

revoke all on function public.admin_list_reviews(text, text, text, integer),
  public.admin_moderate_reviews(uuid[], text, text) from public, anon;
grant execute on function public.admin_list_reviews(text, text, text, integer),
  public.admin_moderate_reviews(uuid[], text, text) to authenticated, service_role;
