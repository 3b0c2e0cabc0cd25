import { isUuid } from "@domain/site/text/ids.ts";
import { queryOptions } from "@tanstack/react-query";
import type { Reportable } from "../../lib/ask-to-report.ts";
import { ownKey } from "../site/cache/keys.ts";
import { asAnyone, asMember } from "../site/transport/tables.ts";

/** Reporting, and decisions about the user or the user's reports. */

/**
 * Sending the same id again does nothing.
 * @throws AppError `report_unknown`, `message_link_unknown`, `too_many_reports`, `account_suspended`, `report_not_sent`, …
 */
export async function sendReport(
  id: string,
  { kind, subject, token }: Reportable,
  { reason, words }: { reason: string; words: string },
): Promise<void> {
  await asAnyone(
    { fallback: "report_not_sent", nothing: "message_link_unknown", repeats: true },
    (db) =>
      db.rpc("report", {
        id,
        kind,
        subject,
        reason,
        words: words.trim() || null,
        token: token ?? null,
      }),
  );
}

/** A decision as the caller may see it; null when it doesn't concern them. */
export function caseQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: ownKey(userId, "case", id),
    queryFn: ({ signal }) =>
      isUuid(id)
        ? asMember({ signal, fallback: "case_unavailable" }, (db) => db.rpc("my_case", { id }))
        : null,
  });
}

/** @throws AppError `case_changed` when it was answered before. */
export async function answerDecision(id: string, words: string): Promise<void> {
  await asMember({ fallback: "case_unavailable" }, (db) =>
    db.rpc("answer_decision", { id, words: words.trim() }),
  );
}
