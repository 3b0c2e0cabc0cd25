/**
 * Reports: what can be reported and why. The database has the same rules (schemas/talk/reports.sql and those after it).
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
