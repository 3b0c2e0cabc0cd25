-- Feedback: after a showing, its visitor answers three questions, for the owner only.

create table public.showing_feedback (
  booking_id uuid primary key references public.bookings (id) on delete cascade,
  listing_id uuid not null references public.listings (id) on delete cascade,
  owner_id uuid not null references auth.users (id) on delete cascade,
  impression smallint not null check (impression between 1 and 5),
  price text not null check (price in ('low', 'right', 'high')),
  offer text not null check (offer in ('yes', 'maybe', 'no')),
  note text check (char_length(note) <= 500),
  created_at timestamptz not null default now()
);
comment on table public.showing_feedback is 'A visitor''s answers after a showing, given once through their link. Only the home''s owner reads them.';
comment on column public.showing_feedback.impression is '1 to 5, where 5 is best.';
comment on column public.showing_feedback.price is 'How the visitor finds the price.';
comment on column public.showing_feedback.offer is 'Whether the visitor would make an offer.';
create index showing_feedback_of_listing on public.showing_feedback (listing_id);
create index showing_feedback_of_owner on public.showing_feedback (owner_id);

alter table public.showing_feedback enable row level security;
select private.let_read('authenticated', 'showing_feedback');

create policy "Owners read what visitors thought of their homes" on public.showing_feedback
  for select to authenticated using (listing_id = any ((select private.my_homes())::uuid[]));

-- Feedback is accepted after a showing that took place, as long as its link works. An inspector gives none, because
-- they are no buyer.
create function private.takes_feedback(p_booking public.bookings) returns boolean
language sql stable set search_path = '' as $$
  select p_booking.status in ('confirmed', 'completed') and not p_booking.no_show and p_booking.party_id is null
     and p_booking.starts_at <= now() and p_booking.starts_at > private.oldest_linked_showing();
$$;

-- Runs under row-level security: for another owner's home there is nothing to sum up.
create function public.feedback_summary(listing uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'count', count(*),
    'impression', round(avg(f.impression), 1),
    'price', jsonb_build_object('low', count(*) filter (where f.price = 'low'),
                                'right', count(*) filter (where f.price = 'right'),
                                'high', count(*) filter (where f.price = 'high')),
    'offer', jsonb_build_object('yes', count(*) filter (where f.offer = 'yes'),
                                'maybe', count(*) filter (where f.offer = 'maybe'),
                                'no', count(*) filter (where f.offer = 'no')),
    'notes', coalesce(
      jsonb_agg(jsonb_build_object('note', f.note, 'impression', f.impression, 'created_at', f.created_at)
                order by f.created_at desc) filter (where f.note is not null), '[]'))
  from public.showing_feedback f where f.listing_id = listing;
$$;
comment on function public.feedback_summary is 'For the owner: a summary of visitors'' feedback on a home.';

grant execute on function public.feedback_summary to authenticated, service_role;
