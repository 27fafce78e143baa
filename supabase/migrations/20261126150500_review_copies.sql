-- A third copy of a document: every variant of the text with its condition in the margin, for the company's lawyer.

alter table public.exports drop constraint exports_copy_check;
alter table public.exports add constraint exports_copy_check check (copy in ('working', 'issue', 'review'));

alter table public.downloads drop constraint downloads_copy_check;
alter table public.downloads add constraint downloads_copy_check check (copy in ('working', 'issue', 'review'));
