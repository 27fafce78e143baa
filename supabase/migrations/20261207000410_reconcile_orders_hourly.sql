-- Stripe's own key: its list of events finds a webhook that was lost.
insert into private.setting_definitions (key, is_public, write_only, kind) values ('STRIPE_API_KEY', false, true, 'text');

do $$
begin
  if exists (select 1 from pg_extension where extname = 'pg_cron') then
    execute $cron$ select cron.schedule('reconcile-orders', '23 * * * *', 'select private.call_worker(''reconcile-orders'')') $cron$;
  end if;
end;
$$;
