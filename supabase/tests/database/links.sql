-- Links of all purposes: how they are made, opened, counted and ended. What each one opens is in the play of its subject.
begin;
\ir stage.psql
select plan(49);

select tests.make_user('olive'), tests.make_user('nora');
select tests.make_listing('cottage', 'olive');
select tests.offer('cottage', tests.day(2), '{09:00,10:00}');
select tests.act_as_visitor();
select tests.ask('cottage', tests.day(2), '09:00', 'vera@example.com', tests.id_of('veras'));
select tests.ask('cottage', tests.day(2), '10:00', 'wim@example.com', tests.id_of('wims'));
select tests.act_as_owner_of_db();

-- What a token opens.
create function tests.opens(who text, purposes text[]) returns uuid language sql security definer as $$
  select subject_id from private.find_link(tests.token_of(who), purposes)
$$;
create function tests.make(who text, purpose text, subject text, keeps boolean default false) returns void language sql security definer as $$
  select tests.remember(who, token) from private.make_link(purpose, tests.id_of(subject), p_keeps => keeps)
$$;

-- Purposes
select throws_ok($$ select private.open_link('guess', '{gossip}') $$, 'P0004', null, 'a purpose without a row can''t be opened');
select throws_ok($$ select private.open_link('guess', '{showing,gossip}') $$, 'P0004', null, 'a purpose without a row can''t be opened beside another one');
select throws_ok($$ select private.make_link('gossip', tests.id_of('veras')) $$, 'P0002', null, 'a link without a purpose can''t be made');
select throws_ok($$ insert into private.links (hash, purpose, subject, subject_id, is_single) values (sha256('x'), 'gossip', 'booking', tests.id_of('veras'), false) $$,
  '23503', null, 'a link without a purpose can''t be stored');
select throws_ok($$ insert into private.links (hash, purpose, subject, subject_id, is_single) values (sha256('x'), 'showing', 'list', tests.id_of('veras'), false) $$,
  '23503', null, 'a link can''t lead to a subject that isn''t its purpose''s');
select throws_ok($$ select private.make_link('showing', tests.id_of('nobody')) $$, '23503', null, 'a link leads to something that is there');
select throws_ok($$ select private.make_link('step', gen_random_uuid()) $$, '23514', null, 'a link to a step belongs to a person');
select throws_ok($$ select private.make_link('guest', tests.id_of('veras')) $$, '23502', null, 'a key that a device has to bring isn''t made here');
select throws_ok($$ select private.make_link('message', gen_random_uuid()) $$, '23514', null, 'a link to a conversation belongs to a person');
select is_empty($$
  select p.subject from private.link_purposes p where not exists (
    select from pg_constraint f
    join pg_attribute a on a.attrelid = f.conrelid and f.conkey = array[a.attnum]
    where f.conrelid = 'private.links'::regclass and f.contype = 'f' and f.confdeltype = 'c' and a.attname = p.subject || '_id') $$,
  'a link of every purpose is deleted with its subject');
select is_empty($$
  select p.purpose, l.name from private.link_purposes p, unnest(array[p.days_limit, p.uses_limit]) as l (name)
  where l.name is not null and not exists (select from private.limits known where known.name = l.name) $$, 'the limits of a purpose exist');

-- Tokens
select tests.make('vera', 'showing', 'veras'), tests.make('vera again', 'showing', 'veras'), tests.make('feed', 'feed', 'olive'),
  tests.make('daily', 'mail_daily', 'olive');
select matches(tests.token_of('vera'), '^[A-Za-z0-9_-]{43}$', 'a token needs no escaping in an address');
select is(tests.opens('vera', '{showing}'), tests.id_of('veras'), 'a token opens what it was made for');
select is(tests.opens('vera again', '{message,showing}'), tests.id_of('veras'), 'a subject may have several links of a purpose');
select is(tests.opens('vera', '{message,feed,list}'), null, 'a token opens nothing of another purpose');
select is((private.find_link(t, '{showing}')).subject_id, null, 'an unknown token opens nothing') from unnest(array['guess', '', null]) as t;
select is_empty($$ select from private.links k where k.purpose = 'showing' and to_jsonb(k)::text ~ tests.token_of('vera') $$, 'only the hash of a mailed token is kept');
select is(private.kept_token('feed', tests.id_of('olive')), tests.token_of('feed'), 'a token that its owner has to see again is kept');
select tests.make('feed again', 'feed', 'olive');
select is(tests.opens('feed', '{feed}'), null, 'a new single link replaces the one before');
select is(tests.opens('feed again', '{feed}'), tests.id_of('olive'), 'a new single link works');
select tests.make('unmade', 'mail_daily', 'olive', true);
select is(tests.opens('unmade', '{mail_daily}'), null, 'a single link that is to stay isn''t replaced');
select is(tests.opens('daily', '{mail_daily}'), tests.id_of('olive'), 'a single link that is to stay works');

-- Ending
update private.links set expires_at = now() where hash = sha256(convert_to(tests.token_of('vera again'), 'utf8'));
select is(tests.opens('vera again', '{showing}'), null, 'a token opens nothing once its link has ended');
select is(tests.opens('vera', '{showing}'), tests.id_of('veras'), 'a link works without an end');
select tests.make('wim', 'showing', 'wims');
select private.end_links('{showing}', array[tests.id_of('wims')]);
select is(tests.opens('wim', '{showing}'), null, 'the links of a subject are ended');
select is(tests.opens('vera', '{showing}'), tests.id_of('veras'), 'the links of another subject stay');
select private.end_links('{mail_daily}', null, tests.id_of('nora'));
select is(tests.opens('daily', '{mail_daily}'), tests.id_of('olive'), 'the links of another person stay');
select private.end_links('{mail_daily}', null, tests.id_of('olive'));
select is(tests.opens('daily', '{mail_daily}'), null, 'the links of a person are ended');
select is(tests.opens('feed again', '{feed}'), tests.id_of('olive'), 'a person''s links of other purposes stay');
select private.close_link('feed', tests.id_of('olive'));
select is(tests.opens('feed again', '{feed}'), null, 'a closed link opens nothing');
select is((select k.token from private.links k where k.subject_id = tests.id_of('olive') and k.purpose = 'feed'), null, 'the token of a closed link isn''t kept');
select is(private.link_until('feed', tests.id_of('olive')), now(), 'the time at which a link was closed is kept');
select tests.make('wim', 'showing', 'wims');
delete from public.bookings where id = tests.id_of('wims');
select is_empty($$ select from private.links where subject_id = tests.id_of('wims') $$, 'links end with their subject');

-- Wrong tries
create function tests.try(how text, guess text) returns text language sql as $$
  select case how
    when 'showing' then public.showing_by_token(guess)::text
    when 'news' then public.confirm_news(guess)::text
    when 'mail' then public.stop_notification_mail(guess)
    when 'search' then public.unsubscribe_saved_search(guess)
    when 'list' then public.shared_list(token => guess)::text
    when 'message' then public.conversation_by_link(guess)::text
    when 'step' then public.step_by_link(guess)::text
    when 'party' then public.party_by_token(guess)::text
    when 'owner' then public.invitation_by_token('home', guess)::text
    when 'buyer' then public.invitation_by_token('offer', guess)::text end
$$;
create table tests.ways (how text);
insert into tests.ways values ('showing'), ('news'), ('mail'), ('search'), ('list'), ('message'), ('step'), ('party'), ('owner'), ('buyer');
grant select on tests.ways to anon;
select tests.act_as_visitor();
select tests.come_from('203.0.113.5');
select is((select count(tests.try(w.how, 'guess ' || n)) from tests.ways w, generate_series(1, 6) as n), 0::bigint, 'six wrong tries in each of ten ways find nothing');
select throws_ok(format('select tests.try(%L, %L)', w.how, 'guess'), 'PT429', 'too_many_requests', 'a network''s wrong tries of all kinds count together: ' || w.how)
from tests.ways w;
select is(showing_by_token(tests.token_of('vera')) ->> 'state', 'live', 'a right link works for a network that has tried too often');
select tests.come_from('203.0.113.6');
select is(showing_by_token('guess'), null, 'another network may still try');
select is((select count(showing_by_token(tests.token_of('vera'))) from generate_series(1, 61)), 61::bigint, 'right links aren''t counted as wrong tries');

select * from finish();
rollback;
