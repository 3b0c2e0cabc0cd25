-- The articles that answer a question as somebody asks it. Any of its words may lead to an article; a
-- word counts the more the fewer articles have it, and more in a title than in running text. Whatever
-- stands in the question, only its words are used: there are no operators and no errors. Each word goes
-- through the index, also while the handbook is small and the planner would rather read all of it.

-- A word as a query, whatever signs are in it.
create function private.word_query(lexeme text) returns tsquery
language sql immutable set search_path = '' as $$
  select ('''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || '''')::tsquery;
$$;
revoke execute on function private.word_query from public;
grant execute on function private.word_query to anon, authenticated, service_role;

create function public.search_handbook(query text, max_results integer default 4)
returns table (slug text, title text, topic text, summary text, passage text, rank real)
language sql stable set search_path = '' set enable_seqscan = off as $$
  -- What is asked with, and not about, says nothing.
  with words as materialized (
    select private.word_query(w.lexeme) as word
    from unnest(to_tsvector('english', left(search_handbook.query, 500))) as w
    where w.lexeme <> all (array['much', 'mani', 'need', 'get', 'want', 'go', 'would', 'could',
      'help', 'pleas', 'question', 'someon', 'somebodi', 'thing', 'someth', 'use', 'best', 'good',
      'sell', 'seller', 'home', 'hous', 'properti', 'hello', 'hi', 'thank'])
    limit 40
  ), found as (
    select w.word, a.slug,
      ts_rank('{0.1, 0.2, 1, 1}', a.search, w.word) as fit,
      count(*) over (partition by w.word) as articles
    from words w join public.handbook_articles a on a.search @@ w.word
  ), weighed as (
    -- Of some hundred articles; one that none has still asks for something that is not there.
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
      setweight(to_tsvector('english', split_part(p.text, E'\n', 1)), 'A')
        || setweight(to_tsvector('english', p.text), 'D') as search
    from best b
    cross join lateral regexp_split_to_table(b.body, '\n+(?=## )') with ordinality as p (text, number)
  ), fitting as (
    select distinct on (p.slug) p.slug, regexp_replace(p.text, '^## +', '') as text
    from parts p left join weighed g on p.search @@ g.word
    group by p.slug, p.number, p.text
    order by p.slug, sum(g.weight * ts_rank('{0.4, 0, 0, 1}', p.search, g.word)) desc nulls last, p.number
  )
  select b.slug, b.title, b.topic, b.summary,
    case when char_length(f.text) <= 900 then f.text
         else regexp_replace(left(f.text, 898), '\s+\S*$', '') || ' …' end,
    b.rank::real
  from best b join fitting f on f.slug = b.slug
  order by b.rank desc, b.position;
$$;
comment on function public.search_handbook is
  'Articles of the handbook for a question in plain words, the best first: {slug, title, topic, summary, passage, rank}. rank is 0 to 1; nothing fits a question of stop words.';
revoke execute on function public.search_handbook from public;
grant execute on function public.search_handbook to anon, authenticated, service_role;
