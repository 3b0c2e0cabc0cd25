-- Acts on a membership, the same for all kinds: Olive owns the cottage and has sold the barn to Bert, and Nora makes an
-- offer for the cottage. Olive invites owners, Nora buyers, and Bert the people who work on his sale.
begin;
\ir stage.psql
select no_plan();

select tests.make_user(p) from unnest(array['olive', 'nora', 'bert', 'carl']) as p;
update auth.users set email_confirmed_at = now();
select tests.make_listing('cottage', 'olive'), tests.make_listing('barn', 'olive');
\ir offers.psql
create temporary table kinds as select kind from private.membership_kinds;
grant select on kinds to public;
create function tests.inviter(kind text) returns text language sql immutable as $$
  select case kind when 'home' then 'olive' when 'offer' then 'nora' when 'sale' then 'bert' end
$$;
create function tests.place(kind text) returns uuid language sql stable security definer as $$
  select case kind when 'home' then tests.id_of('cottage') when 'offer' then tests.id_of('n1')
                   when 'sale' then (select s.id from public.sales s where s.offer_id = tests.id_of('b1')) end
$$;
-- Each mailbox is invited once to each kind: 'ray-home@example.com'.
create function tests.invite(kind text, who text) returns void language plpgsql as $$
begin
  perform tests.act_as(tests.inviter(kind));
  perform invite_member(kind, tests.place(kind), tests.id_of(who || '-' || kind), initcap(who), who || '-' || kind || '@example.com',
                        case kind when 'sale' then 'lender' end);
end $$;
create function tests.renew(kind text, who text) returns void language plpgsql as $$
begin
  perform tests.act_as(tests.inviter(kind));
  perform renew_invitation(kind, tests.id_of(who || '-' || kind));
end $$;
create function tests.revoke(kind text, who text) returns void language plpgsql as $$
begin
  perform tests.act_as(tests.inviter(kind));
  perform end_membership(kind, tests.id_of(who || '-' || kind));
end $$;
create function tests.told(kind text) returns text language sql stable security definer as $$
  select coalesce(string_agg(coalesce(n.data ->> 'owner', n.data ->> 'buyers', n.data ->> 'lost'), ' '), '')
  from public.notifications n
  where n.user_id = tests.id_of(tests.inviter(told.kind)) and n.kind in ('home_owner', 'offer_buyers', 'party_lost')
$$;
create function tests.opens(kind text, who text) returns boolean language sql stable security definer as $$
  select (private.open_invitation((private.find_link(tests.token_of(who || '-' || k.kind), array[k.mail])).subject_id)).id is not null
  from private.membership_kinds k where k.kind = opens.kind
$$;
create function tests.links(kind text, who text) returns bigint language sql stable security definer as $$
  select count(*) from private.links k where k.subject_id = tests.id_of(who || '-' || links.kind)
$$;

select tests.act_as('bert');
select tests.make('b1', 'barn', 470000) ->> 'state';
select tests.act_as('nora');
select tests.make('n1', 'cottage', 480000) ->> 'state';
select tests.act_as('olive');
select accept_offer(tests.id_of('b1'), 1) ->> 'state';

-- Inviting and renewing
select lives_ok(format('select tests.invite(%L, %L)', kind, 'ray'), kind || ': a person is invited') from kinds;
select tests.mail_invitations();
select ok(tests.opens(kind, 'ray'), kind || ': the link opens the invitation') from kinds;
select tests.act_as_owner_of_db();
select tests.remember('old-' || kind, tests.token_of('ray-' || kind)) from kinds;
select lives_ok(format('select tests.renew(%L, %L)', kind, 'ray'), kind || ': a new link is mailed') from kinds;
select tests.mail_invitations();
select ok(tests.opens(kind, 'ray'), kind || ': the new link opens the invitation') from kinds;
select ok(not tests.opens(kind, 'old'), kind || ': the link before it has ended') from kinds;
select tests.act_as(tests.inviter('offer'));
select throws_ok($$ select invite_member('offer', tests.place('offer'), tests.id_of('ray-home'), 'Ray', 'ray-home@example.com') $$,
  'PT409', 'already_stored', 'an id of one kind is taken for all kinds');
select tests.act_as(tests.inviter('sale'));
select lives_ok($$ select invite_member('sale', tests.place('sale'), tests.id_of('appraiser'), 'Ray', 'ray-sale@example.com', 'appraiser') $$,
  'a person is invited to a sale in another role, too');
select end_membership('sale', tests.id_of('appraiser'));

-- Kinds that there aren't
select throws_ok(q, 'PT400', 'bad_request', 'a kind is refused: ' || q) from unnest(array[
  $$ select invite_member('house', tests.place('sale'), gen_random_uuid(), 'Ray', 'ray@example.com') $$,
  $$ select renew_invitation('house', tests.id_of('ray-sale')) $$,
  $$ select end_membership('house', tests.id_of('ray-sale')) $$,
  $$ select leave_membership('sale', tests.place('sale')) $$,
  $$ select join_by_token('sale', tests.token_of('ray-sale')) $$,
  $$ select invitation_by_token('sale', tests.token_of('ray-sale')) $$]) as q;
select is(join_by_token('home', tests.token_of('ray-offer')), null, 'a link of another kind joins nothing');
select is(invitation_by_token('offer', tests.token_of('ray-home')), null, 'a link of another kind shows nothing');

-- Mail that comes back
select tests.invite(kind, 'gone') from kinds;
select tests.act_as_service();
select settle_email(m.id, 'dropped', 'no such mailbox') from claim_invitations(20) m;
select tests.act_as_owner_of_db();
select is(tests.told(kind), 'unreached', kind || ': the person who invited is told that the mail came back') from kinds;
select is(tests.links(kind, 'gone'), 0::bigint, kind || ': the link ends when the mail comes back') from kinds;
select lives_ok(format('select tests.renew(%L, %L)', kind, 'gone'), kind || ': a new link is mailed to an address that didn''t take the first')
from unnest(array['home', 'offer']) as kind;
select throws_ok($$ select tests.renew('sale', 'gone') $$, 'PT409', 'party_ended', 'a party whose mail came back is invited again instead');

-- Refusing
select tests.act_as_visitor();
select refuse_invitation(tests.token_of('stop ray-' || kind)) from kinds;
select tests.act_as_owner_of_db();
select matches(tests.told(kind), 'refused', kind || ': the person who invited is told of a refusal') from kinds;
select is(tests.links(kind, 'ray'), 0::bigint, kind || ': the link ends with a refusal') from kinds;
select throws_ok(format('select tests.invite(%L, %L)', kind, 'RAY'), 'PT409', 'invitation_refused', kind || ': a mailbox that refused is not invited again')
from kinds;

-- Ending
select tests.revoke(kind, 'gone') from kinds;
select lives_ok(format('select tests.revoke(%L, %L)', kind, 'gone'), kind || ': ending an invitation again changes nothing') from kinds;
select tests.act_as_owner_of_db();
select is((select string_agg(m.kind, ' ') from private.memberships m where m.is_pending), null, 'no invitation is open any more');

-- A home that is sold and an offer that is accepted take no one any more
select tests.invite(kind, 'late') from unnest(array['home', 'offer']) as kind;
select tests.mail_invitations();
select tests.act_as('olive');
select accept_offer(tests.id_of('n1'), 1) ->> 'state';
select throws_ok($$ select tests.renew('offer', 'late') $$, 'PT409', 'buyers_agreed', 'no link to an accepted offer is mailed');
select throws_ok($$ select tests.invite('offer', 'later') $$, 'PT409', 'buyers_agreed', 'no one is invited to an accepted offer');
select ok(not tests.opens('offer', 'late'), 'the link to an accepted offer opens nothing');
select tests.act_as_owner_of_db();
update listings set status = 'sold' where id = tests.id_of('cottage');
select throws_ok($$ select tests.renew('home', 'late') $$, 'PT409', 'listing_not_available', 'no link to a sold home is mailed');
select throws_ok($$ select tests.invite('home', 'later') $$, 'PT409', 'listing_not_available', 'no one is invited to a sold home');
select ok(not tests.opens('home', 'late'), 'the link to a sold home opens nothing');

select * from finish();
rollback;
