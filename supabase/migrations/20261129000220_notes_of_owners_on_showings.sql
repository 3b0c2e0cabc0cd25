-- What owners note for themselves on a showing. Showings of earlier releases have no note, so that the check reads no text.
alter table public.bookings add column owner_note text;
-- squawk-ignore-file constraint-missing-not-valid
alter table public.bookings
  add constraint bookings_owner_note_check check (char_length(owner_note) <= 1000) not valid;
alter table public.bookings validate constraint bookings_owner_note_check;
