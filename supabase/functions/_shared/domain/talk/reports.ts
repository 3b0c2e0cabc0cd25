/**
 * Reports: what can be reported and why, and what people are told about the decision. The database has
 * the same rules (schemas/talk/reports.sql and those after it).
 */

import { REPORT_LIMITS } from "../site/errors/limits.ts";

/** The subjects that people can report. */
export const REPORTED_KINDS = ["home", "message", "person", "answer"] as const;
export type ReportedKind = (typeof REPORTED_KINDS)[number];
/** The subject of a case; the site itself finds `photos`. */
export type CaseKind = ReportedKind | "photos";

const REPORT_REASONS = {
  not_theirs: "They don’t own the home, or the photos belong to someone else",
  fraud: "Fraud, or they ask for money or documents",
  misleading: "It is wrong or misleading",
  discrimination: "It discriminates against people",
  harassment: "Threats, insults or harassment",
  spam: "Advertising, or nothing to do with homes",
  other: "Something else",
} as const;
export type ReportReason = keyof typeof REPORT_REASONS;

const REASONS_OF: Record<ReportedKind, readonly ReportReason[]> = {
  home: ["not_theirs", "fraud", "misleading", "discrimination", "spam", "other"],
  message: ["fraud", "harassment", "discrimination", "spam", "other"],
  person: ["fraud", "harassment", "discrimination", "spam", "other"],
  answer: ["misleading", "discrimination", "fraud", "spam", "other"],
};

/** The reasons that make sense, in the order they are offered. */
export function reasonsFor(kind: ReportedKind): { value: ReportReason; label: string }[] {
  return REASONS_OF[kind].map((value) => ({ value, label: REPORT_REASONS[value] }));
}

/** A reason's name for moderators. */
export function reasonName(reason: string): string {
  if (reason === "same_photos") return "The same photographs as another owner’s home";
  return Object.hasOwn(REPORT_REASONS, reason) ? REPORT_REASONS[reason as ReportReason] : reason;
}

export const REPORT_TEXTS = {
  titles: {
    home: "Report this home",
    message: "Report this message",
    person: "Report this person",
    answer: "Report this answer",
  } satisfies Record<ReportedKind, string>,
  lead: "Our moderators look at every report. The person you report never learns who sent it.",
  noReason: "Please choose a reason.",
  otherNeedsWords: "Please say in a few words what is wrong.",
  wordsTooLong: `Please keep to ${REPORT_LIMITS.words} characters.`,
  sent: "Thank you. Our moderators will look at it.",
  asFirstSent:
    "We received your report the first time you sent it. It does not include your later changes.",
  sentWithAccount: "Thank you. Our moderators will look at it, and we will tell you the result.",
} as const;

export type Measure = "hide_home" | "remove" | "suspend";
export type Decision = Measure | "nothing" | "kept" | "lifted";

/** The data of the notification `report_decided`. */
export type DecisionNews = {
  told: "accused" | "reporter";
  about: CaseKind;
  /** Whether something was done, which is all that a reporter learns. */
  decision: Decision | "acted";
  measure: Measure;
  home?: string;
};

/** The measure, for the person it is about. */
const DONE: Record<Measure, (home: string) => string> = {
  hide_home: (home) => `Our moderators have hidden ${home}`,
  remove: () => "Our moderators have removed what you wrote",
  suspend: () => "Your account is suspended",
};
const LIFTED: Record<Measure, (home: string) => string> = {
  hide_home: (home) => `${capitalized(home)} is no longer hidden`,
  remove: () => "What you wrote is visible again",
  suspend: () => "Your account is no longer suspended",
};

/** "Our moderators have hidden Cedar House", "We looked at your report". */
export function decisionWords(data: Partial<DecisionNews>): { title: string; detail?: string } {
  const home = data.home ?? "your home";
  if (data.told !== "accused") {
    return {
      title: `We looked at your report${data.home ? ` about ${data.home}` : ""}`,
      detail: outcomeOf(data.decision),
    };
  }
  const measure = data.measure ?? "hide_home";
  if (data.decision === "lifted") return { title: LIFTED[measure](home) };
  if (data.decision === "kept")
    return {
      title: "We looked again, and our decision does not change",
      detail: `${DONE[measure](home)}.`,
    };
  return { title: DONE[measure](home), detail: "Read the reason, and answer if we are wrong." };
}

/** A report's outcome, for the person who reported. */
export function outcomeOf(decision: string | null | undefined): string {
  if (decision === "acted") return "We have done something about it.";
  if (decision === "nothing") return "We found nothing that breaks our rules.";
  return "Our moderators have not decided yet.";
}

/** Explains a measure to the person it is about. */
export const MEASURE_TEXTS: Record<Measure, string> = {
  hide_home:
    "The home is off the site, its showings are cancelled, and offers for it are paused. You can change it, but not publish it.",
  remove: "It is hidden from everyone. Everything else stays as it was.",
  suspend:
    "You can’t list, book, write, publish, make offers or report, and your homes and offers are off the site. You can still read and export all your data, and delete your account.",
};

/** The answer of `my_case`. */
export type MyCase =
  | {
      id: string;
      as: "accused";
      about: CaseKind;
      decision: Exclude<Decision, "nothing">;
      /** The measure in force. */
      measure: Measure | null;
      reason: string;
      decided_at: string;
      title: string | null;
      /** The message or answer it is about. */
      words: string | null;
      can_answer: boolean;
      answer: string | null;
      /** Whether the answer still waits for a moderator. */
      is_waiting: boolean;
    }
  | {
      id: string;
      as: "reporter";
      about: CaseKind;
      reason: string;
      words: string | null;
      reported_at: string;
      title: string | null;
      decision: "acted" | "nothing" | null;
    };

/** Problems of a report, by field; empty if there are none. */
export function reportProblems(report: { reason: string; words: string }): {
  reason?: string;
  words?: string;
} {
  const words = report.words.trim();
  return {
    ...(report.reason === "" ? { reason: REPORT_TEXTS.noReason } : {}),
    ...([...words].length > REPORT_LIMITS.words
      ? { words: REPORT_TEXTS.wordsTooLong }
      : report.reason === "other" && words === ""
        ? { words: REPORT_TEXTS.otherNeedsWords }
        : {}),
  };
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
