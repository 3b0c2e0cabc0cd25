import { startFunction } from "../_shared/edge/start.ts";
import { createStripeGateway, readStripeSettings } from "../_shared/edge/stripe.ts";
import { createStripeApp } from "./app.ts";
import { createPaymentStore } from "./store.ts";

Deno.serve(
  startFunction(
    "stripe",
    (read) => ({ stripe: readStripeSettings(read) }),
    (parts) =>
      createStripeApp({
        ...parts,
        stripe: parts.stripe && createStripeGateway(parts.stripe),
        store: createPaymentStore(parts.database),
      }),
  ),
);
