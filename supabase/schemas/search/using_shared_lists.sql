-- Using shared lists: the owner reaches a list by its id, everyone else by the token of its link, and a guest also
-- sends the key that their device made.

-- The requested list, locked if p_writes; null if the token is unknown or the owner suspended. Only a token that leads
-- to no list counts as a wrong try of its network (decision 114). Successful requests are counted by list and
-- network; a network gets a quarter of the list's limit.
create function private.asked_list(p_list_id uuid, p_token text, p_writes boolean) returns public.shared_lists
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid;
  list public.shared_lists;
begin
  if p_token is null then
    me := private.signed_in();
    if p_writes then
      perform private.refuse_suspended(me);
      perform private.limit_requests('list-owner:' || me, 3600, 600);
      select * into list from public.shared_lists l where l.id = p_list_id and l.user_id = me for no key update;
    else
      select * into list from public.shared_lists l where l.id = p_list_id and l.user_id = me;
    end if;
    return list;
  end if;

  select * into list from public.shared_lists l
  where l.id = (select link.list_id from private.find_link(p_token, '{list}') as link) and not private.is_suspended(l.user_id);
  if list.id is null then
    perform private.count_look(null, p_token);
    return null;
  end if;
  if not p_writes then
    perform private.limit_pot('list_reads', list.id::text);
  else
    perform private.limit_pot('list_writes', list.id::text);
    perform from public.shared_lists l where l.id = list.id for no key update;
    -- The owner may have ended the link while this call waited for the lock.
    select * into list from public.shared_lists l where l.id = (select link.list_id from private.find_link(p_token, '{list}') as link);
  end if;
  return list;
end;
$$;

-- The guest whose device made this key; null for any other key.
create function private.guest_with_key(p_list_id uuid, p_key uuid) returns uuid
language sql stable set search_path = '' as $$
  select g.id from private.find_link(p_key::text, '{guest}') as link join public.shared_list_guests g on g.id = link.guest_id
  where g.list_id = p_list_id;
$$;

-- The list for a change by its owner or a guest; null if the token is unknown.
create function private.list_to_change(p_list_id uuid, p_token text, p_key uuid) returns public.shared_lists
language plpgsql volatile set search_path = '' as $$
declare
  list constant public.shared_lists := private.asked_list(p_list_id, p_token, true);
begin
  if list.id is null and p_token is null then
    raise exception using errcode = 'PT404', message = 'list_unknown';
  end if;
  if list.id is not null and p_token is not null and private.guest_with_key(list.id, p_key) is null then
    raise exception using errcode = 'PT409', message = 'list_guest_unknown';
  end if;
  return list;
end;
$$;

-- A list as its people see it: homes by id, the last added first, with everyone's votes and comments. `by` is
-- a guest's id, null for the owner, and "left" for a guest who has left.
create function private.list_shown(p_list public.shared_lists, p_is_own boolean) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', p_list.id, 'name', p_list.name, 'owner', p_list.shown_name, 'is_own', p_is_own,
    'link_until', (select until from private.link_until('list', p_list.id) as until where until > now()),
    'guests', (
      select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name) order by g.joined_at, g.id), '[]')
      from public.shared_list_guests g where g.list_id = p_list.id),
    'homes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', h.listing_id,
        'by', case when h.by_guest then coalesce(h.guest_id::text, 'left') end,
        'said', (
          select coalesce(jsonb_agg(jsonb_build_object('by', v.guest_id, 'vote', v.vote, 'comment', v.comment)
                                    order by v.said_at, v.guest_id), '[]')
          from public.shared_list_votes v where v.list_id = h.list_id and v.listing_id = h.listing_id)
        ) order by h.added_at desc, h.listing_id), '[]')
      from public.shared_list_homes h where h.list_id = p_list.id))
  where p_list.id is not null;
$$;

create function private.shared_list(p_list_id uuid default null, p_token text default null) returns jsonb
language sql volatile security definer set search_path = '' as $$
  select private.list_shown(private.asked_list(p_list_id, p_token, false), p_token is null);
$$;

-- The caller's lists by name, with the ids of their homes, so that a home's page knows which lists have it.
create function private.my_lists() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.list_shown(l, true) order by l.created_at, l.id), '[]')
  from public.shared_lists l where l.user_id = (select auth.uid());
$$;

-- Adds a public home to a list; null if it is there already or can't be added. A home being deleted right now is
-- skipped.
create function private.put_on_list(p_list public.shared_lists, p_home uuid, p_guest_id uuid) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  put uuid;
begin
  if (select count(*) from public.shared_list_homes h where h.list_id = p_list.id)
     >= private.limit_of('lists.homes') then
    if not exists (select from public.shared_list_homes h where h.list_id = p_list.id and h.listing_id = p_home) then
      raise exception using errcode = 'PT409', message = 'too_many_list_homes';
    end if;
    return null;
  end if;
  insert into public.shared_list_homes (list_id, listing_id, added_at, by_guest, guest_id)
  select p_list.id, l.id, clock_timestamp(), p_guest_id is not null, p_guest_id
  from (select id from public.listings where id = p_home and status in ('active', 'pending')
        for key share skip locked) as l
  on conflict do nothing
  returning listing_id into put;
  return put;
end;
$$;

-- Creates a list with some homes, or renames it.
create function private.save_list(p_id uuid, p_name text, p_shown_name text, p_homes uuid[] default '{}') returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.signed_in();
  list public.shared_lists;
  home uuid;
begin
  perform private.refuse_suspended(me);
  if p_id is null or cardinality(coalesce(p_homes, '{}')) > private.limit_of('lists.homes') then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  perform private.limit_requests('list-owner:' || me, 3600, 600);
  perform private.take_turn('lists:' || me);
  if not exists (select from public.shared_lists l where l.id = p_id)
     and (select count(*) from public.shared_lists l where l.user_id = me)
         >= private.limit_of('lists.per_person') then
    raise exception using errcode = 'PT409', message = 'too_many_lists';
  end if;
  insert into public.shared_lists as l (id, user_id, name, shown_name)
  values (p_id, me, btrim(p_name), btrim(p_shown_name))
  on conflict (id) do update set name = excluded.name, shown_name = excluded.shown_name where l.user_id = me
  returning * into list;
  if list.id is null then
    raise exception using errcode = 'PT404', message = 'list_unknown';
  end if;
  if exists (select from public.shared_list_guests g where g.list_id = list.id and private.name_as_read(g.name) = private.name_as_read(list.shown_name)) then
    raise exception using errcode = 'PT409', message = 'list_name_taken';
  end if;
  -- The homes are added in reverse, so that the first one is the newest.
  for i in reverse coalesce(cardinality(p_homes), 0) .. 1 loop
    perform private.put_on_list(list, p_homes[i], null);
  end loop;
  return private.list_shown(list, true);
exception when check_violation or not_null_violation then
  raise exception using errcode = 'PT422', message = 'list_text_invalid';
end;
$$;

-- A new link, valid for half a year; the previous one stops working.
create function private.share_list(p_list_id uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  list constant public.shared_lists := private.list_to_change(p_list_id, null, null);
begin
  perform private.limit_requests('list-links:' || list.user_id, 86400, 30);
  return (private.make_link('list', list.id)).token;
end;
$$;

-- The token of the current link, for the list's owner.
create function private.list_link(p_list_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select private.kept_token('list', l.id) from public.shared_lists l
  where l.id = p_list_id and l.user_id = (select auth.uid());
$$;

-- Ends the link right away. Suspended people may do this too.
create function private.unshare_list(p_list_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  list public.shared_lists;
begin
  select * into list from public.shared_lists l where l.id = p_list_id and l.user_id = auth.uid() for no key update;
  if list.id is null then
    raise exception using errcode = 'PT404', message = 'list_unknown';
  end if;
  perform private.close_link('list', list.id);
  return private.list_shown(list, true);
end;
$$;

-- Takes a name on the list, for the device that made this key. Repeating it makes the same guest; a name that someone
-- else has taken stays theirs, so another device of the same person takes another.
create function private.join_list(p_token text, p_name text, p_key uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  list constant public.shared_lists := private.asked_list(null, coalesce(p_token, ''), true);
  guest uuid := private.guest_with_key(list.id, p_key);
begin
  if list.id is null then
    return null;
  end if;
  if guest is null then
    if private.name_as_read(p_name) = private.name_as_read(list.shown_name) or exists (
      select from public.shared_list_guests g
      where g.list_id = list.id and private.name_as_read(g.name) = private.name_as_read(p_name)
    ) then
      raise exception using errcode = 'PT409', message = 'list_name_taken';
    end if;
    if (select count(*) from public.shared_list_guests g where g.list_id = list.id)
       >= private.limit_of('lists.guests') then
      raise exception using errcode = 'PT409', message = 'too_many_list_guests';
    end if;
    insert into public.shared_list_guests (list_id, name) values (list.id, btrim(p_name)) returning id into guest;
    perform private.make_link('guest', guest, p_token => p_key::text);
  end if;
  return private.list_shown(list, false) || jsonb_build_object('me', guest);
exception
  when check_violation or not_null_violation then
    raise exception using errcode = 'PT422', message = 'list_text_invalid';
  -- The key belongs to a guest of another list.
  when unique_violation then
    raise exception using errcode = 'PT409', message = 'list_guest_unknown';
end;
$$;

create function private.add_to_list(
  p_home uuid, p_list_id uuid default null, p_token text default null, p_key uuid default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  list constant public.shared_lists := private.list_to_change(p_list_id, p_token, p_key);
  guest constant uuid := case when p_token is not null then private.guest_with_key(list.id, p_key) end;
begin
  if list.id is null then
    return null;
  end if;
  if private.put_on_list(list, p_home, guest) is not null then
    if guest is not null then
      perform private.tell(list.user_id, 'list_home', p_home, list.id,
        jsonb_build_object('list', list.name, 'from', (select g.name from public.shared_list_guests g where g.id = guest)));
    end if;
  elsif not exists (select from public.shared_list_homes h where h.list_id = list.id and h.listing_id = p_home) then
    raise exception using errcode = 'PT404', message = 'listing_not_found';
  end if;
  return private.list_shown(list, p_token is null);
end;
$$;

-- The owner can remove any home from the list, and a guest the homes they added.
create function private.remove_from_list(
  p_home uuid, p_list_id uuid default null, p_token text default null, p_key uuid default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  list constant public.shared_lists := private.list_to_change(p_list_id, p_token, p_key);
begin
  if list.id is null then
    return null;
  end if;
  delete from public.shared_list_homes h
  where h.list_id = list.id and h.listing_id = p_home and (p_token is null or h.guest_id = private.guest_with_key(list.id, p_key));
  if not found and exists (select from public.shared_list_homes h where h.list_id = list.id and h.listing_id = p_home) then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
  return private.list_shown(list, p_token is null);
end;
$$;

-- Stores a vote, a comment, or both; without either, the person's earlier vote and comment are removed.
create function private.judge_home(
  p_home uuid, p_vote text default null, p_comment text default null,
  p_list_id uuid default null, p_token text default null, p_key uuid default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  list constant public.shared_lists := private.list_to_change(p_list_id, p_token, p_key);
  guest constant uuid := case when p_token is not null then private.guest_with_key(list.id, p_key) end;
  said constant text := nullif(btrim(p_comment), '');
begin
  if list.id is null then
    return null;
  end if;
  if num_nonnulls(p_vote, said) = 0 then
    delete from public.shared_list_votes v
    where v.list_id = list.id and v.listing_id = p_home and v.guest_id is not distinct from guest;
  else
    insert into public.shared_list_votes (list_id, listing_id, guest_id, vote, comment)
    values (list.id, p_home, guest, p_vote, said)
    on conflict on constraint shared_list_votes_once do update
    set vote = excluded.vote, comment = excluded.comment, said_at = now();
  end if;
  return private.list_shown(list, p_token is null);
exception
  when check_violation then
    raise exception using errcode = 'PT422', message = 'list_text_invalid';
  when foreign_key_violation then
    raise exception using errcode = 'PT404', message = 'list_home_gone';
end;
$$;

-- A guest leaves, or the owner removes any guest, with their name, votes and comments. Homes they added stay.
create function private.leave_list(
  p_guest_id uuid default null, p_list_id uuid default null, p_token text default null, p_key uuid default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  list constant public.shared_lists := private.asked_list(p_list_id, p_token, true);
  leaving constant uuid := case when p_token is null then p_guest_id else private.guest_with_key(list.id, p_key) end;
  gone text;
begin
  if list.id is null then
    if p_token is not null then
      return null;
    end if;
    raise exception using errcode = 'PT404', message = 'list_unknown';
  end if;
  delete from public.shared_list_guests g where g.list_id = list.id and g.id = leaving returning g.name into gone;
  delete from public.notifications n where n.id in (
    select told.id from public.notifications told
    where told.kind = 'list_home' and told.user_id = list.user_id and told.subject_id = list.id and told.data ->> 'from' = gone
    for update skip locked);
  return private.list_shown(list, p_token is null);
end;
$$;

select private.expose('shared_list(list_id, token)', 'anon, authenticated',
  'One of the caller''s own lists by its id, or any list by the token of its link; null if there is none.');
select private.expose('my_lists()', 'authenticated',
  'The caller''s own lists.');
select private.expose('save_list(id, name, shown_name, homes)', 'authenticated',
  'Creates a list of the caller''s with these homes, or renames it and adds them. Repeating it changes nothing.');
select private.expose('share_list(list_id)', 'authenticated',
  'The token of a new link to the caller''s list. An earlier link stops working.');
select private.expose('list_link(list_id)', 'authenticated',
  'The token of the link to the caller''s list; null without one, or for another''s list.');
select private.expose('unshare_list(list_id)', 'authenticated',
  'Ends the link to the caller''s list at once.');
select private.expose('join_list(token, name, key)', 'anon, authenticated',
  'A person takes a name on the list behind this link, for the device that made this key. Returns the list, with the guest''s id as `me`.');
select private.expose('add_to_list(home, list_id, token, key)', 'anon, authenticated',
  'Adds a home to the caller''s list, or as the guest with this key to that of a link. Returns the list.');
select private.expose('remove_from_list(home, list_id, token, key)', 'anon, authenticated',
  'Removes a home from a list: the owner any, a guest those they added. Returns the list.');
select private.expose('judge_home(home, vote, comment, list_id, token, key)', 'anon, authenticated',
  'Sets or removes the caller''s vote and comment on a home on a list. Returns the list.');
select private.expose('leave_list(guest_id, list_id, token, key)', 'anon, authenticated',
  'Removes a guest from a list, with their votes and comments: the owner any, a guest themselves. Returns the list.');
