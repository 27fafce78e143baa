-- Hosted only: pg_cron calls the worker functions through pg_net. The embedded home has its own ticker and no pg_cron, so
-- nothing happens there. The project's address and secret key come from Vault, put there once by the deployer (README).
create function private.call_worker(function_name text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  project_url text;
  secret_key text;
begin
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1' into project_url using 'project_url';
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1' into secret_key using 'secret_key';
  if project_url is null or secret_key is null then
    return;
  end if;
  execute 'select net.http_post(url := $1, headers := $2, body := $3, timeout_milliseconds := 20000)'
    using project_url || '/functions/v1/' || function_name,
      jsonb_build_object('apikey', secret_key, 'content-type', 'application/json'), '{}'::jsonb;
end;
$$;

revoke all on function private.call_worker(text) from public, anon, authenticated;

do $$
begin
  if exists (select 1 from pg_available_extensions where name = 'pg_cron')
    and exists (select 1 from pg_available_extensions where name = 'pg_net') then
    create extension if not exists pg_cron;
    create extension if not exists pg_net;
    execute $cron$ select cron.schedule('deliver-mail', '* * * * *', 'select private.call_worker(''deliver-mail'')') $cron$;
    execute $cron$ select cron.schedule('delete-old-rate-limits', '17 4 * * *', 'select private.delete_old_rate_limits()') $cron$;
  end if;
end;
$$;
