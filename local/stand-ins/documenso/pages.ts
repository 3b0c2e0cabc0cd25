import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { page } from "../page.ts";
import { sendPdf, signedPdf } from "./api.ts";
import { type Envelope, type Envelopes, mayAct, type Recipient } from "./envelopes.ts";
import type { Reports } from "./reports.ts";

type Found = { envelope: Envelope; recipient: Recipient };

type PageOptions = { envelopes: Envelopes; reports: Reports; path: string; save: () => void };

/** The page on which a person signs, and a desk for what the real service does by itself. */
export function createPages({ envelopes, reports, path, save }: PageOptions): Hono {
  const app = new Hono();
  const findSigner = (token: string): Found | undefined => {
    for (const envelope of envelopes.all())
      for (const recipient of envelope.recipients)
        if (recipient.token === token) return { envelope, recipient };
    return undefined;
  };
  app.get("/", (c) => c.html(desk(envelopes, path)));
  app.post("/desk", async (c) => {
    envelopes.state.isHeld = (await c.req.parseBody()).do === "hold";
    save();
    await reports.run();
    return c.redirect(path, 303);
  });
  app.post("/desk/:id", async (c) => {
    const envelope = envelopes.find(c.req.param("id"));
    if (!envelope) return c.notFound();
    if ((await c.req.parseBody()).do === "expire") envelopes.expire(envelope);
    else reports.repeat(envelope);
    save();
    await reports.run();
    return c.redirect(path, 303);
  });
  app.get("/sign/:token", (c) => {
    const found = findSigner(c.req.param("token"));
    if (!found) return c.notFound();
    if (mayAct(found.envelope, found.recipient)) envelopes.open(found.envelope, found.recipient);
    save();
    return c.html(signingPage(found, path));
  });
  app.post("/sign/:token", async (c) => {
    const found = findSigner(c.req.param("token"));
    if (!found) return c.notFound();
    const { envelope, recipient } = found;
    if (!mayAct(envelope, recipient)) return c.html(signingPage(found, path), 409);
    const { do: act, reason } = await c.req.parseBody();
    if (act === "sign") envelopes.sign(envelope, recipient);
    else envelopes.reject(envelope, recipient, String(reason ?? ""));
    save();
    return c.redirect(envelope.redirectUrl, 303);
  });
  app.get("/sign/:token/:order", (c: Context) => {
    const found = findSigner(c.req.param("token") ?? "");
    if (!found) return c.notFound();
    return sendPdf(c, signedPdf(found.envelope, Number(c.req.param("order"))));
  });
  return app;
}

function signingPage({ envelope, recipient }: Found, path: string) {
  const at = `${path}/sign/${recipient.token}`;
  return page(
    envelope.title,
    html`<p>This stands in for the signing service. Nothing leaves this machine.</p>
      <ul>${envelope.items.map(
        ({ title, order }) => html`<li><a href="${at}/${order}" target="_blank">${title}</a></li>`,
      )}</ul>
      ${
        mayAct(envelope, recipient)
          ? html`<form method="post" action="${at}">
              <p>You sign as ${recipient.name}, ${recipient.email}.</p>
              <p><button name="do" value="sign">Sign</button></p>
              <p><label>Why you decline<br /><input name="reason" maxlength="400" size="60" /></label></p>
              <p><button name="do" value="decline">Decline</button></p>
            </form>`
          : html`<p>There is nothing to sign here any more.</p>`
      }`,
  );
}

function desk({ all, state }: Envelopes, path: string) {
  const waiting = state.events.filter(({ isDelivered }) => !isDelivered).length;
  return page(
    "Signing desk",
    html`<p>What stands in for Documenso. Its reports to the product: ${waiting} waiting.</p>
      <form method="post" action="${path}/desk">${
        state.isHeld
          ? html`<button name="do" value="send">Send the reports</button>`
          : html`<button name="do" value="hold">Hold the reports back</button>`
      }</form>
      ${all().map(
        (envelope) => html`<h2>${envelope.title}: ${envelope.status}</h2>
          <ul>${envelope.recipients.map(
            ({ name, token, signingStatus }) =>
              html`<li><a href="${path}/sign/${token}">${name}</a>: ${signingStatus}</li>`,
          )}</ul>
          <form method="post" action="${path}/desk/${envelope.id}">
            <button name="do" value="repeat">Report it again</button>
            <button name="do" value="expire">Let the time run out</button>
          </form>`,
      )}`,
  );
}
