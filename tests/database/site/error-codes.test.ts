import { ERRORS } from "@domain/site/errors/errors.ts";
import { expect, it } from "vitest";
import { schemaFiles } from "../../support/schemas.ts";

/**
 * Every error our SQL raises is in the catalog (domain/site/errors/errors.ts): its message is the code, and
 * PTxyz, which the API turns into HTTP status xyz, is that code's status. Only the clock raises
 * another one, which operators read in the log.
 */
it("every error raised in SQL is in the catalog, with its status", () => {
  const raised = schemaFiles().flatMap(({ path, text }) => {
    const places = text.matchAll(/errcode = 'PT(\d{3})', message = '(\w+)'/g);
    return [...places].map(([, status, code = ""]) => ({ path, code, status: Number(status) }));
  });
  expect(raised.length).toBeGreaterThan(10);
  const statuses: Record<string, { status: number }> = ERRORS;
  const wrong = raised.filter(({ code, status }) => statuses[code]?.status !== status);
  expect(wrong).toEqual([]);
});

it("errors are raised in one way only", () => {
  for (const { path, text } of schemaFiles()) {
    const others = text.match(
      /raise exception (?!using errcode = '(PT\d{3}', message = '\w+|UPKEP)')/g,
    );
    expect(others ?? [], path).toEqual([]);
  }
});
