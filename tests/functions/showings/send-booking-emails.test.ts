import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import {
  age,
  book,
  CANARIES,
  mailedHoursAgo,
  openCalendar,
  outboxOf,
  passTime,
  postFrom,
  request,
  setStatus,
  subjectsTo,
  type Visit,
} from "../../support/edge-bookings.ts";
import { EDGE_ENV } from "../../support/edge-process.ts";
import { jsonOf, postJson } from "../../support/edge-requests.ts";
import { insertListing, ownEdgeWorld, signUpAll } from "../../support/edge-world.ts";
import { holdsForDrawn } from "../../support/fuzz.ts";
import { hostileText } from "../../support/hostile-text.ts";
import { allMail, emptyMailbox, mailTo } from "../../support/mailbox.ts";
import { seeding } from "../../support/props.ts";
import { countAs, spend } from "../../support/rate-limits.ts";

const answers: string[] = [];
let callers = 0;
const world = await ownEdgeWorld("send-booking-emails");
const [dana, sam] = await signUpAll(world.cloud, "Dana", "Sam");
const home = await insertListing(world.cloud, dana);
await openCalendar(world.cloud, dana, home);
beforeEach(async () => {
  await world.cloud.sql.query("update private.email_outbox set sent_at = coalesce(sent_at, now())");
  await mailedHoursAgo(world.cloud);
});

/** Each call comes from another address, unless the test sets one. */
async function send(body: unknown, headers: Record<string, string> = {}, path = "") {
  const from = `198.51.${Math.floor(callers / 250)}.${callers++ % 250}`;
  const init = postJson(body, { "x-forwarded-for": from, ...headers });
  const answer = await world.edge.call(path, body === undefined ? { ...init, body: null } : init);
  const text = await answer.text();
  answers.push(text);
  return { status: answer.status, headers: answer.headers, body: JSON.parse(text) };
}

/** The request is our own server's, which alone learns the outcome of the mail. */
const deliver = ({ id }: { id: string }) => send({ booking_id: id }, bearer(world.cloud.secretKey));

/** Whether all mail about a showing has left. */
const isMailed = async (visit: Visit) =>
  (await outboxOf(world.cloud, visit)).every(({ is_sent }) => is_sent);

/** The scheduler's request, with the body that pg_net always sends. */
const sendAll = (headers: Record<string, string>) => send({}, headers, "/send");

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const nothing = { sent: 0, failed: 0 };

describe("a new booking", () => {
  it("is mailed to visitor and owner, once", async () => {
    const visit = await book(world.cloud, home, { time: "09:00" });
    const before = await subjectsTo(world.cloud, dana.email);
    const first = await send({ booking_id: visit.id });
    expect(first).toMatchObject({ status: 200, body: {} });
    expect(first.headers.get("cache-control")).toBe("no-store");
    expect(await isMailed(visit)).toBe(true);
    expect((await deliver(visit)).body).toEqual(nothing);

    expect(await subjectsTo(world.cloud, visit.email)).toEqual([
      expect.stringMatching(/^Your showing request for \w+day, \w+ \d+$/),
    ]);
    expect(await subjectsTo(world.cloud, dana.email)).toHaveLength(before.length + 1);
    const [toVisitor] = await mailTo(world.cloud.standinsUrl, visit.email);
    expect(toVisitor?.to).toEqual([visit.email]);
    expect(toVisitor?.from).toBe("SelfNVest <hello@selfnvest.test>");
    expect(toVisitor?.text).toMatch(/ 9:00 AM Mountain Time \(M[SD]T\)/);
    for (const canary of ["Zebedee", "piranha", "555-0142", "Dana"])
      expect(JSON.stringify(toVisitor)).not.toContain(canary);
    const [toOwner] = await mailTo(world.cloud.standinsUrl, dana.email);
    expect(toOwner?.subject).toMatch(
      /^New showing request: \w+day, \w+ \d+, 9:00 AM, Zebedee Quill$/,
    );
    for (const word of ["Hello Dana,", "Zebedee Quill", visit.email, "piranha"])
      expect(toOwner?.text).toContain(word);
  });

  it("is mailed once each, however many calls come at the same time", async () => {
    const visit = await book(world.cloud, home);
    const before = (await subjectsTo(world.cloud, dana.email)).length;
    const asked = await Promise.all(Array.from({ length: 8 }, () => deliver(visit)));
    expect(asked.every(({ status }) => status === 200)).toBe(true);
    expect(asked.reduce((sum, { body }) => sum + body.sent, 0)).toBe(2);
    expect(await subjectsTo(world.cloud, visit.email)).toHaveLength(1);
    expect(await subjectsTo(world.cloud, dana.email)).toHaveLength(before + 1);
  });
});

describe("an answered booking", () => {
  it("is mailed as confirmed and as cancelled, with consecutive calendar entries", async () => {
    const visit = await book(world.cloud, home);
    await send({ booking_id: visit.id });
    await setStatus(world.cloud, dana, visit, "confirmed");
    const before = await subjectsTo(world.cloud, dana.email);
    expect((await deliver(visit)).body.sent).toBe(1);
    await setStatus(world.cloud, dana, visit, "cancelled");
    expect((await deliver(visit)).body.sent).toBe(1);
    // The owner gets no mail about their own answers.
    expect(await subjectsTo(world.cloud, dana.email)).toEqual(before);
    expect(await subjectsTo(world.cloud, visit.email)).toEqual([
      expect.stringMatching(/^Your showing on .+ is cancelled$/),
      expect.stringMatching(/^Your showing on .+ is confirmed$/),
      expect.stringMatching(/^Your showing request for /),
    ]);
  });

  it("is not mailed once the news is out of date", async () => {
    const visit = await book(world.cloud, home);
    await setStatus(world.cloud, dana, visit, "confirmed");
    expect((await deliver(visit)).body).toEqual({ ...nothing, sent: 1 });
    expect(await subjectsTo(world.cloud, visit.email)).toEqual([
      expect.stringMatching(/^Your showing on .+ is confirmed$/),
    ]);
  });

  it("is not mailed once the showing is over", async () => {
    const visit = await book(world.cloud, home);
    const past = "update public.bookings set starts_at = now() - interval '1 hour' where id = $1";
    await seeding(world.cloud.sql, past, [visit.id]);
    expect((await deliver(visit)).body).toEqual(nothing);
    expect(await subjectsTo(world.cloud, visit.email)).toEqual([]);
  });
});

describe("a request", () => {
  it("is trusted for its id only", async () => {
    const visits = await Promise.all(Array.from({ length: 4 }, () => book(world.cloud, home)));
    const known = new Set([dana.email, ...visits.map(({ email }) => email)]);
    await world.cloud.sql.query("delete from private.rate_buckets");
    await emptyMailbox(world.cloud.standinsUrl);

    const statuses = new Map<number, number>();
    await holdsForDrawn(mutatedBody(visits.map(({ id }) => id)), 80, async (body) => {
      const { status } = await send(body);
      expect([200, 400, 404]).toContain(status);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    });
    for (const status of [200, 400, 404]) expect(statuses.get(status)).toBeGreaterThan(2);

    const messages = await allMail(world.cloud.standinsUrl);
    const recipients = messages.flatMap(({ to }) => to);
    expect(recipients.filter((address) => !known.has(address))).toEqual([]);
    for (const { email } of visits)
      expect(recipients.filter((address) => address === email).length).toBeLessThanOrEqual(1);
    expect(messages.length).toBeGreaterThanOrEqual(4);
    expect(JSON.stringify(messages)).not.toContain("intruder");
  });

  it("may nest the id inside a booking", async () => {
    const visit = await book(world.cloud, home);
    const body = { booking: { id: visit.id, visitor_email: "x@intruder.example" }, property: {} };
    expect((await send(body)).status).toBe(200);
    expect(await isMailed(visit)).toBe(true);
  });

  it.each([
    [{}],
    [[]],
    [null],
    ["6f3f1f0e-6c0b-4a3e-9d53-3a4f1f0f2f11"],
    [{ booking_id: 1 }],
    [{ booking_id: ["6f3f1f0e-6c0b-4a3e-9d53-3a4f1f0f2f11"] }],
    [{ booking_id: "6f3f1f0e-6c0b-4a3e-9d53-3a4f1f0f2f11 " }],
    [{ booking: "6f3f1f0e-6c0b-4a3e-9d53-3a4f1f0f2f11" }],
    [undefined],
  ])("a request with %j is rejected", async (body) => {
    const { status, body: answer } = await send(body);
    expect(status).toBe(400);
    expect(answer.code).toBe("bad_request");
  });

  it("a request for an unknown booking is not found", async () => {
    const { status, body } = await send({ booking_id: randomUUID() });
    expect(status).toBe(404);
    expect(body.code).toBe("not_found");
  });
});

describe("the caller", () => {
  it("may be anyone, for a quarter of an hour", async () => {
    const visit = await book(world.cloud, home);
    await age(world.cloud, visit, 14);
    expect((await send({ booking_id: visit.id })).status).toBe(200);
    expect(await isMailed(visit)).toBe(true);
  });

  it("must be the owner after that", async () => {
    const visit = await book(world.cloud, home);
    await age(world.cloud, visit, 16);
    const ask = (headers = {}) => send({ booking_id: visit.id }, headers);
    for (const headers of [{}, bearer(world.cloud.publishableKey), bearer("a.b.c")]) {
      const { status, body } = await ask(headers);
      expect(status).toBe(401);
      expect(body.code).toBe("authentication_required");
    }
    expect(await ask(bearer(sam.token))).toMatchObject({
      status: 403,
      body: { code: "forbidden" },
    });
    expect(await subjectsTo(world.cloud, visit.email)).toEqual([]);
    expect((await ask(bearer(dana.token))).status).toBe(200);
    expect(await isMailed(visit)).toBe(true);
  });

  it("learns nothing about the address from what became of the mail", async () => {
    const refused = { status: 422, body: '{"name":"validation_error"}' };
    const heard: unknown[] = [];
    for (const goesWrong of [false, true]) {
      const visit = await book(world.cloud, home);
      if (goesWrong) world.mail.fail(/emails/, refused, 2);
      const { status, body } = await send({ booking_id: visit.id });
      world.mail.heal();
      expect(await isMailed(visit)).toBe(!goesWrong);
      heard.push({ status, body });
    }
    expect(heard[1]).toEqual(heard[0]);
  });

  it("triggers a new booking's mail even while Auth is down", async () => {
    const visit = await book(world.cloud, home);
    world.backend.fail(/^\/auth/, { status: 500 }, 9);
    expect((await send({ booking_id: visit.id }, bearer(dana.token))).status).toBe(200);
    expect(await isMailed(visit)).toBe(true);
  });

  it("our scheduler triggers everything due", async () => {
    const visits = await Promise.all([1, 2, 3, 4].map(() => book(world.cloud, home)));
    for (const visit of visits) await age(world.cloud, visit, 600);
    const key = bearer(world.cloud.secretKey);
    // Each visitor gets an email, and the owner one about all of them.
    expect((await sendAll(key)).body).toEqual({ ...nothing, sent: 5 });
    expect((await sendAll(key)).body).toEqual(nothing);
    for (const visit of visits) expect(await subjectsTo(world.cloud, visit.email)).toHaveLength(1);
    expect((await send({ booking_id: visits[0]?.id }, key)).status).toBe(200);
    expect((await send({}, key)).status).toBe(400);
    // The platform accepts secret keys in this header.
    expect((await sendAll({ apikey: world.cloud.secretKey })).body).toEqual(nothing);
    // The scheduler also has a key of its own.
    expect((await sendAll(clockKey(EDGE_ENV.SCHEDULER_KEY ?? ""))).body).toEqual(nothing);
  });

  it("can't impersonate our scheduler", async () => {
    const { publishableKey, secretKey } = world.cloud;
    for (const key of [publishableKey, `${secretKey}x`, secretKey.slice(0, -1), ""])
      for (const headers of [bearer(key), { apikey: key }, clockKey(key)])
        expect((await sendAll(headers)).status).toBe(403);
    // The server's key is ignored beside a user's token.
    const both = { ...bearer(dana.token), apikey: secretKey };
    expect((await sendAll(both)).status).toBe(403);
  });
});

describe("the volume", () => {
  it("is limited to thirty calls per hour and network; the booking stays", async () => {
    const visit = await book(world.cloud, home);
    const from = { "x-forwarded-for": "2001:db8:7:7::1" };
    const neighbor = { "x-forwarded-for": "2001:db8:7:7:ffff::2" };
    const ask = async (headers: Record<string, string>) =>
      (await send({ booking_id: randomUUID() }, headers)).status;
    await world.cloud.sql.query("delete from private.rate_buckets where key like 'mail-call:%'");
    expect(await ask(from)).toBe(404);
    await countAs(world.cloud.sql, "mail-call:%", 28);
    const statuses = await Promise.all([from, neighbor, from, neighbor].map(ask));
    expect(statuses.sort()).toEqual([404, 404, 429, 429]);

    const refused = await send({ booking_id: visit.id }, from);
    expect(refused).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(3600);
    expect((await send({ booking_id: visit.id })).status).toBe(200);
    expect(await isMailed(visit)).toBe(true);
  });

  it("is counted without storing a caller's address", async () => {
    await send({ booking_id: randomUUID() }, { "x-forwarded-for": "203.0.113.200" });
    const rows = await world.cloud.sql.query<{ key: string }>(
      "select key from private.rate_buckets where key like 'mail-call:%'",
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows) expect(key).toMatch(/^mail-call:[\da-f]{64}$/);
  });

  it("is limited to a thousand request emails a day; the rest waits, and the booking stays", async () => {
    const visit = await book(world.cloud, home);
    await spend(world.cloud.sql, "mail:first", 86_400, 999);
    expect((await deliver(visit)).body).toEqual({ ...nothing, sent: 1 });
    const states = await outboxOf(world.cloud, visit);
    expect(states.map(({ is_sent }) => is_sent).sort()).toEqual([false, true]);
    expect(states.map(({ last_error }) => last_error)).toContain("daily limit reached");

    await world.cloud.sql.query("delete from private.rate_buckets where key = 'mail:first'");
    await passTime(world.cloud);
    expect((await deliver(visit)).body.sent).toBe(1);
    expect(await subjectsTo(world.cloud, visit.email)).toHaveLength(1);
  });
});

describe("a mail service that fails", () => {
  it("a mail is retried after an answer of 500, and arrives once", async () => {
    const visit = await book(world.cloud, home);
    world.mail.fail(/emails/, { status: 500 });
    expect((await deliver(visit)).body).toEqual({ ...nothing, sent: 1, failed: 1 });
    const [failed] = (await outboxOf(world.cloud, visit)).filter(({ is_sent }) => !is_sent);
    expect(failed).toMatchObject({ attempts: 1, last_error: "mail 500 unnamed" });
    expect(failed?.waits).toBeGreaterThan(30);
    expect((await deliver(visit)).body).toEqual(nothing);

    await passTime(world.cloud);
    expect((await deliver(visit)).body).toEqual({ ...nothing, sent: 1 });
    expect(await subjectsTo(world.cloud, visit.email)).toHaveLength(1);
    expect((await outboxOf(world.cloud, visit)).every(({ is_sent }) => is_sent)).toBe(true);
  });

  it("a mail is retried when an overloaded service asks us to, without counting an attempt", async () => {
    const visit = await book(world.cloud, home);
    const overrun = { status: 429, body: '{"name":"rate_limit_exceeded"}' };
    for (let round = 0; round < 3; round += 1) {
      world.mail.fail(/emails/, overrun);
      await send({ booking_id: visit.id });
      world.mail.heal();
      await passTime(world.cloud);
    }
    const states = await outboxOf(world.cloud, visit);
    expect(Math.max(...states.map(({ attempts }) => attempts))).toBeLessThanOrEqual(1);
    expect(states.map(({ last_error }) => last_error)).toContain("mail 429 rate_limit_exceeded");
    await send({ booking_id: visit.id });
    expect((await outboxOf(world.cloud, visit)).every(({ is_sent }) => is_sent)).toBe(true);
    expect(await subjectsTo(world.cloud, visit.email)).toHaveLength(1);
  });

  it("a mail that is refused is not retried, unless the mistake is ours", async () => {
    const visit = await book(world.cloud, home);
    const body = '{"name":"validation_error","message":"no zebedee-1@visitors.example"}';
    world.mail.fail(/emails/, { status: 422, body });
    expect((await deliver(visit)).body).toEqual({ ...nothing, sent: 1, failed: 1 });
    world.mail.heal();
    const [refused] = (await outboxOf(world.cloud, visit)).filter(({ is_sent }) => !is_sent);
    expect(refused).toMatchObject({ is_dropped: true, last_error: "mail 422 validation_error" });
    await passTime(world.cloud);
    expect((await deliver(visit)).body).toEqual(nothing);

    await mailedHoursAgo(world.cloud);
    const other = await book(world.cloud, home);
    world.mail.fail(/emails/, { status: 422, body: '{"name":"invalid_from_address"}' });
    await send({ booking_id: other.id });
    world.mail.heal();
    await passTime(world.cloud);
    await send({ booking_id: other.id });
    expect((await outboxOf(world.cloud, other)).every(({ is_sent }) => is_sent)).toBe(true);
  });

  it.each([
    ["a network's login page", "<!doctype html><title>Welcome to our Wi-Fi</title>"],
    ["JSON without an id", '{"status":"ok"}'],
    ["an id that is none", '{"id":null}'],
    ["nothing", ""],
  ])("a mail whose answer is 200 with %s counts as failed and is sent later", async (_, body) => {
    const visit = await book(world.cloud, home);
    world.mail.fail(/emails/, { status: 200, body });
    expect((await deliver(visit)).body).toEqual({ ...nothing, sent: 1, failed: 1 });
    world.mail.heal();
    const [failed] = (await outboxOf(world.cloud, visit)).filter(({ is_sent }) => !is_sent);
    expect(failed).toMatchObject({ is_dropped: false, last_error: "mail 200 without an id" });
    await passTime(world.cloud);
    await deliver(visit);
    expect((await outboxOf(world.cloud, visit)).every(({ is_sent }) => is_sent)).toBe(true);
  });

  it("the function times out when the service hangs, and retries later", async () => {
    const visit = await book(world.cloud, home);
    const edge = await world.impatient(3_000);
    world.mail.fail(/emails/, "hang");
    const asServer = bearer(world.cloud.secretKey);
    const answer = await edge.call("", postJson({ booking_id: visit.id }, asServer));
    expect(await jsonOf(answer)).toEqual({ ...nothing, sent: 1, failed: 1 });
    const reasons = (await outboxOf(world.cloud, visit)).map(({ last_error }) => last_error);
    expect(reasons).toContain("mail service did not answer");
  });

  it("a mail whose answer is lost is not delivered twice", async () => {
    const visit = await book(world.cloud, home);
    const before = (await subjectsTo(world.cloud, dana.email)).length;
    world.mail.fail(/emails/, "lost answer", 2);
    await send({ booking_id: visit.id });
    await passTime(world.cloud);
    await send({ booking_id: visit.id });
    expect((await outboxOf(world.cloud, visit)).every(({ is_sent }) => is_sent)).toBe(true);
    expect(await subjectsTo(world.cloud, visit.email)).toHaveLength(1);
    expect(await subjectsTo(world.cloud, dana.email)).toHaveLength(before + 1);
  });

  it("a mail that the service has in another form counts as delivered", async () => {
    const visit = await book(world.cloud, home);
    world.mail.fail(/emails/, { status: 409, body: '{"name":"invalid_idempotent_request"}' });
    expect((await deliver(visit)).body.sent).toBe(2);
    world.mail.heal();
    const other = await book(world.cloud, home);
    const busy = { status: 409, body: '{"name":"concurrent_idempotent_requests"}' };
    world.mail.fail(/emails/, busy);
    expect((await deliver(other)).body.failed).toBe(1);
  });

  it("the log says what happened, and whether a retry may help", async () => {
    const visit = await book(world.cloud, home);
    world.mail.fail(/emails/, { status: 422, body: '{"name":"validation_error"}' });
    const start = world.edge.logs.length;
    await send({ booking_id: visit.id });
    await expect
      .poll(() => world.edge.logs.slice(start).map((line) => JSON.parse(line)))
      .toEqual([
        expect.objectContaining({
          event: "mail_failed",
          attempt: 1,
          reason: "mail 422 validation_error",
          retryable: false,
        }),
      ]);
  });
});

describe("a database that fails", () => {
  it.each(["take_rate", "bookings", "claim_booking_emails", "settle_email"])(
    "nothing is lost and nothing comes twice when the database fails at %s",
    async (step) => {
      const visit = await book(world.cloud, home);
      const before = (await subjectsTo(world.cloud, dana.email)).length;
      world.backend.fail(new RegExp(`^/rest/v1/(rpc/)?${step}`), { status: 500 });
      const { status, body } = await send({ booking_id: visit.id });
      expect(status).toBe(503);
      expect(body.code).toBe("unavailable");
      await passTime(world.cloud);
      await send({ booking_id: visit.id });
      expect(await subjectsTo(world.cloud, visit.email)).toHaveLength(1);
      expect(await subjectsTo(world.cloud, dana.email)).toHaveLength(before + 1);
    },
  );
});

/** tests/database/showings/booking-flood.test.ts sends hundreds; here the network is that of a real connection. */
describe("someone floods a home with requests for one mailbox", () => {
  it("the owner of the mailbox, on another network, still books and gets the mail", async () => {
    await world.cloud.sql.query("delete from private.rate_buckets");
    const statuses: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      const asked = request(home, { visitor_email: `vic.tim+${n}@gmail.com` });
      statuses.push(await postFrom(world.cloud, "127.0.0.2", "/rest/v1/bookings", asked));
      await postFrom(world.cloud, "127.0.0.2", "/functions/v1/send-booking-emails", {
        booking_id: asked.id,
      });
    }
    expect(statuses).toEqual([201, 201, 409, 409, 409]);

    const honest = request(home, { visitor_email: "honest@visitors.example" });
    expect(await postFrom(world.cloud, "127.0.0.3", "/rest/v1/bookings", honest)).toBe(201);
    await postFrom(world.cloud, "127.0.0.3", "/functions/v1/send-booking-emails", {
      booking_id: honest.id,
    });
    expect(await subjectsTo(world.cloud, "honest@visitors.example")).toHaveLength(1);
    const flooded = (await allMail(world.cloud.standinsUrl)).filter(({ to }) =>
      to[0]?.startsWith("vic.tim"),
    );
    expect(flooded).toHaveLength(2);

    // A link from one of the two emails allows a third.
    const token = /\/showing#([\w-]{43})/.exec(flooded[0]?.text ?? "")?.[1];
    const opened = await postFrom(world.cloud, "127.0.0.2", "/rest/v1/rpc/showing_by_token", {
      token,
    });
    expect(opened).toBe(200);
    const third = request(home, { visitor_email: "victim@gmail.com" });
    expect(await postFrom(world.cloud, "127.0.0.2", "/rest/v1/bookings", third)).toBe(201);
  });
});

describe("across all requests here", () => {
  it("no answer and no log names a person", () => {
    const said = [...answers, ...world.edge.logs].join("\n");
    expect(answers.length).toBeGreaterThan(100);
    expect(world.edge.logs.length).toBeGreaterThan(30);
    for (const canary of [...CANARIES, "Dana", "198.51.", "203.0.113."])
      expect(said).not.toContain(canary);
  });
});

/** An attacker's bodies: real ids, made-up ids, and extra fields. */
function mutatedBody(ids: string[]): fc.Arbitrary<unknown> {
  const address = fc.constantFrom(
    "a@intruder.example",
    ["b@intruder.example"],
    "x\r\nBcc: c@intruder.example",
    { email: "d@intruder.example" },
  );
  const id = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...ids) },
    fc.uuid(),
    { weight: 10, arbitrary: hostileText() },
    fc.constantFrom(null, true, 7, [ids[0]], { id: ids[0] }),
  );
  const extra = fc.dictionary(
    fc.constantFrom(
      "to",
      "cc",
      "bcc",
      "email",
      "visitor_email",
      "owner_email",
      "to_email",
      "subject",
      "html",
      "from",
      "kind",
      "recipient",
      "__proto__",
      "constructor",
    ),
    fc.oneof(address, hostileText(), fc.jsonValue()),
    { maxKeys: 5 },
  );
  const booking = fc
    .tuple(extra, id)
    .map(([fields, value]): unknown => ({ ...fields, id: value, owner: "e@intruder.example" }));
  return fc.oneof(
    fc.tuple(extra, id).map(([fields, value]): unknown => ({ ...fields, booking_id: value })),
    fc.tuple(extra, booking).map(([fields, value]): unknown => ({ ...fields, booking: value })),
    fc.tuple(extra, booking, id).map(([fields, value, booking_id]): unknown => ({
      ...fields,
      booking: value,
      property: fields,
      booking_id,
    })),
    fc.jsonValue(),
  );
}

function clockKey(key: string): Record<string, string> {
  return { "x-scheduler-key": key };
}
