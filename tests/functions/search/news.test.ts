import { beforeEach, describe, expect, it } from "vitest";
import { createNewsApp } from "../../../supabase/functions/news/app.ts";
import { rpc } from "../../support/api.ts";
import { codeOf, jsonOf, postJson } from "../../support/edge-requests.ts";
import { insertListing, ownEdgeWorld, signUp } from "../../support/edge-world.ts";
import { emptyMailbox, type MailMessage, mailTo } from "../../support/mailbox.ts";
import { countAs } from "../../support/rate-limits.ts";

/** News by email over HTTP: the local cloud, the function on Deno, and the mailbox. */
let visitors = 0;
const world = await ownEdgeWorld("news");
const dana = await signUp(world.cloud, "Dana");
beforeEach(async () => {
  await emptyMailbox(world.cloud.standinsUrl);
  await world.cloud.sql.exec(
    "delete from private.news_subscriptions; delete from public.listings; delete from private.rate_buckets",
  );
});

describe("subscribing", () => {
  it("sends one confirmation, without any of the input and with an unsubscribe link", async () => {
    const answer = await ask({
      email: "nell@visitors.example",
      place: "win money at evil.example",
    });
    expect(answer.status).toBe(202);
    expect(await jsonOf(answer)).toEqual({ message: "Check your inbox to confirm." });
    const mail = await questionTo("nell@visitors.example");
    expect(mail.subject).toBe("Please confirm: news of new homes");
    expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(/evil|money/);
    expect(mail.text).toContain("/news/confirm#");
    expect(mail.headers["List-Unsubscribe"]).toContain("/functions/v1/news/leave?token=");
    expect(mail.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    // Nothing usable is stored.
    const [kept] = await world.cloud.sql.query<{ all: string }>(
      "select string_agg(k::text, ' ') as all from private.links k",
    );
    expect(kept?.all).not.toContain(tokenOf(mail, "confirm"));
  });

  it("answers the same for a new, known, confirmed or rate-limited address", async () => {
    const seen = new Set<string>();
    const note = async (response: Response) =>
      seen.add(`${response.status} ${await response.text()}`);
    await note(await ask({ email: "new@visitors.example" }));
    const mail = await questionTo("new@visitors.example");
    await note(await ask({ email: "NEW@visitors.example" }));
    await confirm(tokenOf(mail, "confirm"));
    for (let n = 0; n < 4; n += 1) await note(await ask({ email: "new@visitors.example" }));
    expect(seen.size).toBe(1);
    await send();
    expect((await mailsTo("new@visitors.example")).length).toBeLessThanOrEqual(3);
  });

  it.each([
    [{ email: "nell" }, 422, "news_email_invalid"],
    [{ email: "a@b.example, c@d.example" }, 422, "news_email_invalid"],
    [{ email: "ne\ud800ll@visitors.example" }, 422, "news_email_invalid"],
    [{ email: "nell@visitors.example", place: "the of" }, 422, "news_place_invalid"],
    [{}, 400, "bad_request"],
    [null, 400, "bad_request"],
  ])("%j: %i %s", async (body, status, code) => {
    expect(await codeOf(await ask(body))).toEqual([status, code]);
  });

  it("mails one mailbox three times a day, however its address is written", async () => {
    for (let n = 0; n < 6; n += 1) await ask({ email: `n.ell+${n}@gmail.com` });
    await ask({ email: "after@visitors.example" });
    await questionTo("after@visitors.example");
    const asked = async () => {
      const each = Array.from({ length: 6 }, (_, n) => mailsTo(`n.ell+${n}@gmail.com`));
      return (await Promise.all(each)).flat();
    };
    await expect.poll(asked).toHaveLength(3);
    await send();
    expect(await asked()).toHaveLength(3);
  });

  it("counts an address when it is given, and its email only once, however often it is sent again", async () => {
    world.mail.fail(/emails/, { status: 500 });
    await ask({ email: "nell@visitors.example" });
    const counted = () =>
      world.cloud.sql.query("select n from private.rate_buckets where key = 'mail:news:confirm'");
    const failed = () =>
      world.cloud.sql.query("select from private.email_outbox where last_error is not null");
    await expect.poll(failed).toHaveLength(1);
    expect(await counted()).toEqual([{ n: 1 }]);
    world.mail.heal();
    await ask({ email: "nora@visitors.example" });
    await questionTo("nora@visitors.example");
    expect(await counted()).toEqual([{ n: 2 }]);
  });

  it("is limited to ten per hour and network", async () => {
    const asks = async (name: string, network: string) =>
      (await ask({ email: `${name}@visitors.example` }, network)).status;
    expect(await asks("nell", "203.0.113.77")).toBe(202);
    await settled(1);
    await countAs(world.cloud.sql, "news-ask:%", 10);
    expect(await asks("nora", "203.0.113.77")).toBe(429);
    expect(await asks("nora", "203.0.113.78")).toBe(202);
    await settled(2);
  });
});

describe("news", () => {
  it("starts after the confirmation: new matching homes, in one mail, none twice", async () => {
    await subscribe("nell@visitors.example", "porch");
    await publish("Farmhouse with a porch");
    await publish("Loft by the river");
    expect(await send(), "not before the morning").toEqual({ sent: 0, failed: 0 });
    await morning();
    expect(await send()).toEqual({ sent: 1, failed: 0 });
    const [mail] = await mailsTo("nell@visitors.example");
    expect(mail?.subject).toBe("New home: Farmhouse with a porch");
    expect(mail?.text).toContain("This is new on SelfNVest for “porch”:");
    expect(mail?.text).toContain("/listings?search_term=porch");
    expect(mail?.text).not.toContain("Loft");
    await morning();
    expect((await send()).sent).toBe(0);
  });

  it("is gathered into one mail a day with at most twelve homes", async () => {
    await subscribe("nell@visitors.example");
    for (let n = 0; n < 14; n += 1) await publish(`Home ${n}`);
    await morning();
    await send();
    const [mail] = await mailsTo("nell@visitors.example");
    expect(mail?.subject).toBe("14 new homes on SelfNVest");
    expect(mail?.text.match(/\/listings\/[0-9a-f-]{36}/g)).toHaveLength(12);
    expect(mail?.text).toContain("See all 14 homes");
  });

  it("is not sent without a confirmation", async () => {
    await ask({ email: "silent@visitors.example" });
    await questionTo("silent@visitors.example");
    await publish("Lake house");
    await morning();
    expect((await send()).sent).toBe(0);
  });

  it("ends with the mail program's own button, whose answer reveals nothing", async () => {
    const mail = await subscribe("nell@visitors.example");
    for (const token of ["guess", "", "%00", tokenOf(mail, "leave")]) {
      const answer = await world.edge.call(`/leave?token=${token}`, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: "List-Unsubscribe=One-Click",
      });
      expect([answer.status, await answer.text()]).toEqual([204, ""]);
    }
    expect(await world.cloud.sql.query("select 1 from private.news_subscriptions")).toEqual([]);
  });
});

describe("showing times", () => {
  it("are told once, to whoever has confirmed, with the times and a link to book one", async () => {
    const home = await publish("Lake house");
    const answer = await askForTimes({ email: "nell@visitors.example", home });
    expect([answer.status, await jsonOf(answer)]).toEqual([
      202,
      { message: "Check your inbox to confirm." },
    ]);
    const question = await questionTo("nell@visitors.example");
    expect(question.subject).toBe("Please confirm: news of showing times");
    expect(question.text).toContain("Lake house");
    await world.cloud.sql.query(
      `insert into public.availability (listing_id, user_id, date, time_slots)
       values ($1, $2, current_date + 3, '{10:00}')`,
      [home, dana.id],
    );
    await settle();
    expect((await tell()).sent, "not without a yes").toBe(0);
    const token = tokenOf(question, "confirm");
    expect(await confirm(token)).toEqual({ search_term: null, home_id: home, search: null });
    expect(await tell()).toEqual({ sent: 1, failed: 0 });
    const [mail] = (await mailsTo("nell@visitors.example")).filter(({ subject }) =>
      subject.startsWith("New showing times"),
    );
    expect(mail?.subject).toBe("New showing times: Lake house");
    expect(mail?.text).toMatch(/Next: \w+, \w+ \d+, 10:00 AM/);
    expect(mail?.text).toContain(`/book/${home}`);
    expect((await tell()).sent, "once").toBe(0);
  });

  it("get the same answer for an address that waits, one that doesn't, and one over its limit", async () => {
    const home = await publish("Lake house");
    const seen = new Set<string>();
    for (let n = 0; n < 7; n += 1) {
      const answer = await askForTimes({ email: `n.ell+${n}@gmail.com`, home });
      seen.add(`${answer.status} ${await answer.text()}`);
    }
    expect(seen.size).toBe(1);
    await settled(1);
    // A home that is gone is refused whatever the address, even one that is over its limit.
    await world.cloud.sql.query("update public.listings set status = 'withdrawn' where id = $1", [
      home,
    ]);
    for (const email of ["n.ell@gmail.com", "new@visitors.example"]) {
      expect(await codeOf(await askForTimes({ email, home }))).toEqual([
        409,
        "listing_not_available",
      ]);
    }
  });

  it("can be asked for four times a day, for one home and from one network", async () => {
    const home = await publish("Lake house");
    const statuses: number[] = [];
    for (let n = 0; n < 5; n += 1)
      statuses.push(
        (await askForTimes({ email: `n${n}@visitors.example`, home }, "203.0.113.9")).status,
      );
    expect(statuses).toEqual([202, 202, 202, 202, 429]);
    await settled(4);
  });

  it.each([
    [{ email: "nell", home: crypto.randomUUID() }, 422, "news_email_invalid"],
    [{ email: "nell@visitors.example", home: "a home" }, 400, "bad_request"],
    [{ email: "nell@visitors.example" }, 400, "bad_request"],
    [null, 400, "bad_request"],
  ])("%j: %i %s", async (body, status, code) => {
    expect(await codeOf(await askForTimes(body))).toEqual([status, code]);
  });
});

describe("a search without an account", () => {
  it("is kept once a mail is answered, which quotes nothing of it", async () => {
    const answer = await keep("nell@visitors.example", "search_term=porch&max_price=600000");
    expect([answer.status, await jsonOf(answer)]).toEqual([
      202,
      { message: "Check your inbox to confirm." },
    ]);
    const question = await questionTo("nell@visitors.example");
    expect(question.subject).toBe("Please confirm: your home search");
    expect(`${question.text} ${question.html}`).not.toMatch(/porch|600,?000/);
    await publish("Farmhouse with a porch");
    await morning();
    expect((await send()).sent, "not without a yes").toBe(0);
    expect(await confirm(tokenOf(question, "confirm"))).toEqual({
      search_term: null,
      home_id: null,
      search: {
        name: expect.stringContaining("$600,000"),
        filters: { search_term: "porch", max_price: 600_000 },
      },
    });
  });

  it("is mailed what is new and what costs less, in one mail with a link that ends it", async () => {
    await keepConfirmed("nell@visitors.example", "search_term=porch");
    const cheaper = await publish("Loft with a porch");
    await publish("House by the river");
    await morning();
    expect(await send()).toEqual({ sent: 1, failed: 0 });
    const [first] = await mailsTo("nell@visitors.example");
    expect(first?.subject).toBe("New home: Loft with a porch");
    expect(first?.text).toContain("/listings?search_term=porch");
    expect(first?.text).toContain("/login?mode=signup&next=%2Fsaved-searches");
    expect(first?.headers["List-Unsubscribe"]).toContain("/functions/v1/news/leave?token=");

    await emptyMailbox(world.cloud.standinsUrl);
    // A price that is corrected within an hour of publishing is no news.
    await world.cloud.sql.transaction(async (tx) => {
      await tx.exec("set local app.seeding = 'on'");
      await tx.query(
        "update public.listings set published_at = published_at - interval '2 hours' where id = $1",
        [cheaper],
      );
    });
    await world.cloud.sql.query("update public.listings set price = price - 5000 where id = $1", [
      cheaper,
    ]);
    await publish("Cottage with a porch");
    await morning();
    await send();
    const [second] = await mailsTo("nell@visitors.example");
    expect(second?.subject).toMatch(/^2 homes for you: /);
    expect(second?.text).toMatch(/New price · .*\(was \$/s);
    expect(second?.text).toContain("Cottage with a porch");

    await world.edge.call(`/leave?token=${tokenOf(second as MailMessage, "leave")}`, {
      method: "POST",
    });
    expect(await world.cloud.sql.query("select from private.news_subscriptions")).toEqual([]);
  });

  it("gets the same answer for an address with an account, one without, and one over its limit", async () => {
    const seen = new Set<string>();
    for (const email of [dana.email, ...Array(7).fill("nell@visitors.example")]) {
      const answer = await keep(email, "max_price=600000");
      seen.add(`${answer.status} ${await answer.text()}`);
    }
    expect(seen.size).toBe(1);
    await settled(2);
    await send();
    expect((await mailsTo("nell@visitors.example")).length).toBeLessThanOrEqual(5);
  });

  it.each([
    [{ email: "nell", search: "" }, 422, "news_email_invalid"],
    [{ email: "nell@visitors.example" }, 400, "bad_request"],
    [{ email: "nell@visitors.example", search: "min_price=9&max_price=5" }, 400, "invalid_query"],
    [{ email: "nell@visitors.example", search: "status=sold" }, 400, "invalid_query"],
    [{ email: "nell@visitors.example", search: "search_term=the+of" }, 400, "invalid_query"],
    [null, 400, "bad_request"],
  ])("%j: %i %s", async (body, status, code) => {
    expect(await codeOf(await world.edge.call("/searches", postJson(body)))).toEqual([
      status,
      code,
    ]);
  });
});

it("answers before it looks at an address, so that the time tells nothing about it", async () => {
  const never = new Promise<never>(() => {});
  const app = createNewsApp({
    platform: { allowedOrigins: [] },
    database: {} as never,
    callers: { isService: () => false, identify: () => never },
    visitors: {
      networks: async () => ["network"],
      browser: () => never,
      mailbox: async () => "mailbox",
    },
    sender: { sendAll: () => never, sendOnly: () => never },
    store: {
      request: async (email) => (email === null ? null : never),
      requestTimes: async (email) => (email === null ? null : never),
      requestSearch: async (email) => (email === null ? null : never),
      takeRate: async (key) => (String(key).endsWith("mailbox") ? never : true),
      takePot: async () => true,
    },
  });
  const wish = { email: "nell@visitors.example", home: crypto.randomUUID(), search: "" };
  for (const path of ["/news", "/news/times", "/news/searches"])
    expect((await app.request(path, postJson(wish))).status).toBe(202);
});

it("reports when nothing could be stored, and logs no address", async () => {
  world.backend.fail(/request_news/, "reset");
  expect(await codeOf(await ask({ email: "nell@visitors.example", place: "Zebedee" }))).toEqual([
    503,
    "news_failed",
  ]);
  expect(world.edge.logs.join("\n")).toContain("request_failed");
  expect(world.edge.logs.join("\n")).not.toMatch(/visitors\.example|Zebedee/);
});

it("a later round sends what an interruption left behind", async () => {
  world.mail.fail(/emails/, "reset");
  await ask({ email: "late@visitors.example" });
  const failures = () =>
    world.cloud.sql.query("select from private.email_outbox where last_error is not null");
  await expect.poll(failures).toHaveLength(1);
  world.mail.heal();
  await morning();
  expect(await send()).toEqual({ sent: 1, failed: 0 });
  expect(await mailsTo("late@visitors.example")).toHaveLength(1);
});

/** Each call comes from its own network, unless the test sets one. */
function ask(body: unknown, network?: string): Promise<Response> {
  visitors += 1;
  const from = network ?? `198.51.100.${visitors}`;
  return world.edge.call("", postJson(body, { "x-forwarded-for": from }));
}

function askForTimes(body: unknown, network?: string): Promise<Response> {
  visitors += 1;
  const from = network ?? `198.51.100.${visitors}`;
  return world.edge.call("/times", postJson(body, { "x-forwarded-for": from }));
}

function keep(email: string, search: string): Promise<Response> {
  visitors += 1;
  const from = `198.51.100.${visitors}`;
  return world.edge.call("/searches", postJson({ email, search }, { "x-forwarded-for": from }));
}

async function keepConfirmed(email: string, search: string): Promise<void> {
  await keep(email, search);
  await confirm(tokenOf(await questionTo(email), "confirm"));
  await emptyMailbox(world.cloud.standinsUrl);
}

/** Addresses are processed after the answer: waits until this many are subscribed. */
async function settled(subscriptions: number): Promise<void> {
  const all = () => world.cloud.sql.query("select from private.news_subscriptions");
  await expect.poll(all).toHaveLength(subscriptions);
}

/** A while later: what is free has been free for long enough. */
async function settle(): Promise<void> {
  await world.cloud.sql.exec(`
    update private.free_slots f
    set free_since = array(select since - interval '11 minutes' from unnest(f.free_since) as since);
    update private.news_subscriptions set told_until = told_until - interval '11 minutes'`);
}

/** A tick of the clock, and its call. */
async function tell() {
  await world.cloud.sql.exec("select private.tell_of_times()");
  return send();
}

/** Subscribes and confirms; returns the confirmation mail. */
async function subscribe(email: string, place?: string): Promise<MailMessage> {
  await ask({ email, ...(place ? { place } : {}) });
  const mail = await questionTo(email);
  expect(await confirm(tokenOf(mail, "confirm"))).toEqual({
    search_term: place ?? null,
    home_id: null,
    search: null,
  });
  await emptyMailbox(world.cloud.standinsUrl);
  return mail;
}

async function confirm(token: string) {
  return jsonOf(await rpc(world.cloud, undefined, "confirm_news", { token }));
}

const send = async () => jsonOf(await world.asScheduler("/send"));

async function publish(title: string): Promise<string> {
  const home = await insertListing(world.cloud, dana, {
    title,
    status: "draft",
    published_at: null,
    description: "",
    features: [],
  });
  await world.cloud.sql.query("update public.listings set status = 'active' where id = $1", [home]);
  return home;
}

async function morning(): Promise<void> {
  await world.cloud.sql.exec("update private.email_outbox set next_attempt_at = now()");
}

const mailsTo = (email: string) => mailTo(world.cloud.standinsUrl, email);

/** The mail is sent after the answer. */
async function questionTo(email: string): Promise<MailMessage> {
  await expect.poll(() => mailsTo(email)).not.toHaveLength(0);
  const [mail] = await mailsTo(email);
  if (!mail) throw new Error("no mail");
  return mail;
}

function tokenOf(mail: MailMessage, purpose: "confirm" | "leave"): string {
  return mail.text.match(new RegExp(`/news/${purpose}(?:\\?\\w+)?#([\\w-]{43})`))?.[1] ?? "none";
}
