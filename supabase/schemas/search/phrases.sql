-- What the model made of words that the rules of the search left over, kept so that each phrase is read once for all.

create table private.phrase_readings (
  phrase text primary key check (char_length(phrase) between 1 and 100),
  query text not null check (char_length(query) <= 1000),
  read_at timestamptz not null default now()
);
comment on table private.phrase_readings is 'The filters that the model read from words of searches, by the words; nobody''s. As many as the pot of a month lets in.';
comment on column private.phrase_readings.query is 'The filters as a query of the list; empty if there were none.';
create index phrase_readings_read_at on private.phrase_readings (read_at);

select private.only_for_server('select, insert, update, delete', 'phrase_readings');

-- The query of a phrase; null if it has not been read.
create function private.known_phrase(p_phrase text) returns text
language sql stable security definer set search_path = '' as $$
  select r.query from private.phrase_readings r
  where r.phrase = p_phrase and r.read_at > private.kept_since('phrases');
$$;

create function private.keep_phrase(p_phrase text, p_query text) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.phrase_readings as r (phrase, query) values (p_phrase, p_query)
  on conflict (phrase) do update set query = excluded.query, read_at = now();
$$;

select private.expose('known_phrase(p_phrase)', 'service_role',
  'What the model made of a phrase, for the function listings.');
select private.expose('keep_phrase(p_phrase, p_query)', 'service_role',
  'Called by the function listings. Keeps what the model made of a phrase.');
