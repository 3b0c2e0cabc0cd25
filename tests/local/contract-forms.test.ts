import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Cloud } from "../../local/cloud.ts";
import { operatorOf } from "../support/operator.ts";
import { startTestCloud } from "../support/test-cloud.ts";

/** Where a state's contract comes from is a setting: no migration, no SQL. */
let cloud: Cloud;

beforeAll(async () => {
  cloud = await startTestCloud();
});
afterAll(() => cloud?.stop());

const operator = operatorOf(() => cloud);

const PAGE = ["A form", "A commission", "https://commission.example.gov/form"];

describe("npm run operator -- forms", () => {
  it("shows each state's page with who published it", async () => {
    const { code, stdout } = await operator("forms");
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^CO {2}public_form {2}Contract to Buy and Sell, Residential \(Colorado/m,
    );
    expect(stdout).toContain("https://dre.colorado.gov/real-estate-broker-contracts-and-forms");
  });

  it("adds a state, replaces its page, deletes it", async () => {
    expect((await operator("forms", "OH", "public_form", ...PAGE, "2026-12-01")).stdout).toContain(
      "OH  public_form  A form (A commission, read 2026-12-01)",
    );
    const replaced = await operator("forms", "OH", "attorney", ...PAGE);
    expect(replaced.stdout).toMatch(/^OH {2}attorney {5}A form \(A commission, read 20/m);
    expect((await operator("forms", "OH", "none")).stdout).not.toContain("OH ");
  });

  it.each([
    [["XX", "none"], /There is no state XX/],
    [["OH", "realtors", ...PAGE], /realtors is none of public_form, attorney, none/],
    [["OH", "public_form", "A form"], /Name a title, a source, a link/],
    [["OH", "public_form", ...PAGE, "tomorrow"], /Name a title/],
    [["OH", "public_form", "A form", "Us", "javascript:alert(1)"], /is not the address of a page/],
  ])("refuses %j, which changes nothing", async (wish, problem) => {
    const before = await operator("forms");
    expect(await operator("forms", ...wish)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(problem),
    });
    expect(await operator("forms")).toEqual(before);
  });
});
