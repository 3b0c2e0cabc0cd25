import { expect, test } from "vitest";
import { DESKTOP } from "../../support/browser.ts";
import { StaticSite } from "../../support/static-site.ts";
import { demo } from "../demo/demo.ts";

/** What arrives for a device is shown by the built site's worker, though no page is asked. */
test("a push is shown, and takes the place of the one with its tag", async () => {
  const site = new StaticSite(demo.ready.folder);
  const address = await site.serve();
  const look = {
    ...DESKTOP,
    serviceWorkers: "allow",
    permissions: ["notifications"],
  } satisfies Parameters<typeof demo.firstVisit>[0];
  await demo.firstVisit(look, async (page) => {
    const cdp = await page.context().newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
        const [first] = registrations;
        if (first) resolve(first.registrationId);
      });
    });
    await cdp.send("ServiceWorker.enable");
    await page.goto(`${address}/privacy`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(String));
    const registrationId = await registered;
    const push = (data: string) =>
      cdp.send("ServiceWorker.deliverPushMessage", { origin: address, registrationId, data });
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        const all = await registration.getNotifications();
        return all.map(({ title, body, tag, data }) => [title, body, tag, data.path]).sort();
      });

    const said = { title: "A visitor asks to see Cottage", path: "/notifications", tag: "one" };
    await push(JSON.stringify(said));
    await expect.poll(shown).toEqual([[said.title, "", "one", "/notifications"]]);
    await push(JSON.stringify({ ...said, body: "Sat, Nov 28 at 9:00 AM" }));
    await expect
      .poll(shown)
      .toEqual([[said.title, "Sat, Nov 28 at 9:00 AM", "one", "/notifications"]]);
    await push("what no page of ours ever said");
    await expect.poll(shown).toHaveLength(2);
    site.close();
  });
});
