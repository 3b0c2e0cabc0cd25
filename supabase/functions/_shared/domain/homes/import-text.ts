import { type Fact, mention } from "./import-fact.ts";
import { feesIn, pricesIn } from "./import-money.ts";
import { areasIn, bathroomsSaid, countsIn, yearsIn } from "./import-sizes.ts";
import { type ImportName, typeIn } from "./imported.ts";
import { addressesIn, CITY, STATE } from "./street-address.ts";
import { isZipOfState, stateCode } from "./us-states.ts";

/**
 * Reads each field in a text by rules: facts, and the words of fields that the text leaves unclear. Every mention of a
 * fact counts: if two mentions differ, or one is a range, the fact is unclear and has no value. All rules limit
 * repetition where it can start anywhere: otherwise a long run of one character would take quadratic time.
 */
export function factsIn(text: string): { facts: Fact[]; unclear: Fact[] } {
  const mentions = [
    ...typesIn(text),
    ...placesIn(text),
    ...feesIn(text),
    ...pricesIn(text),
    ...countsIn(text),
    ...bathroomsSaid(text),
    ...areasIn(text),
    ...yearsIn(text),
  ];
  const facts: Fact[] = [];
  const unclear: Fact[] = [];
  for (const name of new Set(mentions.map((each) => each.name))) {
    const of = mentions.filter((each) => each.name === name);
    const values = new Set(of.map(({ value }) => String(value)));
    const [first] = of;
    if (!first) continue;
    if (values.size === 1 && first.value !== undefined) facts.push(...of);
    else unclear.push(first);
  }
  return { facts, unclear };
}

const TYPE =
  /\b(?:condo(?:minium)?s?|town ?(?:house|home)s?|row ?house|vacant (?:land|lots?)|raw land|building lot|single[- ]family(?: home| house| residence)?|mobile home|manufactured home|duplex|triplex|fourplex|multi-?family)\b/gi;
const HOUSE =
  /(?<!\b(?:open|club|guest|carriage|tree|play|coach|pool|farm|ware|green|light)[ -]?)\b(?:house|bungalow|ranch(?! (?:rd|road|dr|drive|ln|lane|way|ct))|cottage|craftsman|colonial)\b/gi;

function typesIn(text: string): Fact[] {
  const named = [...text.matchAll(TYPE)].map((match) =>
    mention("property_type", match, typeIn(match[0])),
  );
  if (named.length > 0) return named;
  return [...text.matchAll(HOUSE)].map((match) => mention("property_type", match, "house"));
}

const TOWN = new RegExp(
  `(?:^|[,\\n|]|\\b[Ii]n )\\s{0,3}(${CITY})(?:,\\s{0,3}(${STATE})|[ ](${STATE})(?=,?\\s{1,3}\\d{5}\\b))(?![\\p{L}\\p{N}])`,
  "gmu",
);
const STATE_ZIP =
  /(?<![\p{L}\p{N}])([A-Za-z]{2}|[A-Z][a-z]+(?: [A-Z][a-z]+){0,2}),?\s{1,3}(\d{5}(?:-\d{4})?)(?![\p{N}-])/gu;
/** Words of headlines: "Sunny Bungalow Boise, ID" names no town for certain. */
const HEADLINE =
  /\b(?:home|house|bungalow|craftsman|ranch|cottage|condo|townhouse|townhome|charming|sunny|beautiful|spacious|lovely|new|sale|listing|acres?|beds?|baths?|gem|views?|downtown|historic|updated|remodeled|stunning|cozy|modern|luxury|street|avenue|road|drive|lane|court|open|apt|unit)\b/i;

/** "State, MA" is a label and its value. */
const LABEL = /^(?:city|town|county|state|province|zip|address|street)$/i;

function placesIn(text: string): Fact[] {
  const addresses = addressesIn(text);
  const inAddress = addresses.flatMap(({ from, to, street, city, state, zip }) => {
    const said = (name: ImportName, value: unknown) => (value ? [{ name, value, from, to }] : []);
    return [
      ...said("address", street),
      ...said("city", city),
      ...said("state", state),
      ...said("zip_code", zip),
    ];
  });
  const has = (name: ImportName) => inAddress.some((each) => each.name === name);
  const towns = [...text.matchAll(TOWN)].flatMap((match) => {
    const [, city = "", one, other] = match;
    const code = stateCode(one ?? other ?? "");
    return code && !HEADLINE.test(city) && !LABEL.test(city)
      ? [mention("city", match, city), mention("state", match, code)]
      : [];
  });
  const zips = [...text.matchAll(STATE_ZIP)].flatMap((match) => {
    const [, words = "", zip = ""] = match;
    const code = endingState(words);
    return code && isZipOfState(zip, code)
      ? [mention("state", match, code), mention("zip_code", match, zip)]
      : [];
  });
  return [...inAddress, ...[...towns, ...zips].filter(({ name }) => !has(name))];
}

/** "Salt Lake City Utah": the longest end that is a state. */
function endingState(words: string) {
  const parts = words.split(" ");
  return parts.map((_, at) => stateCode(parts.slice(at).join(" "))).find(Boolean);
}
