import { createMailApp } from "../_shared/edge/mail-app.ts";
import { createOutbox, createSender } from "../_shared/edge/outbox.ts";
import { startMailFunction } from "../_shared/edge/start-mail.ts";
import { composeNotificationMail, type DueNotificationMail } from "./message.ts";

Deno.serve(
  startMailFunction("notifications", (parts) => {
    const { platform, database, mailer, mail } = parts;
    const service = database.serviceClient();
    const outbox = createOutbox<DueNotificationMail>(service, (p_limit) =>
      service.rpc("claim_notification_mails", { p_limit }),
    );
    const settings = { ...mail, apiUrl: platform.publicUrl };
    return createMailApp({
      ...parts,
      name: "notifications",
      stop: {
        path: "/stop",
        ask: (client, token) => client.rpc("stop_notification_mail", { token }),
      },
      sender: createSender(outbox, mailer, (due) => composeNotificationMail(due, settings)),
    });
  }),
);
