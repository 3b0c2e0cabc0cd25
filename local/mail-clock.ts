import { type ClockCloud, startClock } from "./clock.ts";

/**
 * The scheduler of the local cloud: asks `send-booking-emails` again and again to send what is due,
 * to settle the viewings that are over and to fill the weeks to come.
 */
export function startMailClock(cloud: ClockCloud) {
  return startClock(cloud, {
    path: "send-booking-emails",
    isDue: IS_DUE,
    name: "mail",
    trouble: "The mail that is due could not be sent",
  });
}

/** As `claim_booking_emails`, `settle_past_bookings` and `fill_availability` choose. */
const IS_DUE = `
  select exists (
    select from private.email_outbox
    where sent_at is null and dropped_at is null and next_attempt_at <= now() and attempts < 20
      and (leased_until is null or leased_until < now())
  ) or exists (
    select from public.bookings
    where status in ('pending', 'confirmed') and starts_at < now() - interval '1 hour'
  ) or exists (
    select from public.viewing_settings s
    join public.listings l on l.id = s.listing_id
    left join public.availability_rules r on r.listing_id = s.listing_id
    where s.weekly_hours <> '{}' and l.time_zone is not null and l.status not in ('sold', 'withdrawn')
      and coalesce(s.filled_until, '-infinity')
          < (now() at time zone l.time_zone)::date + coalesce(r.horizon_days, 60)
  ) as is_due`;
