-- The picture of a text is described for people who do not see it; the owner may put it in other words.
alter table public.social_snippets
  add column image_alt text check (length(image_alt) <= 300);
