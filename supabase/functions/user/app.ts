import { AppError } from "../_shared/domain/site/errors/errors.ts";
import { EXPORTS_PER_DAY } from "../_shared/domain/site/errors/limits.ts";
import { type Callers, requireSelf, requireUser } from "../_shared/edge/caller.ts";
import type { Platform } from "../_shared/edge/env.ts";
import {
  createApp,
  type EdgeContext,
  readObject,
  requireService,
  route,
} from "../_shared/edge/http.ts";
import { DAY_S, HOUR_S, requireRate } from "../_shared/edge/rate.ts";
import { type DeletionGateways, deleteAccount, finishDeletions } from "./deletion.ts";
import { exportName, writeExport } from "./export.ts";
import type { ExportStore } from "./export-store.ts";
import type { PasswordCheck } from "./password-check.ts";
import type { SubscriptionStore } from "./store.ts";

type UserGateways = DeletionGateways & {
  platform: Pick<Platform, "allowedOrigins" | "publicUrl">;
  callers: Callers;
  subscriptions: SubscriptionStore;
  exports: ExportStore;
  passwords: PasswordCheck;
};

/** Enough to retry while a service is failing. */
const DELETIONS_PER_HOUR = 20;

/** A user's account (docs/product.md A§7): subscription, export, deletion. */
export function createUserApp(gateways: UserGateways) {
  const app = createApp({ name: "user", allowedOrigins: gateways.platform.allowedOrigins });
  route(app, "/subscription/:userId", { get: (c) => subscription(c, gateways) });
  route(app, "/export", { get: (c) => exportData(c, gateways) });
  route(app, "/account", { delete: (c) => endAccount(c, gateways) });
  route(app, "/finish-deletions", { post: (c) => finishClosing(c, gateways) });
  return app;
}

/** `GET /user/subscription/:userId` → {user_id, subscription_plan}; the caller's own only. */
async function subscription(c: EdgeContext, { callers, subscriptions }: UserGateways) {
  const user = requireSelf(await callers.identify(c.req.raw), c.req.param("userId") ?? "");
  return c.json(await subscriptions.of(user));
}

/** `GET /user/export` → all of the caller's data as one JSON file. */
async function exportData(c: EdgeContext, { callers, exports, accounts, platform }: UserGateways) {
  const user = await requireUser(c, callers);
  await requireRate(accounts.takeRate, `export:${user.id}`, DAY_S, EXPORTS_PER_DAY, "export_limit");
  const now = new Date();
  const data = await exports.of(user);
  c.header("Content-Type", "application/json; charset=utf-8");
  c.header("Content-Disposition", `attachment; filename="${exportName(now)}"`);
  return c.body(writeExport(data, now, platform.publicUrl));
}

/**
 * `DELETE /user/account` {password} → 200 {status: "deleted"}, or 202 {status: "closing"} until visitors have
 * been told about their showings. Requires a recent sign-in, because a session may be stolen or
 * left open, and the password of an account that has one. A repeated request continues where the last one stopped.
 */
async function endAccount(c: EdgeContext, gateways: UserGateways) {
  const user = await requireUser(c, gateways.callers);
  const { accounts } = gateways;
  await requireRate(accounts.takeRate, `account:delete:${user.id}`, HOUR_S, DELETIONS_PER_HOUR);
  const { password } = (await readObject(c, {})) as { password?: unknown };
  if (!(await accounts.hasJustSignedIn(user))) throw new AppError("sign_in_again");
  if (!(await gateways.passwords.opens(user.id, password))) throw new AppError("wrong_password");
  const status = await deleteAccount(user.id, gateways);
  return c.json({ status }, status === "deleted" ? 200 : 202);
}

/** `POST /user/finish-deletions`, for the scheduler: continues waiting deletions. */
async function finishClosing(c: EdgeContext, gateways: UserGateways) {
  requireService(c, gateways.callers);
  return c.json(await finishDeletions(gateways));
}
