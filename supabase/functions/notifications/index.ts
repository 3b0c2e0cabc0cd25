import { requireService, route } from "../_shared/edge/http.ts";
import { createMailApp } from "../_shared/edge/mail-app.ts";
import { createOutbox, createSender } from "../_shared/edge/outbox.ts";
import { startMailFunctionWith } from "../_shared/edge/start-mail.ts";
import { createThirdParty } from "../_shared/edge/third-parties.ts";
import { createPusher, readPushSettings } from "../_shared/edge/web-push.ts";
import { composeNotificationMail, type DueNotificationMail } from "./message.ts";
import { sendPushes } from "./push.ts";

/**
 * Notifications as mail and on devices. `POST /push` sends messages that are due to devices, for our scheduler; `GET
 * /push-key` answers with the key that browsers subscribe with, null on a site without pushes.
 */
Deno.serve(
  startMailFunctionWith(
    "notifications",
    (read) => ({ push: readPushSettings(read) }),
    (parts) => {
      const { platform, database, callers, mailer, mail, push } = parts;
      const service = database.serviceClient();
      const outbox = createOutbox<DueNotificationMail>(service, (p_limit) =>
        service.rpc("claim_notification_mails", { p_limit }),
      );
      const settings = { ...mail, apiUrl: platform.publicUrl };
      const pusher = createPusher(push, {
        siteUrl: mail.siteUrl,
        timeoutMs: platform.timeoutMs,
        service: createThirdParty("push", database),
      });
      const app = createMailApp({
        ...parts,
        name: "notifications",
        stop: {
          path: "/stop",
          ask: (client, token) => client.rpc("stop_notification_mail", { token }),
        },
        sender: createSender(outbox, mailer, (due) => composeNotificationMail(due, settings)),
      });
      route(app, "/push", {
        post: async (c) => {
          requireService(c, callers);
          return c.json(pusher ? await sendPushes(service, pusher) : { sent: 0, failed: 0 });
        },
      });
      route(app, "/push-key", { get: (c) => c.json({ key: pusher?.publicKey ?? null }) });
      return app;
    },
  ),
);
