-- What operators do without a report: they look for a person, a home or an email, and open a case about a person. The
-- case is then decided like any other (moderating): with a reason, which the person reads and may answer.

-- What an address, a name, a title, a town or an id finds: at most ten of each kind. Addresses are masked, and of a name
-- only the first is shown.
create function private.operator_find(p_words text)
returns table (kind text, id uuid, name text, detail text, happened_at timestamptz, is_suspended boolean)
language plpgsql stable security definer set search_path = '' as $$
declare
  words constant text := lower(btrim(p_words));
  beginning constant text := replace(replace(replace(words, '\', '\\'), '%', '\%'), '_', '\_') || '%';
  mailbox constant text := case when words like '%@%' then private.mailbox_of(words) end;
begin
  perform private.require_role('operator');
  if char_length(words) not between 2 and 200 then
    return;
  end if;
  return query
  (select 'person', u.id, private.first_name(p.full_name), private.masked_address(u.email::text), u.created_at,
          private.is_suspended(u.id)
   from auth.users u join public.profiles p on p.id = u.id
   where u.id::text = words or private.mailbox_of(u.email::text) = mailbox or lower(p.full_name) like beginning
   order by u.created_at desc, u.id limit 10)
  union all
  (select 'home', l.id, l.title, l.status || ', ' || l.city || ', ' || l.state, l.created_at, false
   from public.listings l
   where l.id::text = words or lower(l.title) like beginning or lower(l.city) like beginning
   order by l.created_at desc, l.id limit 10)
  union all
  (select 'mail', o.id, o.topic || ': ' || o.kind,
          case when o.sent_at is not null then 'sent' when o.dropped_at is not null then coalesce(o.last_error, 'not sent')
               else 'waiting' end,
          coalesce(o.sent_at, o.dropped_at, o.told_at), false
   from private.email_outbox o
   where mailbox is not null and private.mailbox_of(private.address_of_mail(row(o.*)::private.email_outbox)) = mailbox
   order by coalesce(o.sent_at, o.dropped_at, o.told_at) desc, o.id limit 10);
end;
$$;

-- Opens a case about a person's account, or adds to the one that is open. Returns the case. Each opening is a report of
-- its own, so that a second operator's words are kept, too.
create function private.open_case(p_id uuid, p_person uuid, p_reason text, p_words text) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  written constant text := btrim(regexp_replace(coalesce(p_words, ''), '\r\n?', E'\n', 'g'), E' \n\t');
  subject private.reported;
begin
  perform private.require_role('operator');
  if p_id is null or coalesce(p_reason, '') not in ('fraud', 'harassment', 'discrimination', 'spam', 'other')
     or char_length(written) not between private.limit_of('reports.reason_least') and private.limit_of('reports.words')
     or translate(written, E'\n\t', '') ~ '[[:cntrl:]]' then
    raise exception using errcode = 'PT422', message = 'decision_invalid';
  end if;
  if p_person = auth.uid() then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
  if not exists (select from auth.users u where u.id = p_person) then
    raise exception using errcode = 'PT404', message = 'case_unknown';
  end if;
  subject.subject_id := p_person::text;
  subject.accused_id := p_person;
  subject.accused_mailbox := private.mailbox_of_person(p_person);
  return private.file_report(p_id, 'person', subject, null, 'staff:' || p_id, p_reason, written);
end;
$$;

select private.expose('operator_find(words)', 'authenticated',
  'Called by operators. People, homes and emails by an address, a name, a title, a town or an id, with masked addresses.');
select private.expose('open_case(id, person, reason, words)', 'authenticated',
  'Called by operators. Opens a case about a person without a report; the case is decided like any other.');
