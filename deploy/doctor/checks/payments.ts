import { EVENT_TYPES } from "../../../supabase/functions/_shared/domain/site/plans/payment-facts.ts";
import { SECRET_DIGEST } from "../../steps/payments.ts";
import { digestOf } from "../../steps/secrets.ts";
import { type Finding, type Group, noneOf, ok, unchecked, wrong } from "../check.ts";
import type { Deployment } from "../deployment.ts";
import { jsonOf, member, request } from "../request.ts";
import { secretDigestsOf } from "../secret-digests.ts";

/** Payments are optional, but a half-finished setup is wrong. */
export const payments: Group = {
  name: "Payments",
  checks: () => [
    { name: "Both Stripe keys are set", look: isSetUp },
    { name: "What Stripe did not sign is refused", look: unsigned },
    { name: "Stripe's webhook exists and is enabled", look: exists },
    { name: "It sends every event we need", look: events },
    { name: "The functions have its signing secret", look: signingSecret },
  ],
};

const NOT_SET_UP = unchecked("payments are not set up: the plans say so");

async function isSetUp(deployment: Deployment): Promise<Finding> {
  const { status, isOn } = await stripeStatus(deployment);
  if (isOn) return ok();
  if (status === 200) return NOT_SET_UP;
  return wrong(
    `the function answers ${status}`,
    "Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, both or neither: npx supabase secrets set …",
  );
}

async function stripeStatus({ ask }: Deployment) {
  const response = await ask("/functions/v1/stripe/status");
  return {
    status: response.status,
    isOn: member(await jsonOf(response), "is_set_up") === true,
  };
}

async function unsigned(deployment: Deployment): Promise<Finding> {
  if (!(await stripeStatus(deployment)).isOn) return NOT_SET_UP;
  const { status } = await deployment.ask("/functions/v1/stripe/webhook", {
    method: "POST",
    key: false,
    headers: { "stripe-signature": "t=1,v1=00" },
    body: { id: "evt_doctor", type: "checkout.session.completed" },
  });
  if (status === 400) return ok();
  return wrong(`the webhook answers ${status}`, "npx supabase functions deploy stripe");
}

async function exists(deployment: Deployment): Promise<Finding> {
  const read = await endpoint(deployment);
  if ("state" in read) return read;
  const status = member(read.endpoint, "status");
  if (status === "enabled") return ok(read.url);
  return wrong(`it is ${status}`, "Enable it in Stripe: Developers, Webhooks.");
}

async function events(deployment: Deployment): Promise<Finding> {
  const read = await endpoint(deployment);
  if ("state" in read) return unchecked("not checked: see the webhook above");
  const sent = member(read.endpoint, "enabled_events");
  const enabled = Array.isArray(sent) ? sent : [];
  const missing = EVENT_TYPES.filter((type) => !enabled.includes(type) && !enabled.includes("*"));
  return noneOf(missing, "Add these events to the endpoint in Stripe: Developers, Webhooks.");
}

/** Stripe shows a signing secret only once, so the deployment keeps its digest with the endpoint. */
async function signingSecret(deployment: Deployment): Promise<Finding> {
  const read = await endpoint(deployment);
  if ("state" in read) return unchecked("not checked: see the webhook above");
  const { secret, unset } = deployment;
  const missing = unset("SUPABASE_ACCESS_TOKEN");
  if (missing) return unchecked(missing);
  const given = secret("STRIPE_WEBHOOK_SECRET");
  const wanted =
    member(member(read.endpoint, "metadata"), SECRET_DIGEST) ??
    (given ? digestOf(given) : undefined);
  if (wanted === undefined) return undelivered(deployment);
  if ((await secretDigestsOf(deployment)).get("STRIPE_WEBHOOK_SECRET") === wanted)
    return ok("compared by digest");
  return wrong(
    "the functions' STRIPE_WEBHOOK_SECRET isn't the endpoint's, so they refuse what Stripe reports",
    "npm run deploy -- --only payments makes the endpoint anew, if STRIPE_WEBHOOK_SECRET isn't set in your file; otherwise copy it from Stripe: Developers, Webhooks.",
  );
}

/** Where nothing says which secret an endpoint has, Stripe's own deliveries do. */
async function undelivered(deployment: Deployment): Promise<Finding> {
  const response = await askStripe(deployment, "events?delivery_success=false&limit=20");
  const all = member(await jsonOf(response), "data");
  const failed = (Array.isArray(all) ? all : []).filter((each) =>
    EVENT_TYPES.some((type) => type === member(each, "type")),
  );
  if (failed.length > 0)
    return wrong(
      `Stripe could not deliver ${failed.length === 1 ? "an event" : `${failed.length} events`}`,
      "Look at the endpoint's deliveries in Stripe, Developers, Webhooks. If they are refused (400), copy its signing secret to STRIPE_WEBHOOK_SECRET and deploy.",
    );
  return unchecked("nothing says which secret it has; Stripe could deliver everything so far");
}

/** The endpoint at Stripe that sends to this project. */
async function endpoint(
  deployment: Deployment,
): Promise<Finding | { endpoint: unknown; url: string }> {
  if (!(await stripeStatus(deployment)).isOn) return NOT_SET_UP;
  const { project, isLocal, unset } = deployment;
  const missing = unset("STRIPE_SECRET_KEY");
  if (missing) return unchecked(isLocal ? "the stand-in delivers by itself" : missing);
  const response = await askStripe(deployment, "webhook_endpoints?limit=100");
  if (!response.ok)
    return wrong(`Stripe answers ${response.status}`, "Compare STRIPE_SECRET_KEY with Stripe's.");
  const url = `${project}/functions/v1/stripe/webhook`;
  const all = member(await jsonOf(response), "data");
  const found = (Array.isArray(all) ? all : []).filter((each) => member(each, "url") === url);
  const best = found.find((each) => member(each, "status") === "enabled") ?? found[0];
  if (best !== undefined) return { endpoint: best, url };
  return wrong(
    "there is none for this project",
    `Add an endpoint in Stripe, Developers, Webhooks: ${url}`,
  );
}

function askStripe({ secret }: Deployment, path: string): Promise<Response> {
  const api = (secret("STRIPE_API_BASE") || "https://api.stripe.com").replace(/\/+$/, "");
  return request(`${api}/v1/${path}`, {
    headers: { authorization: `Bearer ${secret("STRIPE_SECRET_KEY")}` },
  });
}
