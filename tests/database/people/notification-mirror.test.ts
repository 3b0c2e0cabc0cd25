import { NOTIFICATION_KINDS } from "@domain/people/notifications.ts";
import { ALL_PUSH_TOPICS, isPushEndpoint, pushTopicOf } from "@domain/people/push.ts";
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

  it("are shown by devices with the same topics", async () => {
    const rows = await database.query<{ kind: string; push: string | null }>(
      "select kind, push from private.notification_kinds",
    );
    expect(rows.filter(({ kind, push }) => push !== (pushTopicOf(kind) ?? null))).toEqual([]);
    const used = new Set(rows.flatMap(({ push }) => push ?? []));
    expect([...used].sort()).toEqual([...ALL_PUSH_TOPICS].sort());
  });
});

describe("the addresses that the database stores", () => {
  it("are those of the push services that the domain knows", async () => {
    const [constraint] = await database.query<{ check: string }>(`
      select pg_get_constraintdef(oid) as check from pg_constraint
      where conname = 'push_subscriptions_known_service'`);
    const condition = constraint?.check.replace(/^CHECK /, "") ?? "false";
    const hosts = ["fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com"];
    const others = ["push.apple.com", "xfcm.googleapis.com", "a.notify.windows.com", "10.0.0.1"];
    const addresses = [...hosts, ...others].flatMap((host) =>
      [`https://${host}/a`, `http://${host}/a`, `https://${host}`, `https://${host}:81/a`].concat(
        [`https://${host}@10.0.0.1/a`, `https://${host}.example.com/a`, `https://a@${host}/a`],
        [`https://${host}/${"a".repeat(1000)}`, `https://${host}/ a`, `https://A.${host}/a`],
      ),
    );
    const stored = await database.query<{ endpoint: string }>(
      `select endpoint from unnest($1::text[]) as endpoint where ${condition}`,
      [addresses],
    );
    const found = stored.map(({ endpoint }) => endpoint);
    expect(found).toEqual(addresses.filter(isPushEndpoint));
    expect(found).toHaveLength(4);
  });
});
