import { startFunction } from "../_shared/edge/start.ts";
import { createStripeGateway, readStripeSettings } from "../_shared/edge/stripe.ts";
import { createThirdParty } from "../_shared/edge/third-parties.ts";
import { createStripeApp } from "./app.ts";
import { createPaymentStore } from "./store.ts";

Deno.serve(
  startFunction(
    "stripe",
    (read) => ({ stripe: readStripeSettings(read) }),
    (parts) =>
      createStripeApp({
        ...parts,
        stripe:
          parts.stripe &&
          createStripeGateway(parts.stripe, createThirdParty("payments", parts.database)),
        webhook: createThirdParty("webhook", parts.database),
        store: createPaymentStore(parts.database),
      }),
  ),
);
