-- The handbook for people who sell their own home, public on its pages and through Vesty. Its articles are
-- the files in supabase/handbook; `npm run generate -- handbook` writes them into handbook_articles.sql.

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
  published_on date not null default current_date,
  updated_on date not null,
  search tsvector not null generated always as (
    setweight(to_tsvector('english', title), 'A')
    || setweight(to_tsvector('english', keywords), 'B')
    || setweight(to_tsvector('english', summary), 'C')
    || setweight(to_tsvector('english', body), 'D')
  ) stored
);
comment on table public.handbook_articles is 'The handbook. Written by migrations; public.';
comment on column public.handbook_articles.keywords is 'Words that people use to ask about it, including ones not in the article.';
comment on column public.handbook_articles.body is 'Markdown. Second-level headings start its parts; the search returns parts.';
comment on column public.handbook_articles.position is 'Its place among all articles, whose topics follow the course of a sale.';
create index handbook_articles_search on public.handbook_articles using gin (search);

alter table public.handbook_articles enable row level security;
revoke all on public.handbook_articles from service_role;
grant select on public.handbook_articles to service_role;
select private.let_read('anon, authenticated', 'handbook_articles');

create policy "Everyone reads the handbook" on public.handbook_articles
  for select to anon, authenticated using (true);

-- Searches the handbook for a question in plain words. Any of its words can find an article; a word weighs
-- more the fewer articles contain it, and more in a title than in the text. Only the words of a question
-- are used: there are no operators and no syntax errors. Each word is looked up in the index, even though
-- the planner would rather scan a small handbook.
--
-- A word that no article contains is read as a misspelling of the most similar one, and weighs less the
-- less similar it is. Questions may be in Spanish: Spanish stop words are ignored, and the articles have
-- Spanish keywords. As much of an article is quoted as fits: its best part, then the next best.

create extension if not exists pg_trgm with schema extensions;
grant execute on function extensions.similarity(text, text) to anon, authenticated, service_role;

-- A word as a query, with any special characters escaped.
create function private.word_query(lexeme text) returns tsquery
language sql immutable set search_path = '' as $$
  select ('''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || '''')::tsquery;
$$;

grant execute on function private.word_query to anon, authenticated, service_role;

create function public.search_handbook(query text, max_results integer default 4)
returns table (slug text, title text, topic text, summary text, passage text, rank real)
language sql stable set search_path = '' set enable_seqscan = off as $$
  -- Words that people ask with are ignored, because they don't say what the question is about.
  with asked as materialized (
    select w.lexeme, private.word_query(w.lexeme) as word
    from unnest(to_tsvector('english', left(search_handbook.query, private.limit_of('handbook.query')))) as w
    where w.lexeme <> all (array['much', 'mani', 'need', 'get', 'want', 'go', 'would', 'could',
      'help', 'pleas', 'question', 'someon', 'somebodi', 'thing', 'someth', 'use', 'best', 'good',
      'sell', 'seller', 'home', 'hous', 'properti', 'hello', 'hi', 'thank'])
    limit 40
  ), known as materialized (
    select a.lexeme, a.word,
      exists (select from public.handbook_articles h where h.search @@ a.word) as is_known
    from asked a
  ), unknown as materialized (
    select k.lexeme from known k
    -- Numbers are ignored too, unless an article contains them.
    where not k.is_known and k.lexeme ~ '[[:alpha:]]{2}' and to_tsvector('spanish', k.lexeme) <> ''
  ), misspelled as materialized (
    -- Short words resemble too many others, and a few corrections suffice for any question.
    select u.lexeme from unknown u where char_length(u.lexeme) >= 4 limit 8
  ), vocabulary as materialized (
    select distinct v.lexeme
    from public.handbook_articles h cross join unnest(tsvector_to_array(h.search)) as v (lexeme)
    where char_length(v.lexeme) >= 4
  ), nearest as materialized (
    select m.lexeme, private.word_query(n.lexeme) as word, n.likeness
    from misspelled m
    cross join lateral (
      select v.lexeme, extensions.similarity(v.lexeme, m.lexeme) as likeness from vocabulary v
      order by likeness desc, v.lexeme
      limit 1
    ) n
    where n.likeness >= 0.4
  ), words as materialized (
    select k.word, 1::real as likeness from known k where k.is_known
    union all
    select n.word, n.likeness from nearest n
    union all
    -- A word without any match still counts against the rank: the question asks for something that the
    -- handbook doesn't cover.
    select private.word_query(u.lexeme), 1::real from unknown u
    where not exists (select from nearest n where n.lexeme = u.lexeme)
  ), found as (
    select w.word, a.slug, w.likeness * ts_rank('{0.1, 0.2, 1, 1}', a.search, w.word) as fit,
      count(*) over (partition by w.word) as articles
    from words w join public.handbook_articles a on a.search @@ w.word
  ), weighed as (
    -- Weighed as if there were a hundred articles, so that weights don't depend on their number.
    select w.word, ln(1 + 100 / coalesce(min(f.articles), 0.5)) as weight
    from words w left join found f on f.word = w.word group by w.word
  ), ranked as (
    select f.slug, sum(f.fit * g.weight) / (select sum(weight) from weighed) as rank
    from found f join weighed g on g.word = f.word
    group by f.slug
  ), best as (
    select a.slug, a.title, a.topic, a.summary, a.body, a.position, r.rank
    from ranked r join public.handbook_articles a on a.slug = r.slug
    order by r.rank desc, a.position
    limit least(greatest(coalesce(search_handbook.max_results, 4), 1), 20)
  ), parts as materialized (
    select b.slug, p.number, p.text,
      -- The first part of an article has no heading.
      setweight(to_tsvector('english', coalesce(substring(p.text from '^## ([^\n]*)'), '')), 'A')
        || setweight(to_tsvector('english', p.text), 'D') as search
    from best b
    cross join lateral regexp_split_to_table(b.body, '\n+(?=## )') with ordinality as p (text, number)
  ), fitting as (
    select p.slug, p.text,
      row_number() over (partition by p.slug order by p.fit desc, p.number) as place
    from (
      select p.slug, p.number, p.text,
        coalesce(sum(g.weight * ts_rank('{0.4, 0, 0, 1}', p.search, g.word)), 0) as fit
      from parts p left join weighed g on p.search @@ g.word
      group by p.slug, p.number, p.text
    ) p
  ), long as (
    -- If the best part is short, the next one is added under its own heading.
    select f.slug, f.place,
      regexp_replace(f.text, '^## +([^\n]*)', case f.place when 1 then '\1' else '**\1**' end) as text,
      sum(char_length(f.text) + 4) over (partition by f.slug order by f.place) as so_far
    from fitting f
  ), passages as (
    select l.slug, string_agg(l.text, E'\n\n' order by l.place) as text
    from long l where l.place = 1 or l.so_far <= (select private.limit_of('handbook.passage'))
    group by l.slug
  )
  select b.slug, b.title, b.topic, b.summary,
    case when char_length(f.text) <= 900 then f.text
         else regexp_replace(left(f.text, 898), '\s+\S*$', '') || ' …' end,
    b.rank::real
  from best b join passages f on f.slug = b.slug
  order by b.rank desc, b.position;
$$;
comment on function public.search_handbook is
  'Handbook articles for a question in plain words, best first: {slug, title, topic, summary, passage, rank}. rank is 0 to 1; a question of stop words finds nothing.';
grant execute on function public.search_handbook to anon, authenticated, service_role;
