import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { rpc } from "../../support/api.ts";
import { insertListing, ownEdgeWorld, type Person, signUpAll } from "../../support/edge-world.ts";
import { allMail, emptyMailbox } from "../../support/mailbox.ts";

const world = await ownEdgeWorld("notifications");
const [dana, sam] = await signUpAll(world.cloud, "Dana", "Sam");
const home = await insertListing(world.cloud, dana, { title: "Farmhouse with a porch" });
beforeEach(async () => {
  await emptyMailbox(world.cloud.standinsUrl);
  await world.cloud.sql.exec(`
    delete from public.notifications; delete from private.email_outbox;
    delete from public.notification_preferences`);
});

it("says what happened in the words of the page, and leads there", async () => {
  const talk = await tell("message", { from: "Vera" });
  expect(await send()).toEqual({ sent: 0, failed: 0 });
  await pass("2 minutes");
  expect(await send()).toEqual({ sent: 1, failed: 0 });

  const [mail] = await mails();
  expect(mail?.to.join()).toContain(sam.email);
  expect(mail?.subject).toBe("Vera wrote to you about Farmhouse with a porch");
  expect(mail?.text).toContain(`/messages/${talk}`);
  expect(mail?.text).toContain("/profile#notifications");
  expect(mail?.headers["List-Unsubscribe"]).toContain("/functions/v1/notifications/stop?token=");
  expect(mail?.text, "no address of the other side").not.toContain(dana.email);
  await pass("1 day");
  expect(await send(), "once").toEqual({ sent: 0, failed: 0 });
});

it("a message can be answered at once by the link in its mail, without its words or an address", async () => {
  const ask = (body: string) =>
    call("ask_owner", { id: randomUUID(), listing_id: home, body }, sam);
  await ask("How old is the roof?");
  await ask("And the furnace?");
  await pass("2 minutes");
  expect(await send()).toEqual({ sent: 1, failed: 0 });

  const [mail] = await mails();
  expect(mail?.to.join()).toContain(dana.email);
  expect(mail?.subject).toBe("Sam asked you a question about Farmhouse with a porch");
  for (const word of ["roof", "furnace", sam.email]) expect(mail?.text).not.toContain(word);
  const token = /\/answer#([\w-]{43})/.exec(mail?.text ?? "")?.[1];
  const shown = await call("conversation_by_link", { token });
  expect(shown).toMatchObject({ side: "owner", other: "Sam", answers_left: 5 });
  const answered = await call("write_by_link", {
    token,
    id: randomUUID(),
    body: "From 2019.",
  });
  expect(answered.messages.map(({ body }: { body: string }) => body)).toEqual([
    "How old is the roof?",
    "And the furnace?",
    "From 2019.",
  ]);
});

it("gathers a day into one mail, with the newest first", async () => {
  await world.cloud.sql.query(
    "update public.listings set price = 480000, status = 'pending' where id = $1",
    [home],
  );
  await tell("favorite_price", { price: 480_000, was: 500_000 });
  await tell("favorite_status", { status: "pending" });
  await pass("1 day");
  expect(await send()).toEqual({ sent: 1, failed: 0 });
  const [mail] = await mails();
  expect(mail?.subject).toMatch(
    /^Farmhouse with a porch (has a sale pending|now costs \$480,000), and 1 more$/,
  );
  expect(mail?.text).toContain("It was $500,000: Farmhouse with a porch now costs $480,000");
  expect(mail?.text).toContain(`/listings/${home}`);
});

it("news that became untrue while the clock was stopped for two days is not mailed, and late news says when it happened", async () => {
  await world.cloud.sql.exec(`
    update auth.users set email_confirmed_at = now();
    update public.listings set status = 'active'`);
  const offer = randomUUID();
  const closing_on = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const terms = {
    price: 777_001,
    financing: "cash",
    closing_on,
    included: "",
    excluded: "",
    note: "",
  };
  const valid_until = new Date(Date.now() + 86_400_000).toISOString();
  await call("make_offer", { id: offer, listing_id: home, terms, valid_until }, sam);
  await tell("offer_round", { as: "buyer", price: 777_001 });
  // Nothing runs for two days.
  await world.cloud.sql.query(
    "update public.offers set expires_at = expires_at - interval '3 days' where id = $1",
    [offer],
  );
  await world.cloud.sql.exec("select private.settle_due_offers()");
  await pass("2 minutes");
  expect(await send()).toEqual({ sent: 2, failed: 0 });
  const sent = await mails();
  expect(sent).toHaveLength(2);
  for (const { text, subject } of sent) {
    expect(subject).toMatch(/offer for Farmhouse with a porch has expired$/);
    expect(text).toContain("$777,001");
    expect(text).toMatch(/This happened on \w+, \w+ \d+/);
    expect(text).toContain(`/offers/${offer}`);
    expect(text).not.toMatch(/just happened|best and final|is a new offer/);
    for (const name of ["Sam", "Dana"]) expect(text).not.toContain(name);
  }
});

it("keeps a hostile title on one line", async () => {
  await tell("message", { home: "Nice\r\nBcc: everybody@example.com\u202e" });
  await pass("2 minutes");
  await send();
  expect((await mails())[0]?.subject).toBe(
    "Someone wrote to you about Nice Bcc: everybody@example.com",
  );
});

it("ends with the mail program's own button, whose answer reveals nothing", async () => {
  await tell("message");
  await pass("2 minutes");
  await send();
  const [mail] = await mails();
  const token = /token=([\w-]+)/.exec(mail?.headers["List-Unsubscribe"] ?? "")?.[1];
  for (const each of [token, "guess", "", "%00"]) {
    const answer = await world.edge.call(`/stop?token=${each}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
  }
  await tell("message");
  await pass("10 minutes");
  expect(await send()).toEqual({ sent: 0, failed: 0 });
});

async function send() {
  const answer = await world.asScheduler("/send");
  expect(answer.status).toBe(200);
  return answer.json();
}

/** A call of the API, as the browser makes it. */
async function call(name: string, args: object, person?: Person) {
  const answer = await rpc(world.cloud, person, name, args);
  const text = await answer.text();
  expect(answer.ok, text).toBe(true);
  return text === "" ? null : JSON.parse(text);
}

/** Sam is told about Dana's home. */
async function tell(kind: string, data: Record<string, unknown> = {}): Promise<string> {
  const subject = randomUUID();
  await world.cloud.sql.query("select private.tell($1, $2, $3, $4, $5)", [
    sam.id,
    kind,
    home,
    subject,
    data,
  ]);
  return subject;
}

/** Moves the times back, as if that much time had passed. */
async function pass(time: string): Promise<void> {
  await world.cloud.sql.exec(`
    update private.email_outbox
    set created_at = created_at - interval '${time}', sent_at = sent_at - interval '${time}',
        next_attempt_at = next_attempt_at - interval '${time}', leased_until = leased_until - interval '${time}'`);
}

const mails = () => allMail(world.cloud.standinsUrl);
