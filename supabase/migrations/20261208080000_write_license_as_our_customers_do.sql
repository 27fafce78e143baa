-- The messages said "licence"; the shop's customers write "license".
do $$
declare
  definition text;
begin
  for definition in
    select replace(pg_get_functiondef(routine.oid), 'licence', 'license')
    from pg_catalog.pg_proc as routine
    where routine.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and routine.prosrc like '%licence%'
  loop
    execute definition;
  end loop;
end
$$;
