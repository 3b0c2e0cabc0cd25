import { randomBytes } from "node:crypto";
import { type BooksOptions, createBooks } from "./books.ts";
import type { Customer, Metadata, Subscription } from "./objects.ts";
import { itemOf } from "./records.ts";
import { createReversals } from "./reversals.ts";
import { createSessions } from "./sessions.ts";
import { createSubscriptions } from "./subscriptions.ts";

export type Ledger = ReturnType<typeof createLedger>;

/** The movements of money at Stripe, as rules over its objects, without HTTP and without a clock of its own. */
export function createLedger(options: Omit<BooksOptions, "newId"> & Partial<BooksOptions>) {
  const books = createBooks({ newId: randomId, ...options });
  const { state, now, newId } = books;
  const sessions = createSessions(books);
  const subscriptions = createSubscriptions(books);
  return {
    state,
    ...sessions,
    ...subscriptions,
    ...createReversals(books),

    createCustomer(email: string | null, metadata: Metadata): Customer {
      const customer: Customer = {
        id: `cus_${newId()}`,
        object: "customer",
        created: now(),
        email,
        balance: 0,
        metadata,
        livemode: false,
      };
      state.customers[customer.id] = customer;
      return customer;
    },

    /** Does everything that has come due. */
    tick(): void {
      for (const delayed of [...state.delayed]) {
        const session = state.sessions[delayed.session];
        if (session && delayed.due <= now()) sessions.settleDelayed(session, delayed.succeeds);
      }
      for (const session of Object.values(state.sessions)) {
        if (session.expires_at <= now()) sessions.expireSession(session);
      }
      for (const subscription of Object.values(state.subscriptions)) {
        // Several invoices are due at the same time after months without running.
        while (subscription.status === "active" && isOver(subscription, now())) {
          if (subscription.cancel_at_period_end) subscriptions.cancel(subscription, false);
          else subscriptions.renew(subscription);
        }
      }
    },
  };
}

function isOver(subscription: Subscription, now: number): boolean {
  return (itemOf(subscription)?.current_period_end ?? Number.POSITIVE_INFINITY) <= now;
}

function randomId(): string {
  return randomBytes(12).toString("base64url").replace(/[-_]/g, "x");
}
