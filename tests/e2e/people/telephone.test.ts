import { expect, test } from "vitest";
import { openPostgres } from "../../../local/database.ts";
import { expectAccessible } from "../../support/accessible.ts";
import { PHONE } from "../../support/browser.ts";
import { demo } from "../demo.ts";

/** An owner proves their telephone by a text message, and the page of their home says so without the number. */
const OWNER = "tess-who-answers@visitor.example";
const HOME = "Telegraph cottage";

test("an owner proves their telephone, the home's page says so, and another number takes it back", async () => {
  const database = openPostgres(demo.ready.database, { max: 1 });
  const offer = (is: boolean) => database.query("select private.set_telephone_rule($1)", [is]);
  try {
    await offer(true);
    await demo.register(OWNER, "Tess Tanner");
    const id = await demo.publish(OWNER, { title: HOME });
    await demo.visit(PHONE, async (page) => {
      await demo.signIn(page, OWNER, "/profile");
      const details = page.getByRole("form", { name: "Your details" });
      await page
        .getByText("Save a mobile number in your details first.", { exact: false })
        .waitFor();
      await details.getByLabel("Phone number").fill("(720) 555-0142");
      await details.getByRole("button", { name: "Save profile" }).click();
      await page.getByRole("button", { name: "Send a code to +17205550142" }).click();
      const code = page.getByLabel("Six-digit code");
      await code.waitFor();
      await expectAccessible(page);
      const text = await demo.mail("17205550142@text-message.test", { subject: /^Text message/ });
      await code.fill(text.text.match(/\d{6}/)?.[0] ?? "");
      await page.getByRole("button", { name: "Confirm", exact: true }).click();
      await page.getByText(/^Telephone confirmed /).waitFor();
      await expectAccessible(page);

      await page.goto(`${demo.ready.web}/listings/${id}`);
      await demo.read(page);
      await page.getByText(/^Telephone confirmed /).waitFor();
      expect(await page.locator("main").textContent()).not.toContain("0142");

      await page.goto(`${demo.ready.web}/profile`);
      await details.getByLabel("Phone number").fill("(720) 555-0143");
      await details.getByRole("button", { name: "Save profile" }).click();
      await page.getByRole("button", { name: "Send a code to +17205550143" }).waitFor();
    });
  } finally {
    await offer(false);
    await database.close();
  }
});
