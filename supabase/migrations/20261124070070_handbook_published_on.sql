-- When an article first came out, which search engines ask for beside its last change. Those that are
-- there have not been changed since.

alter table public.handbook_articles add column published_on date;
update public.handbook_articles set published_on = updated_on;
alter table public.handbook_articles
  alter column published_on set default current_date,
  -- squawk-ignore adding-not-nullable-field -- a few dozen rows
  alter column published_on set not null;
