-- The handbook for people who sell their own home. Its articles come with migrations and are read by
-- everybody, on their pages and by Vesty.

create table public.handbook_articles (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  title text not null check (char_length(title) between 1 and 100),
  topic text not null check (topic in (
    'start', 'pricing', 'preparing', 'photos', 'disclosures', 'showings', 'safety', 'offers',
    'negotiation', 'inspection', 'appraisal', 'closing', 'taxes', 'moving', 'product')),
  summary text not null check (char_length(summary) between 1 and 200),
  keywords text not null default '',
  body text not null check (char_length(body) between 1 and 8000),
  position smallint not null unique,
  updated_on date not null,
  search tsvector not null generated always as (
    setweight(to_tsvector('english', title), 'A')
    || setweight(to_tsvector('english', keywords), 'B')
    || setweight(to_tsvector('english', summary), 'C')
    || setweight(to_tsvector('english', body), 'D')
  ) stored
);
comment on table public.handbook_articles is 'The handbook. Written by migrations, read by everybody.';
comment on column public.handbook_articles.keywords is 'The words in which people ask about it, also those that it does not use itself.';
comment on column public.handbook_articles.body is 'Markdown. Its parts begin with a heading of the second level and are what the search answers.';
comment on column public.handbook_articles.position is 'Its place among all articles: the topics in the order of a sale.';
create index handbook_articles_search on public.handbook_articles using gin (search);

alter table public.handbook_articles enable row level security;
revoke all on public.handbook_articles from anon, authenticated, service_role;
grant select on public.handbook_articles to anon, authenticated, service_role;
create policy "Everybody reads the handbook" on public.handbook_articles
  for select to anon, authenticated using (true);
