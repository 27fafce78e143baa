-- What a lead waits for goes with name and campaign, 30 days after the person unsubscribed.
create or replace function private.delete_old_leads(as_of timestamptz, at_most integer)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform set_config('shop.keeps_figures', 'on', true);
  delete from public.leads as lead
  where lead.id in (
    select old.id from public.leads as old
    where old.status = 'pending' and private.is_due('unconfirmed leads', old.requested_at, as_of)
    limit at_most for update skip locked
  );
  perform set_config('shop.keeps_figures', '', true);
  update public.leads as lead set name = '', utm = '{}', asked_states = '{}', wanted_states = '{}'
  where lead.id in (
    select old.id from public.leads as old
    where old.status = 'unsubscribed'
      and (old.name <> '' or old.utm <> '{}' or old.asked_states <> '{}' or old.wanted_states <> '{}')
      and private.is_due('names of unsubscribed leads', old.unsubscribed_at, as_of)
    limit at_most for update skip locked
  );
end;
$$;
