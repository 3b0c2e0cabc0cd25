import { NOTIFICATION_KINDS } from "@domain/people/notifications.ts";
import { describe, expect, it } from "vitest";
import { ownDatabase } from "../../support/database.ts";

/** How kinds are mailed that people can't choose for themselves. */
const MAIL_OF = { elsewhere: "none", always: "at_once" };

const database = ownDatabase();

describe("the kinds of notifications, in the catalogue and in the database", () => {
  it("are the same, and mailed alike", async () => {
    const rows = await database.query<{ kind: string; mail: string; default_mail: string }>(
      "select kind, mail, default_mail from private.notification_kinds",
    );
    const stored = Object.fromEntries(rows.map(({ kind, ...mail }) => [kind, mail]));
    const known = Object.entries(NOTIFICATION_KINDS).map(([kind, rules]) => [
      kind,
      {
        mail: rules.mail,
        default_mail: rules.mail === "optional" ? rules.byDefault : MAIL_OF[rules.mail],
      },
    ]);
    expect(stored).toEqual(Object.fromEntries(known));
  });
});
