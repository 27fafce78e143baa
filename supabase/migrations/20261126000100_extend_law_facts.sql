-- Figures that we worked out ourselves say so; what was read is noted where the address alone does not say it; and the hash
-- of the row as the files last wrote it tells an owner's edit from the shop's own text.
alter table public.law_facts drop constraint law_facts_confidence_check;
alter table public.law_facts add constraint law_facts_confidence_check
  check (confidence in ('official', 'secondary', 'calculated'));
alter table public.law_facts add column source_note text check (length(source_note) <= 300);
alter table public.law_facts add column pushed_hash text check (pushed_hash ~ '^[0-9a-f]{64}$');
