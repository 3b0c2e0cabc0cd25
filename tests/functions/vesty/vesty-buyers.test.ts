import { describe, expect, it } from "vitest";
import { signUp } from "../../support/edge-world.ts";
import {
  BUYER_QUESTIONS,
  BUYER_QUESTIONS_HELD_OUT,
  NEVER_TO_BUYERS,
} from "./vesty/buyer-questions.ts";
import { ownVestyWorld } from "./vesty/world.ts";

/** Questions of somebody who buys: two favorites, no home of their own. */
const world = await ownVestyWorld();
const buyer = await signUp(world.cloud, "Buyer");
await world.cloud.sql.query(
  `insert into public.favorites (user_id, listing_id)
   select $1, id from public.listings where title in ('Neighbor of 1800', 'Craftsman with a porch')`,
  [buyer.id],
);

describe("a buyer", () => {
  it.each([...BUYER_QUESTIONS, ...BUYER_QUESTIONS_HELD_OUT])(
    "is answered as a buyer: $ask",
    async ({ ask, says, tool }) => {
      const { text, tools } = await world.ask(ask, { person: buyer });
      for (const said of says) expect(text).toMatch(said);
      if (tool) expect(tools).toContain(tool);
      expect(text).not.toMatch(NEVER_TO_BUYERS);
    },
  );
});
