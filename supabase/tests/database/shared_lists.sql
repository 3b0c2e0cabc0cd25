-- Lists that an account shares by a link: what the owner, a guest with the link and everybody else can do.
begin;
\ir stage.psql
select plan(87);

select tests.make_user('olive'), tests.make_user('stan'), tests.make_user('fay');
select tests.make_listing('cottage', 'olive'), tests.make_listing('villa', 'olive', 'pending'),
       tests.make_listing('attic', 'olive', 'draft'), tests.make_listing('hut', 'olive');
select tests.make_listings(array(select 'home' || n from generate_series(1, 101) as n), 'olive');
create function tests.guest(person text) returns uuid language sql stable security definer as $$
  select id from public.shared_list_guests where name = person and list_id = tests.id_of('ours')
$$;
-- The homes of a list and who added them, the newest first.
create function tests.homes(list jsonb) returns text language sql stable security definer as $$
  select string_agg(l.title || case when h ->> 'by' is null then '' when h ->> 'by' = 'left' then ' (left)' else ' (guest)' end, ', ' order by n)
  from jsonb_array_elements(list -> 'homes') with ordinality as x (h, n) join public.listings l on l.id::text = h ->> 'id'
$$;
create function tests.guess(how text, token text) returns jsonb language sql as $$
  select case how
    when 'join' then join_list(token, 'Vera', tests.id_of('her phone'))
    when 'add' then add_to_list(tests.id_of('hut'), null, token, tests.id_of('her phone'))
    when 'remove' then remove_from_list(tests.id_of('villa'), null, token, tests.id_of('her phone'))
    when 'judge' then judge_home(tests.id_of('hut'), 'yes', null, null, token, tests.id_of('her phone'))
    when 'leave' then leave_list(null, null, token, tests.id_of('no phone')) end
$$;

-- With the id of Vera, which everybody on the list sees, in place of her key.
create function tests.as_vera(how text) returns jsonb language sql as $$
  select case how
    when 'add' then add_to_list(tests.id_of('villa'), null, tests.token_of('vera'), tests.guest('Vera'))
    when 'remove' then remove_from_list(tests.id_of('hut'), null, tests.token_of('vera'), tests.guest('Vera'))
    when 'judge' then judge_home(tests.id_of('cottage'), 'no', null, null, tests.token_of('vera'), tests.guest('Vera')) end
$$;

-- Fay makes a list
select tests.act_as('fay');
select is(tests.homes(save_list(tests.id_of('ours'), ' Our homes ', 'Fay', array[tests.id_of('cottage'), tests.id_of('attic')])), 'Cottage',
          'a list begins with homes that its owner can see');
select is(save_list(tests.id_of('ours'), 'Our homes', 'Fay') - 'homes', jsonb_build_object('id', tests.id_of('ours'),
  'name', 'Our homes', 'owner', 'Fay', 'is_own', true, 'link_until', null, 'guests', '[]'::jsonb), 'repeating a list''s first save changes nothing');
select throws_ok($$ select save_list(tests.id_of('x'), ' ', 'Fay') $$, 'PT422', 'list_text_invalid', 'a list needs a name');
select throws_ok($$ select save_list(tests.id_of('x'), 'x', E'a\nb') $$, 'PT422', 'list_text_invalid', 'the owner''s name on a list is one line');
select tests.remember('old', share_list(tests.id_of('ours')));
select is(shared_list(token => tests.token_of('old')) ->> 'name', 'Our homes', 'a list''s link opens it');
select tests.remember('vera', share_list(tests.id_of('ours')));
select is(shared_list(token => tests.token_of('old')), null, 'a new link replaces it');
select is(list_link(tests.id_of('ours')), tests.token_of('vera'), 'the owner can copy the new link again');
select is(list_link(tests.id_of('nothing')), null, 'the owner can''t copy the link of a list that isn''t hers');
select tests.act_as('stan');
select is(list_link(tests.id_of('ours')), null, 'another person can''t copy the link');
select tests.act_as_visitor();
select throws_ok($$ select list_link(tests.id_of('ours')) $$, '42501', null, 'a visitor can''t even ask');
select tests.act_as_service();
select is((select count(*) from private.links k where to_jsonb(k)::text like '%' || tests.token_of('old') || '%'), 0::bigint,
          'a token that no longer works is not stored');
select matches(tests.token_of('vera'), '^[A-Za-z0-9_-]{43}$', 'a list''s token needs no escaping in a link');

-- Vera has the link and no account
select tests.act_as_visitor();
select is(tests.homes(shared_list(token => tests.token_of('vera'))), 'Cottage', 'Vera sees the homes');
select doesnt_match(shared_list(token => tests.token_of('vera'))::text, '(fay@|' || tests.id_of('fay') || ')', 'a guest sees the owner''s name on the list, and neither address nor id');
select throws_ok($$ select add_to_list(tests.id_of('hut'), token => tests.token_of('vera')) $$, 'PT409', 'list_guest_unknown', 'a guest has to take a name before writing');
select throws_ok($$ select join_list(tests.token_of('vera'), 'fay', tests.id_of('her phone')) $$, 'PT409', 'list_name_taken', 'a guest can''t take the owner''s name');
select throws_ok($$ select join_list(tests.token_of('vera'), '', tests.id_of('her phone')) $$, 'PT422', 'list_text_invalid', 'a guest can''t take an empty name');
select throws_ok(format('select join_list(tests.token_of(%L), %L, tests.id_of(%L))', 'vera', name, 'her phone'), 'PT409', 'list_name_taken', 'a guest can''t take a name that looks like the owner''s: ' || why)
from (values (U&'F\200Bay', 'with nothing between'), (U&'F\0430y', 'in Cyrillic letters'), (U&'\FF26ay', 'in wide letters'),
             (U&'Fay\00A0', 'with a space')) as other (name, why);
select throws_ok(format('select join_list(tests.token_of(%L), %L, tests.id_of(%L))', 'vera', name, 'her phone'), 'PT422', 'list_text_invalid', 'a guest can''t take a name that ' || why)
from (values (U&'\200B', 'shows nothing'), (U&'\202EyaF', 'is turned around'), (U&'\2066Vera\2069', 'could be')) as other (name, why);
select is(join_list(tests.token_of('vera'), 'Vera', tests.id_of('her phone')) #>> '{guests,0,name}', 'Vera', 'a guest takes a name');
select is(join_list(tests.token_of('vera'), ' vera ', tests.id_of('her phone')) ->> 'me', tests.guest('Vera')::text, 'a guest whose answer was lost takes the name once');
select throws_ok(format('select join_list(tests.token_of(%L), %L, tests.id_of(%L))', 'vera', name, 'another phone'), 'PT409', 'list_name_taken', 'a guest''s name can''t be taken on another device: ' || why)
from (values ('Vera', 'by her name'), (U&'V\0435ra', 'by one that looks like it')) as other (name, why);
select throws_ok($$ select join_list(tests.token_of('vera'), 'Nobody', null) $$, 'PT422', 'list_text_invalid', 'a guest can''t take a name without a key');
select is(tests.homes(add_to_list(tests.id_of('hut'), token => tests.token_of('vera'), key => tests.id_of('her phone'))),
          'Hut (guest), Cottage', 'a guest adds a home');
select is(tests.homes(add_to_list(tests.id_of('hut'), token => tests.token_of('vera'), key => tests.id_of('her phone'))),
          'Hut (guest), Cottage', 'adding a home again changes nothing');
select throws_ok($$ select add_to_list(tests.id_of('attic'), token => tests.token_of('vera'), key => tests.id_of('her phone')) $$,
                 'PT404', 'listing_not_found', 'a draft is not revealed');
select is(judge_home(tests.id_of('cottage'), 'yes', ' Lovely. ', token => tests.token_of('vera'), key => tests.id_of('her phone'))
          #> '{homes,1,said}', jsonb_build_array(jsonb_build_object('by', tests.guest('Vera'), 'vote', 'yes', 'comment', 'Lovely.')), 'a guest votes and comments');
select throws_ok($$ select judge_home(tests.id_of('cottage'), 'never', token => tests.token_of('vera'), key => tests.id_of('her phone')) $$,
                 'PT422', 'list_text_invalid', 'a guest can''t cast an unknown vote');
select throws_ok($$ select judge_home(tests.id_of('cottage'), comment => repeat('x', 281), token => tests.token_of('vera'), key => tests.id_of('her phone')) $$,
                 'PT422', 'list_text_invalid', 'a guest''s comment can''t be endless');
select throws_ok($$ select judge_home(tests.id_of('villa'), 'no', token => tests.token_of('vera'), key => tests.id_of('her phone')) $$,
                 'PT404', 'list_home_gone', 'a guest can''t vote on a home that isn''t on the list');
select throws_ok($$ select remove_from_list(tests.id_of('cottage'), token => tests.token_of('vera'), key => tests.id_of('her phone')) $$,
                 'PT403', 'forbidden', 'a guest can''t remove the owner''s homes');
select throws_ok($$ select shared_list(tests.id_of('ours')) $$, 'PT401', 'authentication_required', 'a list can''t be read without the link');

-- Vic has the link, too, and means harm
select isnt(join_list(tests.token_of('vera'), 'Vic', tests.id_of('vic')) ->> 'me', tests.guest('Vera')::text, 'another guest isn''t the first one');
select ok(shared_list(token => tests.token_of('vera'))::text like '%' || tests.guest('Vera') || '%', 'a guest knows another guest''s id');
select is(jsonb_array_length(leave_list(tests.guest('Vera'), token => tests.token_of('vera'), key => key) -> 'guests'), 2, 'a guest can''t remove another guest: ' || why)
from (values (null, 'without a key'), (tests.id_of('anything'), 'with one he made up'), (tests.guest('Vera'), 'with her id')) as tried (key, why);
select throws_ok($$ select remove_from_list(tests.id_of('hut'), token => tests.token_of('vera'), key => tests.id_of('vic')) $$, 'PT403', 'forbidden', 'a guest can''t remove another guest''s home');
select throws_ok(format('select tests.as_vera(%L)', how), 'PT409', 'list_guest_unknown', 'a guest can''t act under another guest''s id: ' || how) from unnest(array['add', 'remove', 'judge']) as how;
select is((select string_agg(said ->> 'vote', ' and ' order by said ->> 'vote')
           from jsonb_array_elements(judge_home(tests.id_of('cottage'), 'no', token => tests.token_of('vera'), key => tests.id_of('vic')) #> '{homes,1,said}') as said),
          'no and yes', 'two guests'' votes are their own');
select is(jsonb_array_length(leave_list(tests.guest('Vera'), token => tests.token_of('vera'), key => tests.id_of('vic')) -> 'guests'), 1, 'a guest who names another guest leaves the list himself');
select ok(tests.guest('Vera') is not null, 'the guest who was named stays');
select tests.act_as_service();
select is((select count(*) from private.links k where to_jsonb(k)::text like '%' || tests.id_of('her phone') || '%'), 0::bigint, 'the keys of guests are not stored');
select tests.act_as_visitor();

-- The owner hears of it, and answers
select tests.act_as('fay');
select is(jsonb_agg(jsonb_build_array(n.subject_id, n.listing_id, n.data)),
  jsonb_build_array(jsonb_build_array(tests.id_of('ours'), tests.id_of('hut'), '{"home": "Hut", "list": "Our homes", "from": "Vera"}'::jsonb)),
  'the owner is told once what was added') from notifications n where n.kind = 'list_home';
select lives_ok($$ select judge_home(tests.id_of('hut'), 'no', 'Too far.', list_id => tests.id_of('ours')) $$, 'the owner comments on a home');
select is(jsonb_array_length(shared_list(tests.id_of('ours')) #> '{homes,0,said}'), 1, 'the owner''s comment is stored once');
select is(judge_home(tests.id_of('hut'), list_id => tests.id_of('ours')) #> '{homes,0,said}', '[]', 'the owner takes her comment back');
select throws_ok($$ select save_list(tests.id_of('ours'), 'Our homes', 'VERA') $$, 'PT409', 'list_name_taken', 'two people of a list can''t have one name');

-- A stranger with an account
select tests.act_as('stan');
select is(shared_list(tests.id_of('ours')), null, 'a stranger has no such list');
select throws_ok($$ select save_list(tests.id_of('ours'), 'Mine', 'Stan') $$, 'PT404', 'list_unknown', 'a stranger can''t rename the list');
select throws_ok($$ select add_to_list(tests.id_of('hut'), list_id => tests.id_of('ours')) $$, 'PT404', 'list_unknown', 'a stranger can''t add a home');
select throws_ok($$ select unshare_list(tests.id_of('ours')) $$, 'PT404', 'list_unknown', 'a stranger can''t end the link');
select save_list(gen_random_uuid(), 'List ' || n, 'Stan') from generate_series(1, 9) as n;
select lives_ok($$ select save_list(tests.id_of('tenth'), 'Many', 'Stan', array(select tests.id_of('home' || n) from generate_series(1, 100) as n)) $$,
                'a person keeps ten lists of a hundred homes');
select throws_ok($$ select add_to_list(tests.id_of('home101'), list_id => tests.id_of('tenth')) $$, 'PT409', 'too_many_list_homes', 'a list of a hundred homes is full');
select throws_ok($$ select save_list(gen_random_uuid(), 'More', 'Stan') $$, 'PT409', 'too_many_lists', 'a person can''t have more than ten lists');

-- Guessing
select tests.act_as_visitor();
select tests.come_from('203.0.113.9');
select is(count(shared_list(token => 'guess ' || n)), 0::bigint, 'sixty guesses find nothing') from generate_series(1, 60) as n;
select throws_ok($$ select shared_list(token => 'guess') $$, 'PT429', 'too_many_requests', 'a network at the limit opens no unknown link');
select throws_ok($$ select tests.guess('join', 'guess') $$, 'PT429', 'too_many_requests', 'a network at the limit opens no unknown link through any function');
select is(shared_list(token => tests.token_of('vera')) ->> 'name', 'Our homes', 'the right link opens the list all the same');
select tests.come_from('203.0.113.20');
select is(count(tests.guess(how, 'guess ' || n)), 0::bigint, 'writing finds nothing either') from unnest(array['join', 'add', 'remove', 'judge', 'leave']) as how, generate_series(1, 12) as n;
select throws_ok(format('select tests.guess(%L, %L)', how, 'guess'), 'PT429', 'too_many_requests', 'and can''t ' || how || ' with another guess'),
       lives_ok(format('select tests.guess(%L, tests.token_of(%L))', how, 'vera'), 'a network that guessed can''t guess again but opens the right link: ' || how || ' with the right link')
from unnest(array['join', 'add', 'remove', 'judge', 'leave']) as how;
select tests.come_from('203.0.113.21');
select is((select count(tests.guess('judge', tests.token_of('vera'))) from generate_series(1, 61)), 61::bigint, 'using the right link is not a guess');

-- A suspended owner
select tests.act_as_owner_of_db();
-- Without its case, which is none of this play's business.
set local session_replication_role = replica;
insert into private.suspensions (case_id, person_id) values (gen_random_uuid(), tests.id_of('fay'));
set local session_replication_role = origin;
select tests.act_as_visitor();
select tests.come_from('203.0.113.11');
select is(shared_list(token => tests.token_of('vera')), null, 'the list of a suspended owner is closed to others');
select tests.act_as('fay');
select throws_ok($$ select share_list(tests.id_of('ours')) $$, 'PT403', 'account_suspended', 'a suspended owner gets no new link');
select tests.act_as_owner_of_db();
delete from private.suspensions;
select tests.act_as_visitor();

-- Vera leaves; the link is ended
select is(tests.homes(leave_list(token => tests.token_of('vera'), key => tests.id_of('her phone'))), 'Hut (left), Cottage', 'Vera leaves, her home stays');
select tests.act_as('fay');
select is_empty($$ select from notifications where kind = 'list_home' $$, 'the owner''s notifications don''t name a guest who left');
select is(unshare_list(tests.id_of('ours')) -> 'link_until', 'null', 'Fay ends the link');
select tests.act_as_visitor();
select tests.come_from('203.0.113.10');
select is(shared_list(token => tests.token_of('vera')), null, 'nobody can read through it');
select is(join_list(tests.token_of('vera'), 'Vera', tests.id_of('her phone')), null, 'nobody can write through an ended link');

-- The owner removes anybody
select tests.act_as('fay');
select tests.remember('vera', share_list(tests.id_of('ours')));
select tests.act_as_visitor();
select join_list(tests.token_of('vera'), 'Wim', tests.id_of('wim'));
select tests.act_as('fay');
select is(leave_list(tests.guest('Wim'), list_id => tests.id_of('ours')) -> 'guests', '[]', 'the owner removes anybody');

select * from finish();
rollback;
