import { AGREED_SECTIONS, type AgreedSale } from "@domain/sales/agreed-terms.ts";
import { handOver, handOverPaper, TO_COPY } from "@domain/sales/hand-over.ts";
import type { PartyPage } from "@domain/sales/parties.ts";
import type { SaleFact } from "@domain/sales/sale-facts.ts";
import { describe, expect, it } from "vitest";
import { inHours, offer, SALE, version } from "../../web/offers/offers/offers.ts";

const { title, home } = offer();
const fact = (field: string, value: string): SaleFact => ({
  ...{ kind: "earnest_money", field, value, side: "both", n: 1, made_by: "buyer", at: inHours(-1) },
});
const sale: AgreedSale = {
  ...{ title, home, versions: [version(1)], disclosures: [] },
  sale: {
    ...{ ...SALE, has_hoa: true },
    facts: [fact("amount", "10000"), fact("sent", "2030-01-08"), fact("holder", "Summit Title")],
  },
};
const step = (kind: PartyPage["steps"][number]["kind"], due_on: string | null) => ({
  ...{ kind, state: "open" as const, due_on, settled_on: null, until_hour: 17, can: false },
  ...{ said_on: null, sum: null },
});
const page: PartyPage = {
  ...{ role: "title_officer", name: "Ann Lee", invited_by: "owner", home: "Craftsman" },
  ...{ address: "1418 Maple St", sale_state: "open", link_until: null, payoff: "Prairie Bank" },
  ...{ takes: null, appointment: null, phone: null, time_zone: "America/Boise" },
  sides: [
    { side: "buyer", name: "Nora Lindqvist", email: null, phone: null },
    { side: "owner", name: "Dana Whitfield", email: "dana@example.com", phone: "303-555-0100" },
  ],
  steps: [
    step("earnest_money", "2030-01-10"),
    { ...step("title", "2030-01-12"), state: "done", settled_on: "2030-01-09" },
    step("closing", null),
  ],
  files: [],
};
const file = (kind: PartyPage["files"][number]["kind"], name: string, is_own = false) => ({
  ...{ id: name, kind, name, type: "application/pdf" as const, size: 9, is_own },
  created_at: "2030-01-09T00:00:00Z",
});
const read = (shown: PartyPage, label: string) =>
  handOver(shown, sale).find((row) => row.label === label);

describe("the hand-over", () => {
  it("has contact details only of the people who show theirs", () => {
    expect(read(page, "Seller's telephone")?.value).toBe("303-555-0100");
    expect(read(page, "Buyer")?.value).toBe("Nora Lindqvist");
    for (const label of ["Buyer's email", "Buyer's telephone"])
      expect(read(page, label)).toMatchObject({ value: "Not shown to you", isMissing: true });
  });

  it("has the deposit as it was agreed on, and as the buyer recorded it", () => {
    expect(read(page, "Earnest money")?.value).toBe("$10,000");
    expect(read(page, "Who holds it")?.value).toBe("Summit Title");
    expect(read(page, "Sum that the buyer recorded")?.value).toBe("$10,000");
    expect(read(page, "Sent on")?.value).toBe("Tue, Jan 8, 2030");
  });

  it("names the documents that others shared, and says which are missing", () => {
    expect(read(page, "Signed contract")).toMatchObject({ isMissing: true });
    const files = [
      file("contract", "Contract.pdf"),
      file("title", "Survey.pdf"),
      file("title", "Policy.pdf"),
      file("title", "Own commitment.pdf", true),
    ];
    expect(read({ ...page, files }, "Signed contract")?.value).toBe("Contract.pdf");
    expect(read({ ...page, files }, "Survey and earlier policy")?.value).toBe(
      "Survey.pdf\nPolicy.pdf",
    );
    expect(read(page, "Lender to be paid off")?.value).toBe("Prairie Bank");
    expect(read({ ...page, payoff: null }, "Lender to be paid off")?.isMissing).toBe(true);
    expect(read(page, "Homeowners association")?.isMissing).toBe(true);
  });

  it("has the dates in their order, with the hour, or the day on which one was settled", () => {
    const dates = handOver(page, sale).filter(({ section }) => section === "Dates");
    expect(dates.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      "Earnest money paid: Thu, Jan 10, 5 PM Mountain Time",
      "Title search ordered: Done Wed, Jan 9, 2030",
      "Closing: No date yet",
    ]);
  });

  it("is one PDF, with the agreed terms after it", () => {
    const paper = handOverPaper(page, sale, new Date("2030-01-09T18:00:00Z"));
    const text = JSON.stringify(paper);
    const sections = ["People", ...TO_COPY, "Dates", ...AGREED_SECTIONS.slice(0, 3)];
    const places = sections.map((section) => text.indexOf(`"kind":"heading","text":"${section}"`));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(text.match(/This is not the contract/g)).toHaveLength(1);
    expect(handOverPaper(page, { ...sale, versions: [] }, new Date())).toBeNull();
  });
});
