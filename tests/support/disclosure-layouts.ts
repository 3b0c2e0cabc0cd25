import { at, pdfOf, type Sample, until } from "./settlement-pdfs.ts";

/**
 * Ten layouts of a Closing Disclosure, made before the reader's rules were looked at. Each form adds up. The figures that
 * are expected are those that are printed.
 */
const newPage = { text: "", pageBreak: "after" };
type Side = "buyer" | "owner";
type Kind = string | null;
/** line name or null for a line of the form without figure; number, label, cents */
type Row = [line: Kind, no: string, label: string, cents?: number];
type Form = { k: Row[]; l: Row[]; m: Row[]; n: Row[]; page2?: [string, (number | undefined)[]][] };
const sum = (rows: Row[]) => rows.reduce((all, [, , , c]) => all + (c ?? 0), 0);
const usd = (c: number, mark = "$") =>
  `${mark}${Math.floor(Math.abs(c) / 100).toLocaleString("en-US")}.${String(Math.abs(c) % 100).padStart(2, "0")}`;

function totals(f: Form) {
  const [k, l, m, n] = [sum(f.k), sum(f.l), sum(f.m), sum(f.n)];
  return { k, l, m, n, buyer: k - l, owner: m - n };
}
const UNPAID = /^(?:city_taxes|county_taxes|assessments|dues)$/;
function figuresOf(f: Form, side: Side): Record<string, number> {
  const out: Record<string, number> = {};
  const add = (rows: Row[], sign: (line: string) => number) => {
    for (const [line, , , c] of rows)
      if (line && c !== undefined) out[line] = (out[line] ?? 0) + sign(line) * c;
  };
  if (side === "buyer") {
    add(f.k, () => 1);
    add(f.l, (line) => (UNPAID.test(line) ? -1 : 1));
    out.bottom = totals(f).buyer;
  } else {
    add(f.m, () => 1);
    add(f.n, (line) => (UNPAID.test(line) ? -1 : 1));
    out.bottom = totals(f).owner;
  }
  return out;
}

/** The rows of one side with heads, totals and the calculation, as text pairs. */
function printed(f: Form, side: Side, mark = "$"): { no: string; label: string; amount: string }[] {
  const t = totals(f);
  const m = (c: number | undefined) => (c === undefined ? "" : usd(c, mark));
  const rows = (all: Row[]) => all.map(([, no, label, c]) => ({ no, label, amount: m(c) }));
  const head = (label: string, amount = "") => ({ no: "", label, amount });
  const cash = side === "buyer" ? t.buyer : t.owner;
  const from = side === "buyer" ? cash >= 0 : cash < 0;
  const box = (on: boolean) => (on ? "[X]" : "[ ]");
  return side === "buyer"
    ? [
        head("BORROWER'S TRANSACTION"),
        head("K. Due from Borrower at Closing", m(t.k)),
        ...rows(f.k),
        head("L. Paid Already by or on Behalf of Borrower at Closing", m(t.l)),
        ...rows(f.l),
        head("CALCULATION"),
        head("Total Due from Borrower at Closing (K)", m(t.k)),
        head("Total Paid Already by or on Behalf of Borrower at Closing (L)", `– ${m(t.l)}`),
        head(`Cash to Close ${box(from)} From ${box(!from)} To Borrower`, m(cash)),
      ]
    : [
        head("SELLER'S TRANSACTION"),
        head("M. Due to Seller at Closing", m(t.m)),
        ...rows(f.m),
        head("N. Due from Seller at Closing", m(t.n)),
        ...rows(f.n),
        head("CALCULATION"),
        head("Total Due to Seller at Closing (M)", m(t.m)),
        head("Total Due from Seller at Closing (N)", `– ${m(t.n)}`),
        head(`Cash ${box(from)} From ${box(!from)} To Seller`, m(cash)),
      ];
}

const ADV_B: Row = [null, "", "Adjustments for Items Paid by Seller in Advance"];
const UNP: Row = [null, "", "Adjustments for Items Unpaid by Seller"];

// 1. The model form's places, with every odd line filled; the buyer gets money back.
const one: Form = {
  k: [
    ["price", "01", "Sale Price of Property", 24_000_000],
    ["personal_property", "02", "Sale Price of Any Personal Property Included in Sale", 150_000],
    ["closing_costs", "03", "Closing Costs Paid at Closing (J)", 741_235],
    ["other_due", "04", "Heating oil left in tank", 31_020],
    ADV_B,
    ["city_taxes", "08", "City/Town Taxes 5/3/27 to 6/30/27", 40_211],
    [null, "09", "County Taxes to"],
    ["assessments", "10", "Assessments 5/3/27 to 12/31/27", 8_800],
    ["dues", "11", "HOA Dues 5/3/27 to 5/31/27", 26_193],
  ],
  l: [
    ["deposit", "01", "Deposit", 1_200_000],
    ["loan", "02", "Loan Amount", 23_500_000],
    [null, "03", "Existing Loan(s) Assumed or Taken Subject to"],
    ["seller_credit", "05", "Seller Credit", 300_000],
    [null, "", "Other Credits"],
    ["other_credits", "06", "Rebate from Quill Title Co.", 45_000],
    UNP,
    [null, "12", "City/Town Taxes to"],
    ["county_taxes", "13", "County Taxes 1/1/27 to 5/2/27", 112_040],
  ],
  m: [
    ["price", "01", "Sale Price of Property", 24_000_000],
    ["personal_property", "02", "Sale Price of Any Personal Property Included in Sale", 150_000],
    ["other_credits", "03", "Heating oil left in tank", 31_020],
    ADV_B,
    ["city_taxes", "09", "City/Town Taxes 5/3/27 to 6/30/27", 40_211],
    ["assessments", "11", "Assessments 5/3/27 to 12/31/27", 8_800],
    ["dues", "12", "HOA Dues 5/3/27 to 5/31/27", 26_193],
  ],
  n: [
    ["excess_deposit", "01", "Excess Deposit", 200_000],
    ["closing_costs", "02", "Closing Costs Paid at Closing (J)", 1_533_050],
    [null, "03", "Existing Loan(s) Assumed or Taken Subject to"],
    ["payoff", "04", "Payoff of First Mortgage Loan", 12_100_477],
    ["payoff_second", "05", "Payoff of Second Mortgage Loan", 1_488_003],
    ["holdback", "06", "Holdback for roof repair", 125_000],
    ["seller_credit", "08", "Seller Credit", 300_000],
    UNP,
    ["county_taxes", "15", "County Taxes 1/1/27 to 5/2/27", 112_040],
  ],
  page2: [
    ["H. Other", [118_000]],
    ["01 Home Warranty Fee to Nest Cover", [undefined, 48_000]],
    ["02 Real Estate Commission to Bell Realty (Buyer's Broker)", [undefined, undefined, 540_000]],
    ["03 HOA Transfer Fee to Oak Park HOA", [118_000]],
  ],
};
const END2 = [355, 410, 465, 520];
function page2(f: Form) {
  return [
    at(36, 30, "Closing Cost Details", { fontSize: 14, bold: true }),
    at(318, 52, "Borrower-Paid", { fontSize: 8 }),
    at(428, 52, "Seller-Paid", { fontSize: 8 }),
    ...["At Closing", "Before Closing", "At Closing", "Before Closing"].map((t, i) =>
      at((END2[i] ?? 0) - 46, 64, t, { fontSize: 7 }),
    ),
    ...(f.page2 ?? []).flatMap(([label, amounts], i) => [
      at(40, 80 + i * 14, label, { fontSize: 7.5 }),
      ...amounts.flatMap((c, j) =>
        c === undefined ? [] : [until(END2[j] ?? 0, 80 + i * 14, usd(c), { fontSize: 7.5 })],
      ),
    ]),
    newPage,
  ];
}
function halves(f: Form, mark = "$", top = 200) {
  const half = (side: Side, x: number) =>
    printed(f, side, mark).flatMap(({ no, label, amount }, i) => {
      const y = top + i * 14;
      return [
        ...(no ? [at(x, y, no, { fontSize: 7.5 })] : []),
        at(no ? x + 14 : x, y, label, { fontSize: 7.5 }),
        ...(amount ? [until(x + 262, y, amount, { fontSize: 7.5 })] : []),
      ];
    });
  return [...half("buyer", 36), ...half("owner", 312)];
}
const pdf1 = () =>
  pdfOf([
    at(36, 30, "Closing Disclosure", { fontSize: 16 }),
    newPage,
    ...page2(one),
    at(36, 30, "Summaries of Transactions", { fontSize: 14 }),
    ...halves(one),
  ]);

// 2. Two bordered tables side by side, no dollar marks.
const two: Form = {
  k: [
    ["price", "01", "Sale Price of Property", 38_900_000],
    [null, "02", "Sale Price of Any Personal Property Included in Sale"],
    ["closing_costs", "03", "Closing Costs Paid at Closing (J)", 940_000],
    ADV_B,
    [null, "08", "City/Town Taxes"],
    ["dues", "11", "HOA Dues 05/11/2027 to 05/31/2027", 19_306],
  ],
  l: [
    ["deposit", "01", "Deposit", 400_000],
    ["loan", "02", "Loan Amount", 37_538_500],
    ["seller_credit", "05", "Seller Credit", 500_000],
    UNP,
    ["county_taxes", "13", "County Taxes 01/01/2027 to 05/10/2027", 86_060],
  ],
  m: [
    ["price", "01", "Sale Price of Property", 38_900_000],
    ADV_B,
    ["dues", "12", "HOA Dues 05/11/2027 to 05/31/2027", 19_306],
  ],
  n: [
    ["closing_costs", "02", "Closing Costs Paid at Closing (J)", 330_000],
    ["payoff", "04", "Payoff of First Mortgage Loan", 21_000_000],
    ["seller_credit", "08", "Seller Credit", 500_000],
    UNP,
    ["county_taxes", "15", "County Taxes 01/01/2027 to 05/10/2027", 86_060],
  ],
};
const tableOf = (
  f: Form,
  side: Side,
  mark: string,
  widths: (number | string)[] = [14, "*", 62],
) => ({
  table: {
    widths,
    body: printed(f, side, mark).map(({ no, label, amount }) => [
      no,
      label,
      { text: amount, alignment: "right" },
    ]),
  },
});
const pdf2 = () =>
  pdfOf(
    [
      { text: "Closing Disclosure", fontSize: 16 },
      { text: "Summaries of Transactions", fontSize: 12, margin: [0, 6] },
      { columns: [tableOf(two, "buyer", ""), tableOf(two, "owner", "")], columnGap: 12 },
    ],
    { defaultStyle: { font: "Roboto", fontSize: 7 } },
  );

// 3. Each side on a page of its own, labels that break into two lines in a narrow column.
const three: Form = {
  k: [
    ["price", "01", "Sale Price of Property", 73_000_000],
    [null, "02", "Sale Price of Any Personal Property Included in Sale"],
    ["closing_costs", "03", "Closing Costs Paid at Closing (J)", 620_000],
    ADV_B,
    ["city_taxes", "08", "City/Town Taxes 3/5/27 to 6/30/27", 237_956],
  ],
  l: [
    ["deposit", "01", "Deposit", 1_000_000],
    ["loan", "02", "Loan Amount", 73_000_000],
    [null, "03", "Existing Loan(s) Assumed or Taken Subject to"],
    UNP,
  ],
  m: [
    ["price", "01", "Sale Price of Property", 73_000_000],
    ADV_B,
    ["city_taxes", "09", "City/Town Taxes 3/5/27 to 6/30/27", 237_956],
  ],
  n: [
    [null, "01", "Excess Deposit"],
    ["closing_costs", "02", "Closing Costs Paid at Closing (J)", 365_000],
    [
      "payoff",
      "04",
      "Payoff of First Mortgage Loan to Commonwealth Home Loan Servicing",
      51_234_567,
    ],
    UNP,
  ],
};
const pdf3 = () =>
  pdfOf(
    [
      { text: "Summaries of Transactions", fontSize: 14 },
      tableOf(three, "buyer", "$", [20, 120, 90]),
      { text: "Summaries of Transactions, continued", fontSize: 14, pageBreak: "before" },
      tableOf(three, "owner", "$", [20, 120, 90]),
    ],
    { defaultStyle: { font: "Times", fontSize: 10 } },
  );

// 4. A seller's own copy, who has to bring money; dollar marks at the left of the column.
const four: Form = {
  ...{ k: [], l: [] },
  m: [
    ["price", "01", "Sale Price of Property", 19_850_000],
    [null, "02", "Sale Price of Any Personal Property Included in Sale"],
    ADV_B,
    ["assessments", "11", "Assessments 9/16/27 to 12/31/27", 21_437],
  ],
  n: [
    ["closing_costs", "02", "Closing Costs Paid at Closing (J)", 1_402_218],
    ["payoff", "04", "Payoff of First Mortgage Loan", 18_990_241],
    ["payoff_second", "05", "Payoff of Second Mortgage Loan", 1_200_000],
    ["seller_credit", "08", "Seller Credit", 75_000],
    UNP,
    ["city_taxes", "14", "City/Town Taxes 7/1/27 to 9/15/27", 61_308],
    ["county_taxes", "15", "County Taxes 1/1/27 to 9/15/27", 98_002],
  ],
};
const pdf4 = () =>
  pdfOf(
    [
      { text: "Closing Disclosure (Seller)", fontSize: 14 },
      {
        table: {
          widths: [16, "*", 12, 70],
          body: printed(four, "owner", "").map(({ no, label, amount }) => {
            const minus = amount.startsWith("– ");
            return [
              no,
              label,
              amount ? (minus ? "– $" : "$") : "",
              { text: amount.replace("– ", ""), alignment: "right" },
            ];
          }),
        },
        layout: "noBorders",
      },
    ],
    { defaultStyle: { font: "Times", fontSize: 9.5 } },
  );

// 5. Labels and amounts in one run of text, with dots.
const five: Form = {
  k: [
    ["price", "01", "Sale Price of Property", 41_250_000],
    ["closing_costs", "03", "Closing Costs Paid at Closing (J)", 261_000],
    ADV_B,
    ["dues", "11", "HOA Dues 12/21/27 to 12/31/27", 7_150],
  ],
  l: [
    ["deposit", "01", "Deposit", 825_000],
    ["loan", "02", "Loan Amount", 20_000_000],
    ["seller_credit", "05", "Seller Credit", 120_000],
    UNP,
    ["county_taxes", "13", "County Taxes 1/1/27 to 12/20/27", 892_080],
  ],
  m: [
    ["price", "01", "Sale Price of Property", 41_250_000],
    ADV_B,
    ["dues", "12", "HOA Dues 12/21/27 to 12/31/27", 7_150],
  ],
  n: [
    ["closing_costs", "02", "Closing Costs Paid at Closing (J)", 410_000],
    ["payoff", "04", "Payoff of First Mortgage Loan", 10_025_040],
    ["seller_credit", "08", "Seller Credit", 120_000],
    UNP,
    ["county_taxes", "15", "County Taxes 1/1/27 to 12/20/27", 892_080],
  ],
};
const dotted = (f: Form, side: Side) =>
  printed(f, side).map(({ no, label, amount }) => ({
    text: `${no} ${label} ${amount ? ".".repeat(Math.max(4, 70 - label.length)) : ""} ${amount}`.trim(),
    margin: [0, 2],
  }));
const pdf5 = () =>
  pdfOf(
    [
      { text: "Closing Disclosure, page 3 of 5", fontSize: 14 },
      ...dotted(five, "buyer"),
      { text: "", pageBreak: "after" },
      ...dotted(five, "owner"),
    ],
    { defaultStyle: { font: "Times", fontSize: 10 } },
  );

// 6. All labels are drawn before all amounts, and amounts sit a little higher or lower than their labels.
const six: Form = {
  k: [
    ["price", "01", "Sale Price of Property", 50_000_000],
    ["closing_costs", "03", "Closing Costs Paid at Closing (J)", 1_107_744],
    ["other_due", "04", "Home warranty chosen by borrower", 60_500],
    ADV_B,
    ["county_taxes", "09", "County Taxes 1/18/28 to 6/30/28", 44_111],
  ],
  l: [
    ["deposit", "01", "Deposit", 1_500_000],
    ["loan", "02", "Loan Amount", 40_000_000],
    ["seller_credit", "05", "Seller Credit", 250_000],
    [null, "", "Other Credits"],
    ["other_credits", "06", "Lender rebate of appraisal", 62_500],
    UNP,
    ["city_taxes", "12", "City/Town Taxes 1/1/28 to 1/17/28", 10_200],
  ],
  m: [
    ["price", "01", "Sale Price of Property", 50_000_000],
    ADV_B,
    ["county_taxes", "10", "County Taxes 1/18/28 to 6/30/28", 44_111],
  ],
  n: [
    ["closing_costs", "02", "Closing Costs Paid at Closing (J)", 1_920_000],
    ["payoff", "04", "Payoff of First Mortgage Loan", 31_000_919],
    ["seller_credit", "08", "Seller Credit", 250_000],
    ["other_due", "09", "2027 second half taxes, unpaid", 109_800],
    UNP,
    ["city_taxes", "14", "City/Town Taxes 1/1/28 to 1/17/28", 10_200],
  ],
};
const pdf6 = () => {
  const labels = (side: Side, x: number) =>
    printed(six, side).map(({ no, label }, i) =>
      at(x, 150 + i * 16, `${no} ${label}`.trim(), { fontSize: 8 }),
    );
  const amounts = (side: Side, x: number) =>
    printed(six, side).flatMap(({ amount }, i) =>
      amount ? [until(x, 150 + i * 16 + ((i * 7) % 5) * 0.7 - 1.4, amount, { fontSize: 8 })] : [],
    );
  return pdfOf(
    [
      at(36, 100, "Summaries of Transactions"),
      ...labels("owner", 420),
      ...labels("buyer", 36),
      ...amounts("buyer", 370),
      ...amounts("owner", 750),
    ],
    {
      pageOrientation: "landscape",
    },
  );
};

// 7. Cents stand in a column of their own, as on ruled paper.
const seven: Form = {
  k: [
    ["price", "01", "Sale Price of Property", 31_750_000],
    ["closing_costs", "03", "Closing Costs Paid at Closing (J)", 512_336],
  ],
  l: [
    ["deposit", "01", "Deposit", 600_000],
    ["loan", "02", "Loan Amount", 25_400_000],
    ["seller_credit", "05", "Seller Credit", 212_550],
    UNP,
    ["county_taxes", "13", "County Taxes 1/1/27 to 8/19/27", 140_919],
  ],
  m: [["price", "01", "Sale Price of Property", 31_750_000]],
  n: [
    ["closing_costs", "02", "Closing Costs Paid at Closing (J)", 1_201_075],
    ["payoff", "04", "Payoff of First Mortgage Loan", 17_730_028],
    ["seller_credit", "08", "Seller Credit", 212_550],
    UNP,
    ["county_taxes", "15", "County Taxes 1/1/27 to 8/19/27", 140_919],
  ],
};
const pdf7 = () => {
  const half = (side: Side, x: number) =>
    printed(seven, side, "").flatMap(({ no, label, amount }, i) => {
      const y = 150 + i * 16;
      const [whole = "", cents = ""] = amount.split(".");
      return [
        at(x, y, `${no} ${label}`.trim(), { fontSize: 7.5 }),
        ...(amount
          ? [
              until(x + 240, y, whole, { fontSize: 7.5 }),
              until(x + 260, y, cents, { fontSize: 7.5 }),
            ]
          : []),
      ];
    });
  return pdfOf([
    at(36, 100, "Summaries of Transactions"),
    ...half("buyer", 36),
    ...half("owner", 312),
  ]);
};

// 8. Two columns of amounts, what was estimated and what is final.
const eight: Form = {
  k: [
    ["price", "01", "Sale Price of Property", 26_600_000],
    ["closing_costs", "03", "Closing Costs Paid at Closing (J)", 688_018],
    ADV_B,
    ["dues", "11", "HOA Dues 2/4/27 to 2/28/27", 17_857],
  ],
  l: [
    ["deposit", "01", "Deposit", 500_000],
    ["loan", "02", "Loan Amount", 21_280_000],
    ["seller_credit", "05", "Seller Credit", 155_000],
    UNP,
    ["county_taxes", "13", "County Taxes 1/1/27 to 2/3/27", 30_271],
  ],
  ...{ m: [], n: [] },
};
const pdf8 = () =>
  pdfOf([
    at(36, 60, "Borrower's final figures beside the estimate", { fontSize: 13 }),
    at(330, 90, "Estimate", { fontSize: 8 }),
    at(450, 90, "Final", { fontSize: 8 }),
    ...printed(eight, "buyer").flatMap(({ no, label, amount }, i) => {
      const y = 110 + i * 16;
      const cents = Number(amount.replace(/[^\d]/g, ""));
      return [
        at(36, y, `${no} ${label}`.trim(), { fontSize: 8 }),
        ...(amount
          ? [
              until(370, y, usd(Math.round(cents * 0.97)), { fontSize: 8 }),
              until(480, y, amount, { fontSize: 8 }),
            ]
          : []),
      ];
    }),
  ]);

// 9. The Bureau's form in Spanish (H-28).
const nine: Form = {
  k: [
    ["price", "01", "Precio de venta de la propiedad", 28_800_000],
    ["closing_costs", "03", "Costos de cierre pagados al momento del cierre (J)", 701_111],
    [null, "", "Ajustes por partidas pagadas por el vendedor por adelantado"],
    ["dues", "11", "Cuotas de la HOA 4/9/27 a 4/30/27", 16_500],
  ],
  l: [
    ["deposit", "01", "Depósito", 750_000],
    ["loan", "02", "Monto del préstamo", 23_040_000],
    ["seller_credit", "05", "Crédito del vendedor", 200_000],
    [null, "", "Ajustes por partidas no pagadas por el vendedor"],
    ["county_taxes", "13", "Impuestos del condado 1/1/27 a 4/8/27", 70_707],
  ],
  ...{ m: [], n: [] },
};
const pdf9 = () => {
  const t = totals(nine);
  const rows: [string, string][] = [
    ["K. Monto adeudado por el prestatario al cierre", usd(t.k)],
    ...nine.k.map(([, no, label, c]): [string, string] => [
      `${no} ${label}`,
      c === undefined ? "" : usd(c),
    ]),
    ["L. Pagado por el prestatario o en su nombre al cierre", usd(t.l)],
    ...nine.l.map(([, no, label, c]): [string, string] => [
      `${no} ${label}`,
      c === undefined ? "" : usd(c),
    ]),
    ["Efectivo para el cierre [X] Del [ ] Al prestatario", usd(t.buyer)],
  ];
  return pdfOf(
    [
      at(36, 60, "Declaración de cierre: Resumen de transacciones", { fontSize: 13 }),
      ...rows.flatMap(([label, amount], i) => [
        at(36, 100 + i * 16, label, { fontSize: 8 }),
        ...(amount ? [until(420, 100 + i * 16, amount, { fontSize: 8 })] : []),
      ]),
    ],
    { defaultStyle: { font: "Roboto", fontSize: 8 } },
  );
};

// 10. Amounts stand left of their labels, and lines have blank ones between, with notes that hold amounts.
const ten: Form = {
  k: [
    ["price", "01", "Sale Price of Property", 45_990_000],
    ["closing_costs", "03", "Closing Costs Paid at Closing (J)", 1_318_864],
    ADV_B,
    ["city_taxes", "08", "City/Town Taxes 7/22/27 to 12/31/27 at $9.6164 a day", 156_747],
  ],
  l: [
    ["deposit", "01", "Deposit (of which $1,000.00 was paid on 6/1/27)", 920_000],
    ["loan", "02", "Loan Amount", 36_792_000],
    ["seller_credit", "05", "Seller Credit (not more than $4,000.00)", 350_000],
  ],
  m: [
    ["price", "01", "Sale Price of Property", 45_990_000],
    ADV_B,
    ["city_taxes", "09", "City/Town Taxes 7/22/27 to 12/31/27 at $9.6164 a day", 156_747],
  ],
  n: [
    ["closing_costs", "02", "Closing Costs Paid at Closing (J)", 2_255_500],
    ["payoff", "04", "Payoff of First Mortgage Loan (per diem $31.18)", 29_114_402],
    ["seller_credit", "08", "Seller Credit (not more than $4,000.00)", 350_000],
  ],
};
const pdf10 = () => {
  const half = (side: Side, x: number) =>
    printed(ten, side).flatMap(({ no, label, amount }, i) => {
      const y = 150 + i * 18;
      return [
        ...(amount ? [until(x + 60, y, amount, { fontSize: 7 })] : []),
        at(x + 66, y, `${no} ${label}`.trim(), { fontSize: 7 }),
      ];
    });
  return pdfOf([
    at(36, 100, "Summaries of Transactions"),
    ...half("buyer", 30),
    ...half("owner", 320),
  ]);
};

type Layout = Sample & { lacks: string[] };

function both(
  name: string,
  form: Form,
  pdf: Sample["pdf"],
  options: {
    sides?: Side[];
    /** Figures of page 2. */
    more?: Partial<Record<Side, Record<string, number>>>;
    lacks?: (side: Side) => string[];
  } = {},
): Layout[] {
  const { sides = ["buyer", "owner"], more = {}, lacks = () => [] } = options;
  return sides.map((side) => ({
    ...{ name: `${name}, ${side}`, side, hasAgent: true, pdf, lacks: lacks(side) },
    figures: { ...figuresOf(form, side), ...more[side] },
  }));
}

function layouts(): Layout[] {
  const missing = (form: Form, side: Side) =>
    Object.keys(figuresOf(form, side)).map((line) => `${line} is missing`);
  const choices = Object.keys(figuresOf(eight, "buyer")).map((line) => `${line} is a choice`);
  return [
    ...both("every odd line of the form", one, pdf1, { more: { owner: { agent: 540_000 } } }),
    ...both("two tables side by side", two, pdf2),
    ...both("a page for each side, with labels on two lines", three, pdf3),
    ...both("a seller who brings money", four, pdf4, { sides: ["owner"] }),
    ...both("label, dots, and amount in one piece of text", five, pdf5),
    ...both("labels before all amounts, which are uneven", six, pdf6),
    ...both("cents in a column of their own", seven, pdf7),
    ...both("an estimate beside the final figure", eight, pdf8, {
      ...{ sides: ["buyer"], lacks: () => choices },
    }),
    ...both("the form in Spanish", nine, pdf9, {
      ...{ sides: ["buyer"], lacks: (side) => missing(nine, side) },
    }),
    ...both("amounts left of their labels", ten, pdf10, { lacks: (side) => missing(ten, side) }),
  ];
}

export const LAYOUTS: Layout[] = layouts();
