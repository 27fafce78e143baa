-- The owner's settings. Everybody reads the public ones. Secrets are write-only: a trigger moves their value to a table that
-- only the service reads, and a check makes sure that none is left behind.
create table public.site_settings (
  key text primary key check (key ~ '^[A-Z][A-Z0-9_]{1,60}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by uuid references auth.users (id) on delete set null,
  value text check (length(value) <= 20000),
  is_public boolean not null default false,
  write_only boolean not null default false,
  stored_at timestamptz,
  check (not write_only or value is null),
  check (not (write_only and is_public))
);
alter table public.site_settings enable row level security;
create index site_settings_updated_by_idx on public.site_settings (updated_by);
grant select on public.site_settings to anon, authenticated;
grant insert, update on public.site_settings to authenticated;
grant all on public.site_settings to service_role;

create table private.setting_secrets (
  key text primary key references public.site_settings (key) on delete cascade deferrable initially deferred,
  value text not null,
  updated_at timestamptz not null default now()
);
alter table private.setting_secrets enable row level security;

create table private.setting_definitions (
  key text primary key,
  is_public boolean not null,
  write_only boolean not null default false,
  kind text not null check (kind in ('text', 'url', 'email', 'email_list', 'environment', 'json', 'html', 'script_url', 'boolean'))
);
alter table private.setting_definitions enable row level security;

insert into private.setting_definitions (key, is_public, write_only, kind) values
  ('ENV', true, false, 'environment'),
  ('BUY_LINK_MN_PAID_LEAVE', true, false, 'url'),
  ('BUY_LINK_CORE_HR', true, false, 'url'),
  ('BUY_LINK_PAYROLL_OPS', true, false, 'url'),
  ('BUY_LINK_MICRO_BUNDLE', true, false, 'url'),
  ('EMAIL_PROVIDER', false, false, 'text'),
  ('EMAIL_EMBED_CODE', true, false, 'html'),
  ('GA4_ID', true, false, 'text'),
  ('CLARITY_ID', true, false, 'text'),
  ('META_PIXEL_ID', true, false, 'text'),
  ('CHATBOT_SCRIPT', true, false, 'script_url'),
  ('CONSENT_SCRIPT', true, false, 'script_url'),
  ('AFFILIATE_PROGRAM_URL', true, false, 'url'),
  ('SUPPORT_EMAIL', true, false, 'email'),
  ('AUTH_REDIRECT_URL', true, false, 'url'),
  ('OAUTH_PROVIDERS', true, false, 'json'),
  ('ADMIN_EMAILS', false, false, 'email_list'),
  ('WEBHOOK_SHARED_SECRET', false, true, 'text'),
  ('STRIPE_WEBHOOK_SECRET', false, true, 'text'),
  ('LEMONSQUEEZY_WEBHOOK_SECRET', false, true, 'text'),
  ('PADDLE_WEBHOOK_SECRET', false, true, 'text'),
  ('PADDLE_API_KEY', false, true, 'text'),
  ('GUMROAD_PING_TOKEN', false, true, 'text'),
  ('GUMROAD_ACCESS_TOKEN', false, true, 'text'),
  ('DEPLOY_HOOK_URL', false, true, 'url'),
  ('OPENAI_API_KEY', false, true, 'text'),
  ('AI_MONTHLY_BUDGET_USD', false, false, 'text'),
  ('SHOP_TIME_ZONE', true, false, 'text'),
  ('STRIPE_API_KEY', false, true, 'text'),
  ('LEMONSQUEEZY_API_KEY', false, true, 'text'),
  ('PRICE_LIST', true, false, 'text'),
  ('STRUCK_PRICES', true, false, 'json'),
  ('BUY_LINK_BUNDLE', true, false, 'url'),
  ('ADMIN_SECOND_FACTOR', false, false, 'boolean'),
  ('SEARCH_SYNONYMS', false, false, 'text'),
  ('ABOUT_PEOPLE', true, false, 'text');

create or replace function private.check_setting(definition private.setting_definitions, value text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  -- Plain http only on this machine, for the sandbox checkout of the embedded shop.
  link_pattern constant text := '^(https://[^\s/?#@]+|http://(127\.0\.0\.1|localhost)(:[0-9]+)?)([/?#]\S*)?$';
  address text;
begin
  if value is null or value = '' then
    return;
  end if;
  if definition.kind = 'url' and value !~* link_pattern then
    perform private.reject(400, definition.key || ' must be an address that starts with https://.');
  elsif definition.kind = 'script_url' and value !~* '^https://[^\s/?#@]+/\S*$' then
    perform private.reject(400, definition.key || ' must be the https address of a script.');
  elsif definition.kind = 'email' and not private.is_email_address(value) then
    perform private.reject(400, definition.key || ' must be an email address.');
  elsif definition.kind = 'environment' and value not in ('preview', 'production') then
    perform private.reject(400, 'ENV must be preview or production.');
  elsif definition.kind = 'boolean' and value not in ('true', 'false') then
    perform private.reject(400, definition.key || ' must be true or false.');
  elsif definition.kind = 'json' then
    begin
      perform value::jsonb;
    exception when others then
      perform private.reject(400, definition.key || ' must be valid JSON.');
    end;
  elsif definition.kind = 'email_list' then
    foreach address in array string_to_array(value, ',') loop
      if not private.is_email_address(btrim(address)) then
        perform private.reject(400, definition.key || ' must be email addresses separated by commas.');
      end if;
    end loop;
  end if;
end;
$$;
revoke all on function private.check_setting(private.setting_definitions, text) from public, anon, authenticated;

-- A null value of a write-only setting means "keep what is stored"; an empty one clears it. In an upsert the INSERT trigger
-- has already moved the value when the UPDATE trigger runs, so stored_at is always read back from the secret itself.
create or replace function private.move_secret(setting_key text, secret_value text)
returns timestamptz
language plpgsql
security definer
set search_path = ''
as $$
declare
  stored timestamptz;
begin
  if secret_value = '' then
    delete from private.setting_secrets where key = setting_key;
  elsif secret_value is not null then
    insert into private.setting_secrets (key, value) values (setting_key, secret_value)
    on conflict (key) do update set value = excluded.value, updated_at = now();
  end if;
  select updated_at into stored from private.setting_secrets where key = setting_key;
  return stored;
end;
$$;
revoke all on function private.move_secret(text, text) from public, anon, authenticated;

-- What the owner typed, as it is stored.
create or replace function private.clean_setting(kind text, value text)
returns text
language sql
stable
set search_path = ''
as $$
  select case kind
    when 'email' then private.clean_address(value)
    when 'email_list' then (
      select string_agg(private.clean_address(entry), ', ' order by place)
      from unnest(string_to_array(value, ',')) with ordinality as listed (entry, place))
    else btrim(value)
  end;
$$;
revoke all on function private.clean_setting(text, text) from public, anon, authenticated;

create or replace function private.store_setting()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  definition private.setting_definitions;
begin
  select * into definition from private.setting_definitions as known where known.key = new.key;
  if not found then
    perform private.reject(400, 'There is no setting called ' || new.key || '.');
  end if;
  if tg_op = 'UPDATE' and new.key <> old.key then
    perform private.reject(400, 'A setting cannot be renamed.');
  end if;
  new.value = private.clean_setting(definition.kind, new.value);
  perform private.check_setting(definition, new.value);
  new.is_public = definition.is_public;
  new.write_only = definition.write_only;
  new.stored_at = null;
  if definition.write_only then
    new.stored_at = private.move_secret(new.key, new.value);
    new.value = null;
  end if;
  new.updated_at = now();
  new.updated_by = (select auth.uid());
  return new;
end;
$$;
revoke all on function private.store_setting() from public, anon, authenticated;

create trigger store_setting before insert or update on public.site_settings
  for each row execute function private.store_setting();

create or replace function public.read_setting_secrets()
returns table (key text, value text)
language sql
stable
security definer
set search_path = ''
as $$
  select secret.key, secret.value from private.setting_secrets as secret;
$$;
revoke all on function public.read_setting_secrets() from public, anon, authenticated;
grant execute on function public.read_setting_secrets() to service_role;

-- The format of ids, in addition to the checks by kind of setting.
create table private.setting_patterns (
  key text primary key references private.setting_definitions (key) on delete cascade,
  pattern text not null,
  message text not null
);
alter table private.setting_patterns enable row level security;

create or replace function private.check_setting_pattern()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  known private.setting_patterns;
begin
  select * into known from private.setting_patterns as listed where listed.key = new.key;
  if found and coalesce(btrim(new.value), '') <> '' and btrim(new.value) !~ known.pattern then
    perform private.reject(400, known.message);
  end if;
  return new;
end;
$$;
revoke all on function private.check_setting_pattern() from public, anon, authenticated;

create trigger check_setting_pattern before insert or update on public.site_settings
  for each row execute function private.check_setting_pattern();

-- Postgres accepts nearly any word as a time zone, so the value must be one of the zones that it knows by name.
create or replace function private.check_tool_setting()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if coalesce(btrim(new.value), '') = '' then
    return new;
  end if;
  if new.key = 'AI_MONTHLY_BUDGET_USD' then
    if btrim(new.value) !~ '^[0-9]{1,5}(\.[0-9]{1,2})?$' then
      perform private.reject(400, 'The monthly budget must be an amount in dollars, such as 20 or 12.50.');
    end if;
  elsif new.key = 'SHOP_TIME_ZONE' then
    if not exists (select 1 from pg_timezone_names as zone where zone.name = btrim(new.value)) then
      perform private.reject(400, 'The time zone must be a name such as America/Chicago.');
    end if;
  end if;
  return new;
end;
$$;
revoke all on function private.check_tool_setting() from public, anon, authenticated;

create trigger check_tool_setting before insert or update on public.site_settings
  for each row execute function private.check_tool_setting();

create or replace function private.shop_time_zone()
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    (select nullif(setting.value, '') from public.site_settings as setting where setting.key = 'SHOP_TIME_ZONE'),
    'America/Chicago'
  );
$$;
revoke all on function private.shop_time_zone() from public, anon, authenticated;

create or replace function private.ai_monthly_budget()
returns numeric
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    (select nullif(setting.value, '')::numeric from public.site_settings as setting
     where setting.key = 'AI_MONTHLY_BUDGET_USD'),
    20
  );
$$;
revoke all on function private.ai_monthly_budget() from public, anon, authenticated;
