import { beforeAll, describe, expect, it } from "vitest";
import { type Actor, asActor, idOf } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { ALL_SLOTS, book, dayAhead, makeListing, makeUser, offerDay } from "../../support/props.ts";
import { FUNCTIONS } from "./expected.ts";
import {
  answerOf,
  attempt,
  attempts,
  everyRelation,
  everything,
  GRANT_ALL,
  readings,
  sampleValues,
  texts,
} from "./roads.ts";
import { DISCLOSURE, LINK_TOKEN } from "./samples.ts";

/**
 * The worst possible leak (docs/trust.md A1): visitors' names, addresses, telephone numbers and
 * notes, and what people write to each other. Fifty visitors are planted, then everyone but the
 * owner reads all they can.
 */
const CANARIES = 50;
/** The statistics may sample the name of a language. */
const CANARY = /canary(?! islands)|303-555-77/i;

const OTHERS: [who: string, actor: Actor, role: string][] = [
  ["a visitor", "visitor", "anon"],
  ["a stranger", { person: "stan" }, "authenticated"],
  ["another owner", { person: "oscar" }, "authenticated"],
];

const database = ownDatabase();

beforeAll(async () => {
  await plantCanaries();
  await sampleValues(database);
});

describe("the canaries are alive", () => {
  it("the owner reads all of them", async () => {
    const bookings = await readings(database, ["public.bookings"], "authenticated");
    const [found = ""] = await attempts(database, { person: "olive" }, bookings);
    expect(found.match(/canary-\d+@/g)).toHaveLength(CANARIES);
    expect(found.match(/303-555-77\d\d/g)).toHaveLength(CANARIES);
  });

  it("the server sees every canary, including those in its mail", async () => {
    const mails = await asActor(database, "service", (tx) =>
      tx.query("select * from public.claim_booking_emails(null, 100)"),
    );
    expect(JSON.stringify(mails)).toMatch(CANARY);
    for (const [name, canaries] of [
      ["showing_settings", 1],
      ["showing_feedback", 1],
    ] as const) {
      const read = await asActor(database, { person: "olive" }, (tx) =>
        everything(tx, `public.${name}`),
      );
      expect(read.match(/canary/g), name).toHaveLength(canaries);
    }
    const messages = await asActor(database, { person: "olive" }, (tx) =>
      everything(tx, "public.messages"),
    );
    expect(messages.match(/canary/g)).toHaveLength(2);
    for (const name of ["disclosures", "disclosure_versions", "disclosure_guests"])
      expect(
        await asActor(database, "service", (tx) => everything(tx, `private.${name}`)),
        name,
      ).toMatch(CANARY);
    const counters = await asActor(database, "service", (tx) =>
      everything(tx, "private.rate_buckets"),
    );
    expect(counters).toMatch(/booking:visitor:[0-9a-f]{64}/);
    expect(counters, "counters outlive bookings and hold no address").not.toMatch(CANARY);
  });
});

/** A person who finds nothing with these rights finds nothing with production's. */
describe("a role with every right, as in the local cloud", () => {
  beforeAll(() => database.exec(GRANT_ALL));

  describe.each(OTHERS)("%s finds none", (_, actor, role) => {
    const findsNoneIn = async (statements: string[]) => {
      const answers = await attempts(database, actor, statements);
      for (const [n, answer] of answers.entries())
        expect(answer, statements[n]).not.toMatch(CANARY);
      expect(answers).toHaveLength(statements.length);
    };

    it("a table or view shows no canary", async () => {
      const names = await everyRelation(database);
      expect(names).toContain("public.bookings");
      expect(names).toContain("auth.users");
      await findsNoneIn(await readings(database, names, role));
    });

    it("an update or delete returns no canary", async () => {
      const names = await everyRelation(database, "public", "private");
      const columns = await Promise.all(names.map(columnsOf));
      await findsNoneIn(
        names.flatMap((name, n) => [
          `update ${name} r set ${columns[n]?.[0]} = ${columns[n]?.[0]} returning r::text as text`,
          `delete from ${name} r returning r::text as text`,
        ]),
      );
    });

    it("a function that it may call answers with no canary", async () => {
      const callable = Object.values(FUNCTIONS).filter((each) => each.roles.includes(role));
      expect(callable.length).toBeGreaterThan(2);
      await findsNoneIn(callable.map(({ call }) => answerOf(call)));
    });

    it("a question for another person's rows shows no canary", async () => {
      const [taken] = await database.query<{ id: string; date: string; time: string }>(
        "select id, date, time from bookings order by date, time limit 1",
      );
      const request = {
        listing: "cottage",
        date: "",
        time: "",
        email: "eve@example.com",
        ...taken,
      };
      for (const tail of ["", "returning *", "on conflict do nothing", ON_CONFLICT_READ]) {
        const asked = await attempt(database, actor, async (tx) => book(tx, request, tail));
        expect(asked, tail).not.toMatch(CANARY);
        const anew = { ...request, id: undefined };
        expect(await attempt(database, actor, (tx) => book(tx, anew, tail)), tail).not.toMatch(
          CANARY,
        );
      }
    });

    // tests/domain/talk/home-answers.test.ts asks two hundred questions: an answer consists of quotes of these.
    it("the sources of answers about the home show no canary", async () => {
      const sources = await asActor(database, actor, (tx) =>
        tx.query("select * from answer_sources($1)", [idOf("cottage")]),
      );
      expect(JSON.stringify(sources)).toContain("The roof is from 2019.");
      expect(JSON.stringify(sources)).not.toMatch(CANARY);
    });

    it("a count of a guess's matches shows no canary", async () => {
      for (const guess of [
        "select count(*)::text as text from bookings where visitor_email like 'canary%'",
        "select count(*)::text as text from listings l join bookings b on b.listing_id = l.id",
        "select count(*)::text as text from auth.users where email like 'canary%'",
        "select count(*)::text as text from profiles where phone like '303-555-77%'",
        "select count(*)::text as text from documents where name like 'canary%'",
        "select count(*)::text as text from private.disclosures where title like 'Canary%'",
        "select count(*)::text as text from private.rate_buckets where key like '%canary%'",
      ]) {
        expect(await attempt(database, actor, (tx) => texts(tx, guess)), guess).toMatch(
          /^(0|refused.*)$/s,
        );
      }
    });
  });
});

const ON_CONFLICT_READ =
  "on conflict (id) do update set status = excluded.status returning bookings.*";

async function plantCanaries(): Promise<void> {
  for (const person of ["olive", "oscar", "stan"]) await makeUser(database, person);
  await database.query(
    `update auth.users set email = 'canary-owner@example.com', phone = '303-555-7799' where id = $1`,
    [idOf("olive")],
  );
  await database.query(
    "update profiles set full_name = 'Canary Owner', phone = '303-555-7798' where id = $1",
    [idOf("olive")],
  );
  await makeListing(database, "cottage", "olive");
  await makeListing(database, "bungalow", "oscar");
  const days = await Promise.all([1, 2, 3, 4, 5].map((ahead) => dayAhead(database, ahead)));
  for (const day of days) await offerDay(database, "cottage", day);
  for (let n = 0; n < CANARIES; n += 1) {
    await book(database, {
      listing: "cottage",
      date: days[n % days.length] ?? "",
      time: ALL_SLOTS[Math.floor(n / days.length)] ?? "",
      email: `canary-${n}@example.com`,
      name: `Canary Number ${n}`,
      phone: `303-555-77${String(n).padStart(2, "0")}`,
      note: "A canary in the coal mine",
    });
    // A home takes twenty an hour; this test wants fifty.
    await database.exec("delete from private.rate_buckets where key like 'showings:%'");
  }
  await plantAroundShowings();
  await plantMessages();
  await plantDisclosures();
}

/** The messages of a buyer and the owner, and the link in an email about them. */
async function plantMessages(): Promise<void> {
  await makeUser(database, "bert");
  const write = (person: string, statement: string, values: string[]) =>
    asActor(database, { person }, (tx) => tx.query(statement, values));
  await write("bert", "select ask_owner(gen_random_uuid(), $1, 'Is there a canary?')", [
    idOf("cottage"),
  ]);
  const [talk] = await database.query<{ id: string }>("select id from conversations");
  await write("olive", "select send_message(gen_random_uuid(), $1, 'The canary flew away.')", [
    talk?.id ?? "",
  ]);
  const answer = "insert into listing_answers (listing_id, question, answer, is_public)";
  await write("olive", `${answer} values ($1, 'How old is it?', 'The roof is from 2019.', true)`, [
    idOf("cottage"),
  ]);
  await write("olive", `${answer} values ($1, 'A canary question?', 'A canary answer.', false)`, [
    idOf("cottage"),
  ]);
  await database.query(
    `insert into documents (user_id, name, type, size, path, sha256)
     values ($1::uuid, 'Canary floor plan.pdf', 'application/pdf', 9,
             $1::text || '/' || gen_random_uuid() || '.pdf', repeat('0', 64))`,
    [idOf("olive")],
  );
}

/** A document that was never published, one for people invited, who was invited, and one withdrawn. */
async function plantDisclosures(): Promise<void> {
  const [home, olive] = [idOf("cottage"), idOf("olive")];
  await database.query(
    `insert into public.documents (id, user_id, name, type, size, path, sha256, text)
     select md5(name)::uuid, $1::uuid, 'canary ' || name || '.pdf', 'application/pdf', 9,
            $1::uuid || '/' || md5(name)::uuid || '.pdf', encode(sha256(name::bytea), 'hex'), 'A canary'
     from unnest(array['unpublished', 'deed', 'withdrawn']) as name`,
    [olive],
  );
  await database.exec(`
    insert into private.disclosures (id, listing_id, kind, title, access, withdrawn_at)
      values (${DISCLOSURE}, '${home}', 'pest', 'Canary report', 'invited', null),
             (md5('withdrawn')::uuid, '${home}', 'pest', 'Canary withdrawn', 'everybody', now());
    insert into private.disclosure_versions (disclosure_id, n, document_id, path, type, size, sha256)
      select case name when 'canary deed.pdf' then ${DISCLOSURE} else md5('withdrawn')::uuid end,
             1, id, 'canary/' || path, type, size, sha256
      from public.documents where name in ('canary deed.pdf', 'canary withdrawn.pdf');
    insert into private.disclosure_guests (id, listing_id, email)
      values (md5('disclosure guest')::uuid, '${home}', 'canary-guest@example.com');
    insert into private.disclosure_requests (id, listing_id, person_id)
      values (md5('disclosure request')::uuid, '${home}', '${idOf("bert")}');`);
}

/** The private parts of showings besides visitors' data: a working link is as good as access. */
async function plantAroundShowings(): Promise<void> {
  await database.query(
    `insert into showing_settings (listing_id, user_id, entry_notes)
     values ($1, $2, 'A canary guards the door')`,
    [idOf("cottage"), idOf("olive")],
  );
  await database.exec(`
    insert into showing_feedback (booking_id, listing_id, owner_id, impression, price, offer, note)
      select id, listing_id, owner_id, 5, 'low', 'yes', 'The canary sang' from bookings
      where visitor_email = 'canary-0@example.com';
    select private.make_link('showing', id, p_token => '${LINK_TOKEN}') from bookings
      where visitor_email = 'canary-1@example.com';`);
  await database.query("select private.make_link('feed', $1, p_token => $2)", [
    idOf("olive"),
    "canary-feed".padEnd(43, "x"),
  ]);
}

async function columnsOf(name: string): Promise<string[]> {
  const rows = await database.query<{ attname: string }>(
    `select attname from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
       and attidentity = '' order by attnum`,
    [name],
  );
  return rows.map((row) => row.attname);
}
