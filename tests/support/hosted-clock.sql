-- What pg_cron, pg_net and Vault are to the migrations of this shop: names in the catalog, and the calls that they use,
-- which write down what they were asked. The extensions themselves come with a hosted project and with nothing else.
set allow_system_table_mods = on;
insert into pg_catalog.pg_extension (oid, extname, extowner, extnamespace, extrelocatable, extversion)
select 9000001 + row_number() over (), name, current_user::text::regrole, 'pg_catalog'::regnamespace, false, '1.0'
from unnest(array['pg_cron', 'pg_net']) as name;
create or replace view pg_catalog.pg_available_extensions as
select e.name, e.default_version, x.extversion as installed_version, e.comment
from pg_available_extensions() as e (name, default_version, comment)
left join pg_extension as x on e.name = x.extname
union all
select extname, extversion collate "default", extversion, null from pg_extension where oid > 9000000;
reset allow_system_table_mods;

create schema cron;
create table cron.job (jobname text primary key, schedule text not null, command text not null);
create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as
$$
  insert into cron.job values (job_name, schedule, command)
  on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command
  returning 1
$$;

create schema net;
create table net.asked (url text not null, headers jsonb not null, body jsonb not null);
create function net.http_post(
  url text,
  body jsonb default '{}',
  params jsonb default '{}',
  headers jsonb default '{"Content-Type": "application/json"}',
  timeout_milliseconds int default 5000
) returns bigint language sql as
$$ insert into net.asked values (url, headers, body) returning 1 $$;

create schema vault;
create table vault.decrypted_secrets (name text primary key, decrypted_secret text not null);
