-- A stranger could invite a buyer as an owner: after the one click, the buyer's orders and answers joined the stranger's company by
-- themselves. A membership says now whether it takes what the member buys.
alter table public.company_members add column takes_licenses boolean not null default true;

-- Who came by an invitation keeps the licenses that are in the company already; only further ones are asked for.
update public.company_members as member set takes_licenses = false
where exists (
  select from public.company_invitations as invitation
  join public.profiles as profile on profile.email = invitation.email
  where invitation.company_id = member.company_id and profile.id = member.user_id and invitation.accepted_at is not null
);

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
  if found_one.id is null or found_one.token_version <> version then
    perform private.reject(410, 'This invitation was withdrawn or replaced by a newer one.');
  elsif found_one.email is distinct from private.verified_email(caller) then
    perform private.reject(403, 'This invitation was sent to another address. Sign in with the address that got the email.');
  end if;
  if found_one.accepted_at is null then
    if found_one.expires_at <= now() then
      perform private.reject(410, 'This invitation has expired. Please ask for a new one.');
    end if;
    insert into public.company_members (company_id, user_id, role, takes_licenses)
    values (found_one.company_id, caller, found_one.role, false)
    on conflict (company_id, user_id) do nothing;
    update public.company_invitations set accepted_at = now() where id = found_one.id;
  elsif private.my_company_role(found_one.company_id) is null then
    perform private.reject(410, 'This invitation was used already.');
  end if;
  return (
    select jsonb_build_object('companyId', company.id, 'name', company.name, 'role', private.my_company_role(company.id))
    from public.companies as company where company.id = found_one.company_id
  );
end;
$$;

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
