import { asVisitor } from "../transport/tables.ts";

/**
 * Tells operators that Auth could not send its mail: it says so only to the browser that asked for it.
 * @param answer one of Auth's.
 */
export async function reportUnsentMail(answer: Response): Promise<void> {
  const { status } = answer;
  if (status < 500 && status !== 429) return;
  const text = await answer.text().catch(() => "");
  // The minute between two emails to one address is no such failure, though it has the same code.
  const isLimit = status === 429 && /email rate limit exceeded/i.test(text);
  if (!isLimit && !/error sending/i.test(text)) return;
  await asVisitor({ fallback: "unavailable" }, (db) =>
    db.rpc("note_unsent_account_mail", { p_is_limit: isLimit }),
  ).catch(() => {});
}
