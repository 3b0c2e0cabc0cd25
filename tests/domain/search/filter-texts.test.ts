import { nameFilters } from "@domain/search/filter-texts.ts";
import { expect, it } from "vitest";

const texts = (filters: Parameters<typeof nameFilters>[0]) =>
  nameFilters(filters).map(({ text }) => text);

it("a word is a filter of its own, once however often it is written, and a sentence is one", () => {
  expect(texts({ search_term: "pool pool porch" })).toEqual(["“pool”", "“porch”"]);
  expect(texts({ search_term: "a house with a blue pool" })).toEqual([
    "“a house with a blue pool”",
  ]);
});

it("a range of payments a month is one filter, with the prices it means, and goes as one", () => {
  const range = nameFilters({ min_monthly: 2000, monthly: 2500 });
  expect(range).toEqual([
    {
      text: expect.stringMatching(/^\$2,000 to \$2,500 a month: \$4\d\d,\d00 to \$511,000$/),
      without: {},
    },
  ]);
  expect(texts({ min_monthly: 2500 })).toEqual(["from $2,500 a month: from $511,000"]);
});
