-- The mail of notifications: right away for notifications that were not read within two minutes, and one email a day.

-- A person's emails of one cadence all have the same unsubscribe link.
insert into private.link_purposes (purpose, subject, is_single, keeps_token) values
  ('mail_at_once', 'person', true, true),
  ('mail_daily', 'person', true, true);

create function private.claim_notification_mails(p_limit integer default 20)
returns table (id uuid, attempt smallint, kind text, to_email text, token text, total bigint, news jsonb)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  leased constant uuid[] := private.lease_mails('notifications', null, p_limit);
begin
  perform private.make_link('mail_' || each.kind, each.person_id, p_keeps => true)
  from (select distinct o.person_id, o.kind from private.email_outbox o where o.mail_id = any (leased) order by 1, 2) as each;
  return query
  with claimed as (
    select distinct on (o.mail_id) o.* from private.email_outbox o where o.mail_id = any (leased) order by o.mail_id
  ), shown as (
    select o.mail_id, told.*,
           row_number() over (partition by o.mail_id order by told.created_at desc, told.id) as n
    from private.email_outbox o
    join public.notifications told on told.id = o.notification_id
    where o.mail_id = any (leased) and private.is_still_news(o)
  )
  select claimed.mail_id, claimed.attempts, claimed.kind, u.email::text, private.kept_token('mail_' || claimed.kind, u.id),
         (select count(*) from shown where shown.mail_id = claimed.mail_id),
         (select jsonb_agg(jsonb_build_object(
             'id', shown.id, 'kind', shown.kind, 'listing_id', shown.listing_id,
             'subject_id', shown.subject_id, 'data', shown.data, 'created_at', shown.created_at,
             'zone', (select l.time_zone from public.listings l where l.id = shown.listing_id),
             'answer_token', case when shown.kind = 'message' and claimed.kind = 'at_once'
                                  then private.new_message_link(shown.subject_id, claimed.person_id) end,
             'step_link', case when shown.kind in ('step_due', 'step_proposed')
                               then private.new_step_link(shown.subject_id, claimed.person_id) end)
             order by shown.n)
          from shown where shown.mail_id = claimed.mail_id and shown.n <= 12)
  from claimed
  join auth.users u on u.id = claimed.person_id
  -- If everything was read since it was leased, the lease ends and the email is outdated.
  where exists (select from shown where shown.mail_id = claimed.mail_id)
  order by array_position(leased, claimed.mail_id);
end;
$$;

select private.expose('claim_notification_mails(p_limit)', 'service_role',
  'Called by the function notifications. Leases due emails, with all their contents.');

-- Sets how a person is mailed about these kinds, including notifications that are still waiting to be mailed.
create function private.prefer_mail(p_person uuid, p_kinds text[], p_mail text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  waiting uuid;
begin
  insert into public.notification_preferences (user_id, kind, mail)
  select p_person, k.kind, p_mail from unnest(p_kinds) as k (kind) order by 2
  on conflict (user_id, kind) do update set mail = excluded.mail;
  for waiting in
    select o.id from private.email_outbox o
    join public.notifications n on n.id = o.notification_id
    where o.person_id = p_person and o.waits and n.kind = any (p_kinds)
    for update of o skip locked
  loop
    perform private.change_mail(waiting, p_mail);
  end loop;
end;
$$;

create function private.set_notification_mail(p_kind text, p_mail text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.signed_in();
begin
  if p_mail is null or p_mail not in ('at_once', 'daily', 'none') or not exists (
    select from private.notification_kinds k where k.kind = p_kind and k.mail = 'optional'
  ) then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  perform private.prefer_mail(me, array[p_kind], p_mail);
end;
$$;

select private.expose('set_notification_mail(kind, mail)', 'authenticated',
  'How the caller is mailed about a kind of notification: at_once, daily or none.');

-- Called by the link in each of these emails, which needs no sign-in. Ends all optional mail of the link's cadence;
-- returns the cadence, or null for an unknown token.
create function private.stop_notification_mail(p_token text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  link constant private.links := private.open_link(p_token, '{mail_at_once,mail_daily}');
  cadence constant text := replace(link.purpose, 'mail_', '');
begin
  if cadence is not null then
    perform private.prefer_mail(link.person_id, array(
      select k.kind from private.notification_kinds k
      where k.mail = 'optional' and private.notification_cadence(link.person_id, k) = cadence), 'none');
  end if;
  return cadence;
end;
$$;

select private.expose('stop_notification_mail(token)', 'anon, authenticated',
  'Ends the optional mail with this token; returns at_once or daily, or null.');

insert into private.duties (name, every, route, due) values
  ('send mail of notifications', '0', 'notifications/send',
   $$exists (select from private.due_mails where topic = 'notifications')$$);
