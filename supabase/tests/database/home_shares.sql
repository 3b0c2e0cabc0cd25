-- No caller uses up what a home takes from everybody: one mailbox has many accounts, one host many networks, and those
-- who have not been heard today have a share of their own. Mallory attacks, Nora and Bert are buyers; Olive owns the cottage.
begin;
\ir stage.psql
select no_plan();

select tests.make_user(p) from unnest(array['olive', 'nora', 'bert', 'bert+again', 'mal.lory', 'mallory', 'abe', 'bob', 'cyd']) as p;
select tests.make_user('mallory+' || n) from generate_series(1, 30) as n;
update auth.users set email = replace(email, '@example.com', '@gmail.com') where email like 'mal%';
update auth.users set email_confirmed_at = now();
select tests.make_listing(h, 'olive') from unnest(array['cottage', 'barn', 'villa']) as h;
insert into documents (id, user_id, name, type, size, path, sha256)
values (tests.id_of('report'), tests.id_of('olive'), 'report.pdf', 'application/pdf', 9, tests.id_of('olive') || '/' || tests.id_of('report') || '.pdf', repeat('0', 64));
-- What every one of these accounts tries; returns how many were let through.
create function tests.rush(people text[], attempt text) returns integer
language plpgsql as $$
declare
  person text;
  passed integer := 0;
begin
  foreach person in array people loop
    perform tests.act_as(person), tests.come_from(host('10.9.0.0'::inet + nextval('tests.addresses')));
    begin
      execute attempt;
      passed := passed + 1;
    exception when sqlstate 'PT429' or sqlstate 'PT409' then
      null;
    end;
  end loop;
  return passed;
end $$;
create function tests.mallories() returns text[] language sql as $$
  select array['mallory', 'mal.lory'] || array_agg('mallory+' || n) from generate_series(1, 30) as n
$$;
create function tests.offer_for(home text) returns text language sql as $$
  select format('select make_offer(gen_random_uuid(), %L, %L, now() + interval ''3 days'', ''[]'')', tests.id_of(home), tests.terms(400000))
$$;
create function tests.withdraw_all() returns void language sql security definer as $$ update public.offers set state = 'withdrawn', ended_at = now() $$;
create function tests.sealed_offer() returns text language sql as $$
  select format('select make_offer(gen_random_uuid(), %L, %L, now() + interval ''9 days'', ''[]'', %L)', tests.id_of('villa'), tests.terms(400000), tests.id_of('round'))
$$;
create function tests.knock(address text, times integer) returns bigint language sql security definer as $$
  select tests.come_from(address);
  select count(*) from generate_series(1, times) where private.take_network_rate('knock', 3600, 5)
$$;

select tests.act_as('olive');
select publish_disclosure(tests.id_of('d1'), tests.id_of('cottage'), tests.id_of('report'), 'inspection', 'Inspection', 'invited');


-- Thirty-two accounts of one mailbox
select is(tests.rush(tests.mallories(), tests.offer_for('cottage')), 1, 'all accounts of a mailbox have one live offer for a home');
select tests.withdraw_all();
select is(tests.rush(tests.mallories(), tests.offer_for('cottage') || '; select tests.withdraw_all()'), 3, 'a mailbox makes four offers a day, however often they are taken back');
select is(tests.rush(array['nora', 'bert'], tests.offer_for('cottage')), 2, 'other mailboxes still make their offers');
select is(tests.rush(tests.mallories(), format('select ask_owner(gen_random_uuid(), %L, ''Hi'')', tests.id_of('cottage'))), 3, 'a mailbox begins three conversations about a home');
select is(tests.rush(array['nora', 'bert'], format('select ask_owner(gen_random_uuid(), %L, ''Hi'')', tests.id_of('cottage'))), 2, 'other mailboxes still begin conversations');
select is(tests.rush(tests.mallories(), format('select ask_for_disclosures(%L)', tests.id_of('cottage'))), 3, 'a mailbox asks three times for the disclosures of a home');
select is(tests.rush(array['nora', 'bert'], format('select ask_for_disclosures(%L)', tests.id_of('cottage'))), 2, 'other mailboxes still ask for disclosures');
select is(tests.rush(array['mallory', 'nora'], tests.offer_for('barn')), 2, 'the offers for one home don''t count at another');

-- In a sealed round, too
select tests.act_as_owner_of_db(), tests.forget_limits(), tests.withdraw_all();
select is(tests.rush(array['nora', 'bert'], tests.offer_for('villa')), 2, 'two buyers make offers for a home');
select tests.act_as('olive');
select lives_ok(format('select call_round(%L, %L, now() + interval ''2 days'')', tests.id_of('round'), tests.id_of('villa')), 'a round is called');
select is(tests.rush(tests.mallories(), tests.sealed_offer()), 1, 'one mailbox sends one sealed offer');
select is(tests.rush(array['abe', 'bob'], tests.sealed_offer()), 2, 'other mailboxes send their sealed offers');

-- Parts by standing
select tests.act_as_owner_of_db(), tests.forget_limits(), tests.withdraw_all();
select tests.use_up(concat('offers:', tests.id_of('barn'), '/', part), 86400, cap) from (values ('guest', 6), ('new', 24)) as parts (part, cap);
select is(tests.rush(array['nora'], tests.offer_for('barn')), 0, 'a person with a new account waits when the new ones have used up their part');
select tests.act_as_owner_of_db();
update auth.users set email_confirmed_at = now() - interval '20 days' where id = tests.id_of('bert');
select is(tests.rush(array['bert'], tests.offer_for('barn')), 1, 'a person whose account is known has a part of their own');

-- What comes to nothing
select tests.act_as_owner_of_db(), tests.forget_limits(), tests.withdraw_all();
delete from public.notifications;
create function tests.come_and_go(people text[]) returns integer language plpgsql as $$
declare
  person text;
  passed integer := 0;
begin
  foreach person in array people loop
    passed := passed + tests.rush(array[person], tests.offer_for('barn'));
    perform withdraw_offer(o.id) from public.offers o where o.buyer_id = tests.id_of(person) and o.state = 'open';
    perform tests.act_as_owner_of_db();
  end loop;
  return passed;
end $$;
select is(tests.come_and_go(array['nora', 'abe', 'bob', 'cyd']), 4, 'four buyers make an offer and withdraw it');
select is((select coalesce(sum(b.n), 0)::integer from private.rate_buckets b where b.key in ('offers:' || tests.id_of('barn'), 'offers:' || tests.id_of('barn') || '/new')), 0,
          'offers that were withdrawn take nothing from what the home has for others');
select is((select max(b.n)::integer from private.rate_buckets b where b.key like 'offers:' || tests.id_of('barn') || '=%'), 1, 'withdrawn offers count for the person who made them');
select is((select array_agg(n.kind || ' ' || coalesce(n.data ->> 'count', '1')) from public.notifications n where n.user_id = tests.id_of('olive')),
          '{offer_withdrawn 4}', 'the owner is told once of all that came and went');

-- Networks
select tests.act_as_owner_of_db();
select is(tests.knock('192.0.2.1', 9), 5::bigint, 'an IPv4 address has its limit');
select is(tests.knock('192.0.2.2', 9), 5::bigint, 'the next IPv4 address has a limit of its own');
select is(sum(tests.knock('2001:db8:1:' || to_hex(n) || '::7', 5)), 20::numeric, 'all /64 networks of a /48 together get four times as much')
from generate_series(1, 12) as n;
select is(tests.knock('2001:db8:2::7', 5), 5::bigint, 'another /48 has a limit of its own');
select is(tests.knock('::ffff:192.0.2.3', 9), 5::bigint, 'an IPv4 address written as IPv6 has one limit');

select * from finish();
rollback;
