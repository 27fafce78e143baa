-- Both buckets are private and have no policy: files reach people through functions, which check the licence each time.
insert into storage.buckets (id, name, public)
values ('exports', 'exports', false), ('site-images', 'site-images', true)
on conflict (id) do nothing;
