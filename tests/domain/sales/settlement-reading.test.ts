import { ALL_LINES, LINES, type SettlementLine } from "@domain/sales/settlement-lines.ts";
import {
  acceptText,
  READING_LIMITS,
  readingSummary,
  readSettlement,
  sourceText,
} from "@domain/sales/settlement-reading.ts";
import { disclosureEntries } from "@domain/sales/statement-disclosure.ts";
import {
  type PageText,
  printedAmount,
  type TextItem,
  textLines,
} from "@domain/sales/statement-lines.ts";
import type { Side } from "@domain/talk/messages.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LAYOUTS } from "../../support/disclosure-layouts.ts";
import { forAll } from "../../support/fuzz.ts";
import { MEASURED } from "../../support/model-forms.ts";
import { pagesOf } from "../../support/pdf-pages.ts";
import { LATER, SAMPLES, type Sample, UNSEEN } from "../../support/settlement-pdfs.ts";

const linesFor = (side: Side, hasAgent = true): SettlementLine[] =>
  ALL_LINES.filter((line) => LINES[line].at[side] && (line !== "agent" || hasAgent));

/** A page whose lines have a label at the left and an amount that ends at the right. */
function listed(rows: readonly (readonly [label: string, amount: string])[], page = 1): PageText {
  const items = rows.flatMap(([label, amount], index): TextItem[] => {
    const place = { y: 80 + 14 * index, height: 10 };
    const width = 5 * amount.length;
    return [
      { ...place, text: label, x: 50, width: 5 * label.length },
      { ...place, text: amount, x: 540 - width, width },
    ].filter(({ text }) => text !== "");
  });
  return { page, width: 612, height: 792, items };
}

const cents = (pages: readonly PageText[], side: Side = "owner") => {
  const { figures } = readSettlement(pages, { side, lines: linesFor(side) });
  return Object.fromEntries(
    Object.entries(figures).map(([line, options]) => [line, options.map((each) => each.cents)]),
  );
};

async function score({ side, hasAgent, pdf, figures }: Sample) {
  const lines = linesFor(side, hasAgent);
  const read = readSettlement(await pagesOf(await pdf()), { side, lines }).figures;
  const states = lines.map((line) => {
    const options = (read[line] ?? []).map((each) => each.cents);
    const figure = figures[line];
    if (options.length === 0) return figure === undefined ? "absent" : `${line} is missing`;
    if (!options.some((each) => each === figure)) return `${line} is wrong: ${options}`;
    return options.length === 1 ? "right" : `${line} is a choice`;
  });
  return states.filter((state) => state !== "right" && state !== "absent");
}

describe("a form's PDF", () => {
  it.each([...SAMPLES, ...LATER])("is read to the cent: $name", async (sample) => {
    expect(await score(sample)).toEqual([]);
  });

  it.each(UNSEEN)("has no wrong figure in another layout: $name", async (sample) => {
    expect((await score(sample)).filter((each) => each.includes("wrong"))).toEqual([]);
  });

  it.each(MEASURED)("is measured as decision 204 says: $name", async (sample) => {
    expect(await score(sample)).toEqual(sample.lacks);
  });

  it.each(LAYOUTS)("is read to the cent in a new layout, or not at all: $name", async (layout) => {
    expect((await score(layout)).sort()).toEqual(layout.lacks.toSorted());
  });

  it("says where each figure is", async () => {
    const sample = SAMPLES[0];
    const pages = await pagesOf((await sample?.pdf()) ?? new Uint8Array());
    const { figures } = readSettlement(pages, { side: "buyer", lines: linesFor("buyer") });
    const [taxes] = figures.city_taxes ?? [];
    expect(taxes && sourceText(taxes)).toBe(
      "From page 3: “City/Town Taxes 1/1/13 to 4/14/13 … $365.04”",
    );
    const [box] = taxes?.quotes.map((quote) => quote.box) ?? [];
    const page = pages[2];
    const item = page?.items.find(({ text }) => text.startsWith("12 City/Town Taxes 1/1"));
    expect(item && box && box.x <= item.x && box.y <= item.y).toBe(true);
    expect(item && box && box.y + box.height >= item.y + item.height).toBe(true);
    // Only the buyer's half of the page.
    expect(box && box.x + box.width).toBeLessThan(306);
  });
});

describe("an unclear figure", () => {
  it("is shown in each way it can be meant", () => {
    const two = [
      ["Contract sales price", "$300,000.00"],
      ["Sale price of property", "$301,000.00"],
    ] as const;
    expect(cents([listed(two)]).price).toEqual([30_000_000, 30_100_000]);
    expect(
      cents([listed([["County taxes 01/01/26 to 04/15/26", "1,204.33"]])]).county_taxes,
    ).toEqual([120_433, -120_433]);
    expect(cents([listed([["Cash from/to seller", "$10,000.00"]])]).bottom).toEqual([
      1_000_000, -1_000_000,
    ]);
    const commissions = [
      ["Contract sales price", "$300,000.00"],
      ["Commission to Alpha Realty", "(9,000.00)"],
      ["Commission to Omega Realty", "(7,500.00)"],
      ["Deed", "(100.00)"],
      ["Net proceeds", "$283,400.00"],
    ] as const;
    const read = cents([listed(commissions)]);
    expect(read.agent).toEqual([900_000, 750_000]);
    expect(read.closing_costs).toEqual([1_660_000]);
  });

  it("is no sum unless the form's own total agrees", () => {
    const rows = (total: string) =>
      listed([
        ["Sale price", "$300,000.00"],
        ["Buyer's agent", "(7,500.00)"],
        ["Title policy", "(1,200.00)"],
        ["Recording", "(40.00)"],
        ["Net proceeds to seller", total],
      ]);
    expect(cents([rows("$291,260.00")]).closing_costs).toEqual([874_000]);
    expect(cents([rows("$291,250.00")]).closing_costs).toBeUndefined();
  });

  it("is offered as one of two where two columns have no heading", () => {
    const page = listed([["Sale price", "$300,000.00"]]);
    const more = { text: "$1.00", x: 560, y: 80, width: 25, height: 10 };
    expect(cents([{ ...page, items: [...page.items, more] }]).price).toEqual([30_000_000, 100]);
  });

  it.each([
    ["Buyer", "Seller"],
    ["Borrower’s", "Seller’s"],
    ["Paid by Buyer", "Paid by Seller"],
  ])("is not read from the other side's column: %s, %s", (buyers, sellers) => {
    const row = (y: number, ...cells: [text: string, x: number][]) =>
      cells.map(([text, x]) => ({ text, x, y, width: 5 * text.length, height: 10 }));
    const items = [
      ...row(60, ["Description", 50], [buyers, 400], [sellers, 500]),
      ...row(80, ["Home warranty to Shield", 50], ["$550.00", 500]),
      ...row(94, ["Seller credit", 50], ["$2,000.00", 400], ["$2,500.00", 500]),
      ...row(108, ["Buyer's agent commission", 50], ["$9,000.00", 500]),
      ...row(122, ["Earnest money deposit", 50], ["$5,000.00", 400]),
    ];
    const page = { page: 1, width: 612, height: 792, items };
    expect(cents([page], "buyer")).toEqual({ seller_credit: [200_000], deposit: [500_000] });
    expect(cents([page], "owner")).toEqual({
      ...{ seller_credit: [250_000], agent: [900_000], warranty: [55_000] },
    });
  });

  const payoff = (label: string, more: string, total: string) => {
    const row = (y: number, ...cells: [text: string, x: number][]) =>
      cells.map(([text, x]) => ({ text, x, y, width: 5 * text.length, height: 10 }));
    const items = [
      ...row(60, ["Description", 50], ["Debit", 400], ["Credit", 500]),
      ...row(74, ["Contract sales price", 50], ["300,000.00", 475]),
      ...row(88, ["Payoff(s)", 50]),
      ...row(102, ["Principal balance, first mortgage", 50], ["98,000.00", 380]),
      ...row(116, [label, 50], [more, 425 - 5 * more.length]),
      ...(total === "" ? [] : row(130, ["Totals", 50], [total, 380], ["300,000.00", 475])),
    ];
    return cents([{ page: 1, width: 612, height: 792, items }]).payoff;
  };

  it.each(["Per Diem", "Interest per diem", "Daily interest", "Interest per day after closing"])(
    "has no figure for one day in a payoff: %s",
    (label) => {
      expect(payoff(label, "14.23", "98,000.00")).toEqual([9_800_000]);
      expect(payoff(label, "14.23", "")).toEqual([9_800_000]);
      const letter = [
        ["Payoff of first mortgage", "(98,000.00)"],
        [`Payoff ${label}`, "(14.23)"],
      ] as const;
      expect(cents([listed(letter)]).payoff).toEqual([9_800_000]);
    },
  );

  it.each([
    "Interest 11/01/26 to 11/15/26 per diem",
    "Per diem interest, 15 days",
    "Interest (14.23/per day)",
    "Per diem interest @ 14.23",
  ])("has the interest of all its days in a payoff: %s", (label) => {
    expect(payoff(label, "213.45", "98,213.45")).toEqual([9_821_345]);
    expect(payoff(label, "213.45", "")).toEqual([9_821_345]);
  });

  it("is the payoff that the form's own total needs", () => {
    expect(payoff("Per diem interest", "213.45", "98,213.45")).toEqual([9_821_345]);
  });

  it("is not read from what was paid outside the closing", () => {
    expect(cents([listed([["Home warranty (POC by seller)", "$550.00"]])], "buyer")).toEqual({});
  });

  it("is not read from the other side's statement", () => {
    const row = (y: number, ...cells: [text: string, x: number][]) =>
      cells.map(([text, x]) => ({ text, x, y, width: 5 * text.length, height: 10 }));
    const items = [
      ...row(40, ["Buyer's Settlement Statement", 50]),
      ...row(60, ["Description", 50], ["Debit", 400], ["Credit", 500]),
      ...row(80, ["Sale price", 50], ["$300,000.00", 380]),
    ];
    const page = { page: 1, width: 612, height: 792, items };
    expect(cents([page], "buyer").price).toEqual([30_000_000]);
    expect(cents([page], "owner")).toEqual({});
  });
});

describe("a printed amount", () => {
  it.each([
    ["1,204.33", 120_433],
    ["$ 412,000", 41_200_000],
    ["(3,500.00)", -350_000],
    ["($20.00)", -2_000],
    ["-20.00", -2_000],
    ["−$20.00", -2_000],
    ["20.00-", -2_000],
    ["0.00", 0],
  ])("%s is read", (text, expected) => {
    expect(printedAmount(text)?.cents).toBe(expected);
  });

  it.each(["1,20.00", "12.345", "(20.00", "20.00)", "-(20.00)", "04/15", "1.204,33", "", "$"])(
    "%s is none",
    (text) => expect(printedAmount(text)).toBeNull(),
  );

  it("is the same however a company writes it", () => {
    const written = fc.record({
      amount: fc.integer({ min: 0, max: 99_999_999_999 }),
      mark: fc.constantFrom("", "$", "$ "),
      negative: fc.constantFrom("", "(", "-", "−", "behind"),
    });
    forAll(written, ({ amount, mark, negative }) => {
      const whole = Math.floor(amount / 100).toLocaleString("en-US");
      const text = `${mark}${whole}.${String(amount % 100).padStart(2, "0")}`;
      const shown =
        negative === "(" ? `(${text})` : negative === "behind" ? `${text}-` : `${negative}${text}`;
      expect(printedAmount(shown)?.cents).toBe(negative === "" ? amount : 0 - amount);
    });
  });
});

describe("text from right to left and ligatures", () => {
  it("doesn't hide a label", () => {
    const rows = [["\u202bO\ufb03ce\u202c", "$1.00"]] as const;
    expect(textLines(listed(rows))[0]?.cells[0]?.text).toBe("Office");
    expect(cents([listed([["\u200fSale\u00a0pri\u00adce", "$300,000.00"]])]).price).toEqual([
      30_000_000,
    ]);
  });
});

describe("whole dollars", () => {
  it("get no cents from the number of the line beside them", () => {
    const row = (y: number, ...cells: [text: string, x: number][]) =>
      cells.map(([text, x]) => ({ text, x, y, width: 5 * text.length, height: 10 }));
    const items = [
      ...row(40, ["K. Due from Borrower at Closing", 36], ["M. Due to Seller at Closing", 312]),
      ...[
        ["Sale Price of Property", "$300,000", "01", "Sale Price of Property", "$300,000"],
        ["Closing Costs Paid at Closing (J)", "$7,000", "02", "", ""],
        ["HOA Dues 1/4/27 to 1/31/27", "$270", "12", "HOA Dues 1/4/27 to 1/31/27", "$270"],
      ].flatMap(([a = "", amount = "", no = "", b = "", other = ""], n) =>
        row(
          60 + 14 * n,
          [a, 36],
          [amount, 300 - 5 * amount.length],
          [no, 312],
          [b, 326],
          [other, 540],
        ),
      ),
    ];
    const page = { page: 1, width: 612, height: 792, items };
    expect(cents([page], "buyer")).toEqual({
      ...{ price: [30_000_000], closing_costs: [700_000], dues: [27_000] },
    });
    expect(cents([page], "owner")).toEqual({ price: [30_000_000], dues: [27_000] });
  });
});

describe("a number of an account", () => {
  it("is neither an amount nor quoted", () => {
    const rows = [
      ["Payoff of first mortgage, loan 0012 3456 789", "$98,000.00"],
      ["Sale price", "021000021"],
    ] as const;
    const { figures } = readSettlement([listed(rows)], { side: "owner", lines: linesFor("owner") });
    expect(figures.price).toBeUndefined();
    expect(figures.payoff?.[0] && sourceText(figures.payoff[0])).toBe(
      "From page 1: “Payoff of first mortgage, loan ••• … $98,000.00”",
    );
  });
});

/** Words that rules look for, and what surrounds them. */
const WORDS =
  "Sale price|Deposit|County taxes 01/01/26 to 04/15/26|HOA dues|Payoff|Seller credit|Debit|Credit|Seller|Buyer|K. Due from Borrower at Closing|M. Due to Seller at Closing|N. Due from Seller at Closing|At Closing|Before Closing|Seller-Paid|Total charges|Subtotals|Net proceeds to seller|Commission|....|(|$|-|1,204.33|(20.00)|$412,000|99|ﬁ|\u202e";
const anyItem = fc.record({
  text: fc.oneof(fc.constantFrom(...WORDS.split("|")), fc.string({ maxLength: 400 })),
  x: fc.oneof(fc.integer({ min: 0, max: 612 }), fc.double()),
  y: fc.oneof(
    fc.integer({ min: 0, max: 60 }).map((line) => line * 13),
    fc.double(),
  ),
  width: fc.oneof(fc.integer({ min: 0, max: 300 }), fc.double()),
  height: fc.oneof(fc.constant(10), fc.double()),
});
const anyPages = fc
  .array(fc.array(anyItem, { maxLength: 80 }), { maxLength: 3 })
  .map((all) => all.map((items, at) => ({ page: at + 1, width: 612, height: 792, items })));

describe("any text on any pages", () => {
  it("is read without a failure, and each figure is made of what is printed", () => {
    forAll(fc.tuple(anyPages, fc.constantFrom<Side>("buyer", "owner")), ([pages, side]) => {
      const lines = linesFor(side);
      const { figures, problem } = readSettlement(pages, { side, lines });
      expect(problem === null).toBe(Object.keys(figures).length > 0);
      for (const [line, options] of Object.entries(figures)) {
        expect(lines).toContain(line);
        expect(new Set(options.map((each) => each.cents)).size).toBe(options.length);
        for (const { cents: amount, quotes } of options) {
          expect(quotes.length).toBeGreaterThan(0);
          const printed = quotes.map(({ text }) =>
            Math.abs(printedAmount(text.split(" … ").at(-1) ?? "")?.cents ?? Number.NaN),
          );
          if (quotes.length === 1) expect(Math.abs(amount)).toBe(printed[0]);
          expect(quotes.every((quote) => quote.page >= 1 && quote.page <= pages.length)).toBe(true);
        }
      }
    });
  });

  it("doesn't depend on the order in which a file draws it", () => {
    const rows = fc.shuffledSubarray(listed(LETTER).items as TextItem[], {
      minLength: LETTER.length * 2,
    });
    const expected = cents([listed(LETTER)]);
    expect(Object.keys(expected).length).toBeGreaterThan(4);
    forAll(rows, (items) => {
      expect(cents([{ ...listed(LETTER), items }])).toEqual(expected);
    });
  });
});

const LETTER = [
  ["Sale price", "$300,000.00"],
  ["Payoff of mortgage", "(100,000.00)"],
  ["Seller credit", "(1,000.00)"],
  ["Buyer's agent", "(7,500.00)"],
  ["Title policy", "(1,200.00)"],
  ["Net proceeds to seller", "$190,300.00"],
] as const;

describe("a file that wants to be slow", () => {
  it("is refused by its pages or its text", () => {
    const page = listed([]);
    const many = Array.from({ length: READING_LIMITS.pages + 1 }, () => page);
    expect(readSettlement(many, { side: "owner", lines: [] }).problem).toBe("too_long");
    const item = { text: "a", x: 1, y: 1, width: 1, height: 1 };
    const items = Array.from({ length: READING_LIMITS.items + 1 }, () => item);
    expect(readSettlement([{ ...page, items }], { side: "owner", lines: [] }).problem).toBe(
      "too_long",
    );
  });

  it("is read as far as the limits go", () => {
    const text = `${"seller credit ".repeat(500)}${"(".repeat(500)}${"1,".repeat(500)}${". ".repeat(500)}`;
    const items = Array.from({ length: READING_LIMITS.items }, (_, index) => ({
      ...{ text, x: index % 600, y: index % 790, width: 5, height: 10 },
    }));
    const page = { page: 1, width: 612, height: 792, items };
    const { problem } = readSettlement([page], { side: "buyer", lines: linesFor("buyer") });
    expect(problem).toBe("nothing_found");
  });

  it("is read in time, whatever it repeats", () => {
    const words = WORDS.split("|").filter((word) => word.length > 3);
    const items = Array.from({ length: READING_LIMITS.items }, (_, index) => ({
      ...{ text: words[index % words.length] ?? "", x: (index % 6) * 100, width: 60, height: 8 },
      y: Math.floor(index / 6) * 9,
    }));
    for (const side of ["buyer", "owner"] as const) {
      const page = { page: 1, width: 612, height: 40_000, items };
      const { figures } = readSettlement([page], { side, lines: linesFor(side) });
      expect(Object.values(figures).every((options) => options.length <= 8)).toBe(true);
    }
  });

  it("doesn't repeat all that is paid in each of its lines", () => {
    const row = (y: number, ...cells: [text: string, x: number][]) =>
      cells.map(([text, x]) => ({ text, x, y, width: 5 * text.length, height: 10 }));
    const many = Array.from({ length: 600 }, (_, index) => 100 + 20 * index);
    const sums = [
      ...row(40, ["M. Due to Seller at Closing", 50]),
      ...row(60, ["N. Due from Seller at Closing", 50]),
      ...many.flatMap((y) => row(y, ["Closing Costs Paid at Closing", 50], ["$1.00", 350])),
    ];
    const when = ["At Closing", "Before Closing", "At Closing", "Before Closing"];
    const costs = [
      ...row(40, ["Seller-Paid", 350]),
      ...row(60, ...when.map((text, n): [string, number] => [text, 170 + 90 * n])),
      ...many.flatMap((y) => row(y, ["Home Warranty", 50], ["$1.00", 350])),
    ];
    const pages = [sums, costs].map((items, n) => {
      const page = { page: n + 1, width: 612, height: 792, items };
      return { page, lines: textLines(page) };
    });
    const { statement } = disclosureEntries(pages, { side: "owner", hasAgent: true });
    expect(statement.entries).toHaveLength(1_200);
    expect(statement.entries.flatMap(({ quotes }) => quotes)).toHaveLength(1_200);
    expect(cents(pages.map(({ page }) => page))).toEqual({});
  });

  it("is called a picture where it has no text", () => {
    const { problem } = readSettlement([listed([])], { side: "owner", lines: linesFor("owner") });
    expect(problem).toBe("no_text");
  });
});

describe("the words for a reading", () => {
  it("say how many figures have to be chosen", () => {
    const figure = (amount: number) => ({ cents: amount, quotes: [] });
    const summary = (figures: object) => readingSummary({ figures, problem: null });
    expect(summary({ price: [figure(1)] })).toBe("1 figure found.");
    expect(summary({ price: [figure(1), figure(2)], loan: [figure(3)] })).toBe(
      "2 figures found. One has more than one amount. Choose the right one.",
    );
    expect(acceptText(120_433, null)).toBe("Use $1,204.33");
    expect(acceptText(120_433, 100_000)).toBe("Replace $1,000.00 with $1,204.33");
  });

  it("name all lines of a sum, and what is taken off", () => {
    const box = { x: 0, y: 0, width: 1, height: 1 };
    const quotes = [
      { page: 2, text: "City taxes … 1.00", box },
      { page: 3, text: "County taxes … 2.00", box },
      { page: 3, text: "School taxes … 4.00", box, isTaken: true },
    ];
    expect(sourceText({ cents: -100, quotes })).toBe(
      "From pages 2 and 3: “City taxes … 1.00” + “County taxes … 2.00” − “School taxes … 4.00”",
    );
  });
});
