-- How often a mailbox, a sender or a network was mailed, or caused mail, in the last day: what private.queue_email asks before it
-- queues anything. The subject is a hash of the folded address, of the account or of the network, never the value itself.
create table private.mail_counts (
  subject text not null,
  cause text not null,
  slot timestamptz not null,
  count integer not null default 1,
  primary key (subject, cause, slot)
);
alter table private.mail_counts enable row level security;
create index mail_counts_slot_idx on private.mail_counts (slot);

-- Null for what no stranger can cause: receipts, answers of the owner, news that somebody has confirmed.
create or replace function private.mail_cause(template text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when template in ('auth-reauthentication', 'auth-email-change') then 'account'
    when template like 'auth-%' then 'sign-in'
    when template in ('confirm-subscription', 'starter-pack-1') then 'opt-in'
    when template = 'order-link' then 'find-order'
    when template = 'company-invitation' then 'invitation'
    when template = 'contact-message' then 'contact'
  end;
$$;
revoke all on function private.mail_cause(text) from public, anon, authenticated;

-- Each cause's counts. `strangers` is all that a stranger can have sent to one mailbox; what strangers ask for without signing
-- in (`asked`) ends earlier, so that two codes are always left. A count without a limit is only kept.
create or replace function private.mail_limits(for_cause text)
returns table (cause text, kept_for text, per_hour integer, per_day integer)
language sql
immutable
set search_path = ''
as $$
  select limits.counted, limits.kept_for, limits.per_hour, limits.per_day
  from (values
    ('account', 'account', 'recipient', 10, 30),
    ('sign-in', 'sign-in', 'recipient', 3, 6),
    ('opt-in', 'opt-in', 'recipient', null, 1),
    ('confirmed', 'opt-in', 'recipient', null, null),
    ('find-order', 'find-order', 'recipient', null, 4),
    ('invitation', 'invitation', 'recipient', null, 3),
    ('invitation', 'invitations of sender', 'sender', null, 30),
    ('opt-in', 'asked', 'recipient', null, 4),
    ('find-order', 'asked', 'recipient', null, 4),
    ('invitation', 'asked', 'recipient', null, 4),
    ('sign-in', 'strangers', 'recipient', null, 6),
    ('opt-in', 'strangers', 'recipient', null, 6),
    ('find-order', 'strangers', 'recipient', null, 6),
    ('invitation', 'strangers', 'recipient', null, 6),
    ('sign-in', 'of network', 'network', null, null),
    ('opt-in', 'of network', 'network', null, null),
    ('invitation', 'of network', 'network', null, null),
    ('contact', 'contact of sender', 'sender', 3, null),
    ('contact', 'contact', 'shop', 60, null)
  ) as limits (of_cause, counted, kept_for, per_hour, per_day)
  where limits.of_cause = for_cause;
$$;
revoke all on function private.mail_limits(text) from public, anon, authenticated;

-- Counts one email and returns null, or counts nothing and returns the name of the count that is full. The owner's own emails
-- are counted and never refused.
create or replace function private.count_mail(for_cause text, recipient text, sender text, network text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  kept record;
  of_owner boolean;
begin
  if for_cause is null then
    return null;
  end if;
  of_owner := private.is_admin();
  -- Two calls at once must not both take the last one. All lock in the same order.
  for kept in select * from private.mail_subjects(for_cause, recipient, sender, network) loop
    perform pg_advisory_xact_lock(hashtextextended('mail-count:' || kept.cause || ':' || kept.subject, 0));
    if not of_owner and (private.mails_since(kept.subject, kept.cause, '1 hour') >= kept.per_hour
      or private.mails_since(kept.subject, kept.cause, '24 hours') >= kept.per_day) then
      return kept.cause;
    end if;
  end loop;
  insert into private.mail_counts as known (subject, cause, slot)
  select subjects.subject, subjects.cause, date_trunc('second', now())
  from private.mail_subjects(for_cause, recipient, sender, network) as subjects
  on conflict on constraint mail_counts_pkey do update set count = known.count + 1;
  return null;
end;
$$;
revoke all on function private.count_mail(text, text, text, text) from public, anon, authenticated;

create or replace function private.mail_subjects(for_cause text, recipient text, sender text, network text)
returns table (subject text, cause text, per_hour integer, per_day integer)
language sql
stable
set search_path = ''
as $$
  select md5(limits.kept_for || ':' || whose.name), limits.cause, limits.per_hour, limits.per_day
  from private.mail_limits(for_cause) as limits
  cross join lateral (select case limits.kept_for
    when 'recipient' then private.fold_mailbox(recipient)
    when 'sender' then sender
    when 'network' then network
    else 'all'
  end) as whose (name)
  where whose.name is not null
  order by limits.cause;
$$;
revoke all on function private.mail_subjects(text, text, text, text) from public, anon, authenticated;

create or replace function private.mails_since(of_subject text, of_cause text, span interval)
returns integer
language sql
stable
set search_path = ''
as $$
  select coalesce(sum(known.count), 0)::integer from private.mail_counts as known
  where known.subject = of_subject and known.cause = of_cause and known.slot > now() - span - interval '1 second';
$$;
revoke all on function private.mails_since(text, text, interval) from public, anon, authenticated;

-- One where the network is not known: such mails wait for nobody.
create or replace function private.turn_of_network(network text)
returns integer
language sql
stable
set search_path = ''
as $$
  select greatest(1, private.mails_since(md5('network:' || network), 'of network', '1 hour'));
$$;
revoke all on function private.turn_of_network(text) from public, anon, authenticated;

-- The rule of contracts/plain-name.ts: a name that can be repeated in mail to others holds no address, no telephone number and
-- no sentence. ASCII signs are named one by one, because what PostgreSQL counts as a letter depends on its locale.
create or replace function private.is_plain_name(value text)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select coalesce(
    length(value) between 1 and 80
      and value !~ '[\u0001-\u001f\u007f-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u2000-\u2018\u201a-\u2bff\u3000-\u3004\ufe00-\uffff!"#$%()*+/:;<=>?@[\]^_`{|}~\\]'
      and value !~ '\.[^ ,]'
      and value ~ '[^0-9&,.’'' -]'
      and length(regexp_replace(value, '[^0-9]', '', 'g')) <= 4
      and words.total <= 8
      and (words.of_messages = 0 or (words.of_messages = 1 and words.total <= 4)), false)
  from (
    select count(*) as total, count(*) filter (where word = any (string_to_array(
      'account are attention block blocked call click close closed code confirm dot expired has have http https immediately is login '
      || 'must need needs now password pay payment please prize reply sent suspended today urgent verify visit was will win won www '
      || 'you your', ' '))) as of_messages
    from regexp_split_to_table(lower(value), '[ ,]+') as word
  ) as words;
$$;
revoke all on function private.is_plain_name(text) from public, anon, authenticated;
