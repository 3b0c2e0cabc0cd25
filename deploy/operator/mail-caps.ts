import { MAIL_SHARES } from "../../supabase/functions/_shared/domain/site/operating/operating.ts";
import { type ProjectKeys, UsageError } from "../project.ts";
import { callSql } from "./call-sql.ts";

type Cap = { share: string; cap: number };

/**
 * `npm run operator -- mail …wishes`: changes how many emails are sent a day, and prints the shares.
 * @throws UsageError
 */
export async function mailCaps(
  wishes: string[],
  project: ProjectKeys,
  print: (text: string) => void,
): Promise<void> {
  const before = await callSql<Cap[]>(project, "mail_caps");
  for (const wish of wishes.map((text) => readWish(text, before)))
    await callSql<number>(project, "set_mail_cap", wish);
  const after = await callSql<Cap[]>(project, "mail_caps");
  for (const { share, cap } of after)
    print(`${share.padEnd(14)}${String(cap).padStart(8)}  ${MAIL_SHARES[share] ?? ""}`.trimEnd());
  const total = after.reduce((sum, { cap }) => sum + cap, 0);
  print(
    `${"together".padEnd(14)}${String(total).padStart(8)}  a day (UTC), besides Auth's own mail`,
  );
}

/** "1600": all shares together. "notice=3000": one of them. */
function readWish(text: string, caps: Cap[]): { p_cap: number; p_share?: string } {
  const [, share, digits = ""] = text.match(/^(?:(.+)=)?(\d{1,7})$/) ?? [];
  const cap = Number(digits);
  if (share !== undefined && !caps.some((known) => known.share === share))
    throw new UsageError(`There is no share ${share}, only ${namesOf(caps)}.`);
  const least = share === undefined ? caps.length : 1;
  if (digits === "" || cap < least || cap > MOST)
    throw new UsageError(`${text} is not a number of emails from ${least} to ${MOST}.`);
  return { p_cap: cap, ...(share === undefined ? {} : { p_share: share }) };
}

/** The shares as in `private.mail_caps`. */
const MOST = 1_000_000;

function namesOf(caps: Cap[]): string {
  return caps.map(({ share }) => share).join(", ");
}
