import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import { parseForm } from "../../../local/stand-ins/stripe/form.ts";
import { serve } from "./serve.ts";

export const STRIPE_KEY = "sk_test_of_the_deployment";

type Endpoint = {
  id: string;
  object: "webhook_endpoint";
  url: string;
  enabled_events: string[];
  api_version: string | null;
  status: "enabled" | "disabled";
  metadata: Record<string, string>;
};

/** Stripe's webhook endpoints: the part of its API that only a deployment uses. */
export async function startStripeEndpoints() {
  const endpoints: Endpoint[] = [];
  /** The signing secrets, each shown once. */
  const secrets = new Map<string, string>();
  const app = new Hono().basePath("/v1/webhook_endpoints");
  app.use("*", (c, next) =>
    c.req.header("authorization") === `Bearer ${STRIPE_KEY}`
      ? next()
      : Promise.resolve(
          c.json({ error: { type: "invalid_request_error", message: "Invalid API Key" } }, 401),
        ),
  );
  app.get("/", (c) =>
    c.json({ object: "list", data: endpoints, has_more: false, url: c.req.path }),
  );
  app.post("/", async (c) => {
    const { url, enabled_events, api_version } = parseForm(await c.req.text());
    const id = `we_${randomBytes(8).toString("hex")}`;
    const endpoint: Endpoint = {
      id,
      object: "webhook_endpoint",
      url: String(url),
      enabled_events: enabled_events as string[],
      api_version: api_version === undefined ? null : String(api_version),
      status: "enabled",
      metadata: {},
    };
    endpoints.push(endpoint);
    const secret = `whsec_${randomBytes(16).toString("hex")}`;
    secrets.set(id, secret);
    return c.json({ ...endpoint, secret });
  });
  app.post("/:id", async (c) => {
    const endpoint = endpoints.find(({ id }) => id === c.req.param("id"));
    if (!endpoint) return c.json({ error: { type: "invalid_request_error" } }, 404);
    const { enabled_events, disabled, metadata } = parseForm(await c.req.text());
    if (enabled_events) endpoint.enabled_events = enabled_events as string[];
    Object.assign(endpoint.metadata, metadata);
    if (disabled === "false") endpoint.status = "enabled";
    return c.json(endpoint);
  });
  app.delete("/:id", (c) => {
    const index = endpoints.findIndex(({ id }) => id === c.req.param("id"));
    endpoints.splice(index, 1);
    return c.json({ id: c.req.param("id"), object: "webhook_endpoint", deleted: true });
  });
  return { endpoints, secrets, ...(await serve(app)) };
}
