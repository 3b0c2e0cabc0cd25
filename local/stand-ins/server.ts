import { Hono } from "hono";
import { html } from "hono/html";
import { type Listening, listen, sendResponse, toRequest } from "../web-server.ts";
import { createSigningStandIn, type SigningStandInOptions } from "./documenso.ts";
import { createGeocoderStandIn } from "./geocoder.ts";
import { createGoogleStandIn } from "./google.ts";
import { createMailApp } from "./mail.ts";
import { openMailStore } from "./mail-store.ts";
import { createOpenAiApp } from "./openai.ts";
import { page } from "./page.ts";
import { createPushStandIn } from "./push.ts";
import { createStripeStandIn, type StripeStandInOptions } from "./stripe.ts";
import { createTilesStandIn } from "./tiles.ts";

/** Resend accepts emails of up to 40 MB. */
const MAX_BODY_BYTES = 40 * 1024 * 1024;

interface StandInsOptions {
  port: number;
  /** The folder for mail; in memory by default. */
  mailFile?: string;
  stripe: Omit<StripeStandInOptions, "base">;
  signing: Omit<SigningStandInOptions, "base" | "mail">;
}

/** The stand-ins for third parties, each under its own path. */
export async function startStandIns(options: StandInsOptions): Promise<Listening> {
  let app: Hono | undefined;
  const server = await listen(options.port, async (incoming, outgoing) => {
    const request = await toRequest(incoming, MAX_BODY_BYTES);
    const starting = new Response(null, { status: 503, headers: { "retry-after": "1" } });
    await sendResponse(outgoing, (await app?.fetch(request)) ?? starting);
  });
  const base = `http://127.0.0.1:${server.port}/stripe`;
  const stripe = await createStripeStandIn({ ...options.stripe, base });
  const mail = await openMailStore(options.mailFile);
  const signing = await createSigningStandIn({
    ...options.signing,
    base: `http://127.0.0.1:${server.port}/documenso`,
    mail,
  });
  app = new Hono();
  app.get("/", (c) => c.html(index()));
  app.route("/mail", createMailApp(mail));
  app.route("/documenso", signing.app);
  app.route("/stripe", stripe.app);
  app.route("/openai/v1", createOpenAiApp());
  app.route("/geocoder", createGeocoderStandIn());
  app.route("/push", createPushStandIn());
  app.route("/google", createGoogleStandIn());
  app.route("/tiles", createTilesStandIn());
  app.notFound((c) => c.json({ message: `No stand-in serves ${c.req.path}.` }, 404));
  return {
    port: server.port,
    async close() {
      await server.close();
      await stripe.close();
      await signing.close();
    },
  };
}

function index() {
  return page(
    "Stand-ins",
    html`<p>What stands in for other people's services on this machine.</p>
      <ul>
        <li><a href="/mail">Mailbox</a>: every mail that the product sends. As JSON:
          <a href="/mail/messages">/mail/messages</a>. It speaks Resend's
          <code>POST /mail/emails</code>.</li>
        <li><a href="/stripe">Test payments</a>: checkouts, subscriptions, refunds, disputes and
          the events about them. It speaks Stripe's <code>/stripe/v1</code>.</li>
        <li><a href="/documenso">Signing desk</a>: contracts that people sign, late and repeated reports
          about them. It speaks Documenso's <code>/documenso/api/v2</code>.</li>
        <li>Model: listing texts and answers, written offline. It speaks OpenAI's
          <code>/openai/v1/chat/completions</code>.</li>
        <li><a href="/push">Devices</a>: what the product pushes to browsers, encrypted. It speaks
          push services' <code>POST /push/{host}/{path}</code> (RFC 8030).</li>
        <li>Google's sign-in: <code>/google</code>, where "Continue with Google" leads.</li>
        <li>Geocoder: places of US addresses. It speaks Nominatim's
          <code>/geocoder/search</code>.</li>
        <li>Map tiles: a grid that stands for streets, as
          <code>/tiles/{z}/{x}/{y}.svg</code>.</li>
      </ul>`,
  );
}
