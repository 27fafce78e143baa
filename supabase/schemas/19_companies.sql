-- A company has the answers that fill its documents. People are its members: an owner does everything, an adviser writes the
-- answers, a viewer reads. One person can be in several companies, for example as the adviser of clients.
create table public.companies (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null check (length(name) between 1 and 160),
  -- On the title page of the company's documents; null leaves the line out.
  prepared_by text check (length(prepared_by) between 1 and 160),
  "values" jsonb not null default '{}' check (jsonb_typeof("values") = 'object')
);
alter table public.companies enable row level security;
grant select, update, delete on public.companies to authenticated;
grant all on public.companies to service_role;

create table public.company_members (
  company_id uuid not null references public.companies (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('owner', 'adviser', 'viewer')),
  created_at timestamptz not null default now(),
  -- Whether what the member buys joins this company by itself: not if others were in it first, whose invitation was accepted or whose
  -- account was taken over. Then the member says at the first use which company it is for.
  takes_licenses boolean not null default true,
  primary key (company_id, user_id)
);
alter table public.company_members enable row level security;
create index company_members_user_idx on public.company_members (user_id, created_at);
grant select on public.company_members to authenticated;
grant all on public.company_members to service_role;

-- The link in the email is signed with the id and the version, so no token is stored. Inviting again makes a new version, which
-- ends the links of the former ones.
create table public.company_invitations (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  company_id uuid not null references public.companies (id) on delete cascade,
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  role text not null check (role in ('owner', 'adviser', 'viewer')),
  invited_by uuid references auth.users (id) on delete set null,
  token_version integer not null default 1,
  expires_at timestamptz not null default now() + interval '7 days',
  accepted_at timestamptz,
  unique (company_id, email)
);
alter table public.company_invitations enable row level security;
create index company_invitations_email_idx on public.company_invitations (email);
create index company_invitations_invited_by_idx on public.company_invitations (invited_by);
grant select on public.company_invitations to authenticated;
grant all on public.company_invitations to service_role;

-- A license belongs to the company that uses it first. The owner's terms may let it cover further ones.
alter table public.licenses add column company_id uuid references public.companies (id) on delete set null;
create index licenses_company_idx on public.licenses (company_id);

create table public.license_companies (
  license_id uuid not null references public.licenses (id) on delete cascade,
  company_id uuid not null references public.companies (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (license_id, company_id)
);
alter table public.license_companies enable row level security;
create index license_companies_company_idx on public.license_companies (company_id);
grant select on public.license_companies to authenticated;
grant all on public.license_companies to service_role;

-- The company whose answers filled the file.
alter table public.downloads add column company_id uuid references public.companies (id) on delete set null;
create index downloads_company_idx on public.downloads (company_id);

insert into private.setting_definitions (key, is_public, write_only, kind) values
  ('LICENSE_COMPANIES', true, false, 'text');
insert into private.setting_patterns (key, pattern, message) values
  ('LICENSE_COMPANIES', '^([1-9][0-9]?|100)$', 'The number of companies must be a whole number from 1 to 100.');

create or replace function private.license_coverage()
returns integer
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    (select nullif(setting.value, '')::integer from public.site_settings as setting where setting.key = 'LICENSE_COMPANIES'),
    1
  );
$$;
revoke all on function private.license_coverage() from public, anon, authenticated;

create or replace function private.my_companies(wanted text[] default '{owner,adviser,viewer}')
returns setof uuid
language sql
stable
security definer
rows 5
set search_path = ''
as $$
  select member.company_id from public.company_members as member
  where member.user_id = (select auth.uid()) and member.role = any (wanted);
$$;
revoke all on function private.my_companies(text[]) from public, anon, authenticated;
grant execute on function private.my_companies(text[]) to authenticated, service_role;

create or replace function private.my_company_role(company uuid)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select member.role from public.company_members as member
  where member.company_id = company and member.user_id = (select auth.uid());
$$;
revoke all on function private.my_company_role(uuid) from public, anon, authenticated;
grant execute on function private.my_company_role(uuid) to authenticated, service_role;

create policy "members read their companies" on public.companies
  for select to authenticated using (id in (select private.my_companies()));

create policy "owners and advisers change their companies" on public.companies
  for update to authenticated
  using (id in (select private.my_companies('{owner,adviser}')))
  with check (id in (select private.my_companies('{owner,adviser}')));

create policy "owners delete their companies" on public.companies
  for delete to authenticated using (id in (select private.my_companies('{owner}')));

create policy "session is live" on public.companies as restrictive
  for all to authenticated
  using ((select private.require_live_session())) with check ((select private.require_live_session()));

create policy "members read the members" on public.company_members
  for select to authenticated using (company_id in (select private.my_companies()));

create policy "session is live" on public.company_members as restrictive
  for all to authenticated
  using ((select private.require_live_session())) with check ((select private.require_live_session()));

create policy "owners read the invitations" on public.company_invitations
  for select to authenticated using (company_id in (select private.my_companies('{owner}')));

create policy "session is live" on public.company_invitations as restrictive
  for all to authenticated
  using ((select private.require_live_session())) with check ((select private.require_live_session()));

create policy "members read what their companies may use" on public.license_companies
  for select to authenticated using (company_id in (select private.my_companies()));

create policy "session is live" on public.license_companies as restrictive
  for all to authenticated
  using ((select private.require_live_session())) with check ((select private.require_live_session()));

create or replace function private.licenses_of_my_companies()
returns setof uuid
language sql
stable
security definer
rows 20
set search_path = ''
as $$
  select license.id from private.my_companies() as mine (id)
  join public.licenses as license on license.company_id = mine.id
  union
  select further.license_id from private.my_companies() as mine (id)
  join public.license_companies as further on further.company_id = mine.id;
$$;
revoke all on function private.licenses_of_my_companies() from public, anon, authenticated;
grant execute on function private.licenses_of_my_companies() to authenticated, service_role;

-- The buyer reads a license, the members of its companies do, and the admin.
alter policy "owner and admin read licenses" on public.licenses
  using (user_id = (select auth.uid()) or id in (select private.licenses_of_my_companies()) or (select private.is_admin()));

alter policy "owner and admin read downloads" on public.downloads
  using (
    license_id in (select license.id from public.licenses as license where license.user_id = (select auth.uid()))
    or company_id in (select private.my_companies())
    or (select private.is_admin())
  );

-- The name of a company that was not named otherwise is the one that its documents carry.
create or replace function private.company_name_in(given jsonb)
returns text
language sql
immutable
set search_path = ''
as $$
  select coalesce(nullif(left(private.one_line(given ->> 'company_name'), 160), ''), 'My company');
$$;
revoke all on function private.company_name_in(jsonb) from public, anon, authenticated;
grant execute on function private.company_name_in(jsonb) to authenticated, service_role;

-- Only an owner renames. A name that came from the answers follows them.
create or replace function private.guard_company()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.name := private.one_line(new.name);
  new.prepared_by := nullif(private.one_line(new.prepared_by), '');
  if coalesce(length(new.name), 0) not between 1 and 160 then
    perform private.reject(400, 'A company needs a name of at most 160 characters.');
  elsif length(new.prepared_by) > 160 then
    perform private.reject(400, '"Prepared by" has at most 160 characters.');
  end if;
  perform private.check_company_values(new."values");
  if tg_op = 'UPDATE' then
    new.id := old.id;
    new.created_at := old.created_at;
    new.updated_at := now();
    if new.name <> old.name and private.called_through_api() and private.my_company_role(old.id) is distinct from 'owner' then
      perform private.reject(403, 'Only an owner can rename the company.');
    elsif new.name = old.name and old.name = private.company_name_in(old."values")
      and private.my_company_role(old.id) = 'owner' then
      new.name := private.company_name_in(new."values");
    end if;
  end if;
  return new;
end;
$$;
grant execute on function private.guard_company() to anon, authenticated, service_role;

create trigger guard_company before insert or update on public.companies
  for each row execute function private.guard_company();

-- Who leaves takes along what they bought. A company is never without an owner: when the account of the last one is deleted, the
-- adviser or else the viewer who is in it longest takes over, and a company without members goes.
create or replace function private.settle_company_of_member()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.licenses as license set company_id = null
  where license.company_id = old.company_id and license.user_id = old.user_id;
  delete from public.license_companies as further
  using public.licenses as license
  where further.company_id = old.company_id and license.id = further.license_id and license.user_id = old.user_id;
  if exists (
    select from public.company_members as member where member.company_id = old.company_id and member.role = 'owner'
  ) then
    return null;
  end if;
  update public.company_members as member set role = 'owner'
  where member.company_id = old.company_id and member.user_id = (
    select heir.user_id from public.company_members as heir
    where heir.company_id = old.company_id
    order by heir.role, heir.created_at, heir.user_id
    limit 1
  );
  if not found then
    delete from public.companies where id = old.company_id;
  end if;
  return null;
end;
$$;
revoke all on function private.settle_company_of_member() from public, anon, authenticated;

create trigger settle_company_of_member after delete on public.company_members
  for each row execute function private.settle_company_of_member();

-- Two calls at once must not both make a person's first company.
create or replace function private.lock_companies_of(account uuid)
returns void
language sql
set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('companies-of:' || account, 0));
$$;
revoke all on function private.lock_companies_of(uuid) from public, anon, authenticated;

create or replace function private.companies_owned_by(account uuid)
returns setof public.companies
language sql
stable
security definer
rows 5
set search_path = ''
as $$
  select company.* from public.company_members as member
  join public.companies as company on company.id = member.company_id
  where member.user_id = account and member.role = 'owner' and member.takes_licenses
  order by company.created_at, company.id;
$$;
revoke all on function private.companies_owned_by(uuid) from public, anon, authenticated;

-- A person's first company of their own gets the licenses that they have bought.
create or replace function private.add_company(new_id uuid, account uuid, company_name text, answers jsonb)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  held integer := (select count(*) from public.company_members as member where member.user_id = account);
begin
  if held >= 200 then
    perform private.reject(409, 'An account can be in at most 200 companies. Delete or leave one first.');
  end if;
  insert into public.companies (id, name, "values") values (new_id, company_name, answers);
  insert into public.company_members (company_id, user_id, role) values (new_id, account, 'owner');
  if not exists (
    select from public.company_members as member
    where member.user_id = account and member.company_id <> new_id and member.takes_licenses
  ) then
    update public.licenses set company_id = new_id where user_id = account and company_id is null;
  end if;
  return new_id;
end;
$$;
revoke all on function private.add_company(uuid, uuid, text, jsonb) from public, anon, authenticated;

-- The company of a license that an account gets. Answers given by the order link carry over: to the company that they name,
-- where its own answers go first, or to a new one. Without answers, to the only company of the account, unless it has a license
-- of the product already; null leaves it to its first use.
create or replace function private.company_for_license(account uuid, sku text, answers jsonb)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  owned uuid[];
  home public.companies;
begin
  perform private.lock_companies_of(account);
  owned := array(select company.id from private.companies_owned_by(account) as company);
  if answers = '{}' then
    return (
      select known.id from unnest(owned) as known (id)
      where cardinality(owned) = 1 and not exists (
        select from public.licenses as license where license.company_id = known.id and license.product_sku = sku
      )
    );
  end if;
  select company.* into home from private.companies_owned_by(account) as company
  where lower(private.company_name_in(company."values")) = lower(private.company_name_in(answers))
    or company."values" = '{}' or not answers ? 'company_name'
  order by lower(private.company_name_in(company."values")) = lower(private.company_name_in(answers)) desc, company.created_at
  limit 1;
  if home.id is null or octet_length((answers || home."values")::text) > 65536 then
    return private.add_company(gen_random_uuid(), account, private.company_name_in(answers), answers);
  end if;
  update public.companies set "values" = answers || home."values" where id = home.id;
  return home.id;
end;
$$;
revoke all on function private.company_for_license(uuid, text, jsonb) from public, anon, authenticated;

create or replace function private.place_license()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.company_id := private.company_for_license(new.user_id, new.product_sku, coalesce(
    (select given."values" from public.license_profiles as given where given.license_id = new.id), '{}'
  ));
  return new;
end;
$$;
revoke all on function private.place_license() from public, anon, authenticated;

create trigger place_license before insert or update of user_id on public.licenses
  for each row when (new.user_id is not null and new.company_id is null) execute function private.place_license();

-- Makes a company, once for each id that the browser chose: a repeated call finds it.
create or replace function public.create_company(new_id uuid, company_name text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
begin
  perform private.lock_companies_of(caller);
  if exists (select from public.companies as company where company.id = new_id) then
    if private.my_company_role(new_id) is distinct from 'owner' then
      perform private.reject(409, 'Please reload the page and try again.');
    end if;
    return new_id;
  end if;
  return private.add_company(new_id, caller, company_name, '{}');
end;
$$;
revoke all on function public.create_company(uuid, text) from public, anon, authenticated;
grant execute on function public.create_company(uuid, text) to authenticated, service_role;

-- Stores the answers of a company. Without one, those of the caller's first company, which is made when there is none.
create or replace function public.save_company_values(answers jsonb, company uuid default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  chosen uuid := company;
  held text;
begin
  perform private.check_company_values(answers);
  if chosen is null then
    perform private.lock_companies_of(caller);
    select owned.id into chosen from private.companies_owned_by(caller) as owned limit 1;
    if chosen is null then
      return private.add_company(gen_random_uuid(), caller, private.company_name_in(answers), answers);
    end if;
  end if;
  held := private.my_company_role(chosen);
  if held is null then
    perform private.reject(404, 'There is no such company.');
  elsif held = 'viewer' then
    perform private.reject(403, 'A viewer cannot change the answers. Ask an owner of the company.');
  end if;
  update public.companies set "values" = answers where id = chosen;
  return chosen;
end;
$$;
revoke all on function public.save_company_values(jsonb, uuid) from public, anon, authenticated;
grant execute on function public.save_company_values(jsonb, uuid) to authenticated, service_role;

create or replace function private.require_company_owner(company uuid)
returns uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  held text := private.my_company_role(company);
begin
  if held is null then
    perform private.reject(404, 'There is no such company.');
  elsif held <> 'owner' then
    perform private.reject(403, 'Only an owner of the company can do this.');
  end if;
  return caller;
end;
$$;
revoke all on function private.require_company_owner(uuid) from public, anon, authenticated;

-- Members with their addresses, which only a member sees; open invitations, which only an owner sees.
create or replace function public.company_people(company uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  held text := private.my_company_role(company);
begin
  if held is null then
    perform private.reject(404, 'There is no such company.');
  end if;
  return jsonb_build_object(
    'members', (
      select jsonb_agg(jsonb_build_object('userId', member.user_id, 'email', profile.email, 'name', profile.full_name,
        'role', member.role, 'isMe', member.user_id = caller) order by member.created_at, member.user_id)
      from public.company_members as member
      join public.profiles as profile on profile.id = member.user_id
      where member.company_id = company
    ),
    'invitations', (
      select coalesce(jsonb_agg(jsonb_build_object('id', invitation.id, 'email', invitation.email, 'role', invitation.role,
        'expiresAt', invitation.expires_at) order by invitation.email), '[]')
      from public.company_invitations as invitation
      where invitation.company_id = company and invitation.accepted_at is null and held = 'owner'
    )
  );
end;
$$;
revoke all on function public.company_people(uuid) from public, anon, authenticated;
grant execute on function public.company_people(uuid) to authenticated, service_role;

create or replace function private.keep_an_owner(company uuid, leaving uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform 1 from public.companies as locked where locked.id = company for update;
  if not exists (
    select from public.company_members as member
    where member.company_id = company and member.role = 'owner' and member.user_id <> leaving
  ) then
    perform private.reject(409, 'A company needs an owner. Make another member an owner first, or delete the company.');
  end if;
end;
$$;
revoke all on function private.keep_an_owner(uuid, uuid) from public, anon, authenticated;

create or replace function public.set_company_role(company uuid, member uuid, new_role text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_company_owner(company);
  if new_role is null or new_role not in ('owner', 'adviser', 'viewer') then
    perform private.reject(400, 'The role must be owner, adviser or viewer.');
  end if;
  if new_role <> 'owner' then
    perform private.keep_an_owner(company, member);
  end if;
  update public.company_members as known set role = new_role
  where known.company_id = set_company_role.company and known.user_id = member;
  if not found then
    perform private.reject(404, 'This person is not a member any more.');
  end if;
end;
$$;
revoke all on function public.set_company_role(uuid, uuid, text) from public, anon, authenticated;
grant execute on function public.set_company_role(uuid, uuid, text) to authenticated, service_role;

-- An owner removes a member, and each member may leave. Who is gone already is no error: the answer may have been lost.
create or replace function public.remove_company_member(company uuid, member uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if private.require_caller() <> member then
    perform private.require_company_owner(company);
  end if;
  if not exists (
    select from public.company_members as known where known.company_id = company and known.user_id = member
  ) then
    return;
  end if;
  perform private.keep_an_owner(company, member);
  delete from public.company_invitations as invitation using public.profiles as profile
  where invitation.company_id = company and profile.id = member and invitation.email = profile.email;
  delete from public.company_members as known
  where known.company_id = remove_company_member.company and known.user_id = member;
end;
$$;
revoke all on function public.remove_company_member(uuid, uuid) from public, anon, authenticated;
grant execute on function public.remove_company_member(uuid, uuid) to authenticated, service_role;

-- Anybody can sign up and invite any address, so the number of emails is limited: by sender and by recipient.
create or replace function public.invite_to_company(company uuid, address text, new_role text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := private.require_company_owner(company);
  recipient text := private.clean_address(address);
  invitation public.company_invitations;
begin
  if not private.is_email_address(recipient) then
    perform private.reject(400, 'Please enter an email address.');
  elsif new_role is null or new_role not in ('owner', 'adviser', 'viewer') then
    perform private.reject(400, 'The role must be owner, adviser or viewer.');
  elsif exists (
    select from public.profiles as profile
    join public.company_members as member on member.user_id = profile.id and member.company_id = company
    where profile.email = recipient
  ) then
    perform private.reject(409, 'This person is a member already.');
  elsif not private.is_plain_name((select known.name from public.companies as known where known.id = company)) then
    perform private.reject(400, 'The name of the company goes into the email, and this one reads like a message. Please give the '
      || 'company its plain name first: at most 80 characters, no link, no telephone number, no sentence.');
  end if;
  -- Two calls at once send one email.
  perform 1 from public.companies as locked where locked.id = company for update;
  select * into invitation from public.company_invitations as known
  where known.company_id = company and known.email = recipient;
  -- A repeated call, whose answer was lost, sends no second email.
  if invitation.role = new_role and invitation.accepted_at is null
    and invitation.expires_at > now() + interval '7 days' - interval '1 minute' then
    return invitation.id;
  end if;
  insert into public.company_invitations as known (company_id, email, role, invited_by)
  values (company, recipient, new_role, caller)
  on conflict on constraint company_invitations_company_id_email_key do update
  set role = excluded.role, invited_by = excluded.invited_by, token_version = known.token_version + 1,
    expires_at = excluded.expires_at, accepted_at = null
  returning * into invitation;
  -- A mailbox that has had its mails of the day for other causes gets none, and the inviter is not told which ones it got.
  if private.queue_email(recipient, 'company-invitation', jsonb_build_object('invitationId', invitation.id),
    'company-invitation:' || invitation.id || ':' || invitation.token_version,
    sender => caller::text, network => private.caller_network()) in ('invitation', 'invitations of sender') then
    perform private.reject(429, 'Too many invitations for today. Please try again tomorrow.');
  end if;
  return invitation.id;
end;
$$;
revoke all on function public.invite_to_company(uuid, text, text) from public, anon, authenticated;
grant execute on function public.invite_to_company(uuid, text, text) to authenticated, service_role;

create or replace function public.withdraw_company_invitation(invitation uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  company uuid := (select known.company_id from public.company_invitations as known where known.id = invitation);
begin
  perform private.require_caller();
  if company is null then
    return;
  end if;
  perform private.require_company_owner(company);
  delete from public.company_invitations as known where known.id = invitation;
end;
$$;
revoke all on function public.withdraw_company_invitation(uuid) from public, anon, authenticated;
grant execute on function public.withdraw_company_invitation(uuid) to authenticated, service_role;

-- The link proves the mailbox, and the account must have the same address: a forwarded link opens nothing. Its proof is good once
-- (20_proofs_of_links.sql); a repeated call of somebody who is a member by it gets the same answer.
create or replace function public.accept_company_invitation(invitation uuid, version integer)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  found_one public.company_invitations;
begin
  select * into found_one from public.company_invitations as known where known.id = invitation for update;
  if found_one.id is null or found_one.token_version is distinct from version then
    perform private.reject(410, 'This invitation was withdrawn or replaced by a newer one.');
  elsif found_one.email is distinct from private.verified_email(caller) then
    perform private.reject(403, 'This invitation was sent to another address. Sign in with the address that got the email.');
  end if;
  if private.use_link('invitation', found_one.id::text, version) then
    insert into public.company_members (company_id, user_id, role, takes_licenses)
    values (found_one.company_id, caller, found_one.role, false)
    on conflict (company_id, user_id) do nothing;
    update public.company_invitations set accepted_at = now() where id = found_one.id;
  elsif found_one.accepted_at is null then
    perform private.reject(410, 'This invitation has expired. Please ask for a new one.');
  elsif private.my_company_role(found_one.company_id) is null then
    perform private.reject(410, 'This invitation was used already.');
  end if;
  return (
    select jsonb_build_object('companyId', company.id, 'name', company.name, 'role', private.my_company_role(company.id))
    from public.companies as company where company.id = found_one.company_id
  );
end;
$$;
revoke all on function public.accept_company_invitation(uuid, integer) from public, anon, authenticated;
grant execute on function public.accept_company_invitation(uuid, integer) to authenticated, service_role;

-- The licenses that the caller may use: their own and those of their companies.
create or replace function public.my_licenses()
returns table (
  id uuid, product_sku text, license_key text, status text, status_reason text, issued_on date, company_id uuid,
  further_company_ids uuid[], is_mine boolean
)
language plpgsql
stable
security definer
rows 20
set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
begin
  return query
  select license.id, license.product_sku, license.license_key, license.status, license.status_reason,
    (select purchase.paid_on from public.purchases as purchase where purchase.id = license.purchase_id), license.company_id,
    array(select further.company_id from public.license_companies as further where further.license_id = license.id),
    license.user_id is not distinct from caller
  from (
    select own.id from public.licenses as own where own.user_id = caller
    union
    select * from private.licenses_of_my_companies()
  ) as usable
  cross join lateral (select known.* from public.licenses as known where known.id = usable.id offset 0) as license
  order by license.issued_at desc, license.id;
end;
$$;
revoke all on function public.my_licenses() from public, anon, authenticated;
grant execute on function public.my_licenses() to authenticated, service_role;

-- Uses a license for a company, as its terms allow. A license that filled no file yet goes to the company that uses it first.
create or replace function public.use_license_for_company(license uuid, company uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  held text := private.my_company_role(company);
  used public.licenses;
  further uuid[];
  coverage integer := private.license_coverage();
begin
  select * into used from public.licenses as known where known.id = license for update;
  further := array(select known.company_id from public.license_companies as known where known.license_id = license);
  if held is null then
    perform private.reject(404, 'There is no such company.');
  elsif used.company_id = company or company = any (further) then
    return;
  elsif used.id is null or (used.user_id is distinct from caller
    and used.id not in (select private.licenses_of_my_companies())) then
    perform private.reject(404, 'There is no such license.');
  elsif used.user_id is distinct from caller then
    perform private.reject(403, 'Only the buyer of this license can use it for another company.');
  elsif held = 'viewer' then
    perform private.reject(403, 'A viewer cannot use a license for the company. Ask an owner of the company.');
  end if;
  if used.company_id is null or not exists (
    select from public.downloads as download
    where download.license_id = license and download.company_id = used.company_id and download.mode = 'company'
  ) then
    -- Free, or never used where it is.
    if cardinality(further) < coverage then
      update public.licenses set company_id = company where id = license;
      return;
    end if;
  elsif 1 + cardinality(further) < coverage then
    insert into public.license_companies (license_id, company_id) values (license, company);
    return;
  end if;
  perform private.reject(409, 'This license covers ' || coverage || case when coverage = 1 then ' company' else ' companies' end
    || ' and is used for ' || (
      select string_agg(known.name, ', ' order by known.name) from public.companies as known
      where known.id = used.company_id or known.id = any (further)
    ) || '. Buy another license for this company, or switch to a company that it covers.');
end;
$$;
revoke all on function public.use_license_for_company(uuid, uuid) from public, anon, authenticated;
grant execute on function public.use_license_for_company(uuid, uuid) to authenticated, service_role;

-- What the shop keeps of an account's companies. Companies of other owners are theirs: only name and role are part of it.
create or replace function private.company_rows(accounts uuid[], addresses text[])
returns table (section text, entry jsonb)
language sql
stable
security definer
rows 10
set search_path = ''
as $$
  select 'companies', jsonb_build_object('name', company.name, 'role', member.role, 'memberSince', member.created_at)
    || case when member.role = 'owner' then to_jsonb(company) else '{}' end
  from public.company_members as member
  join public.companies as company on company.id = member.company_id
  where member.user_id = any (accounts)
  union all
  select 'companyInvitations', to_jsonb(invitation) - array['token_version', 'invited_by']
    || jsonb_build_object('company', company.name)
  from public.company_invitations as invitation
  join public.companies as company on company.id = invitation.company_id
  where invitation.email = any (addresses);
$$;
revoke all on function private.company_rows(uuid[], text[]) from public, anon, authenticated;

-- Orders of the new address join the account's company by themselves, so an account that shares a company with other people
-- cannot be moved to an address with orders of its own: they would see them. Said only when the address changes, because at the
-- request it would tell anybody who has bought.
create or replace function private.guard_address_with_orders()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
    select from public.purchases as purchase
    where purchase.email = private.normalize_email(new.email) and purchase.user_id is distinct from new.id
  ) and exists (
    select from public.company_members as member
    where member.user_id = new.id and (
      exists (
        select from public.company_members as other
        where other.company_id = member.company_id and other.user_id <> new.id
      ) or exists (
        select from public.company_invitations as invitation
        where invitation.company_id = member.company_id and invitation.accepted_at is null
      )
    )
  ) then
    perform private.reject(409, 'This address has orders of its own, and the account shares a company with other people. Sign up with the address instead.');
  end if;
  return new;
end;
$$;
revoke all on function private.guard_address_with_orders() from public, anon, authenticated;

create trigger guard_address_with_orders before update of email on auth.users
  for each row when (old.email is distinct from new.email)
  execute function private.guard_address_with_orders();

-- An address without orders takes a shared company along. What its reader buys later joins that one only when the reader says so.
create or replace function private.keep_licenses_apart()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.company_members as member set takes_licenses = false
  where member.user_id = new.id and (
    exists (
      select from public.company_members as other
      where other.company_id = member.company_id and other.user_id <> new.id
    ) or exists (
      select from public.company_invitations as invitation
      where invitation.company_id = member.company_id and invitation.accepted_at is null
    )
  );
  return null;
end;
$$;
revoke all on function private.keep_licenses_apart() from public, anon, authenticated;

create trigger keep_licenses_apart after update of email on auth.users
  for each row when (old.email is distinct from new.email)
  execute function private.keep_licenses_apart();
