import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { asActor, idOf } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { book, dayAhead, makeListing, offerDay } from "../../support/props.ts";

/**
 * Entering another person's address reveals nothing about it: the answer and the traces are the
 * same whether that address has a showing at the home or is unknown.
 */
const CALLERS = [
  ["a visitor", "visitor" as const],
  ["a person signed in as someone else", { person: "stan" }],
] as const;
const known = (who: string) => `known-to-${who.replaceAll(" ", "-")}@example.com`;
const unknown = (who: string) => `un${known(who)}`;

const database = ownDatabase({ people: ["olive", "stan"] });
let tomorrow: string;

beforeAll(async () => {
  tomorrow = await dayAhead(database, 1);
  const later = await dayAhead(database, 2);
  for (const home of ["cottage", "instant"]) {
    await makeListing(database, home, "olive");
    for (const day of [tomorrow, later]) await offerDay(database, home, day);
    for (const [n, [who]] of CALLERS.entries())
      await asActor(database, "visitor", (tx) =>
        book(tx, { listing: home, date: later, time: `${10 + n}:00`, email: known(who) }),
      );
  }
  await database.query(
    "insert into availability_rules (listing_id, user_id, auto_confirm) values ($1, $2, true)",
    [idOf("instant"), idOf("olive")],
  );
});

/** Each of these is refused, for one reason or another. */
const HOSTILE: [string, Record<string, string>][] = [
  ...["confirmed", "cancelled", "completed", "maybe"].map(
    (status): [string, Record<string, string>] => [`status ${status}`, { status: `'${status}'` }],
  ),
  ["no status", { status: "null" }],
  ["preapproved", { preapproved: "true" }],
  ["neither preapproved nor not", { preapproved: "null" }],
  ["status and preapproved", { status: "'confirmed'", preapproved: "true" }],
  ["no name", { visitor_name: "null" }],
  ["a blank name", { visitor_name: "' '" }],
  ["a name too long", { visitor_name: "repeat('n', 101)" }],
  ["no phone", { visitor_phone: "null" }],
  ["a phone number of letters", { visitor_phone: "'call me'" }],
  ["an unknown agent status", { agent_status: "'secret'" }],
  ["an unknown contact method", { contact_method: "'pigeon'" }],
  ["a note too long", { special_requests: "repeat('n', 1001)" }],
  ["half past nine", { time: "'09:30'" }],
  ["no time", { time: "null" }],
  ["yesterday", { date: "current_date - 1" }],
  ["no date", { date: "null" }],
  ["no id", { id: "null" }],
  ["an unknown home", { listing_id: `'${randomUUID()}'` }],
  ["no home", { listing_id: "null" }],
  ...[
    "owner_id",
    "starts_at",
    "created_at",
    "updated_at",
    "sequence",
    "proposal_round",
    "cancelled_by",
    "no_show",
  ].map((column): [string, Record<string, string>] => [
    `${column} of their own`,
    { [column]: "default" },
  ]),
];

describe.each(CALLERS)("%s", (who, actor) => {
  it.each(HOSTILE)("a forged request has one answer with %s", async (_what, fields) => {
    const [first, second] = await both((email) => attempt({ ...fields }, email));
    expect(first).toEqual(second);
    expect(first.answer).not.toBe("stored");
  });

  it.each([
    ["asking it back", "returning id"],
    ["overwriting", "on conflict (id) do update set visitor_name = 'W'"],
  ])("%s", async (_what, tail) => {
    const [first, second] = await both((email) => attempt({}, email, tail));
    expect(first).toEqual(second);
    expect(first.answer).not.toBe("stored");
  });

  it("a second request in the statement fails it", async () => {
    const [first, second] = await both((email) =>
      attempt(
        {},
        email,
        `, (gen_random_uuid(), '${idOf("cottage")}', 'V', 'x@example.com', 'call me', '${tomorrow}', '10:00')`,
      ),
    );
    expect(first).toEqual(second);
    expect(first.answer).not.toBe("stored");
  });

  it.each([
    ["that the owner answers", "cottage", "11:00"],
    ["that is confirmed at once", "instant", "12:00"],
  ])("a plain request is answered the same, %s", async (_what, home, time) => {
    const hour = Number(time.slice(0, 2)) + (actor === "visitor" ? 0 : 4);
    const [first, second] = await both((email, n) =>
      attempt({ listing_id: `'${idOf(home)}'`, time: `'${hour + 2 * n}:00'` }, email),
    );
    expect(first).toEqual(second);
    expect(first.answer).toBe("stored");
    expect(first.took).toBe(1);
    // The same request again.
    expect(first.again).toBe("stored");
  });

  type Attempt = { answer: string; took: number; again: string };

  async function both(work: (email: string, n: number) => Promise<Attempt>) {
    return [await work(known(who), 0), await work(unknown(who), 1)] as const;
  }

  /** The parts that the caller gets to see, without the caller's own words. */
  async function attempt(
    fields: Record<string, string>,
    email: string,
    tail = "",
  ): Promise<Attempt> {
    const id = randomUUID();
    const row: Record<string, string> = {
      id: `'${id}'`,
      listing_id: `'${idOf("cottage")}'`,
      visitor_name: "'V'",
      visitor_email: `'${email}'`,
      visitor_phone: "'303-555-0100'",
      date: `'${tomorrow}'`,
      time: "'10:00'",
      ...fields,
    };
    const insert = `insert into bookings (${Object.keys(row)}) values (${Object.values(row)}) ${tail}`;
    const send = () =>
      asActor(database, actor, (tx) => tx.query(insert)).then(
        () => "stored",
        (error: Record<string, unknown>) =>
          JSON.stringify(["code", "message", "detail", "hint"].map((part) => error[part] ?? null))
            .replaceAll(email, "(address)")
            .replaceAll(id, "(id)"),
      );
    const before = await offered();
    const answer = await send();
    const took = before - (await offered());
    return { answer, took, again: await send() };
  }
});

async function offered(): Promise<number> {
  const [row] = await database.query<{ n: number }>(
    "select sum(cardinality(time_slots)) as n from availability",
  );
  return Number(row?.n ?? 0);
}

it("the mailbox hears of a second showing, with a link to the first", async () => {
  const mails = await database.query<{ to_email: string; older_showing: { time: string } | null }>(
    "select to_email, older_showing from claim_booking_emails(null, 100) where recipient = 'visitor'",
  );
  const told = mails.filter(({ older_showing }) => older_showing !== null);
  expect(told.map(({ to_email, older_showing }) => [to_email, older_showing?.time]).sort()).toEqual(
    CALLERS.flatMap(([who], n) => Array(2).fill([known(who), `${10 + n}:00:00`])).sort(),
  );
});
