import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { codeMutants } from "../mutate/code-mutants.ts";
import { FUNCTION_ROOMS } from "../mutate/rooms.ts";
import { sqlMutants } from "../mutate/sql-mutants.ts";
import { ROOMS } from "./layers.ts";

describe("a room", () => {
  it("is known for every file of the schema, by its folder", () => {
    expect(readdirSync("supabase/schemas").filter((name) => !ROOMS.includes(name))).toEqual([]);
  });

  it("is known for every function (tests/mutate/rooms.ts)", () => {
    const names = readdirSync("supabase/functions").filter((name) => /^[a-z-]+$/.test(name));
    expect(Object.keys(FUNCTION_ROOMS).sort()).toEqual(names.sort());
    expect(Object.values(FUNCTION_ROOMS).filter((room) => !ROOMS.includes(room))).toEqual([]);
  });
});

const whole = (source: string) => sqlMutants("a.sql", source).map(({ text }) => text);

describe("a mistake in SQL", () => {
  it.each([
    ["  perform private.a(x);\n", "  null;\n"],
    ["  new := private.a(new);\n", "  null;\n"],
    [
      "  perform private.a(x);\n  -- Why.\n  perform private.b(x);\n",
      "  perform private.b(x);\n  -- Why.\n  perform private.a(x);\n",
    ],
    [
      'create policy "P" on t\n  for select to authenticated using (id = (select auth.uid()));',
      'create policy "P" on t\n  for select to authenticated using (true);',
    ],
    [
      "create policy P on t for insert with check (a or (b and c));",
      "create policy P on t for insert with check (true);",
    ],
    ["select * from t where id = x for update;", "select * from t where id = x;"],
    ["if n > private.limit_of('a.b') then", "if n > 1000000000 then"],
    ["  n integer check (n > 0),\n", "  n integer check (true),\n"],
    [
      "select private.let_read('authenticated', 't');",
      "select private.let_read('anon, authenticated', 't');",
    ],
    [
      "select private.expose('f(x)', 'authenticated', 'A');",
      "select private.expose('f(x)', 'anon, authenticated', 'A');",
    ],
  ])("is made of %j", (source, mistaken) => {
    expect(whole(source)).toContain(mistaken);
  });

  it("isn't made where there is none to make", () => {
    expect(whole("create policy P on t for select using (true);\nselect 1;\n")).toEqual([]);
  });
});

describe("a mistake in code", () => {
  it("changes what is decided, and no text", async () => {
    const source = 'export const a = (n: number) => (n > 1 ? "many" : "one");\n';
    const texts = (await codeMutants("a.ts", source)).map(({ text }) => text);
    expect(texts).toContain(source.replace("n > 1", "n >= 1"));
    expect(texts.filter((text) => !text.includes('"many"') && text.includes('""'))).toEqual([]);
  });
});
