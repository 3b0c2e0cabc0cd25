import { startFunction } from "../_shared/edge/start.ts";
import { createStripeEnding, readStripeApiSettings } from "../_shared/edge/stripe.ts";
import { createThirdParty } from "../_shared/edge/third-parties.ts";
import { createAccountStore } from "./account-store.ts";
import { createUserApp } from "./app.ts";
import { createExportStore } from "./export-store.ts";
import { createMailRound } from "./mail-round.ts";
import { createPasswordCheck } from "./password-check.ts";
import { createSubscriptionStore } from "./store.ts";

Deno.serve(
  startFunction(
    "user",
    (read) => ({ stripe: readStripeApiSettings(read) }),
    (parts) => {
      const { platform, database, stripe } = parts;
      return createUserApp({
        ...parts,
        subscriptions: createSubscriptionStore(database),
        exports: createExportStore(database),
        accounts: createAccountStore(database),
        passwords: createPasswordCheck(platform, database),
        stripe: stripe && createStripeEnding(stripe, createThirdParty("payments", database)),
        mail: createMailRound(platform),
      });
    },
  ),
);
