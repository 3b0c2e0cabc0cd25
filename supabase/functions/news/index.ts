import { createOutbox, createSender } from "../_shared/edge/outbox.ts";
import { startMailFunction } from "../_shared/edge/start-mail.ts";
import { createNewsApp } from "./app.ts";
import { composeNewsMail, type DueNewsMail } from "./message.ts";
import { createNewsStore } from "./store.ts";

Deno.serve(
  startMailFunction("news", (parts) => {
    const { platform, database, mailer, mail } = parts;
    const service = database.serviceClient();
    const outbox = createOutbox<DueNewsMail>(service, (p_limit, p_subscription_id) =>
      service.rpc("claim_news_mails", { p_limit, p_subscription_id }),
    );
    const settings = { ...mail, apiUrl: platform.publicUrl };
    return createNewsApp({
      ...parts,
      store: createNewsStore(database),
      sender: createSender(outbox, mailer, (due) => composeNewsMail(due, settings)),
    });
  }),
);
