import { EVENT_TYPES } from "../../../supabase/functions/_shared/domain/site/plans/payment-facts.ts";
import { type Finding, type Group, noneOf, ok, unchecked, wrong } from "../check.ts";
import type { Deployment } from "../deployment.ts";
import { jsonOf, member, request } from "../request.ts";

/** Payments are optional, but a half-finished setup is wrong. */
export const payments: Group = {
  name: "Payments",
  checks: () => [
    { name: "Both Stripe keys are set", look: isSetUp },
    { name: "What Stripe did not sign is refused", look: unsigned },
    { name: "Stripe's webhook exists and is enabled", look: exists },
    { name: "It sends every event we need", look: events },
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

/** The endpoint at Stripe that sends to this project. */
async function endpoint(
  deployment: Deployment,
): Promise<Finding | { endpoint: unknown; url: string }> {
  if (!(await stripeStatus(deployment)).isOn) return NOT_SET_UP;
  const { project, isLocal, secret, unset } = deployment;
  const missing = unset("STRIPE_SECRET_KEY");
  if (missing) return unchecked(isLocal ? "the stand-in delivers by itself" : missing);
  const api = (secret("STRIPE_API_BASE") || "https://api.stripe.com").replace(/\/+$/, "");
  const response = await request(`${api}/v1/webhook_endpoints?limit=100`, {
    headers: { authorization: `Bearer ${secret("STRIPE_SECRET_KEY")}` },
  });
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
