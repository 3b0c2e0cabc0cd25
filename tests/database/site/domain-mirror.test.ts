import { CHANNELS } from "@domain/homes/channels.ts";
import { DISCLOSURE_ACCESS, DISCLOSURE_KINDS } from "@domain/papers/disclosures.ts";
import { DOCUMENT_KINDS } from "@domain/papers/documents.ts";
import { mailboxBehind } from "@domain/people/mailbox.ts";
import { STEP_STATUSES, TIMELINE_STEPS } from "@domain/people/timeline.ts";
import { VOTES } from "@domain/search/shared-lists.ts";
import {
  DAY_SLOTS,
  MAX_HORIZON_DAYS,
  SHOWING_MINUTES,
  SLOT_MINUTES,
} from "@domain/showings/availability.ts";
import { bookingSchema } from "@domain/showings/booking-request.ts";
import {
  AGENT_STATUSES,
  BOOKING_LIMITS,
  BOOKING_STATUSES,
  CONTACT_METHODS,
  nextStatuses,
} from "@domain/showings/bookings.ts";
import { MAX_PLACES, OPEN_HOUSE_MINUTES } from "@domain/showings/open-houses.ts";
import { CHAT_LIMITS, MARK_LIMITS, MAX_SEARCH_TERM } from "@domain/site/errors/first-limits.ts";
import { DISCLOSURE_LIMITS, DOCUMENT_LIMITS, LIST_LIMITS } from "@domain/site/errors/limits.ts";
import { type SubscriptionPlan, vestyAllowance } from "@domain/site/plans/plans.ts";
import { LONGEST_EMAIL } from "@domain/site/text/contact-details.ts";
import { plainFileName } from "@domain/site/text/file-names.ts";
import { isOurName } from "@domain/site/text/mailed-names.ts";
import { CHAT_IMAGE_TYPES, SOURCE_KINDS } from "@domain/vesty/chat.ts";
import { HANDBOOK_TOPICS } from "@domain/vesty/handbook.ts";
import { describe, expect, it } from "vitest";
import {
  clientAddress,
  networksOf,
} from "../../../supabase/functions/_shared/edge/client-address.ts";
import { idOf } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { dayAhead } from "../../support/props.ts";
import { checksOf, sourceOf, wordsOf } from "../../support/schema-texts.ts";

/** Rules that the browser knows and the database enforces: if they differ, one of them is wrong. */
const database = ownDatabase({ people: ["olive"], homes: { cottage: "olive" } });
const source = (name: string) => sourceOf(database, name);
const check = (table: string, column: string) => checksOf(database, table, column);
const words = (table: string, column: string) => wordsOf(database, table, column);

it("visits are attributed to the same channels", async () => {
  const named = [...CHANNELS, "", "billboard", "Flyer", "vera@example.com"];
  const known = await database.query<{ word: string }>(
    "select word from unnest($1::text[]) as word where private.is_channel(word)",
    [named],
  );
  expect(known.map(({ word }) => word)).toEqual([...CHANNELS, ""]);
});

it("our own name is seen in the same texts", async () => {
  const texts = [
    "SelfNVest",
    "S-e-l-f N Vest",
    "Ѕеlf N Vést",
    "ＳｅｌｆＮＶｅｓｔ",
    "Selma Vest",
    "Ann",
    "田中",
    "",
  ];
  const seen = await database.query<{ is: boolean }>(
    'select private.has_our_name(text) as "is" from unnest($1::text[]) with ordinality as t (text, n) order by n',
    [texts],
  );
  expect(seen.map((row) => row.is)).toEqual(texts.map(isOurName));
});

describe("the checks of bookings", () => {
  it.each(Object.entries(BOOKING_LIMITS))("%s has at most %i characters", async (column, most) => {
    expect(await check("bookings", column)).toContain(`char_length(${column}) <= ${most})`);
  });

  it.each([
    ["status", BOOKING_STATUSES],
    ["agent_status", AGENT_STATUSES],
    ["contact_method", CONTACT_METHODS],
  ])("%s is one of the same values", async (column, values) => {
    expect((await words("bookings", column)).sort()).toEqual([...values].sort());
  });

  it("slots are the same half hours, lengths the same, and no rule reaches beyond the longest horizon", async () => {
    const [row] = await database.query<{ slots: string[] }>("select private.day_slots() as slots");
    expect(row?.slots.map((slot) => slot.slice(0, 5))).toEqual(DAY_SLOTS);
    for (const column of ["slot_minutes", "showing_minutes"] as const) {
      const listed = (await check("availability_rules", column)).match(/\d+/g)?.map(Number);
      const mirrored = { slot_minutes: SLOT_MINUTES, showing_minutes: SHOWING_MINUTES }[column];
      expect(listed?.sort()).toEqual([...mirrored].sort());
    }
    const lengths = (await check("open_houses", "minutes")).match(/\d+/g)?.map(Number);
    expect(lengths?.sort()).toEqual([...OPEN_HOUSE_MINUTES].sort());
    expect(await check("open_houses", "places")).toContain(`<= ${MAX_PLACES})`);
    expect(await check("availability_rules", "horizon_days")).toContain(`<= ${MAX_HORIZON_DAYS}`);
  });
});

describe("disclosures", () => {
  it.each([
    ["kind", DISCLOSURE_KINDS],
    ["access", DISCLOSURE_ACCESS],
  ])("%s is one of the same words", async (column, choices) => {
    expect((await words("private.disclosures", column)).sort()).toEqual(
      Object.keys(choices).sort(),
    );
  });

  it("have titles and texts as long as the form says", async () => {
    expect(await check("private.disclosures", "title")).toContain(`<= ${DISCLOSURE_LIMITS.title})`);
    expect(await check("public.documents", "text")).toContain(`<= ${DOCUMENT_LIMITS.text})`);
  });
});

describe("the twin of notes and lists", () => {
  it("has texts of the same length, and the same votes", async () => {
    expect(await check("public.home_marks", "note")).toContain(`<= ${MARK_LIMITS.note})`);
    expect(await check("public.shared_lists", "name")).toContain(`<= ${LIST_LIMITS.name})`);
    const said = await check("public.shared_list_votes", "comment");
    expect(said).toContain(`<= ${LIST_LIMITS.comment})`);
    for (const [table, column] of [
      ["public.shared_lists", "shown_name"],
      ["public.shared_list_guests", "name"],
    ] as const)
      expect(await check(table, column)).toContain(`, ${LIST_LIMITS.person})`);
    expect(await words("public.shared_list_votes", "vote")).toEqual(VOTES);
  });
});

describe("caps", () => {
  it.each([
    "203.0.113.9",
    "2001:db8:1:2:3:4:5:6",
    "2001:0DB8:0001:0002::1",
    "2001:db8::1",
    "1::",
    "::1",
    "::ffff:203.0.113.9",
    "::ffff:cb00:7109",
    "::1.2.3.4",
    "unknown",
    "not:an:address",
    "abc:",
    "1:2:3:4:5:6:7:8:9",
    "203.0.113.9:443",
    "",
  ])("a cap counts the network of %s", async (address) => {
    const [row] = await database.query("select private.networks_of($1) as networks", [address]);
    expect(row).toEqual({ networks: networksOf(address) });
  });

  it.each<Record<string, string>>([
    { "cf-connecting-ip": "198.51.100.7", "x-forwarded-for": "1.2.3.4, 203.0.113.9" },
    { "x-forwarded-for": "1.2.3.4, 203.0.113.9" },
    { "x-forwarded-for": " 2001:db8:1:2:3::4 " },
    { "x-forwarded-for": "" },
    { "cf-connecting-ip": "", "x-forwarded-for": "203.0.113.9" },
    { "cf-connecting-ip": "::ffff:203.0.113.9" },
    {},
  ])("a cap counts the caller of %j", async (headers) => {
    const [network] = networksOf(clientAddress(new Request("http://x.example", { headers })));
    const [row] = await database.query(
      `select private.caller_network() = encode(sha256(convert_to($1, 'utf8')), 'hex') as is_same
       from set_config('request.headers', $2, false)`,
      [network, JSON.stringify(headers)],
    );
    expect(row).toEqual({ is_same: true });
  });

  it.each([
    "Jamie@Example.com",
    "jamie+homes@example.com",
    "ja.mie+a+b@example.com",
    "J.a.m.i.e+x.y@GoogleMail.com",
    "jamie@gmail.com",
    "+@example.com",
    "+tag@gmail.com",
    "a+@example.com",
    "ÄÖ.ü+ß@exämple.com",
    "İ@example.com",
  ])("a cap counts the mailbox of %s", async (email) => {
    const [row] = await database.query("select private.mailbox_of($1) as mailbox", [email]);
    expect(row).toEqual({ mailbox: mailboxBehind(email) });
  });
});

it("the topics of the handbook are the same", async () => {
  expect(await words("handbook_articles", "topic")).toEqual(Object.keys(HANDBOOK_TOPICS));
});

describe("the checks of the timeline", () => {
  const steps = TIMELINE_STEPS.map(({ id }) => id);
  it.each([
    ["timeline_steps", "step", steps],
    ["timeline_tasks", "step", steps],
    ["timeline_steps", "status", STEP_STATUSES],
  ])("%s.%s is one of the same values", async (table, column, values) => {
    expect((await words(table, column)).sort()).toEqual([...values].sort());
  });
});

describe("a booking's status", () => {
  const pairs = BOOKING_STATUSES.flatMap((from) =>
    BOOKING_STATUSES.filter((to) => to !== from).map((to) => [from, to] as const),
  );

  it.each(pairs)("%s → %s", async (from, to) => {
    // A showing is confirmed before it begins and completed after it.
    const day = await dayAhead(database, to === "completed" ? -1 : 1);
    expect(await answerTo({ date: day, status: from }, to)).toBe(
      nextStatuses(from).includes(to) ? "done" : "booking_transition",
    );
  });
});

describe("bodies that the form accepts", () => {
  it.each([
    { visitor_name: "Zoë O’Brien-Müller 李 🏡" },
    { visitor_name: "Tab\there" },
    { visitor_name: "x".repeat(100) },
    { visitor_name: "🏡".repeat(51) },
    { visitor_email: "a.b+c@sub.example.museum" },
    { visitor_email: "ünï@exämple.de" },
    { visitor_email: "a@b\u0007.example" },
    { visitor_phone: "+1 (303) 555-0100 x12" },
    { visitor_phone: "303\t555\u00a00100" },
    { visitor_phone: "٣٠٣٥٥٥٠١٠٠" },
    { special_requests: "Two\nlines,\ttabs and 🏡" },
    { special_requests: "bell \u0007" },
    { special_requests: "nothing \u0000" },
  ])("a body is stored or refused by both: %j", async (field) => {
    const date = await dayAhead(database, 1);
    const form = bookingSchema.omit({ listing_id: true });
    const { success, data } = form.safeParse({ ...REQUEST, date, ...field });
    const answer = await answerTo({ ...REQUEST, date, ...field, ...data });
    expect(answer === "done", answer).toBe(success);
  });
});

describe("Vesty", () => {
  it.each<SubscriptionPlan>([null, "basic", "premium"])(
    "has the same allowance for %s",
    async (plan) => {
      const rows = await database.query("select private.vesty_allowance($1) as messages", [plan]);
      expect(rows).toEqual([{ messages: vestyAllowance(plan) }]);
    },
  );

  it("accepts messages, images and sources of the same kinds and lengths", async () => {
    const [row] = await database.query<{ content: string }>(
      "select pg_get_constraintdef(oid) as content from pg_constraint where conname = 'chat_messages_content'",
    );
    const { message, answer } = CHAT_LIMITS;
    expect(row?.content.match(/\d{3,}/g)).toEqual([String(message), String(answer)]);
    const images = await source("are_chat_images");
    expect(images).toContain(`<= ${CHAT_LIMITS.images} `);
    expect(images).toContain(`(${Object.keys(CHAT_IMAGE_TYPES).join("|")})$`);
    const sources = await source("are_chat_sources");
    expect(sources).toContain(`<= ${CHAT_LIMITS.sources} `);
    const kinds = sources.match(/in \(([^)]*)\)/)?.[1]?.match(/\w+/g);
    expect(kinds).toEqual([...SOURCE_KINDS]);
  });

  it("has a bucket with the same types and sizes, and titles of the same length", async () => {
    const rows = await database.query(
      `select file_size_limit::integer as size, allowed_mime_types as types,
              char_length(private.chat_title(repeat('x', 200))) as title
       from storage.buckets where id = 'chat-images'`,
    );
    expect(rows).toEqual([
      {
        size: CHAT_LIMITS.imageBytes,
        types: Object.values(CHAT_IMAGE_TYPES),
        title: CHAT_LIMITS.title,
      },
    ]);
  });
});

describe("documents", () => {
  const types = Object.values(DOCUMENT_KINDS).map(({ type }) => type);

  it("have the same size and name limits", async () => {
    expect(await check("documents", "name")).toContain(`<= ${DOCUMENT_LIMITS.name})`);
    expect(await check("documents", "size")).toContain(`<= ${DOCUMENT_LIMITS.bytes})`);
    const rows = await database.query(
      `select file_size_limit::integer as size, allowed_mime_types as types
       from storage.buckets where id = 'documents'`,
    );
    expect(rows).toEqual([{ size: DOCUMENT_LIMITS.bytes, types }]);
  });

  it("have names that lack the same invisible characters", async () => {
    const [row] = await database.query<{ refused: number[] }>(
      `select array_agg(n order by n) as refused
       from (select generate_series(1, x'd7ff'::int) union all select generate_series(x'e000'::int, x'1ffff'::int)
             union all select generate_series(x'e0000'::int, x'e1000'::int)) as point (n)
       where not private.is_plain_file_name('a' || chr(n) || 'b')`,
    );
    const refused = new Set(row?.refused);
    const points = [...refused, 0x20, 0xa0, 0x300, 0x4f4f, 0x2010, 0x1f3e1, 0xe1000];
    for (let point = 1; point < 0x20000; point += 1)
      if (point < 0xd800 || point > 0xdfff) points.push(point);
    const differing = points.filter((point) => {
      const letter = String.fromCodePoint(point);
      const isTaken = plainFileName(`a${letter}b`) === "ab" || /\p{Cc}/u.test(letter);
      return isTaken !== refused.has(point);
    });
    expect(differing).toEqual([]);
  });

  it("have the same types for the same extensions", async () => {
    for (const { type, extensions } of Object.values(DOCUMENT_KINDS))
      for (const extension of extensions) {
        const name = `Deed.${extension.toUpperCase()}`;
        const rows = await database.query("select private.document_type($1) as type", [name]);
        expect(rows).toEqual([{ type }]);
      }
  });
});

it("news subscriptions have the same limits on address and place", async () => {
  expect(await check("private.news_subscriptions", "email")).toContain(`<= ${LONGEST_EMAIL})`);
  const place = await check("private.news_subscriptions", "search_term");
  expect(place).toContain(`<= ${MAX_SEARCH_TERM})`);
});

const REQUEST = {
  id: "7d444840-9dc0-41d1-b245-5ffdce74fad2",
  listing_id: idOf("cottage"),
  time: "09:00",
  visitor_name: "Vera Visitor",
  visitor_email: "vera@example.com",
  visitor_phone: "303-555-0100",
};

/** "done" if the row, and then the next status, is accepted; otherwise the reason. Rolled back. */
async function answerTo(row: Record<string, unknown>, next?: string): Promise<string> {
  const values = { ...REQUEST, ...row };
  const columns = Object.keys(values);
  const attempt = database.transaction(async (tx) => {
    await tx.exec("set local app.seeding = 'on'");
    await tx.query(
      `insert into bookings (${columns.join(", ")}) values (${columns.map((_, n) => `$${n + 1}`).join(", ")})`,
      Object.values(values),
    );
    await tx.exec("set local app.seeding = 'off'");
    if (next) await tx.query("update bookings set status = $1", [next]);
    throw new Error("done");
  });
  return attempt.catch((error: Error) => error.message);
}
