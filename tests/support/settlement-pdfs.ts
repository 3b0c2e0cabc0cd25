import { createRequire } from "node:module";
import { PROJECT_ROOT } from "./imports.ts";

/**
 * PDFs of closing forms as companies' programs lay them out, with their figures. The names of lines and their places
 * are those of the public forms; the people and amounts are made up.
 */
type PdfMake = {
  setFonts: (fonts: unknown) => void;
  setUrlAccessPolicy: (mayFetch: (url: string) => boolean) => void;
  setLocalAccessPolicy: (mayRead: (path: string) => boolean) => void;
  createPdf: (definition: unknown) => { getBuffer: () => Promise<Uint8Array> };
};
const pdfmake = createRequire(import.meta.url)("pdfmake") as PdfMake;
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(() => true);
pdfmake.setFonts({
  Helvetica: { normal: "Helvetica", bold: "Helvetica-Bold" },
  Times: { normal: "Times-Roman", bold: "Times-Bold" },
  Roboto: {
    normal: `${PROJECT_ROOT}node_modules/pdfmake/fonts/Roboto/Roboto-Regular.ttf`,
    bold: `${PROJECT_ROOT}node_modules/pdfmake/fonts/Roboto/Roboto-Medium.ttf`,
  },
});
export type Content = unknown[];

export async function pdfOf(content: Content, options: object = {}): Promise<Uint8Array> {
  const definition = {
    pageSize: "LETTER",
    pageMargins: 40,
    defaultStyle: { font: "Helvetica", fontSize: 9 },
    ...options,
    content,
  };
  return new Uint8Array(await pdfmake.createPdf(definition).getBuffer());
}

/** Text at a place, in points from the upper left corner. */
export function at(x: number, y: number, text: string, style: object = {}) {
  return { text, absolutePosition: { x, y }, ...style };
}

/** Text that ends at a place. */
export function until(x: number, y: number, text: string, style: object = {}) {
  const width = 120;
  const columns = [{ width, text, alignment: "right", ...style }];
  return { columns, absolutePosition: { x: x - width, y } };
}

/** A PDF that is no statement. @param password it can't be opened without. */
export function pdfOfPages(pages: number, text = "Once upon a time", password?: string) {
  const content = Array.from({ length: pages }, (_, index) => ({
    text,
    ...(index > 0 ? { pageBreak: "before" } : {}),
  }));
  return pdfOf(content, password ? { userPassword: password } : {});
}

const newPage = { text: "", pageBreak: "after" };

/** The figures that a reader should find, in cents. */
export type Sample = {
  name: string;
  side: "buyer" | "owner";
  hasAgent: boolean;
  pdf: () => Promise<Uint8Array>;
  figures: Record<string, number>;
};

/** The example of form H-25(B), with its page 2 and 3: lines of other pages have no figures that are read. */
async function disclosure() {
  const left: [string, string][] = [
    ["K. Due from Borrower at Closing", "$189,762.30"],
    ["01 Sale Price of Property", "$180,000.00"],
    ["02 Sale Price of Any Personal Property Included in Sale", ""],
    ["03 Closing Costs Paid at Closing (J)", "$9,682.30"],
    ["04", ""],
    ["Adjustments", ""],
    ["05", ""],
    ["06", ""],
    ["Adjustments for Items Paid by Seller in Advance", ""],
    ["08 City/Town Taxes to", ""],
    ["09 County Taxes to", ""],
    ["10 Assessments to", ""],
    ["11 HOA Dues 4/15/13 to 4/30/13", "$80.00"],
    ["12", ""],
    ["L. Paid Already by or on Behalf of Borrower at Closing", "$175,615.04"],
    ["01 Deposit", "$10,000.00"],
    ["02 Loan Amount", "$162,000.00"],
    ["03 Existing Loan(s) Assumed or Taken Subject to", ""],
    ["05 Seller Credit", "$2,500.00"],
    ["Other Credits", ""],
    ["06 Rebate from Epsilon Title Co.", "$750.00"],
    ["Adjustments", ""],
    ["08", ""],
    ["Adjustments for Items Unpaid by Seller", ""],
    ["12 City/Town Taxes 1/1/13 to 4/14/13", "$365.04"],
    ["13 County Taxes to", ""],
    ["CALCULATION", ""],
    ["Total Due from Borrower at Closing (K)", "$189,762.30"],
    ["Total Paid Already by or on Behalf of Borrower at Closing (L)", "– $175,615.04"],
    ["Cash to Close [X] From [ ] To Borrower", "$14,147.26"],
  ];
  const right: [string, string][] = [
    ["M. Due to Seller at Closing", "$180,080.00"],
    ["01 Sale Price of Property", "$180,000.00"],
    ["02 Sale Price of Any Personal Property Included in Sale", ""],
    ["03", ""],
    ["04", ""],
    ["Adjustments for Items Paid by Seller in Advance", ""],
    ["09 City/Town Taxes to", ""],
    ["10 County Taxes to", ""],
    ["11 Assessments to", ""],
    ["12 HOA Dues 4/15/13 to 4/30/13", "$80.00"],
    ["13", ""],
    ["14", ""],
    ["15", ""],
    ["16", ""],
    ["N. Due from Seller at Closing", "$115,665.04"],
    ["01 Excess Deposit", ""],
    ["02 Closing Costs Paid at Closing (J)", "$12,800.00"],
    ["03 Existing Loan(s) Assumed or Taken Subject to", ""],
    ["04 Payoff of First Mortgage Loan", "$100,000.00"],
    ["05 Payoff of Second Mortgage Loan", ""],
    ["06", ""],
    ["08 Seller Credit", "$2,500.00"],
    ["09", ""],
    ["Adjustments for Items Unpaid by Seller", ""],
    ["14 City/Town Taxes 1/1/13 to 4/14/13", "$365.04"],
    ["15 County Taxes to", ""],
    ["CALCULATION", ""],
    ["Total Due to Seller at Closing (M)", "$180,080.00"],
    ["Total Due from Seller at Closing (N)", "– $115,665.04"],
    ["Cash [ ] From [X] To Seller", "$64,414.96"],
  ];
  const half = (rows: [string, string][], x: number) =>
    rows.flatMap(([label, amount], index) => {
      const y = 275 + index * 15;
      return [at(x, y, label, { fontSize: 8 }), until(x + 258, y, amount, { fontSize: 8 })];
    });
  const costs: [string, string, number][] = [
    ["01 HOA Capital Contribution to HOA Acre Inc.", "$500.00", 0],
    ["02 HOA Processing Fee to HOA Acre Inc.", "$150.00", 0],
    ["03 Home Inspection Fee to Engineers Inc.", "$750.00", 1],
    ["04 Home Warranty Fee to XYZ Warranty Inc.", "$450.00", 2],
    ["05 Real Estate Commission to Alpha Real Estate Broker", "$5,700.00", 2],
    ["06 Real Estate Commission to Omega Real Estate Broker", "$5,700.00", 2],
    ["07 Title – Owner's Title Insurance (optional) to Epsilon Title Co.", "$1,000.00", 0],
  ];
  const ends = [355, 410, 465, 520];
  return pdfOf([
    at(40, 40, "Closing Disclosure", { fontSize: 16, bold: true }),
    at(40, 90, "Sale Price"),
    until(250, 90, "$180,000"),
    at(300, 90, "Loan ID # 123456789"),
    at(40, 120, "Loan Amount"),
    until(250, 120, "$162,000"),
    newPage,
    at(40, 40, "Closing Cost Details", { fontSize: 14, bold: true }),
    at(318, 62, "Borrower-Paid", { fontSize: 8 }),
    at(428, 62, "Seller-Paid", { fontSize: 8 }),
    at(532, 62, "Paid by", { fontSize: 8 }),
    ...["At Closing", "Before Closing", "At Closing", "Before Closing"].map((text, index) =>
      at((ends[index] ?? 0) - 46, 74, text, { fontSize: 7 }),
    ),
    at(536, 74, "Others", { fontSize: 7 }),
    at(40, 88, "H. Other", { bold: true, fontSize: 8 }),
    until(355, 88, "$2,400.00", { fontSize: 8 }),
    ...costs.flatMap(([label, amount, column], index) => [
      at(40, 102 + index * 13, label, { fontSize: 7.5 }),
      until(ends[column] ?? 0, 102 + index * 13, amount, { fontSize: 7.5 }),
    ]),
    at(40, 200, "J. TOTAL CLOSING COSTS (Borrower-Paid)", { fontSize: 8 }),
    until(355, 200, "$9,712.10", { fontSize: 8 }),
    newPage,
    at(40, 40, "Calculating Cash to Close", { fontSize: 14, bold: true }),
    at(40, 70, "Total Closing Costs (J)"),
    until(250, 70, "$8,054.00"),
    until(340, 70, "$9,712.10"),
    at(40, 90, "Cash to Close"),
    until(250, 90, "$16,054.00"),
    until(340, 90, "$14,147.26"),
    at(40, 240, "Summaries of Transactions", { fontSize: 14, bold: true }),
    at(40, 262, "BORROWER'S TRANSACTION", { fontSize: 8 }),
    at(312, 262, "SELLER'S TRANSACTION", { fontSize: 8 }),
    ...half(left, 40),
    ...half(right, 312),
  ]);
}

type Row = [label: string, ...amounts: string[]];

function table(widths: (number | string)[], rows: Row[], labelAt = 0) {
  const body = rows.map((cells) =>
    widths.map((_, index) => ({
      text: cells[index] ?? "",
      alignment: index === labelAt ? "left" : "right",
    })),
  );
  return { table: { widths, body }, layout: "lightHorizontalLines" };
}

/** The American Land Title Association's statement for seller and buyer: the seller's columns are left of the text. */
async function combinedStatement() {
  const rows: Row[] = [
    ["", "", "Financial", "", ""],
    ["", "412,000.00", "Sales Price of Property", "412,000.00", ""],
    ["", "", "Deposit including earnest money", "", "8,000.00"],
    ["", "", "Loan Amount", "", "309,000.00"],
    ["3,500.00", "", "Seller Credit", "", "3,500.00"],
    ["", "", "Prorations/Adjustments", "", ""],
    ["1,204.33", "", "County Taxes 01/01/2026 to 04/15/2026", "", "1,204.33"],
    ["", "96.67", "HOA Dues 04/15/2026 to 04/30/2026", "96.67", ""],
    ["", "", "Loan Charges to Sample Lender", "", ""],
    ["", "", "Origination fee 0.5%", "1,545.00", ""],
    ["", "", "Impounds", "", ""],
    ["", "", "Property taxes 4 mos @ 343.00/mo", "1,372.00", ""],
    ["", "", "Title Charges & Escrow / Settlement Charges", "", ""],
    ["1,870.00", "", "Owner's Title Insurance to Sample Title", "", ""],
    ["", "", "Loan Policy of Title Insurance to Sample Title", "625.00", ""],
    ["450.00", "", "Escrow / Settlement Fee", "450.00", ""],
    ["", "", "Commission", "", ""],
    ["10,300.00", "", "Real Estate Commission - Buyer's Broker to Field & Day", "", ""],
    ["", "", "Government Recording and Transfer Charges", "", ""],
    ["412.00", "", "Transfer Tax to County", "", ""],
    ["", "", "Recording Fees (Deed)", "35.00", ""],
    ["", "", "Payoff(s)", "", ""],
    ["", "", "Lender: First Sample Bank, Loan # 00123456789", "", ""],
    ["203,118.44", "", "Principal Balance as of 04/15/2026", "", ""],
    ["611.02", "", "Interest on Payoff Loan (29.10/per day)", "", ""],
    ["", "", "Miscellaneous", "", ""],
    ["575.00", "", "Home Warranty to Sample Warranty Co.", "", ""],
    ["", "", "Homeowner's Insurance Premium", "1,480.00", ""],
    ["222,040.79", "412,096.67", "Subtotals", "417,603.67", "321,704.33"],
    ["", "", "Due From Borrower", "", "95,899.34"],
    ["190,055.88", "", "Due To Seller", "", ""],
    ["412,096.67", "412,096.67", "Totals", "417,603.67", "417,603.67"],
  ];
  return pdfOf(
    [
      { text: "American Land Title Association", bold: true },
      { text: "ALTA Settlement Statement - Combined", fontSize: 14 },
      { text: "File No./Escrow No.: 26-104-88   Settlement Date: 04/15/2026", margin: [0, 6] },
      table(
        [62, 62, "*", 62, 62],
        [
          ["Seller", "", "Description", "Borrower/Buyer", ""],
          ["Debit", "Credit", "", "Debit", "Credit"],
        ],
        2,
      ),
      table([62, 62, "*", 62, 62], rows, 2),
    ],
    { defaultStyle: { font: "Roboto", fontSize: 8.5 } },
  );
}

/** A company's letter: dots up to the amounts, parentheses for what is taken off. */
async function letter() {
  const rows: [string, string][] = [
    ["Contract Sales Price", "$365,000.00"],
    ["Credit to Seller: HOA Dues 06/01/26 - 06/30/26", "$112.50"],
    ["LESS:", ""],
    ["Payoff of first mortgage (Harbor Credit Union)", "(148,220.19)"],
    ["Payoff of second mortgage (Bay Savings)", "(22,004.00)"],
    ["Seller credit for repairs", "(4,000.00)"],
    ["County property taxes 01/01/26 - 06/10/26", "(1,618.90)"],
    ["Buyer's agent commission to Shore Realty", "(9,125.00)"],
    ["Owner's title policy", "(1,412.00)"],
    ["Closing fee", "(395.00)"],
    ["Deed preparation and recording", "(162)"],
    ["Home warranty", "(549.00)"],
    ["NET PROCEEDS TO SELLER", "$177,626.41"],
  ];
  return pdfOf(
    [
      { text: "Harborline Title LLC", fontSize: 16, bold: true },
      { text: "Seller's closing statement", fontSize: 12, margin: [0, 4, 0, 12] },
      ...rows.map(([label, amount]) => ({
        text: `${label} ${".".repeat(Math.max(3, 80 - label.length))} ${amount}`,
        margin: [0, 3],
      })),
    ],
    { defaultStyle: { font: "Times", fontSize: 10.5 } },
  );
}

/** A statement in parts, each with its total; the buyer's, who pays cash. */
async function inParts() {
  const part = (title: string, rows: Row[]) => [
    { text: title, bold: true, margin: [0, 10, 0, 2] },
    table(["*", 90], rows),
  ];
  return pdfOf(
    [
      { text: "BUYER'S ESTIMATED CLOSING STATEMENT", fontSize: 13, bold: true },
      { text: "Prepared by Mesa Escrow. Order 55-20931. Closing 03/02/2026", margin: [0, 4] },
      ...part("CHARGES TO BUYER", [
        ["Purchase Price", "298,500.00"],
        ["HOA dues proration 03/02/2026 to 03/31/2026", "87.10"],
        ["Escrow fee", "640.00"],
        ["Recording of deed", "28.00"],
        ["Owner's extended title policy", "310.50"],
        ["Home warranty plan", "480.00"],
        ["Survey reimbursement to seller", "350.00"],
        ["Total charges", "300,395.60"],
      ]),
      ...part("CREDITS TO BUYER", [
        ["Earnest money deposit", "6,000.00"],
        ["Credit from seller for closing costs", "2,250.00"],
        ["Real property taxes 01/01/2026 to 03/01/2026", "402.74"],
        ["Total credits", "8,652.74"],
      ]),
      table(["*", 90], [["BALANCE DUE FROM BUYER", "$291,742.86"]]),
    ],
    { defaultStyle: { font: "Roboto", fontSize: 10 } },
  );
}

const DISCLOSURE_BUYER = {
  ...{ price: 18_000_000, closing_costs: 968_230, city_taxes: -36_504, dues: 8_000 },
  ...{ deposit: 1_000_000, loan: 16_200_000, seller_credit: 250_000, other_credits: 75_000 },
  bottom: 1_414_726,
};

export const SAMPLES: Sample[] = [
  {
    ...{ name: "the buyer's Closing Disclosure", side: "buyer", hasAgent: true, pdf: disclosure },
    figures: DISCLOSURE_BUYER,
  },
  {
    ...{ name: "the seller's Closing Disclosure", side: "owner", hasAgent: true, pdf: disclosure },
    figures: {
      ...{ price: 18_000_000, city_taxes: -36_504, dues: 8_000, payoff: 10_000_000 },
      ...{ seller_credit: 250_000, agent: 570_000, warranty: 45_000 },
      ...{ closing_costs: 1_280_000, bottom: 6_441_496 },
    },
  },
  {
    ...{ name: "the seller's columns", side: "owner", hasAgent: true, pdf: combinedStatement },
    figures: {
      ...{ price: 41_200_000, county_taxes: -120_433, dues: 9_667, payoff: 20_372_946 },
      ...{ seller_credit: 350_000, agent: 1_030_000, warranty: 57_500 },
      ...{ closing_costs: 1_360_700, bottom: 19_005_588 },
    },
  },
  {
    ...{ name: "the buyer's columns", side: "buyer", hasAgent: false, pdf: combinedStatement },
    figures: {
      ...{ price: 41_200_000, county_taxes: -120_433, dues: 9_667, deposit: 800_000 },
      ...{ loan: 30_900_000, seller_credit: 350_000, closing_costs: 550_700, bottom: 9_589_934 },
    },
  },
  {
    ...{ name: "a letter with dots", side: "owner", hasAgent: true, pdf: letter },
    figures: {
      ...{
        price: 36_500_000,
        county_taxes: -161_890,
        dues: 11_250,
        payoff: 14_822_019,
        payoff_second: 2_200_400,
      },
      ...{ seller_credit: 400_000, agent: 912_500, warranty: 54_900 },
      ...{ closing_costs: 1_164_300, bottom: 17_762_641 },
    },
  },
  {
    ...{ name: "a statement in parts", side: "buyer", hasAgent: false, pdf: inParts },
    figures: {
      ...{ price: 29_850_000, county_taxes: -40_274, dues: 8_710, deposit: 600_000 },
      ...{ seller_credit: 225_000, warranty: 48_000, closing_costs: 145_850, bottom: 29_174_286 },
      other_due: 35_000,
    },
  },
];

/** A seller's statement on two pages: dollar marks at the left of their columns, descriptions on two lines, no party in the head. */
async function sellersPages() {
  const money = (amount: string | undefined) =>
    amount
      ? {
          columns: [
            { text: "$", width: 8 },
            { text: amount, alignment: "right" },
          ],
        }
      : "";
  const row = (label: string, debit?: string, credit?: string) => [
    label,
    money(debit),
    money(credit),
  ];
  const head = (label: string) => [{ text: label, bold: true, colSpan: 3 }, "", ""];
  const body = [
    [
      { text: "Description", bold: true },
      { text: "Debit", bold: true, alignment: "center" },
      { text: "Credit", bold: true, alignment: "center" },
    ],
    head("Financial Consideration"),
    row("Sale Price of Property", undefined, "529,900.00"),
    row("Seller Credit toward Buyer's closing costs", "6,000.00"),
    head("Prorations"),
    row("County Property Taxes\n01/01/2026 thru 05/20/2026 (140 days @ $11.2603/day)", "1,576.44"),
    row("Association Dues\n05/21/2026 thru 06/30/2026", undefined, "163.34"),
    head("Payoffs"),
    row("Payoff of First Mortgage Loan to Great Plains Mortgage Servicing, LLC", "287,615.93"),
    row("Payoff Wire Fee", "35.00"),
    head("Commissions"),
    row("Commission to Homestead Realty Group - Buyer Agent", "13,247.50"),
    head("Title & Settlement Charges"),
    ...[
      ["Settlement or Closing Fee to Prairie Title", "395.00"],
      ["Title - Owner's Title Policy ($529,900.00) to Prairie Title", "2,104.00"],
      ["Document Preparation to Lane Law Office", "150.00"],
      ["Municipal Lien Search", "125.00"],
    ].map(([label = "", debit]) => row(label, debit)),
    head("Government Charges"),
    row("State Documentary Stamp Tax", "1,854.65"),
    head("Miscellaneous"),
    row("Home Warranty to Shield Home Protection", "610.00"),
    row("2025 Delinquent Property Taxes to County Treasurer", "2,210.08"),
    row("Estoppel Letter Reimbursement", "0.00"),
    row("Subtotals", "315,923.60", "530,063.34"),
    row("Due to Seller", "214,139.74"),
    row("Totals", "530,063.34", "530,063.34"),
  ];
  return pdfOf(
    [
      { text: "Prairie Title & Escrow", fontSize: 15, bold: true },
      { text: "Seller's Settlement Statement", fontSize: 12, margin: [0, 2, 0, 10] },
      {
        text: "Escrow No. 7719-02   Closing 05/21/2026   Seller: R. Alvarez",
        margin: [0, 0, 0, 330],
      },
      { table: { widths: ["*", 80, 80], headerRows: 1, body } },
    ],
    { defaultStyle: { font: "Times", fontSize: 10 } },
  );
}

/** The statement for both sides with four columns right of the text, as a company's program prints it. */
async function fourColumns() {
  const rows: Row[] = [
    ["Total Consideration", "", "", "", ""],
    ["Contract sales price", "245,000.00", "", "", "245,000.00"],
    ["Earnest money (held by Bayou Title)", "", "2,500.00", "", ""],
    ["New first loan - Delta Savings Bank", "", "237,650.00", "", ""],
    ["Adjustments", "", "", "", ""],
    ["School taxes from 07/01/25 to 02/27/26", "", "", "512.20", ""],
    ["Parish taxes from 01/01/26 to 02/27/26", "", "188.06", "188.06", ""],
    ["School tax credit", "", "512.20", "", ""],
    ["Loan charges", "", "", "", ""],
    ["Loan origination fee", "1,188.25", "", "", ""],
    ["Lender credit", "", "400.00", "", ""],
    ["Appraisal fee (POC 525.00)", "", "", "", ""],
    ["Title charges", "", "", "", ""],
    ["Attorney fee", "450.00", "", "275.00", ""],
    ["Title insurance binder", "85.00", "", "", ""],
    ["Payoff", "", "", "", ""],
    ["Payoff first mortgage loan - Gulf Home Lending", "", "", "131,940.55", ""],
    ["Additional charges", "", "", "", ""],
    ["Buyer broker compensation - Cypress Homes", "", "", "6,125.00", ""],
    ["Survey to Landmark", "600.00", "", "", ""],
    ["Seller contribution", "", "3,000.00", "3,000.00", ""],
    ["Totals", "247,323.25", "244,250.26", "142,040.81", "245,000.00"],
    ["Balance due from buyer", "", "3,072.99", "", ""],
    ["Balance due to seller", "", "", "102,959.19", ""],
  ];
  return pdfOf(
    [
      { text: "Settlement Statement", fontSize: 14, bold: true },
      table(
        ["*", 62, 62, 62, 62],
        [["", "Buyer Charge", "Buyer Credit", "Seller Charge", "Seller Credit"], ...rows],
      ),
    ],
    { defaultStyle: { font: "Roboto", fontSize: 8 } },
  );
}

/** An escrow's statement for its seller, with a last line that speaks to them. */
async function escrowStatement() {
  const rows: Row[] = [
    ["TOTAL CONSIDERATION", "", ""],
    ["Total Consideration", "", "715,000.00"],
    ["Seller Credit to Buyer for Repairs", "5,250.00", ""],
    ["PRORATIONS AND ADJUSTMENTS", "", ""],
    ["County Taxes at 4,012.66/semi-annually from 01/01/2026 to 03/19/2026", "1,738.82", ""],
    ["HOA Dues at 310.00/month from 03/19/2026 to 04/01/2026", "", "124.00"],
    ["COMMISSIONS", "", ""],
    ["Selling Broker: Coastline Realty", "17,875.00", ""],
    ["ESCROW CHARGES", "", ""],
    ["Escrow Fee to Pacific Crest Escrow", "1,630.00", ""],
    ["Document Fee", "250.00", ""],
    ["TITLE CHARGES", "", ""],
    ["Owner's Policy to Golden Title", "1,944.00", ""],
    ["County Transfer Tax", "786.50", ""],
    ["PAYOFF OF EXISTING LOAN: Redwood Home Loans", "", ""],
    ["Principal Balance", "402,118.57", ""],
    ["Interest from 03/01/2026 to 03/20/2026", "1,004.31", ""],
    ["Reconveyance Fee", "45.00", ""],
    ["Demand Fee", "30.00", ""],
    ["MISCELLANEOUS", "", ""],
    ["Home Warranty Plan to First Shield", "640.00", ""],
    ["Natural Hazard Report", "99.00", ""],
    ["BALANCE DUE YOU", "281,712.80", ""],
    ["TOTALS", "715,124.00", "715,124.00"],
  ];
  return pdfOf(
    [
      { text: "PACIFIC CREST ESCROW, INC.", fontSize: 13, bold: true, alignment: "center" },
      { text: "SELLER FINAL CLOSING STATEMENT", alignment: "center", margin: [0, 2, 0, 10] },
      table(["*", 85, 85], [["DESCRIPTION", "DEBITS", "CREDITS"], ...rows]),
    ],
    { defaultStyle: { font: "Helvetica", fontSize: 8.5 } },
  );
}

/** The HUD-1 of before 2015, which some companies still fill in: the buyer's half beside the seller's. */
async function hud() {
  const left: [string, string][] = [
    ["100. GROSS AMOUNT DUE FROM BORROWER", ""],
    ["101. Contract sales price", "189,900.00"],
    ["103. Settlement charges to borrower (line 1400)", "2,118.40"],
    ["107. County taxes", ""],
    ["120. GROSS AMOUNT DUE FROM BORROWER", "192,018.40"],
    ["200. AMOUNTS PAID BY OR IN BEHALF OF BORROWER", ""],
    ["201. Deposit or earnest money", "3,000.00"],
    ["206. Seller credit", "1,500.00"],
    ["211. County taxes 01/01/26 to 05/07/26", "611.90"],
    ["220. TOTAL PAID BY/FOR BORROWER", "5,111.90"],
    ["301. Gross amount due from borrower (line 120)", "192,018.40"],
    ["302. Less amounts paid by/for borrower (line 220)", "5,111.90"],
    ["303. CASH FROM BORROWER", "186,906.50"],
  ];
  const right: [string, string][] = [
    ["400. GROSS AMOUNT DUE TO SELLER", ""],
    ["401. Contract sales price", "189,900.00"],
    ["402. Personal property", ""],
    ["407. County taxes", ""],
    ["420. GROSS AMOUNT DUE TO SELLER", "189,900.00"],
    ["500. REDUCTIONS IN AMOUNT DUE TO SELLER", ""],
    ["502. Settlement charges to seller (line 1400)", "12,874.25"],
    ["504. Payoff of first mortgage loan", "88,410.02"],
    ["506. Seller credit", "1,500.00"],
    ["511. County taxes 01/01/26 to 05/07/26", "611.90"],
    ["601. Gross amount due to seller (line 420)", "189,900.00"],
    ["602. Less reductions in amount due seller (line 520)", "103,396.17"],
    ["603. CASH TO SELLER", "86,503.83"],
  ];
  const half = (rows: [string, string][], x: number) =>
    rows.flatMap(([label, amount], index) => {
      const y = 120 + index * 16;
      return [at(x, y, label, { fontSize: 7.5 }), until(x + 262, y, amount, { fontSize: 7.5 })];
    });
  return pdfOf([
    at(200, 40, "A. Settlement Statement", { fontSize: 13, bold: true }),
    at(40, 100, "J. SUMMARY OF BORROWER'S TRANSACTION", { fontSize: 8 }),
    at(312, 100, "K. SUMMARY OF SELLER'S TRANSACTION", { fontSize: 8 }),
    ...half(left, 40),
    ...half(right, 312),
  ]);
}

/** Made after the rules were written, and never used to write them. */
export const UNSEEN: Sample[] = [
  {
    ...{ name: "an escrow's statement", side: "owner", hasAgent: true, pdf: escrowStatement },
    figures: {
      ...{ price: 71_500_000, county_taxes: -173_882, dues: 12_400, payoff: 40_319_788 },
      ...{ seller_credit: 525_000, agent: 1_787_500, warranty: 64_000 },
      ...{ closing_costs: 2_322_450, bottom: 28_171_280 },
    },
  },
  {
    ...{ name: "the buyer's half of a HUD-1", side: "buyer", hasAgent: false, pdf: hud },
    figures: {
      ...{ price: 18_990_000, closing_costs: 211_840, county_taxes: -61_190, deposit: 300_000 },
      ...{ seller_credit: 150_000, bottom: 18_690_650 },
    },
  },
  {
    ...{ name: "the seller's half of a HUD-1", side: "owner", hasAgent: false, pdf: hud },
    figures: {
      ...{ price: 18_990_000, county_taxes: -61_190, payoff: 8_841_002, seller_credit: 150_000 },
      ...{ closing_costs: 1_287_425, bottom: 8_650_383 },
    },
  },
];

/** Made after the first rules; the rules were changed by what they showed. */
export const LATER: Sample[] = [
  {
    ...{ name: "a seller's two pages", side: "owner", hasAgent: true, pdf: sellersPages },
    figures: {
      ...{ price: 52_990_000, county_taxes: -157_644, dues: 16_334, payoff: 28_761_593 },
      ...{ seller_credit: 600_000, agent: 1_324_750, warranty: 61_000, bottom: 21_413_974 },
      ...{ closing_costs: 1_852_115, other_due: 221_008 },
    },
  },
  {
    ...{ name: "the seller's of four columns", side: "owner", hasAgent: true, pdf: fourColumns },
    figures: {
      ...{
        price: 24_500_000,
        city_taxes: -51_220,
        county_taxes: -18_806,
        payoff: 13_194_055,
        seller_credit: 300_000,
      },
      ...{ agent: 612_500, closing_costs: 640_000, bottom: 10_295_919 },
    },
  },
  {
    ...{ name: "the buyer's of four columns", side: "buyer", hasAgent: false, pdf: fourColumns },
    figures: {
      ...{
        price: 24_500_000,
        city_taxes: -51_220,
        county_taxes: -18_806,
        deposit: 250_000,
        loan: 23_765_000,
      },
      ...{ seller_credit: 300_000, closing_costs: 232_325, other_credits: 40_000, bottom: 307_299 },
    },
  },
];
