import { createOutbox, createSender } from "../_shared/edge/outbox.ts";
import { startMailFunction } from "../_shared/edge/start-mail.ts";
import { createBookingEmailsApp } from "./app.ts";
import { type DueEmail, mailsOf } from "./due-email.ts";
import { composeEmail } from "./messages.ts";
import { createBookingStore } from "./store.ts";

Deno.serve(
  startMailFunction("send-booking-emails", (parts) => {
    const { database, mailer, mail } = parts;
    const service = database.serviceClient();
    const outbox = createOutbox<DueEmail>(service, (p_limit, p_booking_id) =>
      service.rpc("claim_booking_emails", { p_limit, p_booking_id }),
    );
    return createBookingEmailsApp({
      ...parts,
      store: createBookingStore(database),
      sender: createSender(
        {
          ...outbox,
          claim: async (limit, only) => mailsOf(await outbox.claim(limit, only)),
        },
        mailer,
        (due) => composeEmail(due, mail),
      ),
    });
  }),
);
