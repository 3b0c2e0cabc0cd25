import type { BenchFacts, DollarRates } from "@domain/homes/price-bench.ts";

/**
 * Ten sales-comparison grids, worked by hand. Each line of `sums` is the arithmetic as written on paper: the sale price,
 * then every adjustment (the home's figure less the sold home's, times the rate), then the sum. The test reads none of
 * it with the code it tests: `adjusted` is what the paper says.
 */
export type HandGrid = {
  name: string;
  home: Partial<BenchFacts>;
  rates: Partial<DollarRates>;
  sold: (Partial<BenchFacts> & { price: number; sold_on?: string })[];
  sums: string[];
  adjusted: number[];
  /** Lowest and highest end, in whole thousands, down and up. */
  range: readonly [number, number];
};

/** A date two years, of 730.5 days, before TODAY. */
export const TODAY = "2026-12-01";

export const HAND_GRIDS: readonly HandGrid[] = [
  {
    name: "three homes that differ in area alone",
    home: { sqft: 1800 },
    rates: { sqft: 100 },
    sold: [
      { sqft: 1700, price: 400_000 },
      { sqft: 1800, price: 415_000 },
      { sqft: 2000, price: 430_000 },
    ],
    sums: [
      "400,000 + (1,800 - 1,700 = 100) x 100 = 400,000 + 10,000 = 410,000",
      "415,000 + 0 = 415,000",
      "430,000 + (1,800 - 2,000 = -200) x 100 = 430,000 - 20,000 = 410,000",
    ],
    adjusted: [410_000, 415_000, 410_000],
    // Weights 1/(0.025+0.05)=13.333, 1/0.05=20, 1/(0.04651+0.05)=10.361; middle 410,000 + 5,000 x 20/43.695 = 412,289;
    // less and plus 2.5% (10,307): 401,982 and 422,596.
    range: [401_000, 423_000],
  },
  {
    name: "bedrooms and bathrooms, one up and one down",
    home: { bedrooms: 3, bathrooms: 2 },
    rates: { bedrooms: 6_000, bathrooms: 9_000 },
    sold: [
      { bedrooms: 4, bathrooms: 1.5, price: 350_000 },
      { bedrooms: 2, bathrooms: 3, price: 320_000 },
      { bedrooms: 3, bathrooms: 2, price: 380_000 },
    ],
    sums: [
      "350,000 - 1 x 6,000 + 0.5 x 9,000 = 350,000 - 6,000 + 4,500 = 348,500",
      "320,000 + 1 x 6,000 - 1 x 9,000 = 320,000 + 6,000 - 9,000 = 317,000",
      "380,000",
    ],
    adjusted: [348_500, 317_000, 380_000],
    range: [317_000, 380_000],
  },
  {
    name: "a garage that the home lacks",
    home: { garage_spaces: 0 },
    rates: { garage_spaces: 7_500 },
    sold: [
      { garage_spaces: 2, price: 300_000 },
      { garage_spaces: 1, price: 280_000 },
      { garage_spaces: 3, price: 350_000 },
    ],
    sums: [
      "300,000 - 2 x 7,500 = 285,000",
      "280,000 - 1 x 7,500 = 272,500",
      "350,000 - 3 x 7,500 = 350,000 - 22,500 = 327,500",
    ],
    adjusted: [285_000, 272_500, 327_500],
    range: [272_000, 328_000],
  },
  {
    name: "lots of parts of an acre",
    home: { lot_size: 0.25 },
    rates: { lot_size: 80_000 },
    sold: [
      { lot_size: 0.5, price: 500_000 },
      { lot_size: 0.15, price: 440_000 },
      { lot_size: 1, price: 610_000 },
    ],
    sums: [
      "500,000 - 0.25 x 80,000 = 480,000",
      "440,000 + 0.10 x 80,000 = 448,000",
      "610,000 - 0.75 x 80,000 = 550,000",
    ],
    adjusted: [480_000, 448_000, 550_000],
    range: [448_000, 550_000],
  },
  {
    name: "age, newer and older",
    home: { year_built: 1990 },
    rates: { year_built: 900 },
    sold: [
      { year_built: 2000, price: 420_000 },
      { year_built: 1970, price: 365_000 },
      { year_built: 1990, price: 350_000 },
    ],
    sums: ["420,000 - 10 x 900 = 411,000", "365,000 + 20 x 900 = 383,000", "350,000"],
    adjusted: [411_000, 383_000, 350_000],
    range: [350_000, 411_000],
  },
  {
    name: "condition, in steps",
    home: { condition: 4 },
    rates: { condition: 16_000 },
    sold: [
      { condition: 2, price: 390_000 },
      { condition: 5, price: 455_000 },
      { condition: 3, price: 380_000 },
    ],
    sums: [
      "390,000 + 2 x 16,000 = 422,000",
      "455,000 - 16,000 = 439,000",
      "380,000 + 16,000 = 396,000",
    ],
    adjusted: [422_000, 439_000, 396_000],
    range: [396_000, 439_000],
  },
  {
    name: "sales of two years ago, in a market that rose",
    home: {},
    rates: { trend: 3 },
    sold: [
      { price: 400_000, sold_on: "2024-12-01" },
      { price: 450_000, sold_on: "2026-12-01" },
      { price: 500_000, sold_on: "2024-12-01" },
    ],
    sums: [
      "730 days are 730 / 365.25 = 1.99863 years; 400,000 + 400,000 x 3% x 1.99863 = 400,000 + 23,984 = 423,984",
      "450,000, sold today",
      "500,000 + 500,000 x 3% x 1.99863 = 500,000 + 29,979 = 529,979",
    ],
    adjusted: [423_984, 450_000, 529_979],
    range: [423_000, 530_000],
  },
  {
    name: "everything at the same time",
    home: {
      sqft: 2100,
      bedrooms: 4,
      bathrooms: 2.5,
      garage_spaces: 2,
      lot_size: 0.3,
      year_built: 2005,
      condition: 3,
    },
    rates: {
      sqft: 90,
      bedrooms: 5_000,
      bathrooms: 8_000,
      garage_spaces: 6_000,
      lot_size: 50_000,
      year_built: 800,
      condition: 15_000,
    },
    sold: [
      {
        sqft: 1950,
        bedrooms: 3,
        bathrooms: 2,
        garage_spaces: 1,
        lot_size: 0.2,
        year_built: 1995,
        condition: 3,
        price: 470_000,
      },
      {
        sqft: 2400,
        bedrooms: 4,
        bathrooms: 3,
        garage_spaces: 3,
        lot_size: 0.5,
        year_built: 2015,
        condition: 4,
        price: 600_000,
      },
      {
        sqft: 2100,
        bedrooms: 5,
        bathrooms: 2.5,
        garage_spaces: 2,
        lot_size: 0.3,
        year_built: 2000,
        condition: 2,
        price: 515_000,
      },
    ],
    sums: [
      "470,000 + 150 x 90 (13,500) + 5,000 + 4,000 + 6,000 + 0.1 x 50,000 (5,000) + 10 x 800 (8,000) = 511,500",
      "600,000 - 300 x 90 (27,000) - 4,000 - 6,000 - 0.2 x 50,000 (10,000) - 8,000 - 15,000 = 530,000",
      "515,000 - 5,000 + 5 x 800 (4,000) + 15,000 = 529,000",
    ],
    adjusted: [511_500, 530_000, 529_000],
    // Gross 41,500/470,000=0.0883, 70,000/600,000=0.1167, 24,000/515,000=0.0466; weights 7.231, 6, 10.352, in all 23.583;
    // middle (511.5 x 7.231 + 530 x 6 + 529 x 10.352)/23.583 = 523.88; less and plus 2.5% (13.10): 510.78 and 536.98.
    range: [510_000, 537_000],
  },
  {
    name: "facts that are unknown on one side",
    home: { sqft: 1500, bedrooms: null, year_built: 1960 },
    rates: { sqft: 120, bedrooms: 5_000, year_built: 500 },
    sold: [
      { sqft: null, bedrooms: 3, year_built: 1950, price: 250_000 },
      { sqft: 1400, bedrooms: 2, year_built: null, price: 245_000 },
      { sqft: 1600, bedrooms: 3, year_built: 1980, price: 300_000 },
    ],
    sums: [
      "250,000 + 10 x 500 = 255,000; area unknown, bedrooms of the home unknown",
      "245,000 + 100 x 120 = 257,000; year unknown",
      "300,000 - 100 x 120 - 20 x 500 = 300,000 - 12,000 - 10,000 = 278,000",
    ],
    adjusted: [255_000, 257_000, 278_000],
    // Weights 14.286, 10.103, 8.108; middle 261.36; less 2.5% (6.53): 254.83.
    range: [254_000, 278_000],
  },
  {
    name: "one home alone is still a range",
    home: { sqft: 1000, condition: 1 },
    rates: { sqft: 50, condition: 10_000 },
    sold: [{ sqft: 900, condition: 2, price: 205_000 }],
    sums: ["205,000 + 100 x 50 - 10,000 = 200,000; 2.5% of it is 5,000 to either side"],
    adjusted: [200_000],
    range: [195_000, 205_000],
  },
];
