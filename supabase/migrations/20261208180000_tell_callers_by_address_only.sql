-- One vote for each calling address and day. The name of the browser was part of it, which anybody invents: a thousand names
-- were a thousand votes. Cloudflare in front of a hosted project says who really calls; what stands first in x-forwarded-for
-- there is what the caller wrote. The embedded home writes that header itself and takes no other.
create or replace function private.caller_hash()
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select md5(
    coalesce(
      current_setting('request.headers', true)::json ->> 'cf-connecting-ip',
      current_setting('request.headers', true)::json ->> 'x-forwarded-for',
      ''
    )
    || '|' || current_date
  );
$$;
