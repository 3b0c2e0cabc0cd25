import Stripe from "stripe";
import { EVENT_TYPES } from "../../supabase/functions/_shared/domain/site/plans/payment-facts.ts";
import { DeployError } from "../problem.ts";
import type { Settings } from "../settings.ts";
import type { Deployment, Step } from "../step.ts";
import { digestOf, secretDigests, setSecrets } from "./secrets.ts";

type Endpoint = Stripe.WebhookEndpoint;

/** The address to which Stripe reports payments. */
export const payments: Step = {
  name: "payments",
  plan: (settings) => [
    `Have Stripe report payments to ${endpointUrl(settings)}.`,
    settings.stripe?.webhookSecret
      ? "Leave the endpoint as it is, because STRIPE_WEBHOOK_SECRET is given."
      : "Keep the signing secret that Stripe makes for it as STRIPE_WEBHOOK_SECRET with the functions.",
  ],
  skipped: ({ stripe }) =>
    stripe === undefined
      ? "STRIPE_SECRET_KEY is not set, so the plans will say that payment is not set up"
      : undefined,
  async remaining(deployment) {
    if (deployment.settings.stripe?.webhookSecret) return [];
    const { endpoint, isSecretKnown } = await look(deployment);
    if (endpoint === undefined) return ["the endpoint"];
    return [
      ...(isSecretKnown ? [] : ["its signing secret"]),
      ...(isComplete(endpoint) ? [] : ["its events"]),
    ];
  },
  async run(deployment) {
    const { supabase, settings } = deployment;
    const { stripe, endpoint, isSecretKnown } = await look(deployment);
    if (endpoint !== undefined && isSecretKnown && endpoint.api_version === Stripe.API_VERSION) {
      await asked(() =>
        stripe.webhookEndpoints.update(endpoint.id, { enabled_events: EVENTS, disabled: false }),
      );
      return "the endpoint has our events again";
    }
    // Stripe shows a signing secret only when an endpoint is created, and never changes its API version.
    const made = await asked(() =>
      stripe.webhookEndpoints.create({
        url: endpointUrl(settings),
        enabled_events: EVENTS,
        api_version: Stripe.API_VERSION as Stripe.WebhookEndpointCreateParams.ApiVersion,
        description: "SelfNVest, made by npm run deploy",
      }),
    );
    await setSecrets(supabase, { STRIPE_WEBHOOK_SECRET: made.secret ?? "" });
    await asked(() =>
      stripe.webhookEndpoints.update(made.id, {
        enabled_events: EVENTS,
        metadata: { [SECRET_DIGEST]: digestOf(made.secret ?? "") },
      }),
    );
    if (endpoint !== undefined) await asked(() => stripe.webhookEndpoints.del(endpoint.id));
    return endpoint === undefined ? "endpoint created" : "endpoint replaced";
  },
};

/** An endpoint's metadata keep the digest of its signing secret, which Stripe shows only once. */
export const SECRET_DIGEST = "signing_secret_sha256";

const EVENTS = [...EVENT_TYPES] as Stripe.WebhookEndpointCreateParams.EnabledEvent[];
const PATIENCE_MS = 20_000;

function endpointUrl({ projectUrl }: Settings): string {
  return `${projectUrl}/functions/v1/stripe/webhook`;
}

async function look({ supabase, settings }: Deployment) {
  const stripe = connect(settings);
  const url = endpointUrl(settings);
  const all = await asked(() => stripe.webhookEndpoints.list({ limit: 100 }));
  const endpoint = all.data.find((each) => each.url === url);
  const digest = (await secretDigests(supabase)).get("STRIPE_WEBHOOK_SECRET");
  const wanted = endpoint?.metadata?.[SECRET_DIGEST] ?? digest;
  const isSecretKnown = digest !== undefined && digest === wanted;
  return { stripe, endpoint, isSecretKnown };
}

function isComplete({ status, enabled_events, api_version }: Endpoint): boolean {
  const isListening = EVENTS.every((type) => enabled_events.includes(type));
  return status === "enabled" && isListening && api_version === Stripe.API_VERSION;
}

function connect({ stripe }: Settings): Stripe {
  const { protocol, hostname, port } = new URL(stripe?.apiBase ?? "");
  return new Stripe(stripe?.secretKey ?? "", {
    host: hostname,
    port: port || (protocol === "http:" ? 80 : 443),
    protocol: protocol === "http:" ? "http" : "https",
    timeout: PATIENCE_MS,
    telemetry: false,
  });
}

/** @throws DeployError without Stripe's own words, which may quote the key. */
async function asked<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    const { statusCode, code, type } = error as Stripe.errors.StripeError;
    if (statusCode === 401 || statusCode === 403)
      throw new DeployError(
        `Stripe refuses the key (${statusCode}).`,
        "Correct STRIPE_SECRET_KEY. A restricted key needs to write webhook endpoints.",
      );
    throw new DeployError(
      `Stripe failed (${code ?? type ?? statusCode}).`,
      "See https://status.stripe.com, and run this step again.",
    );
  }
}
