-- A price that is put right within an hour of publishing, and the finds of saved searches that it had queued. Olive sells the
-- cottage for 900,000 at first, then for 490,000.
begin;
\ir stage.psql
select no_plan();

select tests.make_user(p) from unnest(array['olive', 'fay', 'gil']) as p;
update auth.users set email_confirmed_at = now();
select tests.make_listing('cottage', 'olive', 'draft'), tests.make_listing('villa', 'olive', 'draft'), tests.make_listing('barn', 'olive', 'draft');
update listings set price = 900000 where id = tests.id_of('cottage');
insert into saved_searches (id, user_id, name, frequency, filters, created_at)
select tests.id_of(name), tests.id_of(person), name, 'instant', filters, now() - interval '1 day'
from (values ('any', 'fay', '{}'::jsonb), ('dear', 'fay', '{"min_price": 800000}'), ('cheap', 'fay', '{"max_price": 500000}'),
             ('middle', 'gil', '{"min_price": 500000, "max_price": 600000}'), ('large', 'gil', '{"min_bedrooms": 5}')) as s (name, person, filters);

create function tests.change(price integer, home text default 'cottage', more text default '') returns void language plpgsql as $$
begin
  perform tests.act_as('olive');
  execute format('update listings set price = %s %s where id = %L', change.price, more, tests.id_of(home));
  perform tests.act_as_owner_of_db();
end;
$$;
create function tests.publish(home text) returns void language sql as $$
  select tests.act_as('olive');
  update listings set status = 'active' where id = tests.id_of(home);
  select tests.act_as_owner_of_db();
$$;
-- The mail that waits: 'any: new cottage', and what its reader would be told of a price before.
create function tests.waits() returns text language sql stable as $$
  select string_agg(s.name || ': ' || o.found || coalesce(' was ' || o.old_price, ''), ', ' order by s.name)
  from private.email_outbox o join saved_searches s on s.id = o.saved_search_id
  where o.listing_id = tests.id_of('cottage') and o.sent_at is null
$$;
create function tests.bells() returns text language sql stable as $$
  select string_agg(concat_ws(' ', (n.data ->> 'search') || ':', n.data ->> 'change', n.data ->> 'price', 'was ' || (n.data ->> 'was'), n.data ->> 'home'),
                    ', ' order by n.data ->> 'search')
  from notifications n where n.kind = 'search_match'
$$;
create function tests.mailed() returns text language plpgsql as $$
declare
  said text;
begin
  update private.email_outbox set next_attempt_at = now(), sent_at = sent_at - interval '1 day';
  create temporary table round as select * from public.claim_saved_search_mails();
  perform public.settle_email(id, 'sent') from round;
  select string_agg(name || ': ' || (homes #>> '{0,kind}') || ' ' || (homes #>> '{0,price}'), ', ' order by name) into said from round;
  drop table round;
  return said;
end;
$$;

select tests.publish('cottage');
select is(tests.waits(), 'any: new, dear: new', 'a new home is found at its first price');
select tests.change(490000);
select is(tests.waits(), 'any: new, cheap: new',
  'a corrected price withdraws the find of a search that it leaves, and is a new home for one that it reaches');
select is(tests.bells(), 'any: new 490000 Cottage, cheap: new 490000 Cottage', 'the list of news has the right price and none before it');
select is(tests.mailed(), 'any: new 490000, cheap: new 490000', 'the mail has the right price');

-- A second correction, after the mail
select tests.change(550000);
select is(tests.waits(), 'middle: new', 'somebody who was mailed of the home hears of no price, and another search finds it');
select is(tests.bells(), 'any: new 550000 Cottage, cheap: new 550000 Cottage, middle: new 550000 Cottage', 'a find that was mailed stays in the list, with the right price');
select tests.change(495000);
select is(tests.waits(), null, 'a search that was mailed of the home, and finds it again, is told nothing');
update notifications set read_at = now();
select tests.change(496000);
select is(tests.bells(), 'any: new 496000 Cottage, cheap: new 496000 Cottage', 'a find that was seen has the right price, too');
select is((select count(*) from notifications where read_at is null), 0::bigint, 'a find that was seen is no news again');

-- Something else is put right with the price
select tests.change(497000, 'cottage', ', bedrooms = 5');
select is(tests.waits(), 'large: new', 'a search that the home reaches by another change of the same moment is told of a new home');

-- A mail that is on its way, and one that failed
delete from private.email_outbox;
delete from notifications;
select tests.publish('villa'), tests.publish('barn');
select is((select string_agg(s.name || ' ' || l.title, ', ' order by s.name, l.title) from private.email_outbox o
  join saved_searches s on s.id = o.saved_search_id join listings l on l.id = o.listing_id), 'any Barn, any Villa, middle Barn, middle Villa',
  'two homes are found by two searches');
update private.email_outbox set next_attempt_at = now();
create temporary table leased as select id from public.claim_saved_search_mails();
select tests.change(700000, 'barn');
select is((select count(*) from private.email_outbox where listing_id = tests.id_of('barn')), 2::bigint, 'a find that is just being sent stays');
select settle_email(id, 'retry', 'busy') from leased;
select tests.change(710000, 'barn');
select is((select string_agg(s.name || ' ' || l.title, ', ' order by s.name, l.title) from private.email_outbox o
  join saved_searches s on s.id = o.saved_search_id join listings l on l.id = o.listing_id), 'any Barn, any Villa, middle Villa',
  'a find whose mail failed is withdrawn from it, and the other home stays in it');
select is((select n.data ->> 'home' from notifications n where n.subject_id = tests.id_of('middle')), 'Villa', 'news of two homes goes on with the other one');
update private.email_outbox set next_attempt_at = now();
select is((select string_agg(name || ' ' || total, ', ' order by name) from public.claim_saved_search_mails()), 'any 2, middle 1', 'the mail is tried again without it');

-- After the hour
delete from private.email_outbox;
select tests.seed($$ update listings set published_at = now() - interval '61 minutes' $$);
select tests.change(480000);
select is(tests.waits(), 'any: price was 497000, cheap: price was 497000, large: price was 497000', 'a later change is a new price');

select * from finish();
rollback;
