import type { Sql } from "./database.ts";

interface MailClock {
  sql: Pick<Sql, "query">;
  apiUrl: string;
  secretKey: string;
  everyMs: number;
  log: (line: string) => void;
}

/**
 * The scheduler of the local cloud: asks `send-booking-emails` again and again to send what is due
 * and to settle the viewings that are over. The database is asked first, so that no function is
 * started for nothing. Returns how to stop it.
 */
export function startMailClock({ sql, apiUrl, secretKey, everyMs, log }: MailClock) {
  const leaving = new AbortController();
  let running: Promise<void> | undefined;
  const tick = async () => {
    const [state] = await sql.query<{ is_due: boolean }>(IS_DUE);
    if (!state?.is_due || leaving.signal.aborted) return;
    const answer = await fetch(`${apiUrl}/functions/v1/send-booking-emails`, {
      method: "POST",
      headers: { authorization: `Bearer ${secretKey}` },
      signal: leaving.signal,
    });
    const text = await answer.text();
    if (!answer.ok) log(`[mail] The mail that is due could not be sent: ${text}`);
  };
  const timer = setInterval(() => {
    running ??= tick()
      .catch((error: Error) => {
        if (!leaving.signal.aborted) log(`[mail] ${error.message}`);
      })
      .finally(() => {
        running = undefined;
      });
  }, everyMs);
  timer.unref();
  return async (): Promise<void> => {
    clearInterval(timer);
    leaving.abort();
    await running;
  };
}

/** As `claim_booking_emails` and `settle_past_bookings` choose. */
const IS_DUE = `
  select exists (
    select from private.email_outbox
    where sent_at is null and next_attempt_at <= now() and attempts < 20
      and (leased_until is null or leased_until < now())
  ) or exists (
    select from public.bookings
    where status in ('pending', 'confirmed') and starts_at < now() - interval '1 hour'
  ) as is_due`;
