import { tidyAddress, withoutStrayEnd } from "@web/lib/stray-end.ts";
import { afterEach, expect, test } from "vitest";

const HOME = "/listings/44444444-4444-4444-8444-444444444444";
const TOKEN = "nT4-_aB9xYzQw0eRtYuIoPaSdFgHjKlZxCvBnM12345";

afterEach(() => window.history.replaceState(null, "", "/"));

const ends = [
  ")",
  ".",
  ",",
  ">",
  "%22",
  "*",
  "%3E",
  "%22%3E",
  ").",
  "!",
  "'",
  "]",
  "%E2%80%9D",
  "%20",
];
const more = ["**", "%3C/a%3E", "&gt;", ";", "…", "%E2%80%8B", "=", "?.", ":", "%C2%A0"];

test.each([...ends, ...more])("a link that ends in a stray %s opens what it leads to", (end) => {
  for (const address of [
    HOME,
    `/book${HOME.slice(9)}`,
    `/showing#${TOKEN}`,
    `/lists/open#${TOKEN}`,
  ]) {
    const { pathname, search, hash } = new URL(address + end, "https://site.example");
    expect(withoutStrayEnd({ pathname, search, hash })).toBe(address);
  }
});

test("a link to some showing or filters loses a stray end too", () => {
  for (const search of [
    "?booking=44444444-4444-4444-8444-444444444444",
    "?only=new",
    "?step=photos",
  ])
    expect(withoutStrayEnd({ pathname: "/showing", search: `${search}).`, hash: "" })).toBe(
      `/showing${search}`,
    );
});

test.each([
  "/",
  "/listings",
  HOME,
  `/showing#${TOKEN}`,
  "/listings?search_term=St.",
  "/listings?only=new&place=Boise%2C%20ID%20%28west%29",
  "/login?next=/listings?search_term=a)",
  "/#pricing",
])("%s stays as it is", (address) => {
  const { pathname, search, hash } = new URL(address, "https://site.example");
  expect(withoutStrayEnd({ pathname, search, hash })).toBe(address);
});

test("the page's own address is tidied without another entry in the history", () => {
  window.history.replaceState({ key: "x" }, "", `${HOME}).`);
  const { length } = window.history;
  tidyAddress();
  expect(window.location.pathname).toBe(HOME);
  expect(window.history.state).toEqual({ key: "x" });
  expect(window.history.length).toBe(length);
});
