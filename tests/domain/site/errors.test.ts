import { AppError, ERRORS, errorFromDatabase, isErrorCode } from "@domain/site/errors/errors.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";
import { hostileText } from "../../support/hostile-text.ts";

const codes = Object.keys(ERRORS).filter(isErrorCode);

describe("the catalogue", () => {
  it.each(codes)("%s has a status and a sentence", (code) => {
    const { status, text } = ERRORS[code];
    expect(status === 0 || (status >= 400 && status < 600)).toBe(true);
    expect(text).toMatch(/^[A-Z].{5,}/);
    expect(text).not.toContain(code);
  });

  it("knows its own codes and no property that every object has", () => {
    for (const name of [
      "constructor",
      "toString",
      "__proto__",
      "",
      "SLOT_TAKEN",
      5,
      null,
      undefined,
    ])
      expect(isErrorCode(name)).toBe(false);
  });
});

it("AppError carries code, status and text, and keeps the cause for the log", () => {
  const cause = new Error("select failed for dana@example.com");
  const error = new AppError("slot_taken", { cause });
  expect(error).toMatchObject({ code: "slot_taken", status: 409, message: "slot_taken", cause });
  expect(error.text).toBe(ERRORS.slot_taken.text);
  expect(new AppError("invalid_query", { text: "Unknown order." }).text).toBe("Unknown order.");
});

describe("errorFromDatabase", () => {
  it.each(codes)("recognizes %s raised by our SQL", (code) => {
    expect(errorFromDatabase({ message: code, code: "PT409" }, "internal").code).toBe(code);
  });

  it("maps a denied permission to forbidden", () => {
    const error = { code: "42501", message: "new row violates row-level security policy" };
    expect(errorFromDatabase(error, "internal").code).toBe("forbidden");
  });

  it("never shows the database's message", () => {
    const texts = Object.values(ERRORS).map(({ text }) => text as string);
    forAll(hostileText(), fc.string({ maxLength: 5 }), (message, code) => {
      expect(texts).toContain(errorFromDatabase({ message, code }, "unavailable").text);
    });
  });
});
