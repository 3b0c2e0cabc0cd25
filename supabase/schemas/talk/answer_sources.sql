-- Everything from which a question about a home may be answered: what everyone can read on the home's page and in its
-- documents. Everyone gets the same rows, including the owner. domain/talk/home-answers.ts words the facts. The street
-- is left out, because only the page should show it. If the street is hidden, a document is quoted without the lines
-- that mention it, and not at all if the street's name is split over two lines.
create function private.answer_sources(p_listing_id uuid)
returns table (kind text, id text, label text, text text)
language sql stable security definer set search_path = '' as $$
  with home as materialized (
    select * from public.listings l where l.id = p_listing_id and l.status in ('active', 'pending')
  )
  select said.kind, said.id, said.label, said.text from (
    select 1 as place, a.position as n, 'answer' as kind, a.id::text as id, a.question as label, a.answer as text
    from home join public.listing_answers a on a.listing_id = home.id and a.is_public
    union all
    select 2, row_number() over (order by f.name), 'fact', f.name, null, fact.value
    from home
    cross join lateral jsonb_each_text(to_jsonb(home)) as fact (name, value)
    join private.listing_fields f on f.name = fact.name
    where fact.value <> '' and f.name not in ('title', 'address', 'zip_code', 'status')
    union all
    select 3, row_number() over (), 'disclosure', paper.id::text, paper.title, told.text
    from home
    cross join lateral private.disclosure_texts(home.id) as paper
    left join public.hidden_places h on h.listing_id = home.id
    cross join lateral (
      select string_agg(line, E'\n' order by n) as text
      from regexp_split_to_table(paper.text, '\n') with ordinality as each (line, n)
      where not private.names_street(line, h.address)
    ) as told
    where told.text <> '' and not private.names_street(told.text, h.address)
    union all
    select 4, feature.n, 'feature', feature.n::text, null, feature.text
    from home cross join lateral unnest(home.features) with ordinality as feature (text, n)
    union all
    select 5, 1, 'description', 'description', null, home.description
    from home where home.description <> ''
  ) as said
  order by said.place, said.n;
$$;

select private.expose('answer_sources(listing_id)', 'anon, authenticated',
  'Everything published about a home, as the sources of answers about it; nothing once it is off the market.');
