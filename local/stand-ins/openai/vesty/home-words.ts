import { type Facts, listIn, numberIn, textIn, textsIn } from "./findings.ts";
import { cite, dollars, list, plural, quoted } from "./phrases.ts";

/** What is said of homes and the times they offer. Each takes the question into account. */

export function listingWords(facts: Facts, source: number, question: string): string {
  const title = quoted(textIn(facts, "title"));
  const price = numberIn(facts, "price");
  const status = STATUSES[textIn(facts, "status")] ?? "has a status that I don't know";
  const size = [
    plural(numberIn(facts, "bedrooms"), "bed"),
    plural(numberIn(facts, "bathrooms"), "bath"),
    plural(numberIn(facts, "sqft"), "square feet", "square feet"),
  ].filter((each) => each !== "");
  const days = numberIn(facts, "days_since_published");
  const missing = listIn(facts, "still_missing");
  const description = textIn(facts, "description");
  const features = textsIn(facts, "features");
  return [
    `${title} ${status}${price === undefined ? ", without a price" : `, at ${dollars(price)}`}${
      size.length > 0 ? ` (${size.join(", ")})` : ""
    }.${cite(source)}`,
    ...(days === undefined ? [] : [`It has been on the site for ${plural(days, "day")}.`]),
    ...(days === undefined
      ? []
      : [
          `It had ${plural(numberIn(facts, "views_this_week"), "view")} and ${plural(numberIn(facts, "saves_this_week"), "save")} this week, and ${plural(numberIn(facts, "views_in_all"), "view")} in all.${cite(source)}`,
        ]),
    ...(/photo|picture/i.test(question)
      ? [`It shows ${plural(numberIn(facts, "photos"), "photo")}.${cite(source)}`]
      : []),
    ...(/feature/i.test(question) && features.length > 0
      ? [`Its features: ${list(features)}.${cite(source)}`]
      : []),
    ...(/description/i.test(question) && description !== ""
      ? [`${descriptionWords(description)}${cite(source)}`]
      : []),
    ...(/changed?|lower|reduc|history/i.test(question) ? priceChanges(facts, source) : []),
    missing.length > 0
      ? `Still missing: ${list(missing.map((each) => `[${textIn(each, "what")}](${textIn(each, "where")})`))}.${cite(source)}`
      : `Nothing important is missing from it. You edit it [here](${textIn(facts, "edit")}).`,
  ].join(" ");
}

/** An owner's own words; what reads like an order to a machine is not passed on. */
function descriptionWords(description: string): string {
  return /\b(?:ignore|disregard|forget)\b.{0,40}\b(?:instructions?|rules|above)\b/i.test(
    description,
  )
    ? "Its description contains a sentence that reads like an instruction to me; you may want to take it out."
    : `Its description begins: ${quoted(description.slice(0, 160))}.`;
}

const STATUSES: Readonly<Record<string, string>> = {
  draft: "is a draft that nobody else sees yet",
  active: "is on the market",
  pending: "is marked as sale pending",
  sold: "is sold",
  withdrawn: "is off the market",
};

function priceChanges(facts: Facts, source: number): string[] {
  const changes = listIn(facts, "price_changes").map(
    (change) => `${dollars(numberIn(change, "price") ?? 0)} on ${textIn(change, "on")}`,
  );
  return changes.length > 1 ? [`Its price so far: ${list(changes)}.${cite(source)}`] : [];
}

export function availabilityWords(facts: Facts, source: number, question: string): string {
  const days = listIn(facts, "next_free");
  const hours = listIn(facts, "weekly_hours");
  const off = listIn(facts, "days_off");
  const count = numberIn(facts, "days_offered_ahead") ?? 0;
  const home = quoted(textIn(facts, "home"));
  if (facts.takes_viewings !== true)
    return `${home} takes no viewings as long as it is not on the market.${cite(source)}`;
  return [
    count === 0
      ? `${home} offers no viewing times at the moment; you set them under [Manage Availability](/availability).${cite(source)}`
      : `${home} has free times on ${plural(count, "day")} ahead. The next: ${list(
          days.slice(0, 3).map((day) => `${textIn(day, "day")} at ${list(textsIn(day, "times"))}`),
          "; ",
        )} (${textIn(facts, "time_zone")}).${cite(source)}`,
    `Visitors book at least ${plural(numberIn(facts, "notice_hours"), "hour")} and at most ${plural(numberIn(facts, "days_ahead_that_can_be_booked"), "day")} ahead; requests are ${
      facts.confirmed_automatically === true ? "confirmed automatically" : "confirmed by you"
    }.${cite(source)}`,
    ...(hours.length > 0 && /week|hours/i.test(question)
      ? [
          `Your weekly hours: ${list(
            hours.map((each) => `${textIn(each, "day")} ${textsIn(each, "times").join(", ")}`),
            "; ",
          )}.${cite(source)}`,
        ]
      : []),
    ...(off.length > 0
      ? [
          `Days off: ${list(off.map((each) => `${textIn(each, "from")} to ${textIn(each, "to")}`))}.${cite(source)}`,
        ]
      : []),
  ].join(" ");
}
