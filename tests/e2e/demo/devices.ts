import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { PushedMessage } from "../../../local/stand-ins/push.ts";
import { PHONE } from "../../support/browser.ts";
import { type Device, newDevice } from "../../support/devices.ts";
import { until } from "../../support/until.ts";
import { demo } from "./demo.ts";

/**
 * A push, from the switch in the profile to what the device shows. A browser subscribes at its maker's service, which a
 * test can't reach: a stand-in subscribes in its place. What the stand-in for the service then took is decrypted with that
 * subscription's keys and handed to the browser, which wakes the site's worker with it, as after a delivery.
 */
test("a question is shown on the owner's device, in few words, with the page to which it leads", async () => {
  const owner = "ole@newcomers.example";
  const buyer = "bo@newcomers.example";
  await demo.register(owner, "Ole Berg");
  await demo.register(buyer, "Bo Lind");
  const home = await demo.publish(owner, { title: "Lighthouse with a garden" });
  const device = newDevice(`fcm/send/${randomUUID()}`);
  await demo.visit({ ...PHONE, serviceWorkers: "allow" }, async (page) => {
    await page.context().grantPermissions(["notifications"], { origin: demo.ready.web });
    await page.addInitScript(subscribeInItsPlace, {
      endpoint: device.endpoint,
      keys: { p256dh: device.p256dh, auth: device.auth },
    });
    await demo.signIn(page, owner, "/profile");
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.reload();
    const kept = page.waitForResponse((answer) => /keep_push/.test(answer.url()));
    await page.getByRole("switch", { name: "Notifications on this device" }).click();
    expect((await kept).ok()).toBe(true);
    await page.getByRole("checkbox", { name: "Messages", checked: true }).waitFor();

    const asked = await demo.api("rest/v1/rpc/ask_owner", {
      token: await demo.tokenOf(buyer),
      body: { id: randomUUID(), listing_id: home, body: "Does the lamp still turn?" },
    });
    expect(asked.status, await asked.text()).toBe(200);
    const told = await taken(device);
    expect(told.title).toBe("Someone asked you a question about Lighthouse with a garden");
    await deliver(page, JSON.stringify(told));
    await expect
      .poll(() => shown(page))
      .toEqual([{ title: told.title, tag: told.tag, data: { path: told.path } }]);
    expect(JSON.stringify(told)).not.toMatch(/\bBo\b|lamp/);

    await page.getByRole("switch", { name: "Notifications on this device" }).click();
    await page.getByRole("checkbox", { name: "Messages" }).waitFor({ state: "detached" });
  });
});

/** Runs in the page before its code. The subscription ends with the tab. */
function subscribeInItsPlace(subscribed: { endpoint: string; keys: object }): void {
  const kept = "subscribed";
  const subscription = {
    ...subscribed,
    toJSON: () => subscribed,
    unsubscribe: async () => {
      sessionStorage.removeItem(kept);
      return true;
    },
  } as unknown as PushSubscription;
  PushManager.prototype.subscribe = async () => {
    sessionStorage.setItem(kept, "yes");
    return subscription;
  };
  PushManager.prototype.getSubscription = async () =>
    sessionStorage.getItem(kept) === null ? null : subscription;
}

/** What the stand-in for the push service took for this device, decrypted. */
function taken(device: Device) {
  return until(async () => {
    const all: PushedMessage[] = await (await fetch(`${demo.ready.standins}/push/messages`)).json();
    const own = all.find(({ endpoint }) => endpoint === device.endpoint);
    if (!own) throw new Error("Nothing was pushed to the device yet.");
    return device.read(own);
  });
}

/** Wakes the site's worker with a message, as the browser does once its push service has delivered one. */
async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(demo.ready.web));
      if (own) found(own.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.deliverPushMessage", {
    origin: demo.ready.web,
    registrationId: await registered,
    data,
  });
  await session.detach();
}

function shown(page: Page) {
  return page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    const all = await worker.getNotifications();
    return all.map(({ title, tag, data }) => ({ title, tag, data }));
  });
}
