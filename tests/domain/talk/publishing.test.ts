import { hasContact, publicationNotes, rewordQuestion } from "@domain/talk/publishing.ts";
import { isPublishable } from "@domain/talk/questions.ts";
import { expect, it, test } from "vitest";

test.each([
  ["dana@example.com", true],
  ["see www.example.org", true],
  ["it is on zillow.com", true],
  ["(303) 555-0100", true],
  ["call 3035550100", true],
  ["555-0100", true],
  ["303–555–0100", true],
  ["555‑0100", true],
  ["303\u00a0555\u00a00100", true],
  ["look at bit.ly/my-home", true],
  ["hot tub and/or sauna, 2.5k/month, 7 a.m./p.m.", false],
  ["+44 20 7946 0018", true],
  ["1418 N. Maple St", true],
  ["at 1418 maple street", true],
  ["303\u200b555\u200d0100", true],
  ["５５５－０１００", true],
  ["5\u00ad5\u20625-01\ufe0f\u20e300", true],
  ["call ٣٠٣ ٥٥٥ ٠١٠٠ or ०१२-३४५६", true],
  ["dana＠example．com", true],
  ["exam\u2060ple。com", true],
  ["dana (at) example [dot] it", true],
  ["3 0 3 5 5 5 0 1 0 0", true],
  ["303_555_0100, 303•555•0100 or 303 / 555 / 0100", true],
  ["five five five, oh one zero zero", true],
  ["Insta: dana.whitfield or WhatsApp name = dana", true],
  ["Іnѕtа: dаnа or WhаtsАpp nаme = dana", true],
  ["dana.example.соm, then", true],
  ["Привет, крыша новая", false],
  ["we saw it on Facebook, and telegram poles: none", false],
  ["1418 M\u200baple S\u202dt", true],
  ["1.5 baths, 3 beds, 2 + 1 parking, 10 x 12 x 8 ft, 4/12/2019", false],
  ["two or three of the four are nine feet, one is seven", false],
  ["café, 100 m² and 2 ½ baths…", false],
  ["$1,250,000 in 2019-2020", false],
  ["a 12 foot wide drive, 100 feet from the road", false],
  ["0.18 acre lot. Then", false],
  ["Parcel 12345678", false],
])("%s: %s", (text, isContact) => {
  expect(hasContact(text)).toBe(isContact);
});

test.each([
  [
    "Hello! We like it a lot. How old is the roof, and was it inspected?",
    "How old is the roof, and was it inspected?",
  ],
  ["Hi Dana, is there room for a workbench? Thanks, Nora", "Is there room for a workbench?"],
  ["Hello Is there a pool", "Is there a pool"],
  ["My number is 303-555-0100. Can we have dogs?", "Can we have dogs?"],
  ["Thanks, Nora", ""],
])("“%s” is published as “%s”", (message, question) => {
  expect(rewordQuestion(message)).toBe(question);
});

it("a long question is cut to what fits", () => {
  const question = rewordQuestion("Why ".repeat(400));
  expect(isPublishable({ question, answer: "Because." })).toBe(true);
});

it("addresses and numbers are refused; names and words about people get a second look", () => {
  const tones = (question: string, answer: string, names: string[] = []) =>
    publicationNotes({ question, answer }, names).map(({ tone }) => tone);
  expect(tones("How old is the roof?", "From 2019.")).toEqual([]);
  expect(tones("How old is the roof?", "Call 303-555-0100.")).toEqual(["refused"]);
  expect(tones("Is it quiet?", "Yes, Nora.", ["Nora"])).toEqual(["think"]);
  expect(tones("Is it quiet?", "Yes, honorable neighbors.", ["Nora"])).toEqual([]);
  expect(tones("Is it quiet?", "Yes, it is an adults only building.")).toEqual(["think"]);
});
