import { createMailApp } from "../_shared/edge/mail-app.ts";
import { createOutbox, createSender } from "../_shared/edge/outbox.ts";
import { startMailFunction } from "../_shared/edge/start-mail.ts";
import { composeInvitation, type DueInvitation } from "./message.ts";

/** Invitations to people who work on a sale. `POST /parties/refuse?token=…` says that one isn't meant for its mailbox. */
Deno.serve(
  startMailFunction("parties", (parts) => {
    const { platform, database, callers, mailer, mail } = parts;
    const service = database.serviceClient();
    const outbox = createOutbox<DueInvitation>(service, (p_limit) =>
      service.rpc("claim_invitations", { p_limit }),
    );
    const settings = { ...mail, apiUrl: platform.publicUrl };
    return createMailApp({
      name: "parties",
      stop: { path: "/refuse", ask: (client, token) => client.rpc("refuse_invitation", { token }) },
      platform,
      database,
      callers,
      sender: createSender(outbox, mailer, (due) => composeInvitation(due, settings)),
    });
  }),
);
