import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { OLDEST_RATE_DAYS, rateState } from "@domain/homes/rate-age.ts";
import { addDays } from "@domain/site/time/time-zones.ts";
import { describe, expect, it } from "vitest";

describe("the rate behind monthly payments", () => {
  const rate = { percent: 6.25, asOf: "2026-09-01" };

  it("is fine for 90 days, and then too old", () => {
    const at = (days: number) => rateState(rate, addDays(rate.asOf, days));
    expect(at(OLDEST_RATE_DAYS)).toEqual({
      isFine: true,
      text: "The mortgage rate is 6.25%, as of Sep 1, 2026.",
    });
    expect(at(OLDEST_RATE_DAYS + 1).isFine).toBe(false);
    expect(at(OLDEST_RATE_DAYS + 1).text).toContain("91 days old");
  });

  it("is called an example where none is set", () => {
    expect(rateState(undefined, "2026-09-01")).toMatchObject({
      isFine: false,
      text: expect.stringContaining("the example of 4%"),
    });
  });

  it("is written nowhere else", () => {
    const roots = ["supabase/functions", "web"].map((root) => join(process.cwd(), root));
    const files = roots.flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: "utf8" })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => join(root, name)),
    );
    const constant =
      /\b(?:annual|interest|mortgage)_?rate\w*\s*[:=]\s*\d|\brate\s*[:=]\s*(?:0\.0\d|"\d)/i;
    const found = files.filter((file) => constant.test(readFileSync(file, "utf8")));
    expect(found.map((file) => file.replace(/.*\/functions\/_shared\//, ""))).toEqual([
      "domain/homes/mortgage.ts",
    ]);
  });
});
