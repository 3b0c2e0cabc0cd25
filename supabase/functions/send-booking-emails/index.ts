import { createOutbox, createSender } from "../_shared/edge/outbox.ts";
import { startMailFunction } from "../_shared/edge/start-mail.ts";
import { createBookingEmailsApp } from "./app.ts";
import type { DueEmail } from "./due-email.ts";
import { composeEmail } from "./messages.ts";
import { createBookingStore } from "./store.ts";

Deno.serve(
  startMailFunction("send-booking-emails", (parts) => {
    const { database, mailer, mail } = parts;
    const outbox = createOutbox<DueEmail>(database.serviceClient(), "claim_booking_emails");
    return createBookingEmailsApp({
      ...parts,
      store: createBookingStore(database),
      sender: createSender(outbox, mailer, (due) => composeEmail(due, mail)),
    });
  }),
);
