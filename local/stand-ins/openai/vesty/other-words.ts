import { type Facts, listIn, numberIn, textIn, textsIn } from "./findings.ts";
import { cite, dollars, list, plural, quoted } from "./phrases.ts";

/** What is said of the timeline, documents, plans, prices and sums. */

export function timelineWords(facts: Facts, source: number): string {
  const steps = listIn(facts, "steps");
  const current = steps.find((step) => step.status === "current");
  const next = steps[steps.indexOf(current ?? {}) + 1];
  const done = steps
    .filter((step) => step.status === "completed")
    .map((step) => textIn(step, "title"));
  const open = current ? textsIn(current, "open_tasks") : [];
  return [
    `You are ${numberIn(facts, "percent_done")}% through your timeline.${cite(source)}`,
    ...(done.length > 0 ? [`Done: ${list(done)}.`] : []),
    ...(current
      ? [`Now: **${textIn(current, "title")}**. ${textIn(current, "about")}${cite(source)}`]
      : []),
    ...(open.length > 0 ? [`Open tasks: ${list(open.slice(0, 5), "; ")}.${cite(source)}`] : []),
    ...(next && current ? [`After that comes ${textIn(next, "title")}.`] : []),
    "You tick steps off in [your timeline](/dashboard?panel=timeline).",
  ].join(" ");
}

export function documentWords(facts: Facts, source: number): string {
  const names = listIn(facts, "newest_first").map((each) => quoted(textIn(each, "name")));
  const panel = "[Documents](/dashboard?panel=documents)";
  if (names.length === 0)
    return `You have stored no documents yet; you upload them under ${panel}.${cite(source)}`;
  return `You have stored ${plural(numberIn(facts, "count"), "document")}: ${list(names.slice(0, 8))}. They are under ${panel}; I know their names, not what is in them.${cite(source)}`;
}

export function planWords(facts: Facts, source: number): string {
  return [
    `Your plan: **${textIn(facts, "plan")}**, with ${plural(numberIn(facts, "messages_a_day"), "message")} to me a day.${cite(source)}`,
    ...listIn(facts, "plans").map(
      (plan) =>
        `${textIn(plan, "name")} costs ${textIn(plan, "price")} and includes: ${textsIn(plan, "includes").join("; ")}.${cite(source)}`,
    ),
    "You change it under [Plans](/choose-plan).",
  ].join(" ");
}

export function marketWords(facts: Facts, source: number): string {
  const own = numberIn(facts, "price_per_sqft");
  const median = numberIn(facts, "median_price_per_sqft_of_similar");
  const homes = listIn(facts, "similar_for_sale").map((each) => {
    const price = numberIn(each, "price");
    const perSqft = numberIn(each, "price_per_sqft");
    return `[${price === undefined ? "price on request" : dollars(price)} in ${textIn(each, "city")}](${textIn(each, "link")})${perSqft === undefined ? "" : `, ${dollars(perSqft)} per square foot`}`;
  });
  if (homes.length === 0)
    return `There is no similar home for sale on SelfNVest at the moment, so I can't compare ${quoted(textIn(facts, "home"))}.${cite(source)}`;
  return [
    ...(own === undefined
      ? []
      : [`${quoted(textIn(facts, "home"))} asks ${dollars(own)} per square foot.${cite(source)}`]),
    ...(median === undefined
      ? []
      : [
          `The median of ${plural(homes.length, "similar home")} for sale is ${dollars(median)}${own === undefined ? "" : `, so yours is ${Math.abs(Math.round((own / median - 1) * 100))}% ${own >= median ? "above" : "below"} it`}.${cite(source)}`,
        ]),
    `They are ${list(homes, "; ")}.`,
    textIn(facts, "caution"),
  ].join(" ");
}

export function proceedsWords(facts: Facts, source: number): string {
  const lines = listIn(facts, "lines").map(
    (line) => `- ${textIn(line, "label")}: −${dollars(numberIn(line, "amount") ?? 0)}`,
  );
  return [
    `At ${dollars(numberIn(facts, "price") ?? 0)} you would keep about **${dollars(numberIn(facts, "net") ?? 0)}**.${cite(source)}`,
    lines.join("\n"),
    `This assumes: ${textsIn(facts, "assumptions").join(" ")}`,
  ].join("\n\n");
}

export function paymentWords(facts: Facts, source: number): string {
  return `A buyer would pay about **${dollars(numberIn(facts, "total_per_month") ?? 0)} a month** at ${dollars(numberIn(facts, "price") ?? 0)}, with ${dollars(numberIn(facts, "down_payment") ?? 0)} down.${cite(source)} This assumes: ${textsIn(facts, "assumptions").join(" ")}`;
}

export function savingsWords(facts: Facts, source: number): string {
  return `At ${dollars(numberIn(facts, "price") ?? 0)}, agents would take ${dollars(numberIn(facts, "commission") ?? 0)}. You would pay ${dollars(numberIn(facts, "buyerAgent") ?? 0)} and save about **${dollars(numberIn(facts, "saved") ?? 0)}**.${cite(source)} ${textIn(facts, "assumption")}`;
}
