import type { Callers } from "./caller.ts";
import { ask, type Client, type Database } from "./database.ts";
import type { Platform } from "./env.ts";
import { createApp, type EdgeContext, requireService, route } from "./http.ts";
import type { Sender } from "./outbox.ts";

/**
 * A function that sends mail that people can unsubscribe from. `POST /send` sends what is due, for our
 * scheduler. `POST <stop.path>?token=…` is the one-click unsubscribe of mail programs (RFC 8058); it
 * answers every link alike, so that it doesn't reveal which ones exist.
 */
export function createMailApp(options: {
  name: string;
  stop: { path: string; ask: (client: Client, token: string) => Parameters<typeof ask>[0] };
  platform: Pick<Platform, "allowedOrigins">;
  database: Database;
  callers: Callers;
  sender: Sender;
}) {
  const { name, stop, platform, database, callers, sender } = options;
  const app = createApp({ name, allowedOrigins: platform.allowedOrigins });
  route(app, "/send", {
    post: async (c) => {
      requireService(c, callers);
      return c.json(await sender.sendAll());
    },
  });
  route(app, stop.path, {
    post: async (c) => {
      const token = tokenIn(c);
      if (token !== undefined)
        await ask(stop.ask(database.anonymousClient(), token), "unavailable");
      return c.body(null, 204);
    },
  });
  return app;
}

/**
 * The token of an unsubscribe link; undefined for anything that isn't one, such as text that Postgres can't
 * hold.
 */
function tokenIn(c: EdgeContext): string | undefined {
  return /^[\w-]{1,200}$/.exec(c.req.query("token") ?? "")?.[0];
}
