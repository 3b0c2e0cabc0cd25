import { createCallers } from "../_shared/edge/caller.ts";
import { createDatabase } from "../_shared/edge/database.ts";
import { readPlatform } from "../_shared/edge/env.ts";
import { startFunction } from "../_shared/edge/start.ts";
import { createStripeGateway, readStripeSettings } from "../_shared/edge/stripe.ts";
import { createStripeApp } from "./app.ts";
import { createPaymentStore } from "./store.ts";

Deno.serve(
  startFunction(
    "stripe",
    (read) => ({ platform: readPlatform(read), stripe: readStripeSettings(read) }),
    ({ platform, stripe }) => {
      const database = createDatabase(platform);
      return createStripeApp({
        platform,
        callers: createCallers(platform, database),
        stripe: stripe && createStripeGateway(stripe),
        store: createPaymentStore(database),
      });
    },
  ),
);
