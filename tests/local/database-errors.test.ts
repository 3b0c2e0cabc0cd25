import { describe, expect, it } from "vitest";
import { postgrestAnswer, statusOf } from "../../local/lite/database-errors.ts";

function databaseError(fields: Record<string, string>): Error {
  return Object.assign(new Error("said by the database"), fields);
}

describe("statusOf", () => {
  it.each([
    ["PT409", 409],
    ["PT422", 422],
    ["23505", 409],
    ["23514", 400],
    ["22P02", 400],
    ["P0001", 400],
    ["42501", 403],
    ["53100", 503],
    ["57014", 500],
    ["XX000", 500],
  ])("answers %s with %i, as PostgREST does", (code, status) => {
    expect(statusOf(code)).toBe(status);
  });

  it("asks an anonymous caller to sign in", () => {
    expect(statusOf("42501", true)).toBe(401);
  });
});

describe("postgrestAnswer", () => {
  it("adds the database's own words where lite has none", async () => {
    const lite = Response.json({ code: "SUP", message: "error: x" }, { status: 500 });
    const error = databaseError({ code: "P0001", detail: "why", hint: "how" });
    const answer = await postgrestAnswer(lite, error);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      code: "P0001",
      message: "said by the database",
      details: "why",
      hint: "how",
    });
  });

  it("leaves API errors and successes as they are", async () => {
    const missing = Response.json({ code: "PGRST205" }, { status: 404 });
    const fine = Response.json([]);
    const error = databaseError({ code: "42P01" });
    expect(await postgrestAnswer(missing, error)).toBe(missing);
    expect(await postgrestAnswer(fine, error)).toBe(fine);
  });
});
