import { beforeEach, describe, expect, it } from "vitest";
import { rest, rpc } from "../../support/api.ts";
import { readCalendar } from "../../support/calendar.ts";
import { book, mailedHoursAgo, openCalendar, setStatus } from "../../support/edge-bookings.ts";
import { jsonOf } from "../../support/edge-requests.ts";
import { insertListing, ownEdgeWorld, type Person, signUp } from "../../support/edge-world.ts";
import { type MailMessage, mailTo } from "../../support/mailbox.ts";
import { seeding } from "../../support/props.ts";

/** The events after a booking, as people make them: through the API and the links in their emails. */
const world = await ownEdgeWorld("send-booking-emails");
const dana = await signUp(world.cloud, "Dana");
const home = await insertListing(world.cloud, dana);
await openCalendar(world.cloud, dana, home);
beforeEach(async () => {
  await world.cloud.sql.query("update private.email_outbox set sent_at = coalesce(sent_at, now())");
  await mailedHoursAgo(world.cloud);
  await world.cloud.sql.query("delete from private.rate_buckets");
});

describe("the visitor's link", () => {
  it("is in each of their emails, and opens their showing", async () => {
    const visit = await book(world.cloud, home);
    await tick();
    const link = linkIn(await lastMail(visit.email));
    expect(await call("showing_by_token", { token: link })).toMatchObject({
      body: { state: "live", booking_id: visit.id, status: "pending", can_cancel: true },
    });
    await setStatus(world.cloud, dana, visit, "confirmed");
    await tick();
    const next = linkIn(await lastMail(visit.email));
    expect(next).not.toBe(link);
    const seen = await call("showing_by_token", { token: next });
    expect(seen.body).toMatchObject({ status: "confirmed" });
    expect((await call("showing_by_token", { token: link })).body).toEqual(seen.body);
    const unknown = await call("showing_by_token", { token: `${link.slice(0, -1)}_` });
    expect(unknown).toEqual({ status: 200, body: null });
    const ownersMail = await lastMail(dana.email);
    expect(ownersMail.text).not.toContain("/showing#");
  });

  it("saves the showing as the calendar entry of the emails, without the link", async () => {
    const visit = await book(world.cloud, home);
    await tick();
    const asked = await lastMail(visit.email);
    expect(asked.text).toContain("Home: House in Boise, ID\n");
    // From now on, its emails name the home as its owner does.
    await call("showing_by_token", { token: linkIn(asked) });
    await setStatus(world.cloud, dana, visit, "confirmed");
    await tick();
    const mail = await lastMail(visit.email);
    expect(mail.text).not.toContain("House in Boise");
    const token = linkIn(mail);
    const save = (of: unknown) =>
      world.edge.call("/calendar", {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": "198.51.100.77" },
        body: JSON.stringify({ token: of }),
      });
    const saved = await (await save(token)).text();
    const [mailed, own] = [fileOf(mail), saved].map((text) => readCalendar(text).event);
    for (const fact of ["uid", "sequence", "summary", "location"] as const)
      expect(own?.[fact]).toBe(mailed?.[fact]);
    expect([own?.startDate.toString(), own?.endDate.toString()]).toEqual([
      mailed?.startDate.toString(),
      mailed?.endDate.toString(),
    ]);
    for (const secret of [token, visit.email, "Zebedee"]) expect(saved).not.toContain(secret);
    expect((await save(`${token.slice(0, -1)}_`)).status).toBe(404);
    expect((await save("short")).status).toBe(400);
    await call("cancel_showing", { token });
    expect((await save(token)).status).toBe(409);
  });

  it("cancels the showing, and both sides are told once", async () => {
    const visit = await book(world.cloud, home);
    await tick();
    await mailedHoursAgo(world.cloud);
    const token = linkIn(await lastMail(visit.email));
    const pressed = await Promise.all([1, 2].map(() => call("cancel_showing", { token })));
    for (const { body } of pressed)
      expect(body).toMatchObject({ state: "cancelled", cancelled_by: "visitor" });
    expect(await tick()).toMatchObject({ sent: 2 });
    expect((await lastMail(visit.email)).text).toContain("as you asked");
    const told = await lastMail(dana.email);
    expect(told.text).toContain("The visitor has cancelled");
    const { calendar, event } = readCalendar(fileOf(told));
    expect(calendar.getFirstPropertyValue("method")).toBe("CANCEL");
    expect({ uid: event.uid, sequence: event.sequence }).toEqual({
      uid: `${visit.id}@selfnvest`,
      sequence: 1,
    });
  });
});

describe("a street that the owner hides", () => {
  it("reaches the visitor when the showing is confirmed, and no longer once it is cancelled", async () => {
    const own = await insertListing(world.cloud, dana, { address: "1907 Quillfeather Lane" });
    await openCalendar(world.cloud, dana, own);
    await world.cloud.sql.query("update public.listings set address_hidden = true where id = $1", [
      own,
    ]);
    const visit = await book(world.cloud, own);
    await tick();
    const asked = await lastMail(visit.email);
    expect(everythingIn(asked)).not.toMatch(/Quillfeather/);
    expect(asked.text).toContain("only to visitors whose showing is confirmed");
    expect(asked.text).toContain("Where: Boise, ID 83702");
    expect(everythingIn(asked)).not.toContain("maps/dir");
    expect(everythingIn(await lastMail(dana.email))).toMatch(/Quillfeather/);
    const link = { token: linkIn(asked) };
    expect((await call("showing_by_token", link)).body).toMatchObject({
      address: "Boise, ID 83702",
      street_hidden: true,
    });

    await setStatus(world.cloud, dana, visit, "confirmed");
    await tick();
    const confirmed = await lastMail(visit.email);
    expect(confirmed.text).toContain("Where: 1907 Quillfeather Lane, Boise, ID 83702");
    expect(confirmed.text).toContain(
      "https://www.google.com/maps/dir/?api=1&destination=1907+Quillfeather+Lane%2C+Boise%2C+ID+83702",
    );
    expect(readCalendar(fileOf(confirmed)).event.location).toBe(
      "1907 Quillfeather Lane, Boise, ID 83702",
    );
    expect((await call("showing_by_token", link)).body).toMatchObject({
      address: "1907 Quillfeather Lane, Boise, ID 83702",
      street_hidden: false,
    });

    await setStatus(world.cloud, dana, visit, "cancelled");
    await tick();
    const cancelled = await lastMail(visit.email);
    expect(cancelled.subject).toContain("is cancelled");
    expect(everythingIn(cancelled)).not.toMatch(/Quillfeather/);
    expect(readCalendar(fileOf(cancelled)).event.location).toBe("Boise, ID 83702");
    expect((await call("showing_by_token", link)).body).toMatchObject({
      address: "Boise, ID 83702",
      street_hidden: true,
    });
  });
});

describe("a new time", () => {
  it("is proposed by the owner and accepted with one tap; the calendar entry moves", async () => {
    const visit = await book(world.cloud, home);
    await tick();
    const [first, second] = await freeTimes(2);
    const proposed = await call(
      "propose_showing_times",
      { booking_id: visit.id, times: [first, second] },
      dana,
    );
    expect(proposed.status).toBeLessThan(300);
    expect(await tick()).toMatchObject({ sent: 1 });
    const mail = await lastMail(visit.email);
    expect(mail.subject).toMatch(/^Another time for your showing/);
    expect(mail.attachments).toEqual([]);
    expect(mail.text.match(/^Proposal \d: /gm)).toHaveLength(2);

    await mailedHoursAgo(world.cloud);
    const accepted = await call("accept_proposal", { token: linkIn(mail), n: 2 });
    expect(accepted.body).toMatchObject({ status: "confirmed", ...second, proposal: null });
    expect(await tick()).toMatchObject({ sent: 2 });
    for (const email of [visit.email, dana.email]) {
      const { event } = readCalendar(fileOf(await lastMail(email)));
      expect({ uid: event.uid, sequence: event.sequence }).toEqual({
        uid: `${visit.id}@selfnvest`,
        sequence: 1,
      });
      expect(event.startDate.toJSDate().toISOString()).toBe(
        new Date(accepted.body.starts_at).toISOString(),
      );
    }
    const again = await call("accept_proposal", { token: linkIn(mail), n: 2 });
    expect(again).toMatchObject({ status: 409, body: { message: "proposal_gone" } });
  });

  it("is that of an open house that its owner moves, and only the visitor is told", async () => {
    const date = new Date(Date.now() + 50 * 86_400_000).toISOString().slice(0, 10);
    const house = {
      listing_id: home,
      user_id: dana.id,
      date,
      time: "13:00",
      minutes: 60,
      places: 5,
    };
    expect(await openHouses("POST", "", house)).toBe(201);
    const visit = await book(world.cloud, home, { date, time: "13:00" });
    await tick();
    expect(
      await openHouses("PATCH", `?listing_id=eq.${home}`, { time: "15:00", minutes: 90 }),
    ).toBe(204);
    expect(await tick()).toMatchObject({ sent: 1 });
    const mail = await lastMail(visit.email);
    expect(mail.subject).toMatch(/^Your showing is now on .* at 3:00 PM/);
    expect(mail.text).toContain(
      "The owner has changed the time of the open house, and you keep your place.",
    );
    const { event } = readCalendar(fileOf(mail));
    expect(event.endDate.toJSDate().getTime() - event.startDate.toJSDate().getTime()).toBe(
      90 * 60_000,
    );
  });

  it("is proposed by the visitor and accepted by the owner", async () => {
    const visit = await book(world.cloud, home);
    await tick();
    await mailedHoursAgo(world.cloud);
    const token = linkIn(await lastMail(visit.email));
    const [time] = await freeTimes(1);
    expect((await call("propose_times", { token, times: [time] })).body.proposal).toMatchObject({
      made_by: "visitor",
      times: [{ n: 1, ...time }],
    });
    expect(await tick()).toMatchObject({ sent: 1 });
    expect((await lastMail(dana.email)).subject).toMatch(/^The visitor proposes another time/);
    const accepted = await call("accept_visitor_time", { booking_id: visit.id, n: 1 }, dana);
    expect(accepted.status).toBeLessThan(300);
    expect(await tick()).toMatchObject({ sent: 1 });
    expect((await lastMail(visit.email)).subject).toMatch(/^Your showing is now on/);
  });
});

describe("reminders", () => {
  it("are sent when due, once, and not for a cancelled showing", async () => {
    const [visit, other] = [await book(world.cloud, home), await book(world.cloud, home)];
    await setStatus(world.cloud, dana, visit, "confirmed");
    await setStatus(world.cloud, dana, other, "confirmed");
    expect(await tick()).toMatchObject({ sent: 2 });
    expect(await tick()).toMatchObject({ sent: 0 });
    const due =
      "update private.email_outbox set next_attempt_at = now() where kind = $1 and sent_at is null";
    await world.cloud.sql.query(due, ["reminder_day"]);
    await setStatus(world.cloud, dana, other, "cancelled");
    expect(await tick()).toMatchObject({ sent: 3 });
    expect((await lastMail(visit.email)).subject).toMatch(/^Reminder: your showing/);
    expect((await lastMail(other.email)).subject).toMatch(/is cancelled$/);
    await world.cloud.sql.query(due, ["reminder_hours"]);
    expect(await tick()).toMatchObject({ sent: 2 });
    const last = await lastMail(visit.email);
    expect(last.subject).toMatch(/^Today at /);
    expect(last.attachments).toEqual([]);
  });
});

describe("feedback", () => {
  it("is requested after the visit, given through the link, and seen by the owner", async () => {
    const visit = await book(world.cloud, home);
    await setStatus(world.cloud, dana, visit, "confirmed");
    await seeding(
      world.cloud.sql,
      "update public.bookings set starts_at = now() - interval '150 minutes' where id = $1",
      [visit.id],
    );
    // The scheduler completes the showing, and the mail asks.
    await world.cloud.sql.query("select private.settle_past_bookings()");
    expect(await tick()).toMatchObject({ sent: 1 });
    const mail = await lastMail(visit.email);
    expect(mail.subject).toMatch(/^How was your showing/);
    const answer = {
      token: linkIn(mail),
      impression: 4,
      price: "right",
      offer: "maybe",
      note: "Fine.",
    };
    expect((await call("give_feedback", answer)).body).toMatchObject({ feedback_given: true });
    expect((await call("give_feedback", { ...answer, impression: 1 })).status).toBe(200);
    const summary = await call("feedback_summary", { listing: home }, dana);
    expect(summary.body).toMatchObject({ count: 1, impression: 4, notes: [{ note: "Fine." }] });
  });
});

describe("a message from the owner", () => {
  it("is mailed, without its words, to a visitor who isn't reading, and can be answered by the link", async () => {
    const visit = await book(world.cloud, home);
    await tick();
    const link = linkIn(await lastMail(visit.email));
    const asked = { token: link, id: crypto.randomUUID(), body: "May I bring my dog?" };
    expect((await call("write_by_link", asked)).status).toBe(200);
    const write = (body: string) =>
      call("write_to_visitor", { id: crypto.randomUUID(), booking_id: visit.id, body }, dana);
    await write("Of course, call 208-555-0199.");
    await write("He may run in the garden.");
    expect(await tick(), "they may still be reading").toMatchObject({ sent: 0 });
    const pass = "update private.email_outbox set next_attempt_at = now() where kind = 'message'";
    await world.cloud.sql.query(pass);
    expect(await tick(), "one mail about both").toMatchObject({ sent: 1 });
    const mail = await lastMail(visit.email);
    expect(mail.subject).toMatch(/^A message about your showing on /);
    for (const word of ["555-0", "garden", dana.email]) expect(mail.text).not.toContain(word);
    const shown = await call("conversation_by_link", { token: linkIn(mail) });
    expect(shown.body.messages).toHaveLength(3);

    await write("See you then.");
    await call("conversation_by_link", { token: link });
    await world.cloud.sql.query(pass);
    expect(await tick(), "what was read is not mailed").toMatchObject({ sent: 0 });
  });
});

describe("a home with its own rules", () => {
  it("confirms at once and says how to get in; its weeks are full", async () => {
    const own = await insertListing(world.cloud, dana);
    const everyDay = ["09:00", "10:00", "11:00", "12:00"];
    const weekly_hours = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [day, everyDay]));
    const settings = {
      ...{ listing: own, notice_hours: 1, horizon_days: 30, auto_confirm: true, weekly_hours },
      ...{ buffer_hours: 1, entry_notes: "The code is 4711.\nCall 208-555-0199." },
    };
    expect((await call("save_showing_settings", settings, dana)).status).toBeLessThan(300);
    const day = dateIn(5);
    const visit = await book(world.cloud, own, { date: day, time: "10:00" });
    expect(await offered(own, day)).toEqual(["12:00:00"]);
    expect(await tick()).toMatchObject({ sent: 2 });
    const mail = await lastMail(visit.email);
    expect(mail.subject).toMatch(/is confirmed$/);
    // Another person may have typed the address (docs/trust.md B8).
    const [{ title = "" } = {}] = await world.cloud.sql.query<{ title: string }>(
      "select title from public.listings where id = $1",
      [own],
    );
    for (const written of ["4711", title]) expect(JSON.stringify(mail)).not.toContain(written);
    expect(mail.text).toMatch(/written how to get into the home\. Open the link/);
    const seen = await call("showing_by_token", { token: linkIn(mail) });
    expect(seen.body.entry_notes).toBe(settings.entry_notes);
    await world.cloud.sql.query(
      `insert into private.email_outbox (booking_id, kind, recipient, sequence)
       select id, 'moved', 'visitor', sequence from public.bookings where id = $1`,
      [visit.id],
    );
    expect(await tick()).toMatchObject({ sent: 1 });
    const later = await lastMail(visit.email);
    expect(later.text).toContain("> The code is 4711.\n> Call");
    expect(later.text).toContain(title);
    // Phone numbers appear behind the link only (docs/trust.md B2).
    expect(later.text).not.toContain("555-0");
    expect((await lastMail(dana.email)).subject).toMatch(/^New showing: /);
  });
});

/** One round of the scheduler. */
async function tick(): Promise<{ sent: number; failed: number }> {
  return jsonOf(await world.asScheduler("/send"));
}

// biome-ignore lint/suspicious/noExplicitAny: the shape is what the test goes on to look at.
type Answer = { status: number; body: any };

async function call(name: string, args: object, person?: Person): Promise<Answer> {
  const response = await rpc(world.cloud, person, name, args);
  const text = await response.text();
  return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
}

/** The owner's own write. @returns the status */
async function openHouses(method: string, query: string, body: object): Promise<number> {
  return (await rest(world.cloud, dana, method, `open_houses${query}`, body)).status;
}

async function lastMail(email: string): Promise<MailMessage> {
  const [last] = await mailTo(world.cloud.standinsUrl, email);
  if (!last) throw new Error(`nothing was sent to ${email}`);
  return last;
}

function linkIn({ text }: MailMessage): string {
  const token = text.match(/https:\/\/site\.example\/showing#([\w-]{43})\n/)?.[1];
  if (token === undefined) throw new Error("there is no link in this mail");
  return token;
}

/** Reads the mail with the attached file as text. */
function everythingIn(mail: MailMessage): string {
  return [mail.subject, mail.text, mail.html, fileOf(mail)].join("\n");
}

function fileOf({ attachments }: MailMessage): string {
  return Buffer.from(attachments[0]?.content ?? "", "base64").toString();
}

function dateIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

async function offered(listing: string, date: string): Promise<string[]> {
  const rows = await world.cloud.sql.query<{ time_slots: string[] }>(
    "select time_slots from public.availability where listing_id = $1 and date = $2",
    [listing, date],
  );
  return rows[0]?.time_slots ?? [];
}

/** Free times on a late day that the other tests don't use. */
async function freeTimes(n: number): Promise<{ date: string; time: string }[]> {
  const date = dateIn(35);
  const slots = await offered(home, date);
  return slots.slice(0, n).map((slot) => ({ date, time: slot.slice(0, 5) }));
}
