import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { rest, rpc } from "../../support/api.ts";
import { readCalendar } from "../../support/calendar.ts";
import { mailedHoursAgo, openCalendar } from "../../support/edge-bookings.ts";
import { jsonOf } from "../../support/edge-requests.ts";
import { insertListing, ownEdgeWorld, type Person, signUpAll } from "../../support/edge-world.ts";
import { type MailMessage, mailTo } from "../../support/mailbox.ts";
import { openSale } from "../../support/sales.ts";

/**
 * An inspector takes a time at a home under contract, over HTTP: by the link in the invitation, without an account. Dana
 * sells to Nora, who invites the inspector; the mails are those that Deno composes.
 */
const world = await ownEdgeWorld("send-booking-emails");
const [dana, nora] = await signUpAll(world.cloud, "Dana", "Nora");
if (!dana || !nora) throw new Error("Somebody is missing.");
const home = await insertListing(world.cloud, dana);
await openCalendar(world.cloud, dana, home);
const sale = await openSale(world.cloud, home, dana, nora);
await world.cloud.sql.query("update public.listings set status = 'pending' where id = $1", [home]);
const inspector = `inspector-${randomUUID()}@visit.example`;
const id = randomUUID();
let link: string;
let day: string;

beforeAll(async () => {
  const args = { id: randomUUID(), kind: "sale", place_id: sale, role: "inspector" };
  expect(
    (await call("invite_member", { ...args, name: "Ivan Inspector", email: inspector }, nora))
      .status,
  ).toBe(204);
  const [mail] = await world.cloud.sql.query<{ token: string }>(
    "select token from public.claim_invitations(20)",
  );
  link = String(mail?.token);
});

it("a time is taken by the link, and owner and inspector get one email each", async () => {
  const { body } = await call("free_appointments", { token: link, minutes: 180 });
  day = body.days[1].date;
  expect(body.days[1].times).toContain("10:00");
  const asked = { token: link, id, day, starts: "10:00", minutes: 180, phone: "303-555-0177" };
  const answers = await Promise.all([1, 2].map(() => call("take_appointment", asked)));
  for (const { body: page } of answers)
    expect(page.appointment).toMatchObject({ id, status: "pending", minutes: 180 });
  expect(await jsonOf(await world.asScheduler("/send"))).toMatchObject({ sent: 2, failed: 0 });
  const owners = await lastMail(dana.email);
  expect(owners.subject).toContain("Time for an inspection: ");
  expect(owners.text).toContain("Ivan Inspector");
  expect(owners.text).toContain("303-555-0177");
  const own = await lastMail(inspector);
  expect(own.subject).toContain("Your time for the inspection on ");
  expect(readCalendar(fileOf(own)).event.summary).toContain("Inspection (not yet confirmed): ");
  for (const { subject, text } of [owners, own]) expect(subject + text).not.toMatch(/showing\b/i);
  // Its link opens the inspector's page, as the one in the invitation does.
  const token = linkIn(own);
  expect(token).not.toBe(link);
  expect((await call("party_by_token", { token })).body).toMatchObject({ role: "inspector" });
  expect((await call("showing_by_token", { token })).body).toBeNull();
});

it("the owner confirms it like a showing, and both calendars have it once", async () => {
  const confirmed = await rest(world.cloud, dana, "PATCH", `bookings?id=eq.${id}`, {
    status: "confirmed",
  });
  expect(confirmed.ok).toBe(true);
  // Only the inspector is mailed: the owner did it.
  expect(await jsonOf(await world.asScheduler("/send"))).toMatchObject({ sent: 1 });
  expect((await lastMail(inspector)).subject).toContain("The inspection on ");
  for (const person of [dana, nora]) {
    const { event } = readCalendar(await feedOf(person));
    expect(event.summary).toMatch(/^Inspection: /);
    expect(event.uid).toBe(`${id}@selfnvest`);
    expect(event.duration.toSeconds()).toBe(180 * 60);
  }
  const { body } = await call("parties_of_sale", { sale_id: sale }, nora);
  expect(body[0].appointment).toMatchObject({ purpose: "inspection", status: "confirmed" });
  const told = await jsonOf(
    await rest(world.cloud, nora, "GET", "notifications?kind=eq.party_time&select=data"),
  );
  expect(told).toMatchObject([{ data: { now: "confirmed", date: day, time: "10:00" } }]);
});

it("the inspector cancels, and all three are told once", async () => {
  await mailedHoursAgo(world.cloud);
  await Promise.all([1, 2].map(() => call("cancel_appointment", { token: link, id })));
  expect(await jsonOf(await world.asScheduler("/send"))).toMatchObject({ sent: 2 });
  expect((await lastMail(dana.email)).subject).toContain("The inspection was cancelled: ");
  const own = await lastMail(inspector);
  expect(readCalendar(fileOf(own)).calendar.getFirstPropertyValue("method")).toBe("CANCEL");
  expect((await call("party_by_token", { token: linkIn(own) })).body).toMatchObject({
    appointment: { status: "cancelled" },
    takes: { purpose: "inspection" },
  });
  const told = await jsonOf(
    await rest(world.cloud, nora, "GET", "notifications?kind=eq.party_time&select=data"),
  );
  expect(told).toMatchObject([{ data: { now: "cancelled" } }]);
});

// biome-ignore lint/suspicious/noExplicitAny: the shape is what the test goes on to look at.
type Answer = { status: number; body: any };

async function call(name: string, args: object, person?: Person): Promise<Answer> {
  const response = await rpc(world.cloud, person, name, args);
  const text = await response.text();
  return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
}

async function feedOf(person: Person): Promise<string> {
  const { body } = await call("rotate_calendar_feed", {}, person);
  const text = await (await world.edge.call(`/feed/${body.token}.ics`)).text();
  // The dates of the sale's steps are in it, too.
  const [head, ...events] = text.split("BEGIN:VEVENT");
  const own = events.filter((event) => event.includes(id));
  expect(own).toHaveLength(1);
  const [event = ""] = (own[0] ?? "").split("END:VCALENDAR");
  return `${head}BEGIN:VEVENT${event}END:VCALENDAR`;
}

async function lastMail(email: string): Promise<MailMessage> {
  const [last] = await mailTo(world.cloud.standinsUrl, email);
  if (!last) throw new Error(`nothing was sent to ${email}`);
  return last;
}

function linkIn({ text }: MailMessage): string {
  const token = text.match(/https:\/\/site\.example\/party#([\w-]{43})\n/)?.[1];
  if (token === undefined) throw new Error("there is no link in this mail");
  return token;
}

function fileOf({ attachments }: MailMessage): string {
  return Buffer.from(attachments[0]?.content ?? "", "base64").toString();
}
