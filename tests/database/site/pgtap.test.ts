import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  nativeTheatre,
  perform,
  performScript,
  pgliteTheatre,
  playNames,
  type Theatre,
} from "./plays.ts";

/**
 * supabase/tests/database on production's engine. The local cloud's engine is the same, but compiled differently and
 * several times slower: only what depends on its libraries or its one connection is performed there too (decision 153).
 */
const all = await playNames();
const ELSEWHERE = /^(availability|handbook|hidden_streets|search|storage|timeline)\.sql$/;
const few = all.filter((play) => ELSEWHERE.test(play));

describe.each([
  ["Postgres 17", () => nativeTheatre(), all],
  ["PGlite", pgliteTheatre, few],
] as const)("pgTAP on %s", (_, open, plays) => {
  let theatre: Theatre;
  beforeAll(async () => {
    theatre = await open();
  });
  afterAll(() => theatre.close());

  it.each([
    [
      "an assertion that fails",
      "select ok(false, 'the sky is green')",
      "not ok 1 - the sky is green",
    ],
    ["fewer assertions than planned", "", "It planned 1 assertions and made 0."],
    ["a statement that fails", "select 1 / 0", "It stopped: division by zero"],
  ])("reports %s", async (_, statement, report) => {
    const script = `begin; set local search_path = extensions; select plan(1); ${statement}; rollback;`;
    expect((await performScript(theatre, script)).failures.join()).toContain(report);
  });

  it.each(plays)("%s", async (play) => {
    const { assertions, failures } = await perform(theatre, play);
    expect(failures.join("\n")).toBe("");
    expect(assertions).toBeGreaterThan(0);
  });
});
