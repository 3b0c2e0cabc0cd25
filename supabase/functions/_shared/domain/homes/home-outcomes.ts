import { OUTCOME_LIMITS } from "../site/errors/limits.ts";
import { formatDate, formatPrice } from "../site/text/format.ts";
import { readNumber } from "../site/text/read-number.ts";
import { isCalendarDate } from "../site/time/time-zones.ts";

/**
 * What an owner says when they mark a home as pending or sold that has no agreed sale here, and how long they can take
 * it back (decision 221).
 */

export type OutcomeStatus = "pending" | "sold";

export type OutcomePlace = "here" | "agent" | "elsewhere" | "private";

/** As the SQL function `note_outcome` returns it. */
export type HomeOutcome = {
  id: string;
  listing_id: string;
  status: OutcomeStatus;
  /** The status that undoing it brings back. */
  was: "active" | "pending";
  price: number | null;
  /** The day of the sale; for a pending home, the day on which the closing is expected. */
  happened_on: string | null;
  place: OutcomePlace | null;
  undo_until: string;
};

/** One of the caller's homes that has an agreed sale here, or a mark (the SQL function `my_outcomes`). */
export type OwnOutcome = { listing_id: string; has_sale: boolean; outcome: HomeOutcome | null };

/** What is sent; null is "I would rather not say". */
export type NotedOutcome = Pick<
  HomeOutcome,
  "listing_id" | "status" | "price" | "happened_on" | "place"
>;

export const OUTCOME_PLACES: Record<OutcomePlace, string> = {
  here: "Through this site",
  agent: "Through an agent",
  elsewhere: "Through another site",
  private: "Privately",
};

export const NOT_SAID = "I would rather not say";

/** The form's fields, as typed. */
export type OutcomeInput = { price: string; happened_on: string; place: OutcomePlace | "" };

/** What is wrong with each field. @param today yyyy-mm-dd where the home is */
export function outcomeProblems(
  { price, happened_on: day }: OutcomeInput,
  status: OutcomeStatus,
  today: string,
): { price?: string; happened_on?: string } {
  const amount = readNumber(price, "dollars");
  return {
    ...(amount !== null &&
      !(Number.isInteger(amount) && amount >= 1 && amount <= MOST) && {
        price: "Please enter whole dollars, or leave it empty",
      }),
    ...dayProblem(day, status, today),
  };
}

const MOST = 2_000_000_000;

function dayProblem(day: string, status: OutcomeStatus, today: string): { happened_on?: string } {
  if (day === "" && status === "pending") return {};
  if (!isCalendarDate(day))
    return {
      happened_on: `Please enter the date of the ${status === "sold" ? "sale" : "closing"}`,
    };
  if (status === "sold" && day > today) return { happened_on: "This date is in the future" };
  if (day < "2000-01-01" || day >= "2100-01-01")
    return { happened_on: "Please look at the year again" };
  return {};
}

export function readOutcome({ price, happened_on, place }: OutcomeInput) {
  return {
    price: readNumber(price, "dollars"),
    happened_on: happened_on || null,
    place: place || null,
  };
}

/** What the owner noted, in a line: "Sold on November 3, 2026 for $480,000, privately" */
export function outcomeText({ status, price, happened_on: day, place }: HomeOutcome): string {
  const when = day && formatDate(day, { year: true });
  return [
    status === "sold"
      ? `Sold on ${when}`
      : when
        ? `Pending, closing expected on ${when}`
        : "Pending",
    price !== null && ` for ${formatPrice(price)}`,
    place && `, ${OUTCOME_PLACES[place].toLowerCase()}`,
  ]
    .filter(Boolean)
    .join("");
}

export const OUTCOME_TEXTS = {
  sold: {
    title: "Mark this home as sold?",
    lead: `This takes the home off the market. In ${OUTCOME_LIMITS.quietMinutes} minutes its offers end, and we tell those buyers.`,
    soon: "A showing within the hour ends right away.",
    date: "Date of the sale",
    price: "Sale price",
  },
  pending: {
    title: "Mark this home as pending?",
    lead: "Buyers still see the home, but can't book showings. Showings that are booked stay.",
    date: "Expected closing",
    price: "Agreed price",
  },
  undo: `You can undo this for ${OUTCOME_LIMITS.undoHours} hours. Within ${OUTCOME_LIMITS.quietMinutes} minutes, no one has been told.`,
  place: "Where did the buyer come from?",
  hint: "Only the home's owners see these answers.",
  back: { active: "The home is on the market again.", pending: "The home is pending again." },
} as const;
