import type { ListingImage } from "../homes/images.ts";
import type { WrittenFields } from "../homes/listing-fields.ts";
import { REPORT_LIMITS } from "../site/errors/limits.ts";
import { formatCount } from "../site/text/format.ts";
import type { Decision, Measure } from "./decisions.ts";
import type { Message } from "./messages.ts";
import { type CaseKind, REPORT_TEXTS } from "./reports.ts";

/** Moderating: the queue of reports at /operator, as SQL returns it, and its texts. */

/** The answer of `moderation_queue`: a page of the waiting cases, the gravest first. */
export type CaseQueue = {
  /** How many wait, on all pages. */
  total: number;
  waiting: QueuedCase[];
  /** The key that asks for the next page. */
  next: { gravity: number; opened_at: string; id: string } | null;
  /** The latest decided ones, with the first page. */
  decided: QueuedCase[];
};

export type QueuedCase = {
  id: string;
  kind: CaseKind;
  state: CaseState;
  opened_at: string;
  decided_at: string | null;
  measure: Measure | null;
  title: string | null;
  reports: number;
  reasons: string[];
  decision: Decision | null;
};

/** `answered`: the person concerned has answered a decision, so it needs another look. */
type CaseState = "open" | "answered" | "decided";

/** The known facts about a person, without full name, address or number. */
export type History = {
  name?: string;
  /** Masked: "v…@example.com". */
  address?: string;
  member_since?: string;
  suspended: boolean;
  homes: number;
  homes_for_sale: number;
  showings: number;
  no_shows: number;
  conversations: number;
  reported: number;
  measures: number;
  reports: number;
  reports_upheld: number;
};

/** A home as it was when it was reported: its row, of which these columns are shown. */
export type FrozenHome = {
  home: { id: string; status: string; [column: string]: unknown } & Pick<
    WrittenFields,
    "title" | "address" | "city" | "state" | "zip_code" | "price" | "description" | "features"
  >;
  images: ListingImage[];
};

export type FrozenMessage = Pick<Message, "id" | "n" | "sender" | "body" | "created_at">;

/** A copy of what was reported; each kind has some of the fields. */
export type Frozen = Partial<FrozenHome> & {
  title?: string | null;
  owner?: string | null;
  buyer?: string | null;
  messages?: FrozenMessage[];
  showing?: {
    name: string;
    date: string;
    time: string;
    status: string;
    no_show: boolean;
    /** False if any visitor may have typed the address, so the report is about no account. */
    proven?: boolean;
    special_requests: string | null;
  };
  question?: string;
  answer?: string;
  /** The later home, then the earlier one. */
  homes?: FrozenHome[];
  /** The similar photos: one of the later home, one of the other. */
  same?: { path: string; other: string }[];
};

export type CaseStep = {
  what: "reported" | "seen" | "decided" | "answered";
  at: string;
  decision: Decision | null;
  words: string | null;
  /** A moderator's first name. */
  by: string | null;
};

/** The answer of `moderation_case`. */
export type ModerationCase = {
  id: string;
  kind: CaseKind;
  state: CaseState;
  /** How many decisions there were; a new decision names this number. */
  decisions: number;
  measure: Measure | null;
  measures: Measure[];
  subject_id: string;
  listing_id: string | null;
  is_public: boolean;
  opened_at: string;
  /** The moderator is involved and can't decide. */
  is_own: boolean;
  accused: History & { is_gone: boolean };
  copies: { at: string; frozen: Frozen }[];
  reports: {
    reason: string;
    words: string | null;
    at: string;
    reporter: History | null;
    /** An operator opened the case without a report. */
    by_staff: boolean;
  }[];
  steps: CaseStep[];
};

/** A row of `moderation_weeks`. */
export type ModerationWeek = {
  week: string;
  reports: number;
  cases: number;
  decided: number;
  acted: number;
  answered: number;
  lifted: number;
  median_hours: number | null;
};

export const CASE_KINDS: Record<CaseKind, string> = {
  home: "Home",
  message: "Message",
  person: "Person",
  answer: "Answer",
  photos: "Same photographs",
};

export const CASE_STATES: Record<CaseState, string> = {
  open: "new",
  answered: "answered",
  decided: "decided",
};

/** Decisions in the past tense, for the record. */
export const DECISIONS: Record<Decision, string> = {
  nothing: "nothing to do",
  hide_home: "home hidden",
  remove: "removed",
  suspend: "suspended",
  kept: "decision kept",
  lifted: "decision lifted",
};

/** A moderator's choices, each with its effect. */
const CHOICES: Record<Decision, { label: string; hint: string }> = {
  nothing: {
    label: "Nothing",
    hint: "Only those who reported are told.",
  },
  hide_home: {
    label: "Hide the home",
    hint: "It is removed from every public page and can’t be published. Its showings are cancelled and its offers pause. We tell its buyers that it is under review. An agreed sale continues.",
  },
  remove: { label: "Remove it", hint: "Neither side can see the text anymore." },
  suspend: {
    label: "Suspend the person",
    hint: "This hides all their homes, cancels their showings and withdraws their offers. They can’t list, book, write, publish, make offers or report.",
  },
  kept: {
    label: "Keep the decision",
    hint: "We tell the person that the decision does not change.",
  },
  lifted: { label: "Lift the decision", hint: "This undoes what the decision did." },
};

/** The decisions possible in a case. */
export function choicesFor(
  about: Pick<ModerationCase, "state" | "measure" | "measures">,
): { value: Decision; label: string; hint: string }[] {
  const open: Decision[] =
    about.state === "open"
      ? ["nothing", ...about.measures]
      : about.state === "answered"
        ? ["kept", "lifted"]
        : about.measure
          ? ["lifted"]
          : [];
  return open.map((value) => ({ value, ...CHOICES[value] }));
}

export function decisionProblems(choice: { decision: string; reason: string }): {
  decision?: string;
  reason?: string;
} {
  const [least, most] = REPORT_LIMITS.reason;
  const length = [...choice.reason.trim()].length;
  return {
    ...(choice.decision === "" ? { decision: "Please choose a decision." } : {}),
    ...(length < least || length > most
      ? { reason: `Please give a reason of ${least} to ${most} characters.` }
      : {}),
  };
}

/** Problems of a case that an operator opens, by field; empty if there are none. */
export function openCaseProblems(about: { reason: string; words: string }): {
  reason?: string;
  words?: string;
} {
  const [least] = REPORT_LIMITS.reason;
  const length = [...about.words.trim()].length;
  return {
    ...(about.reason === "" ? { reason: REPORT_TEXTS.noReason } : {}),
    ...(length < least || length > REPORT_LIMITS.words
      ? { words: `Please write ${least} to ${REPORT_LIMITS.words} characters.` }
      : {}),
  };
}

export const MODERATING_TEXTS = {
  title: "Reports",
  lead: "The most serious reports come first. Decide on what was reported, not on who reported it. We record everything here.",
  empty: "Nothing is waiting for a decision.",
  own: "You are part of this case, so another moderator decides it.",
  decided: "Decided. We tell the people involved.",
  reasonHint: "The person involved will read it. Don't name anyone who reported it.",
  unproven:
    "Anyone could have typed this address. No one was signed in with it or followed the showing’s link. A decision affects requests with this address, not an account.",
  missing: "This case doesn’t exist, or has been deleted.",
} as const;

/** A sentence about waiting cases for operators, if there are any. */
export function waitingSentence(waiting: number): string[] {
  if (waiting === 0) return [];
  return [`${formatCount(waiting, "report is", "reports are")} waiting for a decision.`];
}
