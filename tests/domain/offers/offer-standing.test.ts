import { standingText } from "@domain/offers/offer-standing.ts";
import type { Offer } from "@domain/offers/offers.ts";
import { expect, it } from "vitest";
import { offer, SALE, version } from "../../web/offers/offers/offers.ts";

const OWN = { versions: [version(1, { made_by: "owner" })] };

it.each<[Partial<Offer>, string, string]>([
  [{}, "You can answer it until", "Until then you can improve it or withdraw it."],
  [{ called_at: "2026-11-20T10:00:00Z" }, "You can answer it", "The earlier sale fell through"],
  [{ state: "countered" }, "Your terms are with the buyer", "The owner proposes other terms"],
  [{ state: "asked" }, "We asked this buyer to stay", "Will you stay as a backup"],
  [
    { state: "backup", has_sale_ahead: true },
    "number 2 in line, in case the pending sale falls through.",
    "number 2 in line, in case the pending sale falls through. The owner sets the order.",
  ],
  [
    { state: "backup" },
    "so you can answer this one, whatever its place.",
    "so the owner can answer yours, whatever its place.",
  ],
  [
    { state: "backup", ...OWN },
    "so this buyer can accept your terms,",
    "so you can accept the owner's terms,",
  ],
  [
    { state: "accepted", sale: SALE },
    "You and the buyer have agreed on the terms. Next, an attorney",
    "You and the owner have agreed on the terms. Next, an attorney",
  ],
  [
    { state: "accepted", sale: { ...SALE, state: "closed" } },
    "The home is sold. You can still",
    "The home is sold. You can still",
  ],
  [{ state: "declined" }, "It was declined", "It was declined"],
  [{ state: "withdrawn" }, "The buyer has withdrawn it.", "You have withdrawn it."],
  [{ state: "expired" }, "It was not answered in time", "It was not answered in time"],
  [{ state: "fell_through" }, "The sale fell through.", "The sale fell through."],
])("an offer with %j says to the owner “%s”, to the buyer “%s”", (facts, owner, buyer) => {
  const says = (side: Offer["side"]) => standingText(offer({ backup_place: 2, ...facts, side }));
  expect(says("owner")).toContain(owner);
  expect(says("buyer")).toContain(buyer);
});
