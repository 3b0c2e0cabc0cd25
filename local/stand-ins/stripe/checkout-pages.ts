import { type Context, Hono } from "hono";
import { readCard } from "./cards.ts";
import type { Ledger } from "./ledger.ts";
import type { Session } from "./objects.ts";
import {
  authenticatePage,
  closedPage,
  invoicePage,
  payPage,
  portalPage,
  receiptPage,
} from "./pages.ts";

/** The customer's side: the hosted payment page, the billing portal, receipts and invoices. */
export function createCustomerPages(ledger: Ledger): Hono {
  const { state } = ledger;
  const app = new Hono();
  const emailOf = (session: Session) => state.customers[session.customer]?.email ?? null;

  app.get("/pay/:id", (c) => {
    const session = state.sessions[c.req.param("id")];
    if (!session) return c.notFound();
    return unlessOpen(c, session) ?? c.html(payPage(session, emailOf(session)));
  });
  app.post("/pay/:id", async (c) => {
    const session = state.sessions[c.req.param("id")];
    if (!session) return c.notFound();
    const closed = unlessOpen(c, session);
    if (closed) return closed;
    const form = await c.req.parseBody();
    const method = String(form.method ?? "card");
    if (method === "debit" || method === "debit_fails") {
      ledger.payLater(session, method === "debit");
      return backToSite(c, session);
    }
    const card = readCard(
      {
        number: String(form.number ?? ""),
        expiry: String(form.expiry ?? ""),
        cvc: String(form.cvc ?? ""),
      },
      new Date(),
    );
    if (card.outcome === "authenticate") return c.html(authenticatePage(session));
    if (card.outcome === undefined) {
      return c.html(payPage(session, emailOf(session), card.problem), 402);
    }
    ledger.pay(session, { declinesRenewals: card.outcome === "pays_once" });
    return backToSite(c, session);
  });
  app.post("/pay/:id/authenticate", async (c) => {
    const session = state.sessions[c.req.param("id")];
    if (!session) return c.notFound();
    const closed = unlessOpen(c, session);
    if (closed) return closed;
    const { answer } = await c.req.parseBody();
    if (answer !== "complete") {
      const problem = "We are unable to authenticate your payment method. Please try another one.";
      return c.html(payPage(session, emailOf(session), problem), 402);
    }
    ledger.pay(session);
    return backToSite(c, session);
  });

  app.get("/portal/:id", (c) => {
    const portal = state.portals[c.req.param("id")];
    const customer = state.customers[portal?.customer ?? ""];
    if (!portal || !customer) return c.notFound();
    const own = <T extends { customer: string }>(all: Record<string, T>) =>
      Object.values(all)
        .filter((one) => one.customer === customer.id)
        .reverse();
    return c.html(
      portalPage(
        portal,
        customer,
        own(state.subscriptions),
        own(state.invoices),
        own(state.charges),
      ),
    );
  });
  app.post("/portal/:id/:subscription", async (c) => {
    const portal = state.portals[c.req.param("id")];
    const subscription = state.subscriptions[c.req.param("subscription")];
    if (!portal || subscription?.customer !== portal.customer) return c.notFound();
    const { do: action } = await c.req.parseBody();
    if (action === "cancel") ledger.cancelAtPeriodEnd(subscription, true);
    if (action === "keep") ledger.cancelAtPeriodEnd(subscription, false);
    if (action === "pay") ledger.payOverdue(subscription);
    return c.redirect(`/stripe/portal/${portal.id}`, 303);
  });

  app.get("/receipts/:id", (c) => {
    const charge = state.charges[c.req.param("id")];
    return charge ? c.html(receiptPage(charge)) : c.notFound();
  });
  app.get("/invoices/:id", (c) => {
    const invoice = state.invoices[c.req.param("id")];
    return invoice ? c.html(invoicePage(invoice)) : c.notFound();
  });
  return app;
}

/** A customer who presses twice or comes back after paying is sent on to the site. */
function unlessOpen(c: Context, session: Session) {
  if (session.status === "complete") return backToSite(c, session);
  return session.status === "open" ? undefined : c.html(closedPage(session), 410);
}

function backToSite(c: Context, session: Session) {
  return c.redirect(session.success_url.replace("{CHECKOUT_SESSION_ID}", session.id), 303);
}
