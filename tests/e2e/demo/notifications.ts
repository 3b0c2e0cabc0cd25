import { expect, test } from "vitest";
import { expectAccessible } from "../../support/accessible.ts";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { demo } from "./demo.ts";

/** What happens to the one is told to the other: a request, an answer, and the way to each. */
const OWNER = "owner2@selfnvest.demo";
const BUYER = "bell@newcomers.example";
const VISITOR = "Bell Ringer";

test("a request rings at the owner's, and the answer at the buyer's, who has an account", async () => {
  await demo.register(BUYER, VISITOR);
  await demo.visit(DESKTOP, async (page) => {
    await demo.signIn(page, OWNER);
    const { home, booking } = await ask();
    await page.reload();
    await page.getByRole("link", { name: /^Notifications, \d+ unread$/ }).click();
    await expectAccessible(page);
    await page.getByRole("link", { name: `${VISITOR} asks to see ${home}` }).click();
    await page.waitForURL(`**/dashboard?showings=${booking}`);
    await page
      .getByRole("button", { name: /^Confirm/ })
      .first()
      .click();
    await page.getByText("Confirmed", { exact: true }).first().waitFor();
    await page.getByRole("link", { name: "Notifications", exact: true }).waitFor();
  });

  await demo.visit(PHONE, async (page) => {
    await demo.signIn(page, BUYER);
    await page.getByRole("link", { name: "Notifications, 1 unread" }).click();
    await page.getByRole("link", { name: /^Unread: Your viewing of .+ is confirmed/ }).click();
    await page.waitForURL("**/viewing?booking=*");
    await page.getByRole("button", { name: /^Cancel/ }).waitFor();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Notifications", exact: true }).click();
    await page.getByRole("link", { name: "Choose what we email" }).click();
    await page.getByRole("heading", { name: "Emails" }).waitFor();
    const prices = page.getByRole("group", { name: "A new price of a favorite" });
    const stored = page.waitForResponse((answer) => /set_notification_mail/.test(answer.url()));
    await prices.getByText("No emails").click();
    await stored;
    await page.reload();
    await prices.getByRole("radio", { name: "No emails", checked: true }).waitFor();
    await expectAccessible(page);
  });
});

/** The buyer's request for the last time that the owner offers. */
async function ask(): Promise<{ home: string; booking: string }> {
  const { api, publishableKey: apikey } = demo.ready;
  const headers = { apikey, "Content-Type": "application/json" };
  const post = (path: string, body: unknown) =>
    fetch(`${api}/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  const read = async (path: string) => (await fetch(`${api}/rest/v1/${path}`, { headers })).json();

  const login = { email: OWNER, password: demo.passwordOf(OWNER) };
  const { user } = await (await post("auth/v1/token?grant_type=password", login)).json();
  const [home] = await read(`listings?user_id=eq.${user.id}&status=eq.active&limit=1`);
  const [day] = await read(`availability?listing_id=eq.${home.id}&order=date.desc&limit=1`);
  const booking = crypto.randomUUID();
  const asked = await post("rest/v1/bookings", {
    id: booking,
    listing_id: home.id,
    date: day.date,
    time: day.time_slots.at(-1),
    visitor_name: VISITOR,
    visitor_email: BUYER,
    visitor_phone: "208 555 0199",
  });
  expect(asked.status, await asked.text()).toBe(201);
  return { home: home.title, booking };
}
