import { describe, expect, it } from "vitest";
import { ownPaymentWorld } from "../../support/payment-world.ts";
import { deletionTests } from "./account/deletion.ts";
import { exportTests } from "./account/export.ts";

/** Exporting one's data and deleting one's account over HTTP, with Stripe's stand-in. */
const world = await ownPaymentWorld();

describe("export", () => exportTests(world));
describe("deletion", () => deletionTests(world));

it("logs nothing personal", () => {
  const text = world.user.logs.join("\n");
  expect(text).toContain("request_failed");
  for (const secret of [
    "@owners.example",
    "@visitors.example",
    "Zebedee",
    "Bearer",
    "cus_",
    "sub_",
  ])
    expect(text).not.toContain(secret);
});
