import type { OfferTerms } from "@domain/offers/offer-terms.ts";
import type { Offer, Sale } from "@domain/offers/offers.ts";
import { areFundsRecorded } from "@domain/sales/closed-sale.ts";
import {
  besideText,
  nextText,
  roomOf,
  saleHeadline,
  stepStateText,
  turnOf,
  untilClosing,
  waitingText,
} from "@domain/sales/closing-room.ts";
import { SALE_ACTS, type SaleAct, type SaleStep } from "@domain/sales/deadlines.ts";
import { SALE_STEPS, type SaleStepKind } from "@domain/sales/sale-steps.ts";
import { stepActs, stepActText } from "@domain/sales/step-acts.ts";
import { STEP_KINDS } from "@domain/sales/step-kinds.ts";
import type { SaleOffer } from "@domain/sales/step-words.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";
import { offerTerms } from "../../support/offer-terms.ts";

const NOW = new Date("2026-11-30T16:00:00Z");
const TERMS = {
  ...(fc.sample(offerTerms, 1)[0] as OfferTerms),
  financing: "conventional",
  earnest_money: 5000,
  earnest_money_days: null,
  disclosure_days: null,
  inspection_days: 10,
  appraisal_days: 20,
  financing_days: 25,
  home_sale_days: null,
  closing_on: "2026-12-31",
  possession_days: 0,
} as const satisfies OfferTerms;

let numberOfActs = 0;
const act = (kind: SaleStepKind, name: SaleAct["act"], more: Partial<SaleAct> = {}): SaleAct => ({
  ...{ n: ++numberOfActs, kind, act: name, made_by: "buyer", day: null, rule: null, said: "" },
  ...{ at: "2026-11-30T16:00:00Z", made_on: "2026-11-30" },
  ...more,
});
const bound = (day = "2026-11-24", until_hour = 24) =>
  act("contract", "agreed", {
    day,
    rule: { counts: "calendar", moves: false, until_hour, otherwise: [] },
  });
const early = () => [bound(), act("earnest_money", "done"), act("title", "done")];
const read = () => act("title_review", "done");

function offer(
  side: "buyer" | "owner",
  acts: SaleAct[],
  terms: OfferTerms = TERMS,
  amendments: unknown[] = [],
  facts: unknown[] = [],
) {
  return {
    side,
    state: "accepted",
    title: "Cottage",
    home: { title: "Cottage", time_zone: "America/Denver" },
    versions: [{ n: 1, terms }],
    sale: {
      ...{ id: "s", n: 1, state: "open", ends_at: null, acts, amendments, facts },
    } as unknown as Sale,
  } as unknown as Offer & SaleOffer;
}
const said = (side: "buyer" | "owner", acts: SaleAct[]) => {
  const seen = offer(side, acts);
  const room = roomOf(seen, NOW);
  return room ? [nextText(room, seen), besideText(room, seen)?.text] : [];
};

const OWN_STATEMENT = "You: check your settlement statement line by line by Wed, Dec 30";

describe("the next step, and that of the other side", () => {
  it("is the contract for both, until both have said when it was signed", () => {
    for (const side of ["buyer", "owner"] as const)
      expect(said(side, [])).toEqual([
        "You: sign the contract, and say on which day",
        "The same: both of you sign the contract",
      ]);
    const asks = [act("contract", "proposed", { day: "2026-11-27", made_by: "owner" })];
    expect(said("buyer", asks)).toEqual([
      "You: say whether the contract was signed on Fri, Nov 27, as the owner says",
      undefined,
    ]);
  });

  it("is the inspection for the buyer, and waiting for it for the owner", () => {
    expect(said("buyer", early())).toEqual(["You: order the inspection by Fri, Dec 4", undefined]);
    expect(said("owner", early())).toEqual([
      "Waiting for the buyer's inspection, due Fri, Dec 4",
      OWN_STATEMENT,
    ]);
  });

  it("is due at the hour of the contract, in the time zone of the home", () => {
    const acts = [bound("2026-11-24", 17), ...early().slice(1)];
    expect(said("buyer", acts)[0]).toBe(
      "You: order the inspection by Fri, Dec 4, 5 PM Mountain Time",
    );
    expect(said("owner", acts)[0]).toBe(
      "Waiting for the buyer's inspection, due Fri, Dec 4, 5 PM Mountain Time",
    );
    // A closing has its whole day.
    const seen = offer("buyer", acts);
    const shown = roomOf(seen, NOW)?.steps.map((step) => [step.kind, stepStateText(step, seen)]);
    expect(shown).toContainEqual(["closing", "Thu, Dec 31"]);
    expect(shown).toContainEqual(["loan", "Sat, Dec 19, 5 PM Mountain Time"]);
  });

  it("is the lender once the rest is done", () => {
    const inspected = [...early(), act("inspection", "done"), act("appraisal", "done"), read()];
    expect(said("owner", inspected)).toEqual([
      "Waiting for the buyer's word about repairs, due Wed, Dec 9",
      OWN_STATEMENT,
    ]);
    const acts = [...inspected, act("repairs", "done")];
    expect(said("owner", acts)).toEqual([
      "Waiting for the buyer's lender, due Sat, Dec 19",
      OWN_STATEMENT,
    ]);
  });

  it("is the buyer's word about repairs before the owner's answer", () => {
    const inspected = [...early(), act("inspection", "done"), act("appraisal", "done"), read()];
    const asked = { kind: "repairs", field: "asked_for", value: "The flue.", made_by: "buyer" };
    const next = (side: "buyer" | "owner", facts: unknown[], amendments: unknown[] = []) => {
      const seen = offer(side, inspected, TERMS, amendments, facts);
      const room = roomOf(seen, NOW);
      return room && nextText(room, seen);
    };
    expect(next("buyer", [])).toBe(
      "You: ask for repairs, a credit or another price, or say that you ask for nothing by Wed, Dec 9",
    );
    for (const side of ["buyer", "owner"] as const)
      expect(next(side, [asked])).toBe(
        "You: agree on what is repaired, credited or left as it is by Wed, Dec 9",
      );
    const credit = { n: 1, made_by: "buyer", state: "refused", acts_before: null };
    expect(next("owner", [], [credit])).toBe(
      "You: agree on what is repaired, credited or left as it is by Wed, Dec 9",
    );
    expect(next("owner", [{ ...asked, value: null }])).toMatch(
      /^Waiting for the buyer's word about repairs/,
    );
    const agreed = (...changes: string[]) => ({
      ...{ ...credit, state: "agreed", changes, terms: TERMS, version: 2 },
      ...{
        closing_was: TERMS.closing_on,
        answered_on: "2026-11-30",
        acts_before: inspected.length,
      },
    });
    const settles =
      "You: mark the repair request as done if the change you both agreed on is the answer by Wed, Dec 9";
    for (const name of ["repairs", "seller_credit", "price"])
      for (const side of ["buyer", "owner"] as const)
        expect(next(side, [asked], [agreed("closing_on", name)])).toBe(settles);
    expect(next("owner", [asked], [agreed("closing_on")])).not.toBe(settles);
  });

  it("is an answer before what is due later, and what is late before an answer", () => {
    const asks = act("closing", "proposed", { day: "2027-01-08", made_by: "owner" });
    expect(said("buyer", [...early(), asks])[0]).toBe(
      "You: answer the owner, who proposes Fri, Jan 8 for: Closing",
    );
    const late = [bound("2026-11-10"), act("earnest_money", "done"), act("title", "done")];
    expect(said("buyer", [...late, asks])[0]).toBe(
      "You: order the inspection. It was due on Fri, Nov 20",
    );
  });
});

describe("a sale after the closing", () => {
  const closed = [
    ...[...early(), act("inspection", "waived"), read(), act("closing", "done")],
    act("recording", "done"),
  ];

  it("the owner marks the home as sold, which closes the sale, before anything else", () => {
    expect(said("owner", closed)).toEqual(["You: mark the home as sold", undefined]);
    expect(saleHeadline(offer("owner", closed), NOW)).toMatchObject({ isOwn: true });
  });

  it("the buyer goes on with what is theirs, and waits for the owner once nothing is", () => {
    expect(said("buyer", closed)[0]).toMatch(/^You: /);
    const everything = SALE_STEPS.flatMap((kind) => [
      act(kind, "done"),
      ...(STEP_KINDS[kind].owner === "each" ? [act(kind, "done", { made_by: "owner" })] : []),
    ]);
    const settled = [bound(), ...everything.filter(({ kind }) => kind !== "contract")];
    expect(said("buyer", settled)).toEqual([
      "Waiting for the owner to mark the home as sold",
      undefined,
    ]);
    expect(saleHeadline(offer("buyer", settled), NOW)).toMatchObject({ isOwn: false });
  });

  it("nobody marks it once it is sold, or while the sale ends", () => {
    const sold = offer("owner", closed);
    sold.sale.state = "closed";
    const room = roomOf(sold, NOW);
    expect(room && nextText(room, sold)).not.toContain("sold");
    const ending = offer("owner", closed);
    ending.sale.ends_at = "2026-12-01T00:00:00Z";
    const ends = roomOf(ending, NOW);
    expect(ends && nextText(ends, ending)).not.toContain("sold");
  });
});

it("a dashboard hears whose step it is, how many are late, and when the closing is", () => {
  expect(saleHeadline(offer("buyer", early()), NOW)).toEqual({
    title: "You: order the inspection by Fri, Dec 4",
    reason: "Closing is on Thu, Dec 31, in 31 days.",
    isOwn: true,
  });
  const late = [bound("2026-11-10"), act("earnest_money", "done"), act("title", "done")];
  expect(saleHeadline(offer("buyer", late), NOW)?.reason).toBe(
    "2 steps are late. Closing is on Thu, Dec 31, in 31 days.",
  );
  const ending = offer("buyer", early());
  ending.sale.ends_at = "2026-12-01T00:00:00Z";
  expect(saleHeadline(ending, NOW)).toBeUndefined();
});

describe("a change that waits", () => {
  const change = {
    ...{ n: 1, made_by: "buyer", state: "open", valid_until: "2026-12-04T00:00:00Z" },
    ...{ acts_before: null, answered_on: null },
  };
  const reads = (side: "buyer" | "owner", acts: SaleAct[]) => {
    const seen = offer(side, acts, TERMS, [change]);
    const room = roomOf(seen, NOW);
    return room ? [nextText(room, seen), besideText(room, seen)?.text] : [];
  };

  it("is answered before anything else", () => {
    expect(
      reads("owner", [
        ...early(),
        act("closing", "proposed", { made_by: "buyer", day: "2027-01-08" }),
      ]),
    ).toEqual([
      "You: answer the buyer's change by Thu, Dec 3 at 5:00 PM MST",
      "Waiting for the buyer's inspection, due Fri, Dec 4",
    ]);
    expect(reads("buyer", early())).toEqual(said("buyer", early()));
  });

  it("comes after what its reader is late with", () => {
    const late = [bound("2026-11-01")];
    const seen = offer("buyer", late, TERMS, [{ ...change, made_by: "owner" }]);
    const room = roomOf(seen, NOW);
    expect(room?.lead?.state).toBe("missed");
    expect(room && nextText(room, seen)).toEqual(said("buyer", late)[0]);
  });
});

describe("nobody's move yet", () => {
  const own = (side: "buyer" | "owner", acts: SaleAct[]) =>
    roomOf(offer(side, acts), NOW)?.own.map(({ kind }) => kind) ?? [];

  it("is an answer about repairs before the inspection, and never one without it", () => {
    expect(own("owner", early())).not.toContain("repairs");
    const inspected = [...early(), act("inspection", "done")];
    expect(own("buyer", inspected)).toContain("repairs");
    // The owner has nothing to answer before the buyer has asked.
    expect(own("owner", inspected)).not.toContain("repairs");
    const waived = [...early(), act("inspection", "waived")];
    expect(own("owner", [...waived, act("closing", "done")])).not.toContain("repairs");
    const kinds = roomOf(offer("owner", waived), NOW)?.steps.map(({ kind }) => kind);
    expect(kinds).not.toContain("repairs");
  });

  it("is the commitment before the title is ordered, or the deed and the keys before the closing", () => {
    expect(own("buyer", [bound()])).not.toContain("title_review");
    expect(own("buyer", early())).toContain("title_review");
    expect(own("owner", early())).not.toEqual(expect.arrayContaining(["possession"]));
    expect(own("owner", early())).not.toEqual(expect.arrayContaining(["recording"]));
    const closed = [...early(), act("closing", "done")];
    expect(own("owner", closed)).toEqual(expect.arrayContaining(["recording", "possession"]));
  });
});

it("a step without a date comes before the closing, however near the closing is", () => {
  const kept = SALE_STEPS.filter((kind) => !["contract", "title", "title_review"].includes(kind));
  const before = kept.slice(0, kept.indexOf("closing")).map((kind) => act(kind, "done"));
  for (const today of ["2026-12-29", "2026-12-31"]) {
    const room = (acts: SaleAct[]) =>
      roomOf(offer("buyer", [bound(), ...acts]), new Date(`${today}T17:00:00Z`));
    expect(room(before)?.lead?.kind).toBe("title");
    expect(room([...before, act("title", "done")])?.lead?.kind).toBe("title_review");
    expect(room([...before, act("title", "done"), read()])?.lead?.kind).toBe("closing");
  }
});

it("a step that nobody marked as done says so once the sale is over", () => {
  const seen = offer("owner", early());
  const text = (kind: SaleStepKind) => {
    const step = roomOf(seen, NOW)?.steps.find((each) => each.kind === kind);
    return step && stepStateText(step, seen);
  };
  expect([text("inspection"), text("possession")]).toEqual(["Fri, Dec 4", "Thu, Dec 31"]);
  seen.sale.state = "closed";
  expect([text("inspection"), text("possession")]).toEqual(["Not marked as done", "Thu, Dec 31"]);
  seen.sale.state = "fell_through";
  expect([text("title"), text("possession")]).toEqual(["Done Mon, Nov 30", "Not marked as done"]);
});

it("a step of each side says whose part is done, and waits for the other's", () => {
  const texts = (side: "buyer" | "owner", acts: SaleAct[]) => {
    const seen = offer(side, [bound(), ...acts]);
    const room = roomOf(seen, NOW);
    const step = room?.steps.find(({ kind }) => kind === "utilities");
    return step
      ? [stepStateText(step, seen), turnOf(step, seen.sale), waitingText(step, seen)]
      : [];
  };
  const bought = act("utilities", "done");
  const waits = "Waiting for the owner's part: Utilities transferred, due Thu, Dec 31";
  expect(texts("buyer", [bought])).toEqual([
    "Your part is done; the owner's is due Thu, Dec 31",
    "owner",
    waits,
  ]);
  expect(texts("owner", [bought]).slice(0, 2)).toEqual([
    "The buyer's part is done; yours is due Thu, Dec 31",
    "owner",
  ]);
  const sold = act("utilities", "done", { made_by: "owner" });
  expect(texts("owner", [bought, sold])[0]).toMatch(/^Done /);
  const back = act("utilities", "reopened");
  expect(texts("owner", [bought, sold, back])[1]).toBe("buyer");
  expect(stepActText(bought, "buyer")).toBe("You said that your part is done");
  expect([stepActText(bought, "owner"), stepActText(back, "owner")]).toEqual([
    "The buyer said that their part is done",
    "The buyer said that their part isn't done yet",
  ]);
});

describe("a sale that is to be marked as sold", () => {
  const closed = [...early(), act("inspection", "waived"), read(), act("closing", "done")];

  it("has its deed recorded before that", () => {
    expect(said("owner", closed)[0]).not.toMatch(/sold/);
    expect(said("owner", [...closed, act("recording", "done")])).toEqual([
      "You: mark the home as sold",
      undefined,
    ]);
  });

  it("is asked about its money until the owner records the day on which it arrived", () => {
    const funds = (n: number, value: string | null) => ({
      kind: "recording",
      field: "funds",
      n,
      value,
    });
    const known = (...facts: unknown[]) =>
      areFundsRecorded(offer("owner", closed, TERMS, [], facts));
    expect([known(), known(funds(1, "2026-12-31"))]).toEqual([false, true]);
    expect(known(funds(1, "2026-12-31"), funds(2, null))).toBe(false);
  });
});

describe("an act of a side", () => {
  const acts = (side: "buyer" | "owner", kind: SaleStepKind, done: SaleAct[]) => {
    const seen = offer(side, done);
    const step = roomOf(seen, NOW)?.steps.find((each) => each.kind === kind) as SaleStep;
    return stepActs(step, seen, NOW).join(" ");
  };

  it.each([
    ["buyer", "inspection", [], "done propose waive"],
    ["owner", "inspection", [], "propose"],
    ["buyer", "contract", [], "sign"],
    ["buyer", "closing_disclosure", [], "done"],
    ["owner", "closing_disclosure", [], ""],
    ["owner", "closing", [], "propose"],
    ["owner", "utilities", [], "done propose"],
    ["buyer", "possession", [], "propose"],
    ["buyer", "inspection", [act("inspection", "done")], "reopen"],
    ["owner", "inspection", [act("inspection", "done")], ""],
    ["buyer", "inspection", [act("inspection", "waived")], ""],
    [
      "owner",
      "closing",
      [act("closing", "proposed", { day: "2027-01-08" })],
      "agree refuse propose",
    ],
    ["buyer", "closing", [act("closing", "proposed", { day: "2027-01-08" })], "take_back propose"],
    ["owner", "signing", [], "propose"],
    ["owner", "recording", [], "propose"],
    ["buyer", "utilities", [act("utilities", "done")], "propose reopen"],
    ["owner", "utilities", [act("utilities", "done")], "done propose"],
    ["owner", "repairs", [act("inspection", "done")], "propose"],
    ["buyer", "repairs", [act("inspection", "done")], "done propose"],
    ["buyer", "title", [act("title", "done")], "reopen"],
    ["buyer", "title", [act("title", "done"), read()], ""],
  ] as const)("%s, %s, after %j: %s", (side, kind, done, may) => {
    expect(acts(side, kind, [...done])).toBe(may);
  });

  it("is to say that it closed, from the day of the closing on", () => {
    const may = (now: string) => {
      const seen = offer("buyer", early());
      const step = roomOf(seen, new Date(now))?.closing as SaleStep;
      return stepActs(step, seen, new Date(now)).join(" ");
    };
    expect(may("2026-12-31T06:30:00Z")).toBe("propose");
    expect(may("2026-12-31T07:30:00Z")).toBe("done propose");
    expect(may("2027-01-02T16:00:00Z")).toBe("done propose");
  });

  it("is never to give up the appraisal of an FHA or a VA loan", () => {
    const may = (financing: OfferTerms["financing"]) => {
      const seen = offer("buyer", [bound()], { ...TERMS, financing });
      const step = roomOf(seen, NOW)?.steps.find(({ kind }) => kind === "appraisal") as SaleStep;
      return stepActs(step, seen, NOW).join(" ");
    };
    expect(may("conventional")).toBe("done propose waive");
    expect(may("fha")).toBe("done propose");
    expect(may("va")).toBe("done propose");
  });

  it("is nothing once the sale fell through, and the keys once the home is sold", () => {
    for (const state of ["fell_through", "closed"] as const) {
      const seen = offer("owner", early());
      seen.sale.state = state;
      const may = roomOf(seen, NOW)?.steps.flatMap((step) =>
        stepActs(step, seen, NOW).map((each) => `${step.kind} ${each}`),
      );
      const deed = ["recording done", "recording propose"];
      const keys = ["possession done", "possession propose"];
      const power = ["utilities done", "utilities propose"];
      expect(may).toEqual(state === "closed" ? [...power, ...deed, ...keys] : []);
    }
  });
});

it("every step of every sale has an own and a waiting sentence, and is either side's move", () => {
  forAll(offerTerms, fc.boolean(), (terms, isBound) => {
    for (const side of ["buyer", "owner"] as const) {
      const seen = offer(side, isBound ? [bound()] : [], terms);
      const room = roomOf(seen, NOW);
      for (const step of room?.steps ?? []) {
        expect(["buyer", "owner", "both"]).toContain(turnOf(step, seen.sale));
        expect(stepStateText(step, seen)).not.toBe("");
        expect(waitingText(step, seen)).toMatch(/^Waiting for /);
      }
      expect(room && nextText(room, seen)).toMatch(/^(You: [a-z]|Waiting for )/);
      expect(room && untilClosing(room)).toMatch(/days?|Today/);
    }
  });
});

it("every act has words for both sides", () => {
  for (const name of SALE_ACTS)
    for (const kind of SALE_STEPS)
      expect([
        stepActText(act(kind, name, { day: "2026-12-04" }), "buyer"),
        stepActText(act(kind, name, { day: "2026-12-04" }), "owner"),
      ]).toEqual([expect.stringMatching(/^You /), expect.stringMatching(/^The buyer /)]);
});
