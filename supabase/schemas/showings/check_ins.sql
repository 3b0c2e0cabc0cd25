-- Safety on the day of showings: an owner who lets a stranger in starts a timer. If the timer passes and the owner hasn't
-- said that all is well, the person whom the owner trusts is mailed (decision 219). The acts are in trusted_people.
--
-- A timer and a person of trust belong to the person who pressed, not to the home: co-owners see neither those of each
-- other, because only the person at the door knows that all is well.
--
-- Order of locks: the turn of the person, their account, the person of trust, the timer, notifications, mail.

create table private.trusted_people (
  id uuid primary key,
  owner_id uuid not null unique references auth.users (id) on delete cascade,
  n integer not null unique generated always as identity,
  name text not null check (
    char_length(name) between 1 and 100 and private.is_visible(name) and name !~ '[[:cntrl:]]'),
  email text not null check (char_length(email) <= 254 and private.is_email(email)),
  asked_at timestamptz not null default now(),
  agreed_at timestamptz
);
comment on table private.trusted_people is 'The person whom an owner has told us to mail when a timer passes. Only a person who agreed by the link in their mail gets more than that mail.';
comment on column private.trusted_people.id is 'The browser generates this id, so that the same choice that is sent again is recognized.';
comment on column private.trusted_people.n is 'Tells the mails to one person of trust from those to the next (email_outbox.sequence).';
create index trusted_people_asked on private.trusted_people (asked_at) where agreed_at is null;

create table private.check_ins (
  id uuid primary key,
  booking_id uuid not null references public.bookings (id) on delete cascade,
  person_id uuid not null references auth.users (id) on delete cascade,
  n integer not null unique generated always as identity,
  minutes smallint not null check (minutes in (15, 30, 45, 60, 90)),
  started_at timestamptz not null default now(),
  ends_at timestamptz not null,
  reminded_at timestamptz,
  passed_at timestamptz,
  ended_at timestamptz,
  ended text check (ended in ('well', 'left', 'no_show')),
  caused_by private.caller,
  constraint check_ins_ended check ((ended is null) = (ended_at is null)),
  constraint check_ins_end check (ends_at > started_at)
);
comment on table private.check_ins is 'Timers that owners start when a visitor is there.';
comment on column private.check_ins.id is 'The browser generates this id, so that the same press that is sent again starts one timer.';
comment on column private.check_ins.person_id is 'The owner who pressed; only they see, extend and end it.';
comment on column private.check_ins.n is 'Tells the mails about one timer from those about the next (email_outbox.sequence).';
comment on column private.check_ins.reminded_at is 'When the owner was last told that it passes soon.';
comment on column private.check_ins.passed_at is 'When it passed without an end. It then can''t be extended any more.';
comment on column private.check_ins.caused_by is 'The owner as the pots know them: mail about the timer is theirs, although the clock writes it.';
create unique index check_ins_one_runs on private.check_ins (booking_id, person_id) where ended_at is null;
create index check_ins_of_booking on private.check_ins (booking_id);
create index check_ins_of_person on private.check_ins (person_id, started_at);
create index check_ins_running on private.check_ins (ends_at) where ended_at is null and passed_at is null;
create index check_ins_started on private.check_ins (started_at);

select private.only_for_server('select', 'trusted_people', 'check_ins');

-- A visitor who didn't come leaves no timer running.
create function private.end_timers_of_no_show(old public.bookings, new public.bookings) returns void
language sql volatile set search_path = '' as $$
  update private.check_ins c set ended_at = now(), ended = 'no_show'
  where c.booking_id = new.id and c.ended_at is null and new.no_show and not old.no_show;
$$;
