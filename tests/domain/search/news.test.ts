import { newsProblems, parseNewsRequest } from "@domain/search/news.ts";
import { describe, expect, it } from "vitest";
import { HOSTILE_TEXTS } from "../../support/hostile-text.ts";

describe("a news subscription", () => {
  it.each([
    [{ email: "nell@example.com" }, { email: "nell@example.com", searchTerm: null }],
    [
      { email: " nell@example.com ", place: "" },
      { email: "nell@example.com", searchTerm: null },
    ],
    [
      { email: "nell@example.com", place: " Boise,\t Idaho\n" },
      { email: "nell@example.com", searchTerm: "Boise, Idaho" },
    ],
    [
      { email: "nell@example.com", place: "a\0b\ud83d" },
      { email: "nell@example.com", searchTerm: "a b\ufffd" },
    ],
  ])("%j is valid", (body, request) => {
    expect(parseNewsRequest(body)).toEqual(request);
  });

  it.each([
    [{ email: "" }, "news_email_invalid"],
    [{ email: "nell" }, "news_email_invalid"],
    [{ email: "nell@example" }, "news_email_invalid"],
    [{ email: "nell@example.com, dan@example.com" }, "news_email_invalid"],
    [{ email: "Nell <nell@example.com>" }, "news_email_invalid"],
    [{ email: `${"n".repeat(250)}@example.com` }, "news_email_invalid"],
    [{ email: "nell@example.com\nBcc: dan@example.com" }, "news_email_invalid"],
    [{ email: "nell@example.com", place: "x".repeat(201) }, "news_place_invalid"],
    [{ email: 5 }, "bad_request"],
    [{ email: "nell@example.com", place: {} }, "bad_request"],
    [null, "bad_request"],
    ["nell@example.com", "bad_request"],
  ])("%j is %s", (body, code) => {
    expect(() => parseNewsRequest(body)).toThrow(expect.objectContaining({ code }));
  });

  it("reports every problem by field", () => {
    expect(newsProblems({ email: " ", place: "x".repeat(201) })).toEqual({
      email: "Email is required",
      place: "Please use at most 200 characters.",
    });
    expect(newsProblems({ email: "nell@example.com", place: "83702" })).toEqual({});
  });

  it("survives any input as a place", () => {
    for (const place of HOSTILE_TEXTS) {
      if (newsProblems({ email: "nell@example.com", place }).place) continue;
      const { searchTerm } = parseNewsRequest({ email: "nell@example.com", place });
      expect(searchTerm ?? "x").not.toMatch(/\p{Cc}|\p{Cs}/u);
    }
  });
});
