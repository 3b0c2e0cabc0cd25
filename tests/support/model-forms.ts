import { at, pdfOf, type Sample, until } from "./settlement-pdfs.ts";

/**
 * Four layouts, made to measure the reader without looking at its rules (decision 204): the Bureau's model form with all
 * five pages, a seller's own copy of it, an association's statement for a buyer, and a law office's ledger.
 */
const newPage = { text: "", pageBreak: "after" };
type CostRow = [
  no: string,
  label: string,
  ba?: string,
  bb?: string,
  sa?: string,
  sb?: string,
  o?: string,
];

const A_TO_J: (CostRow | [title: string, sum: string])[] = [
  ["A. Origination Charges", "$1,802.00"],
  ["01", "0.25 % of Loan Amount (Points)", "$405.00"],
  ["02", "Application Fee", "$300.00"],
  ["03", "Underwriting Fee", "$1,097.00"],
  ["04", ""],
  ["05", ""],
  ["B. Services Borrower Did Not Shop For", "$236.55"],
  ["01", "Appraisal Fee to John Smith Appraisers Inc.", "", "", "", "", "$405.00"],
  ["02", "Credit Report Fee to Information Inc.", "", "$29.80"],
  ["03", "Flood Determination Fee to Info Co.", "$20.00"],
  ["04", "Flood Monitoring Fee to Info Co.", "$31.75"],
  ["05", "Tax Monitoring Fee to Info Co.", "$75.00"],
  ["06", "Tax Status Research Fee to Info Co.", "$80.00"],
  ["C. Services Borrower Did Shop For", "$2,655.50"],
  ["01", "Pest Inspection Fee to Pests Co.", "$120.50"],
  ["02", "Survey Fee to Surveys Co.", "$85.00"],
  ["03", "Title – Insurance Binder to Epsilon Title Co.", "$650.00"],
  ["04", "Title – Lender's Title Insurance to Epsilon Title Co.", "$500.00"],
  ["05", "Title – Settlement Agent Fee to Epsilon Title Co.", "$500.00"],
  ["06", "Title – Title Search to Epsilon Title Co.", "$800.00"],
  ["D. TOTAL LOAN COSTS (Borrower-Paid)", "$4,694.05"],
  ["", "Loan Costs Subtotals (A + B + C)", "$4,664.25", "$29.80"],
  ["E. Taxes and Other Government Fees", "$85.00"],
  ["01", "Recording Fees Deed: $40.00 Mortgage: $45.00", "$85.00"],
  ["02", "Transfer Tax to Any State", "", "", "$950.00"],
  ["F. Prepaids", "$2,120.80"],
  ["01", "Homeowner's Insurance Premium ( 12 mo.) to Insurance Co.", "$1,209.96"],
  ["02", "Mortgage Insurance Premium ( mo.)"],
  ["03", "Prepaid Interest ( $17.44 per day from 4/15/13 to 5/1/13 )", "$279.04"],
  ["04", "Property Taxes ( 6 mo.) to Any County USA", "$631.80"],
  ["05", ""],
  ["G. Initial Escrow Payment at Closing", "$412.25"],
  ["01", "Homeowner's Insurance $100.83 per month for 2 mo.", "$201.66"],
  ["02", "Mortgage Insurance per month for mo."],
  ["03", "Property Taxes $105.30 per month for 2 mo.", "$210.60"],
  ["04", ""],
  ["08", "Aggregate Adjustment", "– 0.01"],
  ["H. Other", "$2,400.00"],
  ["01", "HOA Capital Contribution to HOA Acre Inc.", "$500.00"],
  ["02", "HOA Processing Fee to HOA Acre Inc.", "$150.00"],
  ["03", "Home Inspection Fee to Engineers Inc.", "$750.00", "", "", "$750.00"],
  ["04", "Home Warranty Fee to XYZ Warranty Inc.", "", "", "$450.00"],
  ["05", "Real Estate Commission to Alpha Real Estate Broker", "", "", "$5,700.00"],
  ["06", "Real Estate Commission to Omega Real Estate Broker", "", "", "$5,700.00"],
  ["07", "Title – Owner's Title Insurance (optional) to Epsilon Title Co.", "$1,000.00"],
  ["I. TOTAL OTHER COSTS (Borrower-Paid)", "$5,018.05"],
  ["", "Other Costs Subtotals (E + F + G + H)", "$5,018.05"],
  ["J. TOTAL CLOSING COSTS (Borrower-Paid)", "$9,712.10"],
  [
    "",
    "Closing Costs Subtotals (D + I)",
    "$9,682.30",
    "$29.80",
    "$12,800.00",
    "$750.00",
    "$405.00",
  ],
  ["", "Lender Credits"],
];
const ENDS = [368, 424, 476, 526, 578];

function costPage(top: number) {
  return A_TO_J.flatMap((row, index) => {
    const y = top + index * 12.6;
    if (row.length === 2 && row[0].includes("."))
      return [
        at(36, y, row[0], { bold: true, fontSize: 8 }),
        until(396, y, row[1], { bold: true, fontSize: 8 }),
      ];
    const [no, label, ...amounts] = row as CostRow;
    return [
      at(38, y, no, { fontSize: 7 }),
      at(52, y, label ?? "", { fontSize: 7.2 }),
      ...amounts.flatMap((each, column) =>
        each ? [until(ENDS[column] ?? 0, y, each, { fontSize: 7.2 })] : [],
      ),
    ];
  });
}

const K_L: [no: string, label: string, amount?: string][] = [
  ["", "BORROWER'S TRANSACTION"],
  ["", "K. Due from Borrower at Closing", "$189,762.30"],
  ["01", "Sale Price of Property", "$180,000.00"],
  ["02", "Sale Price of Any Personal Property Included in Sale"],
  ["03", "Closing Costs Paid at Closing (J)", "$9,682.30"],
  ["04", ""],
  ["", "Adjustments"],
  ["05", ""],
  ["06", ""],
  ["07", ""],
  ["", "Adjustments for Items Paid by Seller in Advance"],
  ["08", "City/Town Taxes to"],
  ["09", "County Taxes to"],
  ["10", "Assessments to"],
  ["11", "HOA Dues 4/15/13 to 4/30/13", "$80.00"],
  ["12", ""],
  ["13", ""],
  ["", "L. Paid Already by or on Behalf of Borrower at Closing", "$175,615.04"],
  ["01", "Deposit", "$10,000.00"],
  ["02", "Loan Amount", "$162,000.00"],
  ["03", "Existing Loan(s) Assumed or Taken Subject to"],
  ["04", ""],
  ["05", "Seller Credit", "$2,500.00"],
  ["", "Other Credits"],
  ["06", "Rebate from Epsilon Title Co.", "$750.00"],
  ["07", ""],
  ["", "Adjustments"],
  ["08", ""],
  ["", "Adjustments for Items Unpaid by Seller"],
  ["12", "City/Town Taxes 1/1/13 to 4/14/13", "$365.04"],
  ["13", "County Taxes to"],
  ["14", "Assessments to"],
  ["", "CALCULATION"],
  ["", "Total Due from Borrower at Closing (K)", "$189,762.30"],
  ["", "Total Paid Already by or on Behalf of Borrower at Closing (L)", "– $175,615.04"],
  ["", "Cash to Close ☒ From ☐ To Borrower", "$14,147.26"],
];
const M_N: [no: string, label: string, amount?: string][] = [
  ["", "SELLER'S TRANSACTION"],
  ["", "M. Due to Seller at Closing", "$180,080.00"],
  ["01", "Sale Price of Property", "$180,000.00"],
  ["02", "Sale Price of Any Personal Property Included in Sale"],
  ["03", ""],
  ["04", ""],
  ["05", ""],
  ["06", ""],
  ["07", ""],
  ["08", ""],
  ["", "Adjustments for Items Paid by Seller in Advance"],
  ["09", "City/Town Taxes to"],
  ["10", "County Taxes to"],
  ["11", "Assessments to"],
  ["12", "HOA Dues 4/15/13 to 4/30/13", "$80.00"],
  ["13", ""],
  ["14", ""],
  ["", "N. Due from Seller at Closing", "$115,665.04"],
  ["01", "Excess Deposit"],
  ["02", "Closing Costs Paid at Closing (J)", "$12,800.00"],
  ["03", "Existing Loan(s) Assumed or Taken Subject to"],
  ["04", "Payoff of First Mortgage Loan", "$100,000.00"],
  ["05", "Payoff of Second Mortgage Loan"],
  ["06", ""],
  ["07", ""],
  ["08", "Seller Credit", "$2,500.00"],
  ["09", ""],
  ["10", ""],
  ["11", ""],
  ["", "Adjustments for Items Unpaid by Seller"],
  ["14", "City/Town Taxes 1/1/13 to 4/14/13", "$365.04"],
  ["15", "County Taxes to"],
  ["16", "Assessments to"],
  ["", "CALCULATION"],
  ["", "Total Due to Seller at Closing (M)", "$180,080.00"],
  ["", "Total Due from Seller at Closing (N)", "– $115,665.04"],
  ["", "Cash ☐ From ☒ To Seller", "$64,414.96"],
];

function half(rows: typeof K_L, x: number, top: number) {
  return rows.flatMap(([no, label, amount], index) => {
    const y = top + index * 12.2;
    return [
      ...(no ? [at(x, y, no, { fontSize: 7 })] : []),
      at(no ? x + 13 : x, y, label.replace("☒", "X").replace("☐", "[ ]"), { fontSize: 7.2 }),
      ...(amount ? [until(x + 266, y, amount, { fontSize: 7.2 })] : []),
    ];
  });
}

/** The Bureau's model form with all of its five pages, as H-25(B) has them. */
function modelForm() {
  return pdfOf([
    at(36, 30, "Closing Disclosure", { fontSize: 18, bold: true }),
    at(
      330,
      34,
      "This form is a statement of final loan terms and closing costs. Compare this document with your Loan Estimate.",
      { fontSize: 6 },
    ),
    ...[
      ["Closing Information", "Transaction Information", "Loan Information"],
      ["Date Issued 4/15/2013", "Borrower Michael Jones and Mary Stone", "Loan Term 30 years"],
      ["Closing Date 4/15/2013", "123 Anywhere Street", "Purpose Purchase"],
      ["Disbursement Date 4/15/2013", "Seller Steve Cole and Amy Doe", "Product Fixed Rate"],
      [
        "Settlement Agent Epsilon Title Co.",
        "321 Somewhere Drive",
        "Loan Type [X] Conventional [ ] FHA",
      ],
      ["File # 12-3456", "Lender Ficus Bank", "Loan ID # 123456789"],
      ["Sale Price $180,000", "", "MIC # 000654321"],
    ].flatMap((row, index) =>
      row.map((text, column) => at(36 + column * 190, 66 + index * 12, text, { fontSize: 7.5 })),
    ),
    at(36, 170, "Loan Terms", { bold: true }),
    at(36, 188, "Loan Amount"),
    at(160, 188, "$162,000"),
    at(260, 188, "NO"),
    at(36, 204, "Interest Rate"),
    at(160, 204, "3.875%"),
    at(260, 204, "NO"),
    at(36, 220, "Monthly Principal & Interest"),
    at(160, 220, "$761.78"),
    at(260, 220, "NO"),
    at(36, 330, "Estimated Total Monthly Payment"),
    at(240, 330, "$1,050.26"),
    at(420, 330, "$967.91"),
    at(36, 360, "Estimated Taxes, Insurance & Assessments"),
    at(240, 360, "$356.13 a month"),
    at(36, 420, "Costs at Closing", { bold: true }),
    at(36, 440, "Closing Costs"),
    at(160, 440, "$9,712.10"),
    at(
      240,
      440,
      "Includes $4,694.05 in Loan Costs + $5,018.05 in Other Costs – $0 in Lender Credits. See page 2 for details.",
      { fontSize: 7 },
    ),
    at(36, 470, "Cash to Close"),
    at(160, 470, "$14,147.26"),
    at(240, 470, "Includes Closing Costs. See Calculating Cash to Close on page 3 for details.", {
      fontSize: 7,
    }),
    newPage,
    at(36, 24, "Closing Cost Details", { fontSize: 14, bold: true }),
    at(336, 44, "Borrower-Paid", { fontSize: 7.5 }),
    at(446, 44, "Seller-Paid", { fontSize: 7.5 }),
    at(548, 44, "Paid by", { fontSize: 7.5 }),
    at(36, 52, "Loan Costs", { bold: true, fontSize: 10 }),
    ...["At Closing", "Before Closing", "At Closing", "Before Closing", "Others"].map(
      (text, column) => at((ENDS[column] ?? 0) - 44, 54, text, { fontSize: 6.5 }),
    ),
    ...costPage(68),
    newPage,
    at(36, 24, "Calculating Cash to Close", { fontSize: 14, bold: true }),
    at(230, 44, "Loan Estimate", { fontSize: 8 }),
    at(310, 44, "Final", { fontSize: 8 }),
    at(370, 44, "Did this change?", { fontSize: 8 }),
    ...[
      [
        "Total Closing Costs (J)",
        "$8,054.00",
        "$9,712.10",
        "YES See Total Loan Costs (D) and Total Other Costs (I)",
      ],
      [
        "Closing Costs Paid Before Closing",
        "$0",
        "– $29.80",
        "YES You paid these Closing Costs before closing",
      ],
      ["Closing Costs Financed (Paid from your Loan Amount)", "$0", "$0", "NO"],
      ["Down Payment/Funds from Borrower", "$18,000.00", "$18,000.00", "NO"],
      ["Deposit", "– $10,000.00", "– $10,000.00", "NO"],
      ["Funds for Borrower", "$0", "$0", "NO"],
      ["Seller Credits", "$0", "– $2,500.00", "YES See Seller Credits in Section L"],
      ["Adjustments and Other Credits", "$0", "– $1,035.04", "YES See details in Sections K and L"],
      ["Cash to Close", "$16,054.00", "$14,147.26", ""],
    ].flatMap((row, index) => {
      const y = 58 + index * 15;
      return [
        at(36, y, row[0] ?? "", { fontSize: 7.5 }),
        until(284, y, row[1] ?? "", { fontSize: 7.5 }),
        until(356, y, row[2] ?? "", { fontSize: 7.5 }),
        at(370, y, row[3] ?? "", { fontSize: 6.5 }),
      ];
    }),
    at(36, 214, "Summaries of Transactions", { fontSize: 14, bold: true }),
    ...half(K_L, 36, 240),
    ...half(M_N, 312, 240),
    newPage,
    at(36, 30, "Additional Information About This Loan", { fontSize: 14, bold: true }),
    at(
      36,
      60,
      "Escrowed Property Costs over Year 1   $2,473.56   Estimated total amount over year 1 for your escrowed property costs: Homeowner's Insurance, Property Taxes",
      { fontSize: 8 },
    ),
    at(36, 90, "Initial Escrow Payment"),
    at(200, 90, "$412.25"),
    at(36, 110, "Monthly Escrow Payment"),
    at(200, 110, "$206.13"),
    newPage,
    at(36, 30, "Loan Calculations", { fontSize: 14, bold: true }),
    at(36, 60, "Total of Payments"),
    at(200, 60, "$285,803.36"),
    at(36, 80, "Finance Charge"),
    at(200, 80, "$118,830.27"),
    at(36, 100, "Amount Financed"),
    at(200, 100, "$162,000.00"),
  ]);
}

/** A seller's own copy of the disclosure: only the seller's columns, in tables with lines. */
function sellerCopy() {
  const cell = (text: string, more: object = {}) => ({ text, fontSize: 8, ...more });
  const money = (text = "") => cell(text, { alignment: "right" });
  const body = [
    [
      cell("Closing Cost Details", { bold: true }),
      cell("Seller-Paid\nAt Closing", { alignment: "right" }),
      cell("Seller-Paid\nBefore Closing", { alignment: "right" }),
    ],
    ...[
      ["E. Taxes and Other Government Fees"],
      ["01 Recording Fees Deed: Mortgage:", "$36.00"],
      ["02 County Transfer Tax to Orchard County", "$1,137.50"],
      ["H. Other"],
      ["01 Real Estate Commission to Lark Realty (Buyer's Agent)", "$10,312.50"],
      ["02 Home Warranty to Cover Homes LLC", "$595.00"],
      ["03 HOA Estoppel to Orchard Park HOA", "$275.00"],
      ["04 Title – Owner's Title Policy to Orchard Title", "$1,522.00"],
      ["05 Title – Settlement Fee to Orchard Title", "$450.00"],
      ["06 Septic Inspection to Deep Check", "", "$390.00"],
      ["J. TOTAL CLOSING COSTS"],
      ["Closing Costs Subtotals", "$14,328.00", "$390.00"],
    ].map(([label = "", a, b]) => [cell(label), money(a), money(b)]),
  ];
  const rows: string[][] = [
    ["M. Due to Seller at Closing", "$413,011.67"],
    ["01 Sale Price of Property", "$412,500.00"],
    ["02 Sale Price of Any Personal Property Included in Sale", ""],
    ["Adjustments for Items Paid by Seller in Advance", ""],
    ["09 City/Town Taxes 6/12/26 to 6/30/26", "$371.67"],
    ["12 HOA Dues 6/12/26 to 6/30/26", "$140.00"],
    ["N. Due from Seller at Closing", "$292,404.11"],
    ["01 Excess Deposit", ""],
    ["02 Closing Costs Paid at Closing (J)", "$14,328.00"],
    ["04 Payoff of First Mortgage Loan to Harbor Servicing", "$241,870.55"],
    ["05 Payoff of Second Mortgage Loan to Harbor HELOC", "$30,118.20"],
    ["06 Holdback for roof repair", "$1,500.00"],
    ["08 Seller Credit", "$3,250.00"],
    ["Adjustments for Items Unpaid by Seller", ""],
    ["15 County Taxes 1/1/26 to 6/11/26", "$1,337.36"],
    ["CALCULATION", ""],
    ["Total Due to Seller at Closing (M)", "$413,011.67"],
    ["Total Due from Seller at Closing (N)", "- $292,404.11"],
    ["Cash [ ] From [X] To Seller", "$120,607.56"],
  ];
  return pdfOf([
    { text: "Closing Disclosure (Seller)", fontSize: 15, bold: true },
    {
      text: "Sale Price $412,500   Closing Date 6/12/2026   Seller Dana Fields",
      margin: [0, 4, 0, 10],
      fontSize: 8,
    },
    { table: { widths: ["*", 80, 80], body } },
    { text: "Summary of Seller's Transaction", fontSize: 12, bold: true, margin: [0, 14, 0, 4] },
    {
      table: {
        widths: ["*", 100],
        body: rows.map(([label = "", amount]) => [cell(label), money(amount)]),
      },
    },
  ]);
}

/** The association's statement for a buyer alone: a column for what was paid outside of closing at the left. */
function buyerStatement() {
  const rows: string[][] = [
    ["Financial", "", ""],
    ["Sale Price of Property", "338,000.00", ""],
    ["Deposit", "", "6,760.00"],
    ["Loan Amount to Pioneer Home Lending", "", "270,400.00"],
    ["Credit from Seller", "", "4,100.00"],
    ["Prorations/Adjustments", "", ""],
    ["School Taxes 8/3/26 - 6/30/27", "2,290.41", ""],
    ["County Taxes 1/1/26 - 8/2/26", "", "871.18"],
    ["Association Fee 8/3/26 - 8/31/26", "57.07", ""],
    ["Rent-back 8/3/26 - 8/9/26 at 90.00 a day", "", "630.00"],
    ["Loan Charges", "", ""],
    ["Underwriting Fee to Pioneer Home Lending", "995.00", ""],
    ["Discount Points 0.375%", "1,014.00", ""],
    ["Prepaid Interest 48.15 per day 8/3/26 - 9/1/26", "1,396.35", ""],
    ["Lender Credit", "", "250.00"],
    ["Other Loan Charges", "", ""],
    ["Appraisal Fee (POC by Buyer 650.00)", "", ""],
    ["Homeowner's Insurance Premium 12 mo. to Oak Mutual", "1,344.00", ""],
    ["Impounds", "", ""],
    ["Homeowner's Insurance 3 mo. at 112.00", "336.00", ""],
    ["Property Tax 5 mo. at 301.20", "1,506.00", ""],
    ["Title Charges & Escrow/Settlement Charges", "", ""],
    ["Lender's Title Policy to Meadow Title", "488.00", ""],
    ["Settlement Fee to Meadow Title", "525.00", ""],
    ["Government Recording and Transfer Charges", "", ""],
    ["Recording Fees: Deed 74.75, Mortgage 182.25", "257.00", ""],
    ["Transfer Tax, Buyer's half", "3,380.00", ""],
    ["Miscellaneous", "", ""],
    ["Home Warranty to Cover Homes LLC", "510.00", ""],
    ["Survey to Straight Line", "475.00", ""],
    ["Subtotals", "352,573.83", "283,011.18"],
    ["Due From Buyer", "", "69,562.65"],
    ["Totals", "352,573.83", "352,573.83"],
  ];
  const cell = (text: string, right = false) => ({
    text,
    fontSize: 8,
    alignment: right ? "right" : "left",
  });
  return pdfOf([
    { text: "ALTA Settlement Statement - Borrower/Buyer", fontSize: 13 },
    {
      text: "Meadow Title   File No. 26-8891   Buyer: J. Orr   Settlement Date 08/03/2026",
      fontSize: 8,
      margin: [0, 4, 0, 8],
    },
    {
      table: {
        widths: ["*", 90, 90],
        body: [
          [
            cell("Description"),
            cell("Borrower/Buyer\nDebit", true),
            cell("Borrower/Buyer\nCredit", true),
          ],
          ...rows.map(([l = "", d = "", c = ""]) => [cell(l), cell(d, true), cell(c, true)]),
        ],
      },
    },
  ]);
}

/** A law office's ledger: who pays is a letter behind the amount, CR what is taken off. */
function ledger() {
  const lines = [
    ["Purchase price under contract dated 2/9/2026", "289,000.00 DR"],
    ["Initial deposit held by Vance & Roe", "3,000.00 CR"],
    ["Balance of deposit", "11,450.00 CR"],
    ["Mortgage proceeds, Third Street Savings", "231,200.00 CR"],
    ["Seller's contribution toward closing expenses", "5,000.00 CR"],
    ["Reimburse seller: oil in tank", "412.60 DR"],
    ["Reimburse seller: town tax 3/27/26 to 6/30/26", "1,104.90 DR"],
    ["Common charges 3/27/26 to 3/31/26", "48.39 DR"],
    ["Bank attorney", "850.00 DR"],
    ["Title: loan policy and endorsements", "1,018.00 DR"],
    ["Title: fee policy", "1,231.00 DR"],
    ["Recording of mortgage", "245.00 DR"],
    ["Mortgage tax", "2,282.00 DR"],
    ["Interest 3/27 to 3/31, five days at 38.01", "190.05 DR"],
    ["Insurance, first year", "1,098.00 DR"],
    ["Escrow for taxes, 4 months", "1,656.00 DR"],
  ];
  return pdfOf(
    [
      { text: "VANCE & ROE, ATTORNEYS", bold: true, fontSize: 12 },
      {
        text: "Statement of closing for purchasers M. and L. Ortega, 18 Quince Road, March 27, 2026",
        margin: [0, 4, 0, 10],
      },
      {
        table: {
          widths: ["*", 110],
          body: [
            ...lines,
            ["Total charges", "299,135.94"],
            ["Total credits", "250,650.00"],
            ["Certified check due at table", "48,485.94"],
          ].map(([a = "", b = ""]) => [{ text: a }, { text: b, alignment: "right" }]),
        },
        layout: "noBorders",
      },
    ],
    { defaultStyle: { font: "Times", fontSize: 10 } },
  );
}

const MODEL_BUYER = {
  ...{ price: 18_000_000, closing_costs: 968_230, city_taxes: -36_504, dues: 8_000 },
  ...{ deposit: 1_000_000, loan: 16_200_000, seller_credit: 250_000, other_credits: 75_000 },
  bottom: 1_414_726,
};
const none = (lines: string) => lines.split(" ").map((line) => `${line} is missing`);

/** `lacks` are the figures that aren't found, in the form's order. */
export const MEASURED: (Sample & { lacks: string[] })[] = [
  {
    name: "model form, buyer",
    lacks: [],
    side: "buyer",
    hasAgent: true,
    pdf: modelForm,
    figures: MODEL_BUYER,
  },
  {
    name: "model form, seller",
    lacks: [],
    side: "owner",
    hasAgent: true,
    pdf: modelForm,
    figures: {
      price: 18_000_000,
      city_taxes: -36_504,
      dues: 8_000,
      payoff: 10_000_000,
      seller_credit: 250_000,
      agent: 570_000,
      warranty: 45_000,
      closing_costs: 1_280_000,
      bottom: 6_441_496,
    },
  },
  {
    name: "model form, seller without an agent",
    lacks: [],
    side: "owner",
    hasAgent: false,
    pdf: modelForm,
    figures: {
      price: 18_000_000,
      city_taxes: -36_504,
      dues: 8_000,
      payoff: 10_000_000,
      seller_credit: 250_000,
      warranty: 45_000,
      closing_costs: 1_280_000,
      bottom: 6_441_496,
    },
  },
  {
    name: "seller's own copy",
    lacks: none("warranty agent"),
    side: "owner",
    hasAgent: true,
    pdf: sellerCopy,
    figures: {
      price: 41_250_000,
      city_taxes: 37_167,
      county_taxes: -133_736,
      dues: 14_000,
      payoff: 24_187_055,
      payoff_second: 3_011_820,
      seller_credit: 325_000,
      agent: 1_031_250,
      warranty: 59_500,
      closing_costs: 1_432_800,
      holdback: 150_000,
      bottom: 12_060_756,
    },
  },
  {
    name: "association's, buyer",
    lacks: [],
    side: "buyer",
    hasAgent: true,
    pdf: buyerStatement,
    figures: {
      price: 33_800_000,
      deposit: 676_000,
      loan: 27_040_000,
      seller_credit: 410_000,
      city_taxes: 229_041,
      county_taxes: -87_118,
      dues: 5_707,
      warranty: 51_000,
      closing_costs:
        99_500 +
        101_400 +
        139_635 +
        134_400 +
        33_600 +
        150_600 +
        48_800 +
        52_500 +
        25_700 +
        338_000 +
        51_000 +
        47_500,
      rent_back: 63_000,
      other_credits: 25_000,
      bottom: 6_956_265,
    },
  },
  {
    name: "law office's ledger, buyer",
    lacks: none("price closing_costs deposit loan seller_credit other_due city_taxes dues bottom"),
    side: "buyer",
    hasAgent: false,
    pdf: ledger,
    figures: {
      price: 28_900_000,
      deposit: 300_000 + 1_145_000,
      loan: 23_120_000,
      seller_credit: 500_000,
      city_taxes: 110_490,
      dues: 4_839,
      other_due: 41_260,
      closing_costs: 85_000 + 101_800 + 123_100 + 24_500 + 228_200 + 19_005 + 109_800 + 165_600,
      bottom: 4_848_594,
    },
  },
];
