-- Facts of law whose next reading is due are counted among what waits for the owner.
create or replace function public.admin_attention()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object(
      'openMessages', max(value) filter (where name = 'open_messages'),
      'failedMails', max(value) filter (where name = 'failed_mails'),
      'waitingMails', max(value) filter (where name = 'waiting_mails'),
      'heldEvents', max(value) filter (where name = 'held_events'),
      'pendingReviews', max(value) filter (where name = 'pending_reviews'),
      'approvedReviews', max(value) filter (where name = 'approved_reviews'),
      'rejectedReviews', max(value) filter (where name = 'rejected_reviews'),
      'leads', max(value) filter (where name = 'leads'),
      'dueFacts', (select count(*) from public.law_facts where next_check <= current_date)
    )
    from private.shop_totals
  );
end;
$$;
