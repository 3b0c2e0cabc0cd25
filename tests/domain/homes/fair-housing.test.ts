import { fairHousingHits, listingWarnings, newOffences } from "@domain/homes/fair-housing.ts";
import { FAIR_HOUSING_RULES } from "@domain/homes/fair-housing-rules.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";
import { HOSTILE_TEXTS, hostileText } from "../../support/hostile-text.ts";

const phrases = (text: string, kind: string) =>
  fairHousingHits(text)
    .filter((hit) => hit.kind === kind)
    .map((hit) => hit.phrase);

it.each([
  ["Quiet street in a mostly white neighborhood.", "mostly white neighborhood"],
  ["A Hispanic community with great food", "Hispanic community"],
  ["Whites only", "Whites only"],
  ["no Blacks", "no Blacks"],
  ["Colored people need not apply", "Colored people"],
  ["An integrated neighborhood since 1960", "integrated neighborhood"],
  ["Close to the ghetto", "ghetto"],
  ["Oriental buyers will love the feng shui", "Oriental"],
  ["Polish families on both sides", "Polish families"],
  ["No immigrants, please", "No immigrants"],
  ["US citizens only", "US citizens only"],
  ["Must speak English", "Must speak English"],
  ["English-speaking neighbors", "English-speaking"],
  ["A good Christian home", "good Christian home"],
  ["Jewish neighborhood, lovely shops", "Jewish neighborhood"],
  ["no Muslims", "no Muslims"],
  ["Catholics preferred", "Catholics preferred"],
  ["Females only", "Females only"],
  ["Seeking a male tenant for the basement", "male tenant"],
  ["Ideal for a bachelor", "Ideal for a bachelor"],
  ["No gays", "No gays"],
  ["Straight couples", "Straight couples"],
  ["Perfect for a growing family!", "Perfect for a growing family"],
  ["Great for kids", "Great for kids"],
  ["ideal for empty nesters", "ideal for empty nesters"],
  ["No children.", "No children"],
  ["no  small kids", "no  small kids"],
  ["Adults-only building", "Adults-only"],
  ["An adult community by the lake", "adult community"],
  ["Quiet couple wanted", "Quiet couple"],
  ["Mature persons", "Mature persons"],
  ["A childless household", "childless"],
  ["Family-friendly block", "Family-friendly"],
  ["kid friendly", "kid friendly"],
  ["In a family neighborhood", "family neighborhood"],
  ["Newlyweds, this is yours", "Newlyweds"],
  ["couples only", "couples only"],
  ["No wheelchairs", "No wheelchairs"],
  ["no service dogs", "no service dogs"],
  ["Not suitable for the elderly", "Not suitable for the elderly"],
  ["Unsuitable for wheelchair users", "Unsuitable for wheelchair users"],
  ["Able-bodied buyers", "Able-bodied"],
  ["Must be able to climb stairs", "Must be able to climb stairs"],
  ["Healthy people", "Healthy people"],
  ["no mentally ill", "no mentally ill"],
  ["For independent living", "independent living"],
])("covered by federal law: %s", (text, phrase) => {
  expect(phrases(text, "avoid")).toContain(phrase);
});

it.each([
  ["Master bedroom with a view", "Master bedroom"],
  ["Two master suites", "master suites"],
  ["Within walking distance of the park", "walking distance of"],
  ["A short walk to coffee", "short walk"],
  ["Just steps from the beach", "Just steps from"],
  ["Around the corner from the Catholic church", "Around the corner from the Catholic church"],
  ["his-and-hers closets", "his-and-hers"],
  ["A man cave in the basement", "man cave"],
  ["A wonderful family home", "family home"],
  ["Room for the whole family", "the whole family"],
  ["55+ community with a pool", "55+"],
  ["55 and over", "55 and over"],
  ["For senior citizens", "senior citizens"],
  ["Handicapped accessible bath", "Handicapped accessible"],
  ["Ideal for young professionals", "Ideal for young professionals"],
  ["No students", "No students"],
  ["No Section 8", "No Section 8"],
  ["does not take vouchers: no vouchers", "no vouchers"],
  ["A safe neighborhood", "safe neighborhood"],
  ["Low crime", "Low crime"],
  ["Best schools in town", "Best schools"],
  ["An exclusive community", "exclusive community"],
])("better said otherwise: %s", (text, phrase) => {
  expect(phrases(text, "advice")).toContain(phrase);
  expect(phrases(text, "avoid")).toEqual([]);
});

it.each([
  "Family room with a fireplace",
  "A single-family home on a quarter acre",
  "Multi family with two units, zoned two-family",
  "Family-sized kitchen, family dining and a family bathroom",
  "Family-owned since 1924",
  "Mother-in-law suite over the garage",
  "White kitchen, black granite, Asian pear trees",
  "12 White Street at the corner of Christian Street",
  "Italian marble, French doors, Spanish-style tiles",
  "German Village brick, polished floors",
  "Integrated appliances and an oriental rug",
  "The Jewish community center is a mile away",
  "Quiet street, desirable area, great view",
  "Walk-in closets, walk-up attic, jogging trail",
  "Wheelchair ramp and a roll-in shower",
  "Window blinds, a blind corner in the drive",
  "No pets, no smoking, no HOA",
  "Bedrooms: four. Nursery wallpaper, swing set",
  "Manhattan loft with a chief's kitchen",
  "Christiansen architects, Jewell Avenue",
  "Kidd Creek, Childs Park, Mendota",
  "Bachelor's button in the flower beds",
  "Adult-sized bike hooks",
  "A rare find; must see",
  "",
])("descriptions of the home: %s", (text) => {
  expect(fairHousingHits(text)).toEqual([]);
});

describe("every hit", () => {
  it("has exact positions, no overlaps, and an explanation", () => {
    const words = FAIR_HOUSING_RULES.flatMap(({ find }) => find).filter((each) =>
      /^[a-z ]+$/.test(each),
    );
    const part = fc.oneof(
      fc.constantFrom(...words),
      hostileText(),
      fc.constantFrom("·", "-", "🏡"),
    );
    forAll(fc.array(part, { maxLength: 12 }), fc.constantFrom(" ", ". "), (parts, glue) => {
      const text = parts.join(glue);
      let last = 0;
      for (const { phrase, start, end, reason, suggestion } of fairHousingHits(text)) {
        expect(text.slice(start, end)).toBe(phrase);
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(reason.length * suggestion.length).toBeGreaterThan(0);
        last = end;
      }
    });
  });

  it("is found regardless of case, dashes and spaces", () => {
    for (const text of ["NO CHILDREN", "No-Children", "no\u00a0children", "no\n children"])
      expect(phrases(text, "avoid")).toEqual([text]);
    expect(phrases("gentleman’s farm", "advice")).toEqual(["gentleman’s farm"]);
  });

  it("is a whole word", () => {
    forAll(fc.stringMatching(/^[a-z0-9é]{1,3}$/), (letters) => {
      expect(fairHousingHits(`${letters}ghetto`)).toEqual([]);
      expect(fairHousingHits(`ghetto${letters}`)).toEqual([]);
      expect(fairHousingHits(`${letters} ghetto`)).toHaveLength(1);
    });
  });

  it("can be searched for in any text, and a long one takes no noticeable time", () => {
    for (const text of HOSTILE_TEXTS) fairHousingHits(text);
    for (const part of ["a ", " ", "perfect for a ", "no - ", "steps ", "white "]) {
      const text = part.repeat(10_000 / part.length);
      expect(fairHousingHits(`${text}no kids`).at(-1)?.phrase).toBe("no kids");
    }
  });
});

describe("newOffences", () => {
  const phrases = (...words: Parameters<typeof newOffences>) =>
    newOffences(...words).map(({ phrase }) => phrase);

  it("are words covered by the law, not those better said otherwise", () => {
    expect(phrases({ title: "No kids", features: ["Master bedroom"] })).toEqual(["No kids"]);
    expect(phrases({ title: "Family room" })).toEqual([]);
  });

  it("are words buyers could not read before", () => {
    const before = { title: "No kids", description: "Adults only." };
    expect(phrases({ ...before, description: "Sunny. ADULTS ONLY!" }, before)).toEqual([]);
    expect(phrases({ ...before, title: "No kids, adults only" }, before)).toEqual(["adults only"]);
    expect(phrases({}, before)).toEqual([]);
  });
});

it("listingWarnings names the field, and the index of a feature", () => {
  const warnings = listingWarnings({
    title: "No kids",
    description: "Adults only.",
    features: ["Porch", "Man cave"],
  });
  expect(warnings.map(({ field, index, phrase }) => [field, index, phrase])).toEqual([
    ["title", undefined, "No kids"],
    ["description", undefined, "Adults only"],
    ["features", 1, "Man cave"],
  ]);
  expect(listingWarnings({})).toEqual([]);
});
