import { describe, expect, it } from "vitest";
import { splitStatements } from "../../local/sql-statements.ts";

const texts = (source: string) => splitStatements(source).map((statement) => statement.text);

describe("splitStatements", () => {
  it("splits at semicolons, and keeps a comment with what follows it", () => {
    expect(texts("-- one\nselect 1;\n\nselect 2;\n-- the end\n")).toEqual([
      "-- one\nselect 1",
      "select 2",
    ]);
  });

  it.each([
    ["a quoted text", "select 'a; ''b''; c'"],
    ["an escaped text", String.raw`select e'it\'s; here'`],
    ["a quoted name", 'select 1 as "a;""b"'],
    ["a dollar quote", "do $$ begin perform 1; end; $$"],
    ["a named dollar quote", "do $body$ select '$$;'; $body$"],
    ["a nested comment", "select /* a; /* b; */ c; */ 1"],
    ["a line comment", "select 1 -- a; b\n + 2"],
    [
      "an atomic body",
      "create function f() returns int begin atomic select case when true then 1 end; select 2; end",
    ],
  ])("does not cut inside %s", (_, statement) => {
    expect(texts(`${statement};select 2`)).toEqual([statement, "select 2"]);
  });

  it("reports the line on which a statement begins", () => {
    const lines = splitStatements("select 1;\n\n  select\n  2;\nselect 3").map(({ line }) => line);
    expect(lines).toEqual([1, 3, 5]);
  });
});
