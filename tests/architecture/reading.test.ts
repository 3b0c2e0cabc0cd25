import { describe, expect, it } from "vitest";
import { readArticles, readLegalPages, readTexts } from "../support/read-texts.ts";
import { readingGrade, sentencesOf, wordsOf } from "../support/reading-grade.ts";

/**
 * The texts that people read are understood after six years of school, by Flesch and Kincaid. A screen is measured by
 * the sentences of its file: a grade of fewer than about forty words says nothing.
 */
const GRADE = 6;
const FEWEST_WORDS = 40;

/** A text alone is measured from this many words on: in a shorter one, a single long word decides the grade. */
const TEXT_WORDS = 12;

/** Texts that are harder, with the reason. */
const HARDER: [RegExp, reason: string][] = [
  [/document-kit\/disclosures\.ts$/, "the federal lead warning, word for word (24 CFR 35.92)"],
  [/legal\//, "pages of Markdown, measured as such below, and a table of phrases"],
  [/functions\/user\/export\.ts$/, "lines of one sentence each are cut at a width"],
];
const HARDER_TEXTS: [RegExp, reason: string][] = [
  [/^Booking request submitted successfully!|^We couldn't find any properties/, "contract"],
  [/^If this email is registered with us, you will receive/, "contract"],
  [/^By continuing you confirm that you are 18 or older/, "names two legal documents"],
];

const texts = (await readTexts()).filter(
  ({ file, text }) => !HARDER.some(([of]) => of.test(file)) && wordsOf(text).length >= 5,
);
const articles = [...(await readArticles()), ...(await readLegalPages())];

describe(`at most grade ${GRADE} is asked of the readers of`, () => {
  it("a screen, a mail, a document, a catalog of messages", () => {
    const files = [...new Set(texts.map(({ file }) => file))];
    const graded = files
      .map((file) => ({
        file,
        all: texts.filter((each) => each.file === file).map(({ text }) => text),
      }))
      .filter(({ all }) => all.flatMap(wordsOf).length >= FEWEST_WORDS);
    expect(graded.length).toBeGreaterThan(100);
    expect(tooHard(graded.map(({ file, all }) => [file, readingGrade(all)]))).toEqual([]);
  });

  it("an article of the handbook, the privacy policy, the terms", () => {
    expect(tooHard(articles.map(({ file, text }) => [file, readingGrade([text])]))).toEqual([]);
  });

  it("a text alone", () => {
    const long = texts.filter(
      ({ text }) =>
        wordsOf(text).length >= TEXT_WORDS && !HARDER_TEXTS.some(([of]) => of.test(text)),
    );
    expect(long.length).toBeGreaterThan(700);
    expect(
      tooHard(
        long.map(({ file, line, text }) => [`${file}:${line}: ${text}`, readingGrade([text])]),
      ),
    ).toEqual([]);
  });

  it("the formula counts sentences, words and syllables", () => {
    expect(sentencesOf("Done. It is on “Maple St.” now! Is it? $5 more.")).toHaveLength(4);
    expect(wordsOf("The buyer's offer of … is $1,200")).toHaveLength(7);
    // Ten words in one sentence, with fifteen syllables.
    const text = "The owner will look at your letter and answer tomorrow.";
    expect(readingGrade([text])).toBeCloseTo(0.39 * 10 + 11.8 * 1.5 - 15.59, 1);
  });
});

function tooHard(graded: (readonly [string, number])[], most = GRADE): string[] {
  return graded
    .filter(([, grade]) => grade > most)
    .sort(([, a], [, b]) => b - a)
    .map(([what, grade]) => `${grade.toFixed(1)} ${what}`);
}
