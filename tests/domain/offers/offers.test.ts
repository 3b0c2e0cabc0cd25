import {
  allowedActs,
  currentVersion,
  deadlinePath,
  isLive,
  latestVersion,
  OFFER_STATE_NAMES,
  OFFER_STATES,
  type OfferVersion,
  offerPath,
} from "@domain/offers/offers.ts";
import { describe, expect, it } from "vitest";

const PLAIN = {
  sale: null,
  is_final: false,
  may_propose: true,
  has_sale_ahead: true,
  versions: [],
};
const round = { id: "r", called_at: "", deadline: "", opened_at: null, called_off_at: null };

describe("the allowed acts", () => {
  it("exist in live states only, and every state has a name for both sides", () => {
    for (const side of ["buyer", "owner"] as const)
      for (const state of OFFER_STATES) {
        expect(OFFER_STATE_NAMES[side][state]).not.toBe("");
        const acts = allowedActs({ side, state, round: null, ...PLAIN });
        expect(acts.length > 0).toBe(isLive(state));
      }
  });

  it("let a side accept only when it is its turn", () => {
    for (const state of OFFER_STATES) {
      const may = (side: "buyer" | "owner") =>
        allowedActs({ side, state, round: null, ...PLAIN }).includes("accept");
      expect(may("owner")).toBe(state === "open");
      expect(may("buyer")).toBe(state === "countered");
    }
  });

  it("are none for the owner while a round runs, and only improving or leaving for buyers", () => {
    for (const state of OFFER_STATES) {
      expect(allowedActs({ side: "owner", state, round, ...PLAIN })).toEqual([]);
      for (const act of allowedActs({ side: "buyer", state, round, ...PLAIN }))
        expect(["improve", "withdraw", "answer_backup"]).toContain(act);
    }
  });
});

describe("a backup", () => {
  const acts = (side: "buyer" | "owner", has_sale_ahead: boolean, made_by: "buyer" | "owner") =>
    allowedActs({
      ...PLAIN,
      side,
      state: "backup",
      round: null,
      has_sale_ahead,
      versions: [{ n: 1, made_by } as OfferVersion],
    });

  it("is only declined or taken back while a sale is before it", () => {
    for (const made_by of ["buyer", "owner"] as const) {
      expect(acts("owner", true, made_by)).toEqual(["decline"]);
      expect(acts("buyer", true, made_by)).toEqual(["withdraw"]);
    }
  });

  it("is answered like any other offer once no offer is accepted", () => {
    expect(acts("owner", false, "buyer")).toEqual(["accept", "counter", "decline"]);
    expect(acts("buyer", false, "buyer")).toEqual(["improve", "withdraw"]);
    expect(acts("owner", false, "owner")).toEqual(["counter", "decline"]);
    expect(acts("buyer", false, "owner")).toEqual(["accept", "improve", "decline", "withdraw"]);
  });
});

describe("new terms", () => {
  const acts = (more: object) =>
    (["buyer", "owner"] as const).flatMap((side) =>
      OFFER_STATES.flatMap((state) => allowedActs({ side, state, round: null, ...PLAIN, ...more })),
    );

  it("are not sent by a buyer whose offer is final", () => {
    expect(acts({})).toContain("improve");
    expect(acts({ is_final: true })).not.toContain("improve");
    expect(acts({ is_final: true })).toContain("counter");
  });

  it("cannot be sent once the two have ended their conversation, but answers can", () => {
    const left = acts({ may_propose: false });
    expect(left).not.toContain("improve");
    expect(left).not.toContain("counter");
    for (const act of ["accept", "decline", "withdraw", "answer_backup"])
      expect(left).toContain(act);
  });
});

it("the latest version may be sealed, the current one is not", () => {
  const version = (n: number, is_sealed: boolean) =>
    ({ n, is_sealed, round_id: is_sealed ? "r" : null }) as OfferVersion;
  const versions = [version(1, false), version(2, false), version(3, true)];
  const running = { ...round, id: "r" };
  expect(latestVersion({ versions, round: running })?.n).toBe(3);
  // The round was called off, or is over without it.
  expect(latestVersion({ versions, round: null })?.n).toBe(2);
  expect(latestVersion({ versions: [version(1, true)], round: null })?.n).toBe(1);
  expect(currentVersion({ versions })?.n).toBe(2);
  expect(currentVersion({ versions: [version(1, true)] })).toBeUndefined();
});

it("leads each side to its own page, and the owner of a home that is gone to the offer", () => {
  expect(offerPath({ id: "o", listing_id: "l", side: "owner" })).toBe("/my-listings/l/offers");
  expect(offerPath({ id: "o", listing_id: null, side: "owner" })).toBe("/offers/o");
  expect(offerPath({ id: "o", listing_id: "l", side: "buyer" })).toBe("/offers/o");
  const deadline = { id: "o", listing_id: "l", side: "buyer" } as const;
  expect(deadlinePath({ ...deadline, sale_id: null })).toBe("/offers/o");
  expect(deadlinePath({ ...deadline, sale_id: "s" })).toBe("/sales/s");
});
