-- How many emails of each share are sent a day (UTC), for all homes and people together. They are settings, because they
-- depend on the plan at the mail service: `npm run operator -- mail` shows and changes them. The file sending_mail says what each share is for.

create table private.mail_caps (
  share text primary key,
  cap integer not null check (cap between 1 and 1000000)
);
comment on table private.mail_caps is 'How many emails of each share are sent a day, for all homes and people together; changed by the operator.';
insert into private.mail_caps (share, cap)
values ('first', 1000), ('answer', 1000), ('search', 2000), ('notice', 2000), ('talk', 1000), ('party', 500), ('safety', 500),
       ('news:confirm', 2000), ('news:news', 2000), ('news:times', 2000);

select private.only_for_server('select', 'mail_caps');

create function private.mail_caps() returns table (share text, cap integer)
language sql stable security definer set search_path = '' as $$
  select c.share, c.cap from private.mail_caps c order by c.share;
$$;

-- Sets the cap of one share; without a share, scales all of them so that together they are at most p_cap. Returns how
-- many were changed: none if there is no such share, or fewer emails than shares.
create function private.set_mail_cap(p_cap integer, p_share text default null) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  shares constant integer := (select count(*) from private.mail_caps);
  total constant numeric := (select sum(c.cap) from private.mail_caps c);
  changed integer;
begin
  update private.mail_caps c
  set cap = case when p_share is null then 1 + floor((p_cap - shares) * c.cap / total) else p_cap end
  where c.share = p_share or (p_share is null and p_cap >= shares);
  get diagnostics changed = row_count;
  return changed;
end;
$$;

select private.expose('mail_caps()', 'service_role',
  'Called by `npm run operator`. How many emails of each share are sent a day.');
select private.expose('set_mail_cap(p_cap, p_share)', 'service_role',
  'Called by `npm run operator`. Sets how many emails of a share, or of all together, are sent a day.');
