import type { CaseKind } from "./reports.ts";

/** What people are told about a moderator's decision. */

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

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
