import type { Unended } from "../_shared/domain/site/database/stored-answers.ts";
import { AppError } from "../_shared/domain/site/errors/errors.ts";
import { describeError, log } from "../_shared/edge/log.ts";
import { requireStripe, type StripeEnding } from "../_shared/edge/stripe.ts";
import type { AccountStore } from "./account-store.ts";
import type { MailRound } from "./mail-round.ts";

export type DeletionGateways = {
  accounts: AccountStore;
  /** Undefined if the site takes no payments. */
  stripe: StripeEnding | undefined;
  mail: MailRound;
};

/** "deleted" now or earlier; "closing" until visitors have been told. */
type DeletionStatus = "deleted" | "closing";

/** The platform ends a call after 150 s, and each account may wait for mail. */
const ACCOUNTS_A_CALL = 5;
/** Files may be added while we delete, and mail is sent once. */
const MAX_ROUNDS = 4;

/**
 * Hides the account, cancels what Stripe would charge, deletes the files, notifies visitors, and
 * then deletes the user with all rows. Every step can be interrupted and repeated.
 * @throws AppError `account_outcome_unknown` if it may have begun, `account_closing` if it has.
 */
export async function deleteAccount(
  userId: string,
  gateways: DeletionGateways,
): Promise<DeletionStatus> {
  const unended = await gateways.accounts.begin(userId);
  if (unended === null) return "deleted";
  try {
    // Charges are stopped first, so that no person pays for a half-deleted account.
    await endPayments(unended, gateways.stripe);
    return await finish(userId, gateways);
  } catch (error) {
    throw new AppError("account_closing", { cause: error });
  }
}

/**
 * Continues deletions that were interrupted or wait for mail. A failing one doesn't hold up the
 * others.
 */
export async function finishDeletions(gateways: DeletionGateways) {
  const counts = { deleted: 0, closing: 0, failed: 0 };
  for (const userId of await gateways.accounts.claim(ACCOUNTS_A_CALL)) {
    try {
      counts[await deleteAccount(userId, gateways)] += 1;
    } catch (error) {
      counts.failed += 1;
      log("deletion_failed", { cause: describeError(error) });
    }
  }
  return counts;
}

async function endPayments(
  { subscriptions, sessions }: Unended,
  gateway: StripeEnding | undefined,
): Promise<void> {
  if (subscriptions.length === 0 && sessions.length === 0) return;
  // Without Stripe's key, a deleted account would still be charged every month.
  const stripe = requireStripe(gateway);
  const running = new Set(subscriptions);
  for (const id of sessions) {
    await stripe.expireSession(id);
    // Paid at the last moment, and the event hasn't arrived: the subscription must not renew.
    const { status, subscription } = (await stripe.findSession(id)) ?? {};
    if (status === "complete" && subscription)
      running.add(typeof subscription === "string" ? subscription : subscription.id);
  }
  for (const id of running) await stripe.cancelSubscription(id);
}

async function finish(
  userId: string,
  { accounts, mail }: DeletionGateways,
): Promise<DeletionStatus> {
  let hasAskedForMail = false;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const state = await accounts.finish(userId);
    if (state === "deleted") return "deleted";
    if (state === "files") {
      await accounts.removeFiles(userId);
    } else {
      if (hasAskedForMail) return "closing";
      hasAskedForMail = true;
      await mail.send();
    }
  }
  return "closing";
}
