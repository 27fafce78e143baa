-- Private functions with names that the field does not use get standard ones. Nothing else changes: the loop renames each function
-- and writes its new name into the functions that call it. Functions of triggers on auth.users keep their names: only its owner,
-- which a hosted project's migrations are not, may rename its triggers.
do $$
declare
  renamed record;
  caller record;
begin
  for renamed in
    select * from (values
      ('bad_stretches', 'bad_periods'),
      ('changed_thing', 'describe_changed_object'),
      ('current_troubles', 'current_problems'),
      ('event_for_the_books', 'bookkeeping_event'),
      ('fold_order', 'project_order'),
      ('is_telling', 'is_specific_word'),
      ('letters_apart', 'letter_distance'),
      ('settle_admins', 'update_admin_roles'),
      ('speaks_of', 'mention_condition'),
      ('sweep', 'redact_person'),
      ('sweep_column', 'redact_person_in_column'),
      ('swept_columns', 'redactable_columns'),
      ('take_one_review', 'refuse_review_list'),
      ('tell_owner', 'mail_owner'),
      ('texts_of_the_shop', 'shop_text_tables'),
      ('things_of', 'find_changed_objects')
    ) as name (old, new)
  loop
    execute (
      select format('alter function %s rename to %I', found.oid::regprocedure, renamed.new)
      from pg_proc as found where found.pronamespace = 'private'::regnamespace and found.proname = renamed.old
    );
    for caller in
      select pg_get_functiondef(found.oid) as definition from pg_proc as found
      where found.pronamespace in ('private'::regnamespace, 'public'::regnamespace) and found.prokind = 'f'
        and strpos(found.prosrc, 'private.' || renamed.old || '(') > 0
    loop
      execute replace(caller.definition, 'private.' || renamed.old || '(', 'private.' || renamed.new || '(');
    end loop;
  end loop;
end;
$$;

-- Triggers bear the name of their function. They run in the order of their names, which stays as it was.
alter trigger settle_admins on public.site_settings rename to update_admin_roles;
alter trigger take_one_review on public.reviews rename to refuse_review_list;
