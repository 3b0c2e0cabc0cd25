-- Reads the rows that were there before the last file, while others write.
alter table public.listing_views validate constraint listing_views_until;
alter table private.rate_buckets validate constraint rate_buckets_until;

-- By these, duties find what is to be erased, and read nothing else (decision 227).
-- squawk-ignore-file require-concurrent-index-creation, require-concurrent-index-deletion
create index bookings_to_forget on public.bookings (starts_at)
  where visitor_email <> 'removed@visitor.invalid' and status in ('cancelled', 'completed');
create index proven_mailboxes_by_age on private.proven_mailboxes (proven_at);
create index invitation_refusals_by_age on private.invitation_refusals (at);
create index notifications_by_age on public.notifications (created_at);
create index home_marks_by_age on public.home_marks (seen_at) where seen_at is not null;
create index email_outbox_by_age on private.email_outbox (least(sent_at, dropped_at)) where topic <> 'showings';
create index conversations_left on public.conversations (id) where owner_id is null or buyer_id is null;
create index links_ended on private.links (purpose, expires_at) where expires_at < 'infinity';
drop index private.links_expired;
