import { AppError } from "../_shared/domain/site/errors/errors.ts";
import { isUuid } from "../_shared/domain/site/text/ids.ts";
import type { User } from "../_shared/edge/caller.ts";
import { createApp, type EdgeContext, route } from "../_shared/edge/http.ts";
import { describeError, log } from "../_shared/edge/log.ts";
import { sweeper } from "../_shared/edge/sweep.ts";
import { postChat } from "./ask.ts";
import type { ChatGateways } from "./gateways.ts";

/**
 * Conversations with Vesty (docs/product.md A§7). Except for `ping`, every route serves the
 * caller's own data.
 */
export function createChatbotApp(gateways: ChatGateways) {
  const { callers, chats, images, ledger } = gateways;
  const app = createApp({ name: "chatbot", allowedOrigins: gateways.platform.allowedOrigins });
  const own = (answer: (c: EdgeContext, user: User) => Response | Promise<Response>) => {
    return async (c: EdgeContext) => answer(c, await requireChatter(c, gateways));
  };
  route(app, "/ping", { get: (c) => c.json({ pong: true, is_set_up: gateways.hasModel }) });
  route(app, "/limits", { get: own(async (c, user) => c.json(await chats.limits(user))) });
  route(app, "/thread", {
    post: own(async (c, user) => c.json({ thread_id: await chats.openThread(user) }, 201)),
  });
  route(app, "/threads", { get: own(async (c, user) => c.json(await chats.threads(user))) });
  route(app, "/thread/:id", { delete: own((c, user) => deleteThread(c, user, gateways)) });
  route(app, "/history", { get: own((c, user) => history(c, user, gateways)) });
  route(app, "/chat", { post: own((c, user) => postChat(c, user, gateways)) });
  route(app, "/sweep", { post: sweeper(callers, ledger.sweep, images.remove) });
  return app;
}

async function requireChatter(c: EdgeContext, { callers }: ChatGateways): Promise<User> {
  const caller = await callers.identify(c.req.raw);
  if (caller.kind !== "user") throw new AppError("chat_login");
  return caller;
}

/** `GET /chatbot/history?thread_id=`: an invalid id reads like a missing thread. */
async function history(c: EdgeContext, user: User, { chats }: ChatGateways) {
  const id = c.req.query("thread_id");
  if (!isUuid(id)) return c.json({ exists: false, messages: [] });
  return c.json(await chats.history(id.toLowerCase(), user));
}

/** `DELETE /chatbot/thread/:id` → 204, whether or not the thread existed. */
async function deleteThread(c: EdgeContext, user: User, { chats, images }: ChatGateways) {
  const id = c.req.param("id");
  if (isUuid(id)) {
    const files = await chats.deleteThread(id.toLowerCase(), user);
    // The conversation is gone; the sweep removes any files left behind.
    await images.removeOwn(files, user).catch((error) => {
      log("chat_images_not_removed", { cause: describeError(error) });
    });
  }
  return c.body(null, 204);
}
