// Layer: test, because the plays prove who may do what, which everyone who changes SQL needs to know.
// Long, because it performs all plays of pgTAP.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "../../support/actors.ts";
import {
  add,
  addNotice,
  answerNames,
  type Collected,
  differences,
  recordAnswers,
  silent,
} from "../../support/answers.ts";
import { ownDatabase } from "../../support/database.ts";
import { FUNCTIONS } from "../rights/expected.ts";
import { attempts } from "../rights/roads.ts";
import { setScene } from "../rights/scene.ts";
import {
  nativeTheatre,
  perform,
  performScript,
  pgliteTheatre,
  playNames,
  type Theatre,
} from "./plays.ts";

/**
 * supabase/tests/database on production's engine, where the plays' answers are also collected. The local cloud's engine is
 * the same, but compiled differently and several times slower: only what depends on its libraries or its one connection is
 * performed there too, as it is (decision 153).
 */
const all = await playNames();
const ELSEWHERE = /^(availability|handbook|hidden_streets|search|storage|timeline)\.sql$/;
const few = all.filter((play) => ELSEWHERE.test(play));

const names = await answerNames();
const collected: Collected = new Map();
const heardTheatre = () =>
  nativeTheatre({
    prepare: (sql) => recordAnswers(sql, names),
    hear: (notice) => addNotice(collected, notice),
  });

describe.each([
  ["Postgres 17", heardTheatre, all],
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

/**
 * Functions answer what `type Answers` in domain/site/database/database.ts says: they return jsonb, whose parts Postgres doesn't
 * describe. The answers are those of the plays above, and of the scene of the rights matrix.
 */
describe("the answers in JSON", () => {
  const ACTORS: Actor[] = ["visitor", { person: "olive" }, { person: "bert" }, "service"];
  const scene = ownDatabase();

  it("each function that answers with JSON is declared", async () => {
    const rows = await scene.query<{ name: string }>(`
      select distinct p.proname as name from pg_proc p, unnest(array['anon', 'authenticated', 'service_role']) as role
      where p.pronamespace = 'public'::regnamespace and p.prorettype in ('jsonb'::regtype, 'json'::regtype)
        and has_function_privilege(role, p.oid, 'execute')
      order by 1`);
    expect(rows.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual([]);
  });

  it("each function answers something", async () => {
    await collectFromScene();
    // A function that is named here has no answer to compare: let a play or the scene make it answer.
    expect(silent(names, collected)).toEqual([]);
  });

  it("each answer has the type that domain/site/database/database.ts names", async () => {
    expect(await differences(collected, names)).toEqual([]);
  });

  it("an answer of another shape is named", async () => {
    const wrong: Collected = new Map([
      ["save_timeline", new Set(['{"saved": true, "steps": []}'])],
    ]);
    expect((await differences(wrong, [])).join()).toMatch(/^save_timeline: .*steps/);
  });

  async function collectFromScene(): Promise<void> {
    await setScene(scene);
    const lists = await scene.query<{ name: string }>(
      "select proname as name from pg_proc where pronamespace = 'public'::regnamespace and proretset",
    );
    const statements = names.map((name) => {
      const isList = lists.some((list) => list.name === name);
      const answer = isList ? "coalesce(jsonb_agg(r), '[]')" : "coalesce(to_jsonb(r), 'null')";
      return `select ${answer}::text as text from ${FUNCTIONS[`public.${name}`]?.call} as r`;
    });
    for (const actor of ACTORS)
      for (const [n, read] of (await attempts(scene, actor, statements)).entries())
        if (!read.startsWith("refused")) add(collected, names[n] ?? "", JSON.parse(read));
  }
});
