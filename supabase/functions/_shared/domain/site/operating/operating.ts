/** Running the site: what operators see at /operator. */

import type { PlanId } from "../plans/plans.ts";
import { type FailingThirdParty, thirdPartySentence } from "./third-parties.ts";

/** A row of `operator_duties`: a duty of the clock, or something it lacks (`missing`). */
export type Duty = {
  duty: string;
  state: string;
  looked_at: string | null;
  last_success: string | null;
  last_error: string | null;
};

/** A row of `operator_mail`. */
export type MailOfKind = {
  topic: string;
  kind: string;
  waiting: number;
  /** Due for more than a quarter of an hour. */
  late: number;
  over_limit: number;
  failing: number;
  sent_today: number;
  sent_this_week: number;
  dropped_this_week: number;
};

/** A row of `operator_mail_limits`: today's mail (UTC) of a share. */
export type MailLimit = { share: string; used: number; cap: number };

/** A row of `operator_failed_mails`. */
export type FailedMail = {
  id: string;
  topic: string;
  kind: string;
  recipient: string;
  /** Masked: "v…@example.com". */
  address: string | null;
  attempts: number;
  reason: string;
  /** When we stopped trying to send it; null if it will be tried again by itself. */
  dropped_at: string | null;
  next_attempt_at: string | null;
  /** Whether sending it still makes sense. */
  is_current: boolean;
};

/** A row of `operator_webhooks`. */
export type FailedWebhook = {
  event_id: string;
  type: string;
  reason: string;
  tries: number;
  first_failed_at: string;
  last_failed_at: string;
};

/** The row of `operator_counts`. */
export type SiteCounts = {
  homes_published: number;
  homes_in_draft: number;
  people: number;
  people_this_week: number;
  showings_ahead: number;
  showings_this_week: number;
  /** The people whose refund was interrupted, and the clock could not finish it so far. */
  unfinished_refunds: string[];
};

/** A row of `operator_weeks`: of the accounts opened in a week, how many came at least once to each point with a home of theirs. */
export type SiteWeek = {
  /** A Monday, in UTC. */
  week: string;
  signed_up: number;
  published: number;
  /** Has offered times for showings. */
  hours: number;
  showing: number;
  offer: number;
  sale: number;
  closed: number;
  /** Has paid for a plan, also if the money was returned since. */
  paid: number;
};

/** A row of `operator_vesty`: a day (UTC) of questions to Vesty. */
export type VestyDay = {
  day: string;
  people: number;
  answers: number;
  failed: number;
  /** Millionths of a dollar. */
  cost: number;
};

/** A row of `operator_find`. */
export type Found = {
  kind: "person" | "home" | "mail";
  id: string;
  /** A first name, a title, or the kind of the email. */
  name: string | null;
  /** A masked address, a state and place, or whether the email was sent. */
  detail: string | null;
  happened_at: string;
  is_suspended: boolean;
};

/** What a person has paid for a plan. */
export type PersonPayment = {
  payment_id: string;
  plan: PlanId;
  paid_at: string;
  ends_at: string | null;
  amount_cents: number;
  /** Refunded in full, or held by a dispute. */
  is_returned: boolean;
  /** A refund without `done_at` was interrupted. */
  refund: { id: string; reason: string; asked_at: string; done_at: string | null } | null;
};

export const REFUND_REASON_MAX = 500;

export type Operating = {
  duties: Duty[];
  mail: MailOfKind[];
  limits: MailLimit[];
  failedMails: FailedMail[];
  webhooks: FailedWebhook[];
  thirdParties: FailingThirdParty[];
  counts: SiteCounts;
  /** The latest first. */
  weeks: SiteWeek[];
  vesty: VestyDay[];
};

/** Errors of the functions about their own variables. */
export type FunctionSetUp = {
  /** Variables that mail lacks. */
  mailLacks: string[];
  takesPayments: boolean;
  signsOnline: boolean;
  hasModel: boolean;
  pushesToDevices: boolean;
};

/** `stopped`: it has ticked, but not within five minutes. */
export function clockState(duties: Duty[]): "ticking" | "stopped" | "never" {
  const looked = duties.filter(({ state }) => state !== "missing");
  if (looked.every((duty) => duty.looked_at === null)) return "never";
  return looked.some(({ state }) => state === NO_TICKS) ? "stopped" : "ticking";
}

/** Said by `private.upkeep_status`. */
export const NO_TICKS = "not looked at: no clock ticks";

export const OPERATING_TEXTS = {
  title: "How the site is doing",
  moderatorTitle: "What people have reported",
  notAllowed: "This page is for operators",
  notAllowedText:
    "Your account is not an operator's. If you were just made an operator, sign out and sign in again.",
  allWell: "Nothing needs your attention right now.",
  clock: {
    never: "The clock has never run, so no mail is sent and nothing is cleaned up.",
    stopped: "The clock has stopped, so no mail is sent and nothing is cleaned up.",
    ticking: "The clock is running.",
  },
  failedMail:
    "We retry failed mail for you. Mail that couldn't be delivered is sent only if you retry it. You can retry mail about a showing while it is true, and other mail within a week.",
  retried: "It is back in the queue and will be sent within a minute.",
  notRetried: "There is nothing to retry. It was sent again, or is being sent now.",
  signature:
    "Someone sent events that Stripe did not sign. If payments don't arrive, check that STRIPE_WEBHOOK_SECRET matches the endpoint at Stripe.",
} as const;

/** Advice for each part that is missing in the setup. */
export function remedyOf(missing: string): string {
  const [kind = "", name = ""] = missing.split(" ");
  if (kind === "extension") return `Switch on ${name} under Database → Extensions.`;
  if (kind === "secret")
    return `Put ${name} into the vault: select vault.create_secret('…', '${name}').`;
  return "See docs/operating.md.";
}

export const MAIL_TOPICS: Record<string, string> = {
  showings: "Showings",
  searches: "Saved searches",
  news: "News",
  notifications: "Notifications",
  parties: "Invitations to a sale",
};

export const MAIL_SHARES: Record<string, string> = {
  first: "First mail about a request",
  answer: "All other mail about showings",
  search: "Saved searches",
  notice: "Notifications",
  talk: "Notifications of messages only",
  party: "Invitations to people who work on a sale",
  "news:confirm": "News, to be confirmed",
  "news:news": "News",
  "news:times": "News of showing times",
};

/** "reminder_day" → "reminder day" */
export function mailKind(kind: string): string {
  return kind.replaceAll("_", " ");
}

/**
 * Everything that needs an operator, most urgent first, one sentence each.
 * @param moment an instant in the reader's time zone.
 */
export function attentionOf(
  site: Operating,
  setUp: FunctionSetUp | undefined,
  moment: (instant: string) => string,
): string[] {
  const { counts, duties, mail, failedMails, webhooks, thirdParties, limits } = site;
  const [firstFailed] = webhooks.map((each) => each.first_failed_at).sort();
  const clock = clockState(duties);
  const missing = duties.filter(({ state }) => state === "missing");
  const failing = duties.filter(({ state }) => state === "failing");
  const givenUp = failedMails.filter((each) => each.dropped_at !== null && each.is_current);
  const late = mail.reduce((sum, each) => sum + each.late, 0);
  return [
    ...(clock === "ticking" ? [] : [OPERATING_TEXTS.clock[clock]]),
    ...missing.map(({ duty }) => `Missing: ${duty}. ${remedyOf(duty)}`),
    ...(setUp?.mailLacks.length
      ? [`Mail can't be sent. Missing: ${setUp.mailLacks.join(", ")}.`]
      : []),
    ...thirdParties.map((each) => thirdPartySentence(each, moment)),
    ...failing.map(({ duty, last_success }) =>
      last_success === null
        ? `The duty “${duty}” is failing.`
        : `The duty “${duty}” is failing; it last worked on ${moment(last_success)}.`,
    ),
    ...(firstFailed
      ? [`Stripe's events could not be processed since ${moment(firstFailed)}: see Payments.`]
      : []),
    ...counts.unfinished_refunds.map(
      (person) =>
        `Stripe has not made a refund, though we asked again. Find the person with “${person}”, see their payments, and press “Finish the refund”.`,
    ),
    ...(givenUp.length > 0 ? ["Some mail that still matters couldn't be delivered."] : []),
    ...(late > 0 ? ["Mail is late. It has been due for more than 15 minutes."] : []),
    ...limits
      .filter(({ used, cap }) => used >= cap)
      .map(
        ({ share }) =>
          `Today's limit is reached: ${MAIL_SHARES[share] ?? share}. Other mail waits until tomorrow (UTC). Change the limits with npm run operator -- mail.`,
      ),
  ];
}
