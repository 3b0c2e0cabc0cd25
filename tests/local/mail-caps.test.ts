import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Cloud } from "../../local/cloud.ts";
import { MAIL_SHARES } from "../../supabase/functions/_shared/domain/site/operating/operating.ts";
import { operatorOf } from "../support/operator.ts";
import { startTestCloud } from "../support/test-cloud.ts";

/** How much mail is sent a day is a setting: no migration, no SQL. */
let cloud: Cloud;

beforeAll(async () => {
  cloud = await startTestCloud();
});
afterAll(() => cloud?.stop());

const operator = operatorOf(() => cloud);

describe("npm run operator -- mail", () => {
  it("shows every share with its name", async () => {
    const { code, stdout } = await operator("mail");
    expect(code).toBe(0);
    expect(shares(stdout)).toEqual(Object.keys(MAIL_SHARES).sort());
    for (const name of Object.values(MAIL_SHARES)) expect(stdout).toContain(name);
    expect(total(stdout)).toBe(14_000);
  });

  it("scales all shares to a plan, and changes one", async () => {
    expect(total((await operator("mail", "90")).stdout)).toBeLessThanOrEqual(90);
    const { stdout } = await operator("mail", "2600", "news:news=7");
    expect(stdout).toMatch(/^news:news +7 /m);
    expect(stdout).toMatch(/^first +\d+ /m);
    expect((await operator("mail")).stdout).toBe(stdout);
  });

  it.each([
    ["5", /5 is not a number of emails from 10/],
    ["2000000", /not a number of emails/],
    ["many", /many is not a number/],
    ["offers=5", /no share offers, only answer, /],
    ["notice=0", /notice=0 is not a number of emails from 1/],
  ])("refuses %s and changes nothing", async (wish, problem) => {
    const before = await operator("mail");
    expect(await operator("mail", wish)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(problem),
    });
    expect(await operator("mail")).toEqual(before);
  });
});

function shares(stdout: string): string[] {
  return [...stdout.matchAll(/^(\S+) +\d+ {2}\D*$/gm)]
    .map(([, share = ""]) => share)
    .filter((share) => share !== "together")
    .sort();
}

function total(stdout: string): number {
  return Number(stdout.match(/^together +(\d+) /m)?.[1]);
}
