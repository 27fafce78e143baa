-- Two permissive policies for one role and action are both evaluated for each row: one policy for each role is enough.
drop policy "everybody reads published posts" on public.blog_posts;
drop policy "admin reads posts" on public.blog_posts;

create policy "visitors read published posts" on public.blog_posts
  for select to anon using (status = 'published' and published_at <= now());

create policy "accounts read published posts, admins all" on public.blog_posts
  for select to authenticated using ((status = 'published' and published_at <= now()) or (select private.is_admin()));

drop policy "everybody reads published articles" on public.knowledge_base_articles;
drop policy "admin reads articles" on public.knowledge_base_articles;

create policy "visitors read published articles" on public.knowledge_base_articles
  for select to anon using (status = 'published');

create policy "accounts read published articles, admins all" on public.knowledge_base_articles
  for select to authenticated using (status = 'published' or (select private.is_admin()));

drop policy "everybody reads approved reviews" on public.reviews;
drop policy "admin reads reviews" on public.reviews;

create policy "visitors read approved reviews" on public.reviews
  for select to anon using (status = 'approved');

create policy "accounts read approved reviews, admins all" on public.reviews
  for select to authenticated using (status = 'approved' or (select private.is_admin()));

drop policy "everybody reads public settings" on public.site_settings;
drop policy "admin reads settings" on public.site_settings;

create policy "visitors read public settings" on public.site_settings
  for select to anon using (is_public);

create policy "accounts read public settings, admins all" on public.site_settings
  for select to authenticated using (is_public or (select private.is_admin()));

drop policy "everybody reads template titles" on public.templates;
drop policy "admin reads templates" on public.templates;

create policy "visitors read current templates" on public.templates
  for select to anon using (not is_retired);

create policy "accounts read current templates, admins all" on public.templates
  for select to authenticated using (not is_retired or (select private.is_admin()));
