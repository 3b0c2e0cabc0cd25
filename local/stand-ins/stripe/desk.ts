import { Hono } from "hono";
import { html } from "hono/html";
import { page } from "../page.ts";
import type { Deliveries } from "./deliveries.ts";
import type { Ledger } from "./ledger.ts";
import { day, money } from "./pages.ts";

type Html = ReturnType<typeof html>;

/** The merchant's side: refunds, slow money that arrives or fails, and events to send again. */
export function createDesk(ledger: Ledger, deliveries: Deliveries): Hono {
  const { state } = ledger;
  const app = new Hono();
  app.get("/", (c) => c.html(desk(ledger)));
  act("charges", (id) => state.charges[id], {
    refund: (charge) => ledger.refund(charge, charge.amount - charge.amount_refunded),
    refund_part: (charge) => ledger.refund(charge, Math.floor(charge.amount / 4)),
  });
  act("sessions", (id) => state.sessions[id], {
    arrive: (session) => ledger.settleDelayed(session, true),
    fail: (session) => ledger.settleDelayed(session, false),
  });
  act("events", (id) => state.events.find((event) => event.id === id), {
    resend: deliveries.resend,
  });
  return app;

  /** The actions of the buttons beside such an object. */
  function act<T>(
    kind: string,
    find: (id: string) => T | undefined,
    actions: Record<string, (object: T) => unknown>,
  ): void {
    app.post(`/${kind}/:id`, async (c) => {
      const object = find(c.req.param("id") ?? "");
      if (!object) return c.notFound();
      const { do: action } = await c.req.parseBody();
      await actions[String(action)]?.(object);
      return c.redirect("/stripe", 303);
    });
  }
}

function desk({ state }: Ledger): Html {
  const who = (id: string) => state.customers[id]?.email ?? id;
  return page(
    "Test payments",
    html`<p>What stands in for Stripe. No money moves; nothing leaves this machine.</p>
      <h2>Checkouts</h2>
      ${table(
        ["When", "Who", "What", "State", ""],
        Object.values(state.sessions).map((session) => [
          day(session.created),
          who(session.customer),
          `${session.product_name}, ${money(session.amount_total)}`,
          `${session.status}, ${session.payment_status}`,
          html`${
            session.url === null ? "" : html`<a href="/stripe/pay/${session.id}">Payment page</a>`
          }
          ${buttons(
            `/stripe/sessions/${session.id}`,
            state.delayed.some((delayed) => delayed.session === session.id)
              ? { arrive: "Money arrives", fail: "Money fails" }
              : {},
          )}`,
        ]),
      )}
      <h2>Payments</h2>
      ${table(
        ["When", "Who", "Amount", "Refunded", ""],
        Object.values(state.charges).map((charge) => [
          day(charge.created),
          who(charge.customer),
          money(charge.amount),
          money(charge.amount_refunded),
          buttons(
            `/stripe/charges/${charge.id}`,
            charge.refunded ? {} : { refund: "Refund", refund_part: "Refund a quarter" },
          ),
        ]),
      )}
      <h2>Events</h2>
      ${table(
        ["Event", "Type", "Attempts", "Answer", ""],
        state.events
          .slice(-60)
          .reverse()
          .map((event) => [
            event.id,
            event.type,
            String(event.attempts),
            event.answer === null ? "waiting" : event.answer === 0 ? "none" : String(event.answer),
            buttons(`/stripe/events/${event.id}`, { resend: "Send again" }),
          ]),
      )}`,
  );
}

function table(heads: string[], rows: (string | Html)[][]): Html {
  if (rows.length === 0) return html`<p>None yet.</p>`;
  return html`<table>
    <thead><tr>${heads.map((head) => html`<th>${head}</th>`)}</tr></thead>
    <tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
  </table>`;
}

function buttons(action: string, labels: Record<string, string>): Html {
  return html`<form method="post" action="${action}">${Object.entries(labels).map(
    ([value, label]) => html`<button name="do" value="${value}">${label}</button> `,
  )}</form>`;
}
