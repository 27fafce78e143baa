-- A visitor writes one review; a list of them in one request is a flood that the owner would have to read.
create function private.take_one_review()
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

create trigger take_one_review after insert on public.reviews
  referencing new table as new_rows for each statement execute function private.take_one_review();

revoke all on function private.take_one_review() from public, anon, authenticated;
