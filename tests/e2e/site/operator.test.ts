import { expect, test } from "vitest";
import { homes } from "../../../local/seed/homes.ts";
import { expectAccessible } from "../../support/accessible.ts";
import { DESKTOP } from "../../support/browser.ts";
import { demo } from "../demo.ts";

/** Running the site: an email that can't be delivered, from the booking to the retry. */
test("an operator finds the mail that failed, and puts it back", async () => {
  const visitor = "vera@refused.example";
  await book(visitor);
  await demo.visit(DESKTOP, async (page) => {
    await demo.signIn(page, "operator@selfnvest.demo", "/favorites");
    await page.getByRole("button", { name: /account menu/ }).click();
    await page.getByRole("link", { name: "Operator" }).click();
    const failed = page.getByRole("region", { name: "Mail that failed" });
    const retry = failed.getByRole("button", { name: "Retry Showings: requested, to the visitor" });
    await retry.waitFor();
    await failed.getByText("v…@refused.example").waitFor();
    await failed.getByText("mail 422 validation_error").waitFor();
    expect(await page.content()).not.toContain(visitor);
    await page
      .getByRole("region", { name: "The clock" })
      .getByText("The clock is running.")
      .waitFor();
    await page
      .getByRole("region", { name: "Optional parts" })
      .getByText("Payments through Stripe are set up.")
      .waitFor();
    await expectAccessible(page);
    await retry.click();
    await page.getByText("It is back in the queue and will be sent within a minute.").waitFor();
  });
});

/** Asks for the first free hour of a home, as a visitor's browser would. */
async function book(email: string): Promise<void> {
  // No other journey looks at it.
  const home = homes().findLast(({ status }) => status === "active");
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const query = `listing_id=eq.${home?.id}&date=gt.${tomorrow}&order=date&limit=1`;
  const days = await demo.api(`rest/v1/availability?select=date,time_slots&${query}`);
  const [day] = await days.json();
  const id = crypto.randomUUID();
  const body = {
    id,
    listing_id: home?.id,
    visitor_name: "Vera Visitor",
    visitor_email: email,
    visitor_phone: "303-555-0100",
    date: day.date,
    time: day.time_slots[0],
  };
  expect((await demo.api("rest/v1/bookings", { body })).status).toBe(201);
  await demo.api("functions/v1/send-booking-emails", { body: { booking_id: id } });
}
