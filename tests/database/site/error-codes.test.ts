import { ERRORS } from "@domain/site/errors/errors.ts";
import { expect, it } from "vitest";
import { ownDatabase } from "../../support/database.ts";
import { schemaFiles } from "../../support/schemas.ts";

/**
 * Every error our SQL raises is in the catalog (domain/site/errors/errors.ts): its message is the code, and
 * PTxyz, which the API turns into HTTP status xyz, is that code's status. Acts on a membership have the codes of its
 * kind, from the columns of private.membership_kinds. Only the clock raises another error, which operators read in the
 * log.
 */
const database = ownDatabase();
const STATUSES: Record<string, { status: number }> = ERRORS;

it("every error raised in SQL is in the catalog, with its status", () => {
  const raised = schemaFiles().flatMap(({ path, text }) => {
    const places = text.matchAll(/errcode = 'PT(\d{3})', message = '(\w+)'/g);
    return [...places].map(([, status, code = ""]) => ({ path, code, status: Number(status) }));
  });
  expect(raised.length).toBeGreaterThan(10);
  const wrong = raised.filter(({ code, status }) => STATUSES[code]?.status !== status);
  expect(wrong).toEqual([]);
});

it("every error of a kind of memberships is in the catalog, with the status of its column", async () => {
  const kinds = await database.query<Record<string, string | null>>(
    "select full_code, known_code, unknown_code, over_code, joined_code from private.membership_kinds",
  );
  expect(kinds).toHaveLength(3);
  const raised = schemaFiles().flatMap(({ text }) => [
    ...text.matchAll(/errcode = 'PT(\d{3})', message = kind\.(\w+)/g),
  ]);
  const columns = new Set(raised.map(([, , column]) => column));
  expect([...columns].sort()).toEqual(Object.keys(kinds[0] ?? {}).sort());
  for (const [, status, column = ""] of raised)
    for (const { [column]: code } of kinds)
      if (code)
        expect(STATUSES[code], `${column} ${code}`).toMatchObject({ status: Number(status) });
});

it("errors are raised in one way only", () => {
  for (const { path, text } of schemaFiles()) {
    const others = text.match(
      /raise exception (?!using errcode = '(PT\d{3}', message = ('\w+'|kind\.\w+_code)|UPKEP'))/g,
    );
    expect(others ?? [], path).toEqual([]);
  }
});
