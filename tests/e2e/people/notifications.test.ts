import { expect, test } from "vitest";
import { expectAccessible } from "../../support/accessible.ts";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { demo } from "../demo.ts";

/** Each side is told of the other's acts: a request, an answer, and the way to each. */
const OWNER = "olga@bells.example";
const HOME = "A home with a bell";
const BUYER = "bell@newcomers.example";
const VISITOR = "Bell Ringer";

test("a request rings the owner's bell, and the answer that of the buyer, who has an account", async () => {
  await demo.register(OWNER, "Olga Brandt");
  await demo.register(BUYER, VISITOR);
  const home = await demo.publish(OWNER, { title: HOME });
  await demo.visit(DESKTOP, async (page) => {
    await demo.signIn(page, OWNER);
    const booking = await ask(home);
    await page.reload();
    await page.getByRole("link", { name: /^Notifications, \d+ unread$/ }).click();
    await expectAccessible(page);
    await page.getByRole("link", { name: `${VISITOR} asks to see ${HOME}` }).click();
    await page.waitForURL(`**/dashboard?showings=${booking}`);
    await page
      .getByRole("button", { name: /^Confirm/ })
      .first()
      .click();
    await page.getByText("Confirmed", { exact: true }).first().waitFor();
    await page.getByRole("link", { name: "Notifications", exact: true }).waitFor();
  });

  await demo.visit(PHONE, async (page) => {
    await demo.signIn(page, BUYER, "/favorites");
    await page.getByRole("link", { name: "Notifications, 1 unread" }).click();
    await page.getByRole("link", { name: /^Unread: Your showing of .+ is confirmed/ }).click();
    await page.waitForURL("**/showing?booking=*");
    await page.getByRole("button", { name: /^Cancel/ }).waitFor();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Notifications", exact: true }).click();
    await page.getByRole("link", { name: "Choose what we email" }).click();
    await page.getByRole("heading", { name: "Emails" }).waitFor();
    const prices = page.getByRole("radiogroup", { name: "A new price for a favorite" });
    const stored = page.waitForResponse((answer) => /set_notification_mail/.test(answer.url()));
    await prices.getByText("No emails").click();
    await stored;
    await page.reload();
    await prices.getByRole("radio", { name: "No emails", checked: true }).waitFor();
    await expectAccessible(page);
  });
});

test("a list is shared with somebody who has no account, and its owner is told what they add", async () => {
  const owner = "fay@newcomers.example";
  await demo.register(owner, "Fay Lund");
  let link = "";
  await demo.visit(DESKTOP, async (page) => {
    await demo.signIn(page, owner, "/favorites");
    await page.getByRole("button", { name: "New list to share" }).click();
    await page.getByRole("button", { name: "Make the list" }).click();
    await page.waitForURL("**/lists/*");
    await page.getByRole("button", { name: "Make a link" }).click();
    link = await page.getByLabel("Link to this list").inputValue();
    await expectAccessible(page);

    await demo.visit(PHONE, async (phone) => {
      const token = new URL(link).hash.slice(1);
      const leaks: string[] = [];
      phone.on("request", (request) => {
        if (`${request.url()} ${request.headers().referer}`.includes(token))
          leaks.push(request.url());
      });
      await phone.goto(link);
      await phone.waitForURL("**/lists/*");
      expect(phone.url()).not.toContain(token);
      await phone.getByLabel("Your name").fill("Vera");
      await phone.getByRole("button", { name: "Join in" }).click();
      await phone.getByText("You are Vera here").waitFor();
      await phone.goto(`${demo.ready.web}/listings`);
      await phone.getByRole("link", { name: "View Property" }).first().click();
      await phone.getByRole("checkbox", { name: "On the list “Our homes”" }).click();
      await phone.getByRole("link", { name: "Open the list “Our homes”" }).click();
      await phone.getByText("Added by you").waitFor();
      await phone.getByText("Yes", { exact: true }).click();
      await phone.getByText("You: Yes").waitFor();
      await expectAccessible(phone);
      expect(leaks).toEqual([]);
    });

    await page.goto(`${demo.ready.web}/notifications`);
    await page.getByRole("link", { name: /Vera added .+ to “Our homes”/ }).click();
    await page.getByText("Added by Vera · 1 yes").waitFor();
    await page.getByRole("button", { name: "End the link" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "End the link" }).click();
    await page.getByText(/^Only you can see this list/).waitFor();
  });
  await demo.visit(PHONE, async (phone) => {
    await phone.goto(link);
    await phone.getByRole("heading", { name: "No such list" }).waitFor();
  });
});

/** The signed-in buyer's request for a time that the owner has just offered. @returns the booking's id. */
async function ask(home: string): Promise<string> {
  const date = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  const offered = await demo.api("rest/v1/rpc/set_availability", {
    token: await demo.tokenOf(OWNER),
    body: { listing: home, dates: [date], slots: ["14:00"] },
  });
  expect(offered.ok, await offered.text()).toBe(true);
  const booking = crypto.randomUUID();
  const asked = await demo.api("rest/v1/bookings", {
    token: await demo.tokenOf(BUYER),
    body: {
      id: booking,
      listing_id: home,
      date,
      time: "14:00",
      visitor_name: VISITOR,
      visitor_email: BUYER,
      visitor_phone: "208 555 0199",
    },
  });
  expect(asked.status, await asked.text()).toBe(201);
  return booking;
}
