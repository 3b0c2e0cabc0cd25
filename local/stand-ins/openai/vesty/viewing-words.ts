import { type Facts, factsIn, listIn, numberIn, textIn } from "./findings.ts";
import { cite, plural, quoted } from "./phrases.ts";

/** What is said of viewings: the next one, what waits for an answer, and what else is asked about. */
export function viewingWords(facts: Facts, source: number, question: string): string {
  const [next, ...others] = listIn(facts, "upcoming");
  const later = others.filter(({ status }) => status === "confirmed");
  const waiting = listIn(facts, "unanswered_requests");
  const count = numberIn(facts, "unanswered_requests_count") ?? waiting.length;
  return [
    next
      ? `Your next viewing: **${visit(next)}** (${textIn(next, "status")}).${cite(source)}`
      : `You have no viewing ahead.${cite(source)}`,
    ...(later.length > 0 ? [`Also confirmed:\n\n${listed(later)}`] : []),
    waiting.length > 0
      ? `${plural(count, "request")} ${count === 1 ? "waits" : "wait"} for your answer:${cite(source)}\n\n${listed(waiting)}\n\nYou answer under [your viewings](/dashboard?showings=all).`
      : `No request is waiting for your answer.${cite(source)}`,
    ...(ASKS_FOR_NOTES.test(question) ? notesOf([next, ...others], source) : []),
    ...(ASKS_FOR_PAST.test(question) ? [pastWords(factsIn(facts, "past_60_days"), source)] : []),
    ...(ASKS_FOR_FEEDBACK.test(question) ? feedbackWords(facts, source) : []),
  ].join("\n\n");
}

const ASKS_FOR_NOTES = /note|ask(?:ed)?|request|want|said|write|wrote/i;
const ASKS_FOR_PAST =
  /so far|past|cancel|no.?show|show(?:ed)? up|took place|have i had|last (?:week|month|few|days)/i;
const ASKS_FOR_FEEDBACK = /feedback|th(?:ink|ought)|sa(?:y|id)|like|impression/i;

const SHOWN = 4;

function listed(viewings: readonly Facts[]): string {
  return viewings
    .slice(0, SHOWN)
    .map((each) => `- ${visit(each)}${each.is_agent === true ? " (an agent)" : ""}`)
    .join("\n");
}

function visit(viewing: Facts): string {
  return `${textIn(viewing, "visitor")}, ${textIn(viewing, "day")} at ${textIn(viewing, "time")}, ${quoted(textIn(viewing, "home"))}`;
}

/** Only questions are passed on: a visitor's orders are none of ours. */
function notesOf(viewings: readonly (Facts | undefined)[], source: number): string[] {
  return viewings.flatMap((viewing) => {
    const note = viewing ? textIn(viewing, "note_by_visitor") : "";
    const questions = note.match(/[^.!?]+\?/g)?.map((each) => each.trim()) ?? [];
    return viewing && questions.length > 0
      ? [`${textIn(viewing, "visitor")} asks: ${quoted(questions.join(" "))}.${cite(source)}`]
      : [];
  });
}

function pastWords(past: Facts, source: number): string {
  const cancelled = numberIn(past, "cancelled") ?? 0;
  return `In the last 60 days ${plural(numberIn(past, "took_place") ?? 0, "viewing")} took place, ${cancelled} ${cancelled === 1 ? "was" : "were"} cancelled, and to ${numberIn(past, "nobody_came") ?? 0} nobody came.${cite(source)}`;
}

function feedbackWords(facts: Facts, source: number): string[] {
  return listIn(facts, "feedback").map((each) => {
    const price = factsIn(each, "price_feels");
    const offer = factsIn(each, "would_make_an_offer");
    return `${plural(numberIn(each, "answers"), "visitor")} of ${quoted(textIn(each, "home"))} gave feedback: ${numberIn(each, "impression_of_5")} of 5 on average; the price feels right to ${numberIn(price, "right")}, high to ${numberIn(price, "high")} and low to ${numberIn(price, "low")}; ${numberIn(offer, "yes")} would make an offer, ${numberIn(offer, "maybe")} might.${cite(source)}`;
  });
}
