import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ERRORS } from "@domain/site/errors.ts";
import { expect, it } from "vitest";
import { MIGRATIONS_DIR } from "../../../local/database.ts";

/**
 * Every error our SQL raises is in the catalog (domain/site/errors.ts): its message is the code, and
 * PTxyz, which the API turns into HTTP status xyz, is that code's status. Only the clock raises
 * another one, which operators read in the log.
 */
it("every error raised in the migrations is in the catalog, with its status", () => {
  const raised = readdirSync(MIGRATIONS_DIR).flatMap((file) => {
    const source = readFileSync(join(MIGRATIONS_DIR, file), "utf8");
    const places = source.matchAll(/errcode = 'PT(\d{3})', message = '(\w+)'/g);
    return [...places].map(([, status, code = ""]) => ({ file, code, status: Number(status) }));
  });
  expect(raised.length).toBeGreaterThan(10);
  const statuses: Record<string, { status: number }> = ERRORS;
  const wrong = raised.filter(({ code, status }) => statuses[code]?.status !== status);
  expect(wrong).toEqual([]);
});

it("errors are raised in one way only", () => {
  for (const file of readdirSync(MIGRATIONS_DIR)) {
    const source = readFileSync(join(MIGRATIONS_DIR, file), "utf8");
    const others = source.match(
      /raise exception (?!using errcode = '(PT\d{3}', message = '\w+|UPKEP)')/g,
    );
    expect(others ?? [], file).toEqual([]);
  }
});
