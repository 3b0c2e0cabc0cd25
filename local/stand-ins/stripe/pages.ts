import { html } from "hono/html";
import { TEST_CARDS } from "./cards.ts";
import type { Charge, Customer, Invoice, Session, Subscription } from "./objects.ts";

type Html = ReturnType<typeof html>;

/** The pages that the customer sees of the stand-in. They never pretend to be Stripe's. */

export function payPage(session: Session, email: string | null, problem?: string): Html {
  const isMonthly = session.mode === "subscription";
  return sheet(
    `Pay ${money(session.amount_total)}`,
    html`<p class="what">${session.product_name}</p>
      <p class="sum">${money(session.amount_total)} <small>${isMonthly ? "per month" : "one time"}</small></p>
      ${email === null ? "" : html`<p>For ${email}</p>`}
      ${problem === undefined ? "" : html`<p role="alert" class="problem">${problem}</p>`}
      <form method="post">
        <fieldset>
          <legend>Pay with</legend>
          <label><input type="radio" name="method" value="card" checked /> Card</label>
          <label><input type="radio" name="method" value="debit" />
            Bank debit: the money arrives after 20 seconds</label>
          <label><input type="radio" name="method" value="debit_fails" />
            Bank debit: it fails after 20 seconds</label>
        </fieldset>
        <label>Card number
          <input name="number" inputmode="numeric" autocomplete="off" list="cards"
            value="${TEST_CARDS[0].number}" /></label>
        <datalist id="cards">
          ${TEST_CARDS.map(({ number, text }) => html`<option value="${number}">${text}</option>`)}
        </datalist>
        <div class="two">
          <label>Expires (MM/YY)
            <input name="expiry" inputmode="numeric" autocomplete="off" value="12/34" /></label>
          <label>Security code
            <input name="cvc" inputmode="numeric" autocomplete="off" value="123" /></label>
        </div>
        ${session.custom_text.submit ? html`<p>${session.custom_text.submit.message}</p>` : ""}
        <button>${isMonthly ? "Subscribe" : "Pay"} ${money(session.amount_total)}</button>
      </form>
      ${session.cancel_url === null ? "" : html`<p><a href="${session.cancel_url}">Back without paying</a></p>`}
      <h2>Test cards</h2>
      <ul>${TEST_CARDS.map(({ number, text }) => html`<li><code>${number}</code> ${text}</li>`)}</ul>`,
  );
}

export function authenticatePage(session: Session): Html {
  return sheet(
    "Your bank asks you to confirm",
    html`<p>${money(session.amount_total)} for ${session.product_name}.</p>
      <form method="post" action="/stripe/pay/${session.id}/authenticate">
        <button name="answer" value="complete">Complete authentication</button>
        <button name="answer" value="fail" class="quiet">Fail authentication</button>
      </form>`,
  );
}

export function closedPage(session: Session): Html {
  return sheet(
    "This checkout is closed",
    html`<p>It is ${session.status}.</p>
      ${session.cancel_url === null ? "" : html`<p><a href="${session.cancel_url}">Back to the site</a></p>`}`,
  );
}

export function portalPage(
  portal: { id: string; return_url: string },
  customer: Customer,
  subscriptions: Subscription[],
  invoices: Invoice[],
  charges: Charge[],
): Html {
  return sheet(
    "Your billing",
    html`<p>${customer.email ?? customer.id}</p>
      <h2>Subscriptions</h2>
      ${subscriptions.length === 0 ? html`<p>None.</p>` : ""}
      ${subscriptions.map((subscription) => subscriptionRow(portal.id, subscription))}
      ${customer.balance < 0 ? html`<p>Credit: ${money(-customer.balance)}</p>` : ""}
      <h2>Invoices</h2>
      ${
        invoices.length === 0
          ? html`<p>None.</p>`
          : html`<ul>${invoices.map(
              (invoice) => html`<li><a href="/stripe/invoices/${invoice.id}">${invoice.number}</a>
                ${day(invoice.created)}, ${money(invoice.total)}, ${invoice.status}</li>`,
            )}</ul>`
      }
      <h2>Payments</h2>
      ${
        charges.length === 0
          ? html`<p>None.</p>`
          : html`<ul>${charges.map(
              (charge) => html`<li><a href="/stripe/receipts/${charge.id}">Receipt</a>
                ${day(charge.created)}, ${money(charge.amount)}${refundedText(charge)}</li>`,
            )}</ul>`
      }
      <p><a href="${portal.return_url}">Return to SelfNVest</a></p>`,
  );
}

function subscriptionRow(portalId: string, subscription: Subscription): Html {
  const [item] = subscription.items.data;
  const end = item ? day(item.current_period_end) : "";
  const isRunning = subscription.status === "active" || subscription.status === "past_due";
  const next = subscription.cancel_at_period_end ? `ends on ${end}` : `renews on ${end}`;
  return html`<div class="row"><p><b>${subscription.product_name}</b>
      ${money(item?.price.unit_amount ?? 0)} per month:
      ${subscription.status}${isRunning ? `, ${next}` : ""}</p>
    ${
      isRunning
        ? html`<form method="post" action="/stripe/portal/${portalId}/${subscription.id}">
          ${
            subscription.status === "past_due"
              ? html`<button name="do" value="pay">Pay the open invoice</button>`
              : ""
          }
          ${
            subscription.cancel_at_period_end
              ? html`<button name="do" value="keep" class="quiet">Don’t cancel</button>`
              : html`<button name="do" value="cancel" class="quiet">Cancel subscription</button>`
          }</form>`
        : ""
    }</div>`;
}

export function invoicePage(invoice: Invoice): Html {
  return sheet(
    `Invoice ${invoice.number}`,
    html`<p>${day(invoice.created)}, ${invoice.status}</p>
      <ul>${invoice.lines.data.map(
        (
          line,
        ) => html`<li>${line.description}, ${day(line.period.start)} to ${day(line.period.end)}:
          ${money(line.amount)}</li>`,
      )}</ul>
      <p>Total ${money(invoice.total)}, paid ${money(invoice.amount_paid)}</p>`,
  );
}

export function receiptPage(charge: Charge): Html {
  return sheet(
    "Receipt",
    html`<p>${day(charge.created)}</p>
      <p class="sum">${money(charge.amount)}</p>
      <p>Paid by card${refundedText(charge)}.</p>
      <p><small>${charge.id}</small></p>`,
  );
}

function refundedText(charge: Charge): string {
  if (charge.amount_refunded === 0) return "";
  return `, ${money(charge.amount_refunded)} refunded`;
}

export function money(cents: number): string {
  return `${cents < 0 ? "−" : ""}$${(Math.abs(cents) / 100).toFixed(2)}`;
}

export function day(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

function sheet(title: string, body: Html): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<title>${title} · Local test payments</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 26rem; margin: 0 auto; padding: 1rem 1rem 3rem; }
  .banner { background: #f6e3b4; color: #3d2c00; padding: .5rem .75rem; border-radius: .4rem; }
  .what { margin-bottom: 0; } .sum { font-size: 2rem; margin: 0 0 1rem; } small { font-size: .9rem; }
  fieldset { border: 1px solid #8886; border-radius: .4rem; margin: 0 0 1rem; }
  label { display: block; margin-bottom: .75rem; } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
  input:not([type=radio]) { display: block; width: 100%; box-sizing: border-box; font: inherit; padding: .6rem; border: 1px solid #8889; border-radius: .4rem; }
  button { font: inherit; padding: .7rem 1rem; border: 0; border-radius: .4rem; background: #22523b; color: #fff; cursor: pointer; }
  button.quiet { background: none; color: inherit; border: 1px solid #8889; }
  .problem { color: #b3261e; font-weight: 600; } .row { border-bottom: 1px solid #8884; padding-bottom: .75rem; }
  @media (prefers-color-scheme: dark) { .problem { color: #ffb4ab; } button { background: #3f8561; } }
</style>
</head>
<body>
<p class="banner"><b>Local test payments.</b> No money moves; nothing leaves this machine.</p>
<h1>${title}</h1>
${body}
</body>
</html>`;
}
