-- Owning a home together. Olive creates the cottage and owns it with Carl, who joins by an invitation; Ivy is invited and
-- hasn't joined; Fred was an owner and was removed. Nora and Bert are buyers, Stan is a stranger. Each denial has a twin
-- that is allowed: Carl.
begin;
\ir stage.psql
select no_plan();

select tests.make_user(p) from unnest(array['olive', 'carl', 'ivy', 'fred', 'nora', 'bert', 'stan', 'dora', 'eric']) as p;
update auth.users set email_confirmed_at = now();
select tests.make_listing('cottage', 'olive'), tests.make_listing('cabin', 'olive'), tests.make_listing('bungalow', 'stan');
\ir offers.psql

create function tests.invite(person text, home text default 'cottage') returns jsonb language sql as $$
  select invite_member('home', tests.id_of(home), tests.id_of('owner ' || person || home), initcap(person), person || '@example.com');
  select owners_of_home(tests.id_of(home))
$$;
create function tests.names(owners jsonb) returns text language sql immutable as $$
  select string_agg((o ->> 'name') || case when o ->> 'email' is not null then '?' else '' end, ' ' order by n)
  from jsonb_array_elements(owners -> 'owners') with ordinality as e (o, n)
$$;
create function tests.owner_news(person text) returns text language sql stable security definer as $$
  select coalesce(string_agg((n.data ->> 'owner') || ' ' || (n.data ->> 'name'), ', ' order by n.data ->> 'owner', n.data ->> 'name'), '')
  from public.notifications n where n.user_id = tests.id_of(person) and n.kind = 'home_owner'
$$;
create function tests.told(person text, what text) returns bigint language sql stable security definer as $$
  select count(*) from public.notifications n where n.user_id = tests.id_of(person) and n.kind = what
$$;
create function tests.the_talk() returns uuid language sql stable security definer as $$
  select id from public.conversations where listing_id = tests.id_of('cottage')
$$;
create function tests.the_sale() returns uuid language sql stable security definer as $$
  select s.id from public.sales s join public.offers o on o.id = s.offer_id where o.listing_id = tests.id_of('cottage')
$$;

-- Inviting
select tests.act_as('olive');
select is(tests.names(tests.invite('carl')), 'Olive Carl?', 'the first owner invites somebody');
select is(tests.names(tests.invite('carl')), 'Olive Carl?', 'an invitation that is repeated changes nothing');
select throws_ok(q, code, message, 'an invitation is refused: ' || q) from (values
  ($$ select invite_member('home', tests.id_of('cottage'), gen_random_uuid(), 'Carl', 'carl+2@example.com') $$, 'PT409', 'owner_known'),
  ($$ select invite_member('home', tests.id_of('cottage'), gen_random_uuid(), 'Me', 'olive@example.com') $$, 'PT409', 'owner_known'),
  ($$ select invite_member('home', tests.id_of('cottage'), gen_random_uuid(), 'Acct 123456789012', 'x@example.com') $$, 'PT422', 'message_has_secret_numbers'),
  ($$ select invite_member('home', tests.id_of('cottage'), gen_random_uuid(), 'Eve', 'nobody') $$, 'PT400', 'bad_request'),
  ($$ select invite_member('home', tests.id_of('bungalow'), gen_random_uuid(), 'Carl', 'carl@example.com') $$, 'PT404', 'listing_not_found')
) as t (q, code, message);
select is(tests.mail_invitations(), 1, 'the invitation is mailed with a link');
select lives_ok($$ select renew_invitation('home', tests.id_of('owner carlcottage')) $$, 'the first owner has an invitation mailed again');
select is(tests.mail_invitations(), 1, 'the mail that is sent again has a link');
select tests.act_as_owner_of_db();
update home_owners set invited_at = now() - interval '91 days' where id = tests.id_of('owner carlcottage');
do $$ begin execute (select work from private.duties where name = 'delete old invitations to own a home'); end $$;
select is((select count(*) from home_owners where id = tests.id_of('owner carlcottage')), 1::bigint, 'an old invitation that was mailed again is kept while its link works');

-- Before joining
select tests.act_as('carl');
select is((select count(*) from public.bookings), 0::bigint, 'somebody invited reads no bookings');
select is(owners_of_home(tests.id_of('cottage')), null, 'somebody invited does not see who owns the home');
select is(my_offer(tests.id_of('n1')), null, 'somebody invited sees no offer');
select is(invitation_by_token('home', tests.token_of('carl')) - '{home,city,state}'::text[],
  '{"name": "Carl", "inviter": "Olive", "is_mine": true}', 'the link shows who invites, to whom it was mailed');
select tests.act_as('ivy');
select is(invitation_by_token('home', tests.token_of('carl')) -> 'is_mine', 'false', 'the link tells another account that it is not theirs');
select throws_ok($$ select join_by_token('home', tests.token_of('carl')) $$, 'PT403', 'invitation_of_another', 'the link of another mailbox opens nothing');
select throws_ok($$ select renew_invitation('home', tests.id_of('owner carlcottage')) $$, 'PT404', 'invitation_unknown', 'another person has no invitation mailed again');
select is(join_by_token('home', 'unknown'), null, 'an unknown link opens nothing');
select tests.act_as_visitor();
select is(invitation_by_token('home', tests.token_of('carl')) ->> 'inviter', 'Olive', 'a visitor sees who invites');
select throws_ok($$ select join_by_token('home', tests.token_of('carl')) $$, '42501', null, 'a visitor joins nothing');

-- Joining, after what happened before
select tests.act_as('nora');
select ask_owner(tests.id_of('m1'), tests.id_of('cottage'), 'Is the roof new?') ->> 'n';
select tests.make('n1', 'cottage', 480000) ->> 'state';
select tests.act_as('bert');
select tests.make('b1', 'cottage', 470000) ->> 'state';
select tests.act_as('carl');
select is(join_by_token('home', tests.token_of('carl')), tests.id_of('cottage'), 'a person to whom the invitation was mailed joins');
select is(join_by_token('home', tests.token_of('carl')), tests.id_of('cottage'), 'joining again is answered as the first time');
select is(invitation_by_token('home', tests.token_of('carl')), null, 'a link that was used shows nothing any more');
select tests.act_as('ivy');
select is(join_by_token('home', tests.token_of('carl')), null, 'a link is used by one person');
select tests.act_as('carl');
select is(tests.owner_news('olive'), 'joined Carl', 'the first owner is told');
select is(tests.names(owners_of_home(tests.id_of('cottage'))), 'Olive Carl', 'both are its owners');
select is(homes_owned_together(), jsonb_build_array(jsonb_build_object(
  'listing_id', tests.id_of('cottage'), 'is_first', false, 'with', '["Olive"]'::jsonb)), 'the home is shared with its first owner');

insert into public.favorites (user_id, listing_id) values (tests.id_of('carl'), tests.id_of('cottage'));
select is(saves_this_week(tests.id_of('cottage')), 0, 'a co-owner''s own favorite does not count');
select tests.act_as('bert');
insert into public.favorites (user_id, listing_id) values (tests.id_of('bert'), tests.id_of('cottage'));
select tests.act_as('carl');
select is(saves_this_week(tests.id_of('cottage')), 1, 'a buyer''s does, and a co-owner reads it');

-- A buyer can't become an owner, nor an owner a buyer
select tests.act_as('olive');
select tests.invite('nora');
select tests.mail_invitations();
select tests.act_as('nora');
select throws_ok($$ select join_by_token('home', tests.token_of('nora')) $$, 'PT409', 'owner_is_buyer', 'a buyer of the home does not join its owners');
select tests.act_as('olive');
select lives_ok($$ select end_membership('home', tests.id_of('owner noracottage')) $$, 'the first owner revokes an invitation');
select lives_ok($$ select end_membership('home', tests.id_of('owner noracottage')) $$, 'an invitation that is gone stays gone');
select tests.act_as('nora');
select is(join_by_token('home', tests.token_of('nora')), null, 'a revoked link opens nothing');
select tests.act_as('carl');
select throws_ok($$ select tests.make('c1', 'cottage', 500000) $$, 'PT409', 'own_home', 'a co-owner does not bid on their own home');
select throws_ok($$ select ask_owner(tests.id_of('mc'), tests.id_of('cottage'), 'Hello?') $$, 'PT409', 'own_home', 'a co-owner does not ask themselves');
select lives_ok($$ select tests.make('c2', 'bungalow', 500000) $$, 'a co-owner bids on the home of somebody else');
select tests.act_as('nora');
select throws_ok($$ select invite_member('home', tests.id_of('cottage'), gen_random_uuid(), 'Eve', 'eve@example.com') $$, 'PT404', 'listing_not_found', 'a buyer invites no owners');

-- Fred joins and is removed again; Ivy stays invited
select tests.act_as('olive');
select tests.invite('fred'), tests.invite('ivy');
select tests.mail_invitations();
select throws_ok($$ select invite_member('home', tests.id_of('cottage'), gen_random_uuid(), 'Stan', 'stan@example.com') $$, 'PT409', 'owners_full', 'a home has three co-owners');
select tests.act_as('fred');
select is(join_by_token('home', tests.token_of('fred')), tests.id_of('cottage'), 'Fred joins, too');
select is(jsonb_array_length(offers_of_home(tests.id_of('cottage')) -> 'offers'), 2, 'an owner who joined reads the offers');
select is((select count(*) from public.conversation_members where side = 'owner'), 1::bigint, 'an owner who joined is in the home''s conversations');
select tests.act_as('carl');
select throws_ok($$ select end_membership('home', tests.id_of('owner fredcottage')) $$, 'PT403', 'forbidden', 'a co-owner removes nobody');
select throws_ok($$ select tests.invite('dora') $$, 'PT403', 'forbidden', 'a co-owner invites nobody');
select is(tests.names(owners_of_home(tests.id_of('cottage'))), 'Olive Carl Fred', 'a co-owner does not see who else is invited');
select tests.act_as('stan');
select throws_ok($$ select end_membership('home', tests.id_of('owner fredcottage')) $$, 'PT404', 'invitation_unknown', 'a stranger removes nobody');
select tests.act_as('olive');
select is(tests.names(owners_of_home(tests.id_of('cottage'))), 'Olive Carl Fred Ivy?', 'the first owner does');
select lives_ok($$ select end_membership('home', tests.id_of('owner fredcottage')) $$, 'the first owner removes an owner');
select is(tests.owner_news('fred'), 'removed Fred', 'a person who is removed is told');

-- What an owner of any kind reads, and others don't
select tests.act_as_owner_of_db();
insert into public.offer_settings (listing_id, needs_proof) values (tests.id_of('cottage'), false);
insert into public.sale_figures (listing_id, mortgage_payoff) values (tests.id_of('cottage'), 123456);
insert into public.listing_answers (id, listing_id, question, answer, is_public) values (tests.id_of('a1'), tests.id_of('cottage'), 'Is there gas?', 'No, there is not.', false);
create function tests.reads(what text) returns bigint language plpgsql as $$
declare
  n bigint;
begin
  execute case what
    when 'offers' then 'select count(*) from public.offers'
    when 'versions' then 'select count(*) from public.offer_versions'
    when 'settings' then 'select count(*) from public.offer_settings'
    when 'figures' then 'select count(*) from public.sale_figures'
    when 'conversations' then 'select count(id) from public.conversations'
    when 'messages' then 'select count(id) from public.messages'
    when 'answers' then 'select count(*) from public.listing_answers'
    when 'questions' then 'select jsonb_array_length(my_questions())'
    when 'open offers' then $q$ select coalesce(jsonb_array_length(offers_of_home(tests.id_of('cottage')) -> 'offers'), 0) $q$
    when 'offers to answer' then $q$ select jsonb_array_length(dashboard_state() -> 'offered') $q$
    when 'offer' then $q$ select (my_offer(tests.id_of('n1')) is not null)::integer $q$
    when 'owners' then $q$ select (owners_of_home(tests.id_of('cottage')) is not null)::integer $q$
    when 'weeks' then $q$ select count(*) from listing_weeks(tests.id_of('cottage')) $q$
    when 'disclosures' then $q$ select (my_disclosures(tests.id_of('cottage')) is not null)::integer $q$
    when 'standing' then $q$ select (my_standing(tests.id_of('cottage')) ->> 'own' is not null)::integer $q$
  end into n;
  return n;
end $$;
create function tests.read_by(person text) returns text language plpgsql as $$
begin
  perform tests.act_as(person);
  return (select string_agg(what || ' ' || tests.reads(what), ', ' order by n) from unnest(array[
    'offers', 'versions', 'settings', 'figures', 'conversations', 'messages', 'answers', 'questions', 'open offers',
    'offers to answer', 'offer', 'owners', 'disclosures', 'standing']) with ordinality as t (what, n));
end $$;
select is(tests.read_by('olive'), 'offers 2, versions 2, settings 1, figures 1, conversations 1, messages 1, answers 1, questions 1, open offers 2, offers to answer 1, offer 1, owners 1, disclosures 1, standing 1', 'the first owner reads everything');
select is(tests.read_by('carl'), 'offers 3, versions 3, settings 1, figures 1, conversations 1, messages 1, answers 1, questions 1, open offers 2, offers to answer 1, offer 1, owners 1, disclosures 1, standing 1', 'a co-owner reads everything, and his own bid elsewhere');
select is(tests.read_by(person), 'offers 0, versions 0, settings 0, figures 0, conversations 0, messages 0, answers 0, questions 0, open offers 0, offers to answer 0, offer 0, owners 0, disclosures 0, standing 0', person || ' reads nothing')
from unnest(array['ivy', 'fred', 'dora']) as person;

-- What they change
select tests.act_as_owner_of_db();
create function tests.changes(person text) returns text language plpgsql as $$
declare
  done text := '';
  n integer;
begin
  perform tests.act_as(person);
  update public.listings set description = 'Changed by ' || person where id = tests.id_of('cottage');
  get diagnostics n = row_count; done := done || 'home ' || n;
  update public.offer_settings set needs_showing = false where listing_id = tests.id_of('cottage');
  get diagnostics n = row_count; done := done || ', settings ' || n;
  update public.listing_answers set answer = 'No, there is no gas.' where id = tests.id_of('a1');
  get diagnostics n = row_count; done := done || ', answers ' || n;
  delete from public.listings where id = tests.id_of('cottage');
  get diagnostics n = row_count; done := done || ', deleted ' || n;
  return done;
end $$;
select is(tests.changes('carl'), 'home 1, settings 1, answers 1, deleted 0', 'a co-owner changes the home, but does not delete it');
select is(tests.changes(person), 'home 0, settings 0, answers 0, deleted 0', person || ' changes nothing') from unnest(array['ivy', 'fred', 'stan']) as person;
select tests.act_as('carl');
select throws_ok($$ update public.listings set user_id = tests.id_of('carl') where id = tests.id_of('cottage') $$, '42501', null, 'a co-owner does not make himself its first owner');
select lives_ok($$ select set_availability(tests.id_of('cottage'), array[current_date + 3], array['10:00'::time]) $$, 'a co-owner offers times');
select lives_ok($$ select save_showing_settings(tests.id_of('cottage'), 2::smallint, 60::smallint, false, '{}', 0, 'The key is under the mat.') $$, 'a co-owner says how visitors get in');
select lives_ok($$ insert into public.days_off (listing_id, user_id, first_day, last_day) values (tests.id_of('cottage'), tests.id_of('olive'), current_date + 20, current_date + 21) $$, 'a co-owner takes days off');
select is((select entry_notes from public.showing_settings), 'The key is under the mat.', 'a co-owner reads it');
select tests.act_as('fred');
select throws_ok($$ select set_availability(tests.id_of('cottage'), array[current_date + 3], array['10:00'::time]) $$, 'PT403', 'forbidden', 'a former owner offers no times');
select is((select count(*) from public.showing_settings), 0::bigint, 'a former owner does not read how visitors get in');
select throws_ok($$ select save_showing_settings(tests.id_of('cottage'), 2::smallint, 60::smallint, false, '{}', 0, '') $$, '42501', null, 'a former owner sets nothing');

-- Photos
select tests.act_as('carl');
select ok(private.owns_image_path(tests.id_of('cottage') || '/' || tests.id_of('carl') || '_1764300000000_abcdef.jpg'), 'a co-owner adds photos in his own name');
select ok(not private.owns_image_path(tests.id_of('cabin') || '/' || tests.id_of('carl') || '_1764300000000_abcdef.jpg'), 'a co-owner adds none to another home of the first owner');
select tests.act_as('fred');
select ok(not private.owns_image_path(tests.id_of('cottage') || '/' || tests.id_of('fred') || '_1764300000000_abcdef.jpg'), 'a former owner adds no photos');
select tests.act_as_service();
select throws_ok($$ select set_listing_images(tests.id_of('cottage'), tests.id_of('fred'), '[]') $$, 'PT404', 'listing_not_found', 'a former owner sets no photos');
select lives_ok($$ select set_listing_images(tests.id_of('cottage'), tests.id_of('carl'), '[]') $$, 'a co-owner sets photos');

-- Showings
select tests.act_as_owner_of_db();
select tests.make_listing('hut', 'olive');
insert into public.home_owners (id, listing_id, person_id, name, joined_at) values (gen_random_uuid(), tests.id_of('hut'), tests.id_of('carl'), 'Carl', now());
insert into public.availability (listing_id, user_id, date, time_slots) values (tests.id_of('hut'), tests.id_of('olive'), current_date + 5, array['10:00', '12:00']::time[]);
select tests.act_as('stan');
insert into public.bookings (id, listing_id, visitor_name, visitor_email, visitor_phone, date, "time", agent_status, contact_method)
values (tests.id_of('v1'), tests.id_of('hut'), 'Stan', 'stan@example.com', '303-555-0199', current_date + 5, '10:00', 'non-agent', 'email');
select is(tests.told('carl', 'showing_requested') + tests.told('olive', 'showing_requested'), 2::bigint, 'all owners are told of a request');
select is(tests.told('fred', 'showing_requested'), 0::bigint, 'somebody who owns another home is not');
select tests.act_as_service();
select is((select string_agg(to_email || ' ' || kind || ' ' || coalesce(owner_name, ''), ', ' order by to_email) from claim_booking_emails(tests.id_of('v1'))),
  'carl@example.com requested Carl, olive@example.com requested Olive, stan@example.com requested Olive', 'each owner is mailed about a request once');
select is_empty($$ select from claim_booking_emails(tests.id_of('v1')) $$, 'no owner is mailed twice');
select tests.act_as('fred');
update public.bookings set status = 'confirmed' where id = tests.id_of('v1');
select throws_ok($$ select propose_showing_times(tests.id_of('v1'), '[]') $$, 'PT404', 'not_found', 'a former owner proposes no times');
select tests.act_as('carl');
select is((select status from public.bookings where id = tests.id_of('v1')), 'pending', 'a former owner confirms nothing');
update public.bookings set status = 'confirmed' where id = tests.id_of('v1');
select is((select status from public.bookings where id = tests.id_of('v1')), 'confirmed', 'a co-owner confirms a showing');

-- Somebody who joins later is reminded of what is agreed
select tests.act_as_owner_of_db();
insert into public.home_owners (id, listing_id, name, email) values (tests.id_of('late'), tests.id_of('hut'), 'Dora', 'dora@example.com');
update public.home_owners set person_id = tests.id_of('dora'), email = null, joined_at = now() where id = tests.id_of('late');
select is((select string_agg(kind, ' ' order by kind) from private.email_outbox where co_owner_id = tests.id_of('late')), 'reminder_day reminder_hours', 'an owner who joins later is reminded of a showing');
select is((select count(distinct co_owner_id) from private.email_outbox where kind = 'confirmed' and booking_id = tests.id_of('v1') and co_owner_id is not null), 0::bigint, 'a co-owner isn''t mailed about their own confirmation');
select is((select count(*) from private.email_outbox where kind = 'confirmed' and booking_id = tests.id_of('v1') and recipient = 'owner' and co_owner_id is null), 1::bigint, 'the first owner is mailed about a co-owner''s confirmation');
delete from public.home_owners where id = tests.id_of('late');

-- Operators see whom a failed email was for
update private.email_outbox set last_error = 'mail 422 validation_error', dropped_at = now(), sent_at = null, leased_until = null
where home_owner_id = tests.id_of('owner ivycottage') or (booking_id = tests.id_of('v1') and kind = 'requested');
update auth.users set raw_app_meta_data = '{"role": "operator"}' where id = tests.id_of('stan');
select tests.act_as('stan', 'operator');
select results_eq($$ select topic, recipient, address from operator_failed_mails() order by address $$,
  $$ values ('showings', 'owner', 'c…@example.com'), ('parties', 'party', 'i…@example.com'), ('showings', 'owner', 'o…@example.com'), ('showings', 'visitor', 's…@example.com') $$,
  'an operator sees the masked address of an invited owner and of each owner who is mailed about a showing');
select tests.act_as_owner_of_db();
update auth.users set raw_app_meta_data = '{}' where id = tests.id_of('stan');
update private.email_outbox set last_error = null, dropped_at = null, sent_at = now() where last_error is not null;

-- Conversations: both share the thread, and each message says who wrote
select tests.act_as('carl');
select is(answer_question(tests.id_of('m1'), tests.id_of('m2'), 'From 2019.') ->> 'sender', 'owner', 'a co-owner answers for their side');
select tests.act_as('olive');
select is(jsonb_array_length(my_questions()), 0, 'an answer of one owner counts for the other');
select send_message(tests.id_of('m3'), (select id from public.conversations), 'And the gutters, too.') ->> 'n';
select tests.act_as('nora');
select is(my_conversation((select id from public.conversations)) -> 'writers', jsonb_build_object(tests.id_of('m2')::text, 'Carl', tests.id_of('m3')::text, 'Olive'), 'the buyer reads who of the owners wrote');
select send_message(tests.id_of('m4'), (select id from public.conversations), 'Thank you.') ->> 'n';
select is(tests.told('carl', 'message'), 1::bigint, 'a co-owner hears of messages');
select tests.act_as('fred');
select throws_ok(format('select send_message(%L, %L, %L)', tests.id_of('m5'), tests.the_talk(), 'Hello'), 'PT404', 'conversation_unknown', 'a former owner writes nothing');
select is(my_conversations(), '[]', 'a former owner has no conversation');

-- Offers: one outcome, which says who
select tests.act_as('carl');
select is(tests.counter('n1', 1, 490000) ->> 'state', 'countered', 'a co-owner counters');
select tests.act_as('olive');
select is(my_offer(tests.id_of('n1')) -> 'versions' -> 1 ->> 'by', 'Carl', 'the counter says who made it');
select is(accept_offer(tests.id_of('b1'), 1) ->> 'state', 'accepted', 'the first owner accepts another offer');
select tests.act_as('nora');
select throws_ok($$ select accept_offer(tests.id_of('n1'), 2) $$, 'PT409', 'offer_not_open', 'the buyer of another offer can''t accept the counter anymore');
select tests.act_as('carl');
select is((select a ->> 'by' from jsonb_array_elements(my_offer(tests.id_of('b1')) -> 'acts') a where a ->> 'act' = 'accepted'), 'Olive', 'the acceptance says who');
select is(my_offer(tests.id_of('b1')) -> 'sale' ->> 'owner', 'Olive and Carl', 'the terms name both sellers');
select is(settle_step((select id from public.sales), 'title', 0, 'done', 'Ordered.') ->> 'state', 'accepted', 'a co-owner settles a step');
select is(tests.told('carl', 'offer_accepted'), 1::bigint, 'a co-owner hears of the acceptance');
select is(jsonb_array_length(dashboard_state() -> 'sales'), 1, 'a co-owner has the sale on his dashboard');
select tests.act_as('fred');
select is(my_sale(tests.the_sale()), null, 'a former owner has no room');
select throws_ok($$ select decline_offer(tests.id_of('n1'), 2) $$, 'PT404', 'offer_unknown', 'a former owner declines nothing');
select throws_ok($$ select rank_backups(tests.id_of('cottage'), '{}', '{}') $$, 'PT404', 'listing_not_found', 'a former owner ranks nothing');
select tests.act_as('carl');
select lives_ok($$ select rank_backups(tests.id_of('cottage'), '{}', '{}') $$, 'a co-owner ranks backups');

-- Feeds
select tests.act_as('carl');
select rotate_calendar_feed() ->> 'token' is not null;
select tests.act_as_owner_of_db();
create function tests.feed(person text) returns text language sql stable security definer as $$
  select jsonb_array_length(calendar_of_feed(token)) || ' showings, ' || (jsonb_array_length(deadlines_of_feed(token)) > 0) || ' dates'
  from private.kept_token('feed', tests.id_of(person)) as token
$$;
select is(tests.feed('carl'), '1 showings, true dates', 'a co-owner''s calendar has the showings and dates of the home');

-- Leaving ends every road at once
select tests.act_as('carl');
select lives_ok($$ select leave_membership('home', tests.id_of('cottage')) $$, 'a co-owner leaves');
select lives_ok($$ select leave_membership('home', tests.id_of('cottage')) $$, 'leaving twice changes nothing');
select lives_ok($$ select leave_membership('home', tests.id_of('hut')) $$, 'an owner leaves the other home');
select is(tests.read_by('carl'), 'offers 1, versions 1, settings 0, figures 0, conversations 0, messages 0, answers 0, questions 0, open offers 0, offers to answer 0, offer 0, owners 0, disclosures 0, standing 0', 'a person who left reads only their own bid elsewhere');
select tests.act_as_owner_of_db();
select is_empty($$ select from private.email_outbox where co_owner_id is not null $$, 'somebody who left is mailed about no showing any more');
select isnt_empty($$ select from private.email_outbox where recipient = 'owner' and kind = 'reminder_day' $$, 'the first owner still is');
select is(tests.feed('carl'), '0 showings, false dates', 'the calendar of whoever left is empty');
select is(tests.told('carl', 'message') + tests.told('carl', 'offer_accepted') + tests.told('carl', 'showing_requested'), 0::bigint, 'a person who left keeps no news of the home');
select tests.act_as('nora');
select send_message(tests.id_of('m6'), (select id from public.conversations), 'Are you both there?') ->> 'n';
select is(tests.told('carl', 'message'), 0::bigint, 'a person who left is told of no message');
select tests.act_as('olive');
select is((select a ->> 'by' from jsonb_array_elements(my_offer(tests.id_of('n1')) -> 'versions') a where a ->> 'made_by' = 'owner'), 'Carl', 'acts of a person who left still say who it was');
select is(tests.owner_news('olive'), 'joined Fred, left Carl, left Carl', 'the first owner is told of those who join and leave');

-- Refusing, and mail that comes back
select tests.act_as_visitor();
select is(invitation_by_token('home', tests.token_of('stop ivy')), null, 'the token of mail programs shows no invitation');
select tests.act_as('ivy');
select is(join_by_token('home', tests.token_of('stop ivy')), null, 'the token of mail programs joins nothing');
select isnt(invitation_by_token('home', tests.token_of('ivy')), null, 'the invitation is still open');
select tests.act_as_visitor();
select lives_ok($$ select refuse_invitation(tests.token_of('stop carl')) $$, 'a refusal after joining changes nothing');
select lives_ok($$ select refuse_invitation(tests.token_of('stop ivy')) $$, 'an invitation is refused from its mail');
select is(invitation_by_token('home', tests.token_of('ivy')), null, 'a refused invitation is gone');
select tests.act_as('olive');
select throws_ok($$ select tests.invite('ivy') $$, 'PT409', 'invitation_refused', 'nobody invites again who refused');

-- Deleting an account: a co-owner's ends only their part
select tests.act_as('olive');
select tests.invite('dora', 'cabin'), tests.invite('eric', 'cabin');
select tests.mail_invitations();
select tests.act_as('dora');
select join_by_token('home', tests.token_of('dora')) is not null;
select tests.act_as('eric');
select join_by_token('home', tests.token_of('eric')) is not null;
select tests.act_as('stan');
select tests.make('s1', 'cabin', 450000) ->> 'state';
select ask_owner(tests.id_of('m7'), tests.id_of('cabin'), 'Is it quiet?') ->> 'n';
select tests.act_as_service();
select is(begin_account_deletion(tests.id_of('eric')) -> 'subscriptions', '[]', 'a co-owner''s account is closed');
select finish_account_deletion(tests.id_of('eric'));
select tests.act_as('olive');
select is(tests.names(owners_of_home(tests.id_of('cabin'))), 'Olive Dora', 'the others keep the home');
-- The first owner's: the home goes on with whoever joined first
select tests.act_as_service();
select is(begin_account_deletion(tests.id_of('olive')) -> 'subscriptions', '[]', 'the first owner''s account is closed');
select tests.act_as_owner_of_db();
select is((select status || ' ' || (user_id = tests.id_of('dora')) from public.listings where id = tests.id_of('cabin')), 'active true', 'the home stays for sale, with its next owner');
select is((select status from public.listings where id = tests.id_of('hut')), 'withdrawn', 'a home of hers alone is withdrawn');
select tests.act_as('dora');
select is(tests.names(owners_of_home(tests.id_of('cabin'))), 'Dora', 'the next owner is its first');
select is(homes_owned_together(), '[]', 'the next owner owns it alone');
select is(jsonb_array_length(offers_of_home(tests.id_of('cabin')) -> 'offers'), 1, 'the offers are the next owner''s');
select is(accept_offer(tests.id_of('s1'), 1) ->> 'state', 'accepted', 'the next owner accepts one');
select is(jsonb_array_length(my_questions()), 1, 'the questions are the next owner''s');
select is(answer_question(tests.id_of('m7'), tests.id_of('m8'), 'Very.') ->> 'sender', 'owner', 'the next owner answers');
select lives_ok($$ select set_availability(tests.id_of('cabin'), array[current_date + 3], array['10:00'::time]) $$, 'the next owner offers times');
select tests.act_as_owner_of_db();
delete from private.email_outbox;
select is(finish_account_deletion(tests.id_of('olive')), 'deleted', 'the account goes');
select is((select count(*) from public.listings where id = tests.id_of('cabin')), 1::bigint, 'the home that was passed on stays');
select is((select count(*) from public.listings where id = tests.id_of('hut')), 0::bigint, 'the other goes');

select * from finish();
rollback;
