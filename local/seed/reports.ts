import { forSale, isDemo } from "./homes.ts";
import { uuidOf } from "./random.ts";
import type { Demo } from "./tools.ts";

/**
 * Reports that wait for a moderator at /operator: a message reported by the buyer, and a home reported by a person
 * without an account. Both are sent through the function behind the form, so each has its frozen copy.
 */
export async function insertReports({ sql, homes, buyerId }: Demo): Promise<void> {
  const [written] = forSale(homes, 0);
  const reported = homes.find((home) => home.status === "active" && !isDemo(home));
  const file = (
    id: string,
    kind: string,
    subject: string,
    reporter: string | null,
    reason: string,
  ) =>
    sql.query(
      `select private.file_report($1::uuid, $2::text, found, $4::uuid, $1::text, $5::text, $6::text)
       from private.find_reported($2::text, $3::text, $4::uuid, null) as found
       where found.subject_id is not null
         and not exists (select from private.reports r where r.id = $1::uuid)`,
      [id, kind, subject, reporter, reason, WORDS[kind]],
    );
  if (written) {
    const talk = uuidOf(`talk-${written.key}`);
    const [answer] = await sql.query<{ id: string }>(
      "select id from messages where conversation_id = $1 and sender = 'owner' order by n limit 1",
      [talk],
    );
    if (answer) await file(uuidOf("report-message"), "message", answer.id, buyerId, "other");
  }
  if (reported) await file(uuidOf("report-home"), "home", reported.id, null, "not_theirs");
}

const WORDS: Record<string, string> = {
  message: "I asked about the roof and got an answer about the garden.",
  home: "This is my neighbor's house, and I don't think she is selling it.",
};
