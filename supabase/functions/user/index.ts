import { createCallers } from "../_shared/edge/caller.ts";
import { createDatabase } from "../_shared/edge/database.ts";
import { readPlatform } from "../_shared/edge/env.ts";
import { startFunction } from "../_shared/edge/start.ts";
import { createStripeEnding, readStripeApiSettings } from "../_shared/edge/stripe.ts";
import { createAccountStore } from "./account-store.ts";
import { createUserApp } from "./app.ts";
import { createExportStore } from "./export-store.ts";
import { createMailRound } from "./mail-round.ts";
import { createSubscriptionStore } from "./store.ts";

Deno.serve(
  startFunction(
    "user",
    (read) => ({ platform: readPlatform(read), stripe: readStripeApiSettings(read) }),
    ({ platform, stripe }) => {
      const database = createDatabase(platform);
      return createUserApp({
        platform,
        callers: createCallers(platform, database),
        subscriptions: createSubscriptionStore(database),
        exports: createExportStore(database),
        accounts: createAccountStore(database),
        stripe: stripe && createStripeEnding(stripe),
        mail: createMailRound(platform),
      });
    },
  ),
);
