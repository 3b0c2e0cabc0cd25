import { beforeAll, describe, expect, it } from "vitest";
import { asActor } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { isThorough } from "../../support/fuzz.ts";
import { tally } from "../../support/outcomes.ts";
import { ALL_SLOTS, book, dayAhead, makeListing, offerDay } from "../../support/props.ts";

/**
 * An attacker requests everything; other visitors book undisturbed and get their mail. As many of 260 requests get
 * through as of the 1,040 that `npm run fuzz` sends.
 */
const CONNECTIONS = 20;
const REQUESTS = (isThorough ? 20 : 5) * 52;
const HOMES = Array.from({ length: 52 }, (_, n) => `flooded-${n}`);
const ATTACKER = "203.0.113.66";

const database = ownDatabase({ connections: CONNECTIONS, people: ["olive", "oscar"] });
let days: string[];

beforeAll(async () => {
  days = await Promise.all([1, 2].map((ahead) => dayAhead(database, ahead)));
  for (const home of [...HOMES, "quiet"]) {
    await makeListing(database, home, home === "quiet" ? "oscar" : "olive");
    for (const day of days) await offerDay(database, home, day);
  }
});

describe("a flood of requests over 52 homes from one network, with tagged addresses", () => {
  it("get only a handful through, and honest visitors book meanwhile", async () => {
    const flood = tally(
      Array.from({ length: REQUESTS }, (_, n) =>
        ask(HOMES[n % 52] ?? "", n, `vic.tim+${n}@gmail.com`, ATTACKER),
      ),
    );
    const honest = await tally([
      ask("quiet", 0, "elsewhere@example.com"),
      ask("flooded-0", 21, "sameplace@example.com"),
    ]);
    expect(honest).toEqual({ done: 2 });
    expect(await flood).toMatchObject({ done: 2 });
  });

  it("requests with a new address each time get what one network may have", async () => {
    const answers = await tally(
      Array.from({ length: REQUESTS }, (_, n) =>
        ask(HOMES[n % 52] ?? "", n, `somebody${n}@example.com`, ATTACKER),
      ),
    );
    // Two of the hour's ten are used.
    expect(answers).toMatchObject({ done: 8 });
    expect(await tally([ask("flooded-1", 20, "later@example.com")])).toEqual({ done: 1 });
  });

  it("send the mailbox two emails, and everyone else theirs", async () => {
    const sent = await sendAll();
    expect(sent.filter((to) => to.startsWith("vic.tim"))).toHaveLength(2);
    for (const honest of ["elsewhere", "sameplace", "later"])
      expect(sent).toContain(`${honest}@example.com`);
    expect(await waiting()).toBe(0);
  });
});

it("a flood from as many networks gets one mailbox its five a day", async () => {
  const answers = await tally(
    Array.from({ length: REQUESTS }, (_, n) =>
      ask(HOMES[n % 52] ?? "", n, `prey+${n}@example.com`, `198.51.${n >> 8}.${n & 255}`),
    ),
  );
  expect(answers.done).toBe(5);
  const sent = await sendAll();
  expect(sent.filter((to) => to.startsWith("prey"))).toHaveLength(5);
});

describe("the day's emails", () => {
  beforeAll(async () => {
    // Each counts by itself. What an owner's hour gathers into one is tested in mail_hour.sql.
    await database.exec("update private.limits set value = 0 where name = 'mail.showings_minutes'");
  });

  it("go to one home only in part, however many networks ask there", async () => {
    await database.exec("delete from private.rate_buckets");
    for (let hour = 0; hour < 3; hour += 1) {
      const day = await dayAhead(database, 3 + 2 * hour);
      const next = await dayAhead(database, 4 + 2 * hour);
      for (const each of [day, next]) await offerDay(database, "flooded-2", each);
      const answers = await tally(
        Array.from({ length: 22 }, (_, n) =>
          askAt(
            "flooded-2",
            n < 11 ? day : next,
            ALL_SLOTS[n % 11] ?? "",
            `h${hour}n${n}@example.com`,
          ),
        ),
      );
      expect(answers).toEqual({ done: 22 });
      await database.exec("delete from private.rate_buckets where key like 'showings:%'");
    }
    await ask("quiet", 1, "patient@example.com");
    const sent = await sendAll();
    expect(sent.filter((to) => /^h\dn\d+@/.test(to) || to === "olive@example.com")).toHaveLength(
      100,
    );
    expect(sent).toContain("patient@example.com");
    expect(await waiting()).toBe(32);
  });

  it("emails about requests may run out for the day: people who have a showing still get theirs", async () => {
    const id = await ask("quiet", 2, "visitor@example.com");
    await sendAll();
    await database.exec("update private.rate_buckets set n = 1000 where key = 'mail:first'");
    await ask("quiet", 3, "next@example.com");
    expect(await sendAll()).toEqual([]);
    await asActor(database, { person: "oscar" }, (tx) =>
      tx.query("update bookings set status = 'confirmed' where id = $1", [id]),
    );
    // The owner confirmed it.
    expect(await sendAll()).toEqual(["visitor@example.com"]);
    // Tomorrow the request is announced as well.
    await database.exec("delete from private.rate_buckets where key like 'mail:%'");
    await database.exec(
      "update private.email_outbox set next_attempt_at = now() where last_error = 'daily limit reached'",
    );
    expect(await sendAll()).toContain("next@example.com");
  });

  it.each(["retry", "later", "dropped"])(
    "are not used up by one that ends as %s",
    async (outcome) => {
      const slot = ["retry", "later", "dropped"].indexOf(outcome) + 4;
      const id = await ask("quiet", slot, `${outcome}@example.com`);
      const before = await counted();
      const [mail] = await claim(id, 1);
      expect(await counted()).toEqual({ ...before, "mail:first": (before["mail:first"] ?? 0) + 1 });
      await database.query("select settle_email($1, $2, 'no')", [mail?.id, outcome]);
      expect(await counted()).toEqual(before);
      const rest = await claim(id, 1);
      await database.query("select settle_email($1, 'sent')", [rest[0]?.id]);
      expect(await counted()).toEqual({ ...before, "mail:first": (before["mail:first"] ?? 0) + 1 });
    },
  );

  it("count an email once, even when its sender died halfway", async () => {
    const id = await ask("quiet", 8, "crashed@example.com");
    await claim(id, 2);
    const once = await counted();
    await database.exec(
      "update private.email_outbox set leased_until = now() where sent_at is null",
    );
    expect(await claim(id, 2)).toHaveLength(2);
    expect(await counted()).toEqual(once);
  });
});

/** The n-th of a home's 22 times. */
function ask(home: string, n: number, email: string, address?: string): Promise<string> {
  const slot = (n < 22 ? n : Math.floor(n / 52)) % 22;
  return askAt(home, days[slot % 2] ?? "", ALL_SLOTS[Math.floor(slot / 2)] ?? "", email, address);
}

function askAt(listing: string, date: string, time: string, email: string, address?: string) {
  const request = { listing, date, time, email };
  return asActor(database, "visitor", (tx) => book(tx, request), address);
}

type Mail = { id: string; to_email: string };

function claim(booking: string | null, limit: number): Promise<Mail[]> {
  return database.query<Mail>("select id, to_email from claim_booking_emails($1, $2)", [
    booking,
    limit,
  ]);
}

/** The work of the sender while everything works. @returns the recipients. */
async function sendAll(): Promise<string[]> {
  const sent: string[] = [];
  for (let batch = await claim(null, 6); batch.length > 0; batch = await claim(null, 6)) {
    for (const { id, to_email } of batch) {
      await database.query("select settle_email($1, 'sent')", [id]);
      sent.push(to_email);
    }
  }
  return sent;
}

async function waiting(): Promise<number> {
  const [row] = await database.query<{ n: number }>(
    "select count(*) as n from private.email_outbox where last_error = 'daily limit reached' and sent_at is null",
  );
  return row?.n ?? 0;
}

/** The counters for all mail. */
async function counted(): Promise<Record<string, number>> {
  const rows = await database.query<{ key: string; n: number }>(
    "select key, n from private.rate_buckets where key in ('mail:first', 'mail:answer')",
  );
  return Object.fromEntries(rows.map(({ key, n }) => [key, n]));
}
