import { createMailApp } from "../_shared/edge/mail-app.ts";
import { createOutbox, createSender } from "../_shared/edge/outbox.ts";
import { startMailFunction } from "../_shared/edge/start-mail.ts";
import { composeSearchMail, type DueSearchMail } from "./message.ts";

Deno.serve(
  startMailFunction("saved-searches", (parts) => {
    const { platform, database, mailer, mail } = parts;
    const service = database.serviceClient();
    const outbox = createOutbox<DueSearchMail>(service, (p_limit) =>
      service.rpc("claim_saved_search_mails", { p_limit }),
    );
    const settings = { ...mail, apiUrl: platform.publicUrl };
    return createMailApp({
      ...parts,
      name: "saved-searches",
      stop: {
        path: "/unsubscribe",
        ask: (client, token) => client.rpc("unsubscribe_saved_search", { token }),
      },
      sender: createSender(outbox, mailer, (due) => composeSearchMail(due, settings)),
    });
  }),
);
