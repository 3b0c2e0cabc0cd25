import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { homes } from "../../../local/seed/homes.ts";
import { DESKTOP } from "../../support/browser.ts";
import { built } from "./built.ts";

/**
 * What a browser still has of a person after they leave: the test lists everything the browser can
 * keep, so that any new storage has to be named here or be cleared.
 */
const home = homes().find((each) => each.status === "active");
if (!home) throw new Error("The demo has no active home.");
const PASSWORD = "demo-password-1";

describe("on a device that several people use", () => {
  test("signing out leaves nothing that was seen, searched, typed or asked, in any tab", async () => {
    await inNewBrowser(async (page) => {
      await signIn(page, "owner@selfnvest.demo");
      await leaveTraces(page);
      const other = await page.context().newPage();
      await leaveTraces(other);
      const { entries, session, local } = personalOf(await keptOf(other));
      expect(entries.join()).toContain("haunted");
      expect(entries.join()).toContain(home.id);
      expect(session.join()).toContain("draft:contact:");
      expect(local).toContain("last_person");

      await page.getByRole("button", { name: /account menu/ }).click();
      await page.getByRole("button", { name: "Sign Out", exact: true }).click();
      await page.getByRole("link", { name: "Login" }).waitFor();
      await other.getByRole("link", { name: "Login" }).waitFor();

      for (const tab of [page, other]) {
        await expect
          .poll(() => keptOf(tab).then(personalOf), { timeout: 20_000 })
          .toEqual({ local: [], session: [], databases: [], entries: [] });
      }
    });
  });

  test("a session ended elsewhere leads to the login and back; its drafts stay with their owner", async () => {
    await inNewBrowser(async (page) => {
      await signIn(page, "owner2@selfnvest.demo");
      await leaveTraces(page);
      await endEverySession("owner2@selfnvest.demo");

      await page.goto(`${built.address}/dashboard?panel=timeline`);
      await page
        .getByText("Your session has ended. Please sign in again to pick up where you left off.")
        .waitFor();
      expect((await keptOf(page)).session.join()).toContain("draft:contact:");
      await fillLogin(page, "owner2@selfnvest.demo");
      await page.waitForURL("**/dashboard?panel=timeline");

      await endEverySession("owner2@selfnvest.demo");
      await page.reload();
      await page.getByText(/Your session has ended/).waitFor();
      await fillLogin(page, "buyer@selfnvest.demo");
      await page.waitForURL("**/dashboard");
      const { local, session } = await keptOf(page);
      expect([...local, ...session].filter((key) => key.startsWith("draft:"))).toEqual([]);
      await expect
        .poll(() => keptOf(page).then((kept) => personalOf(kept).entries.join()))
        .not.toContain("haunted");
    });
  });
});

/** Views a home, searches, writes to us without sending, and returns to the private pages. */
async function leaveTraces(page: Page): Promise<void> {
  await page.goto(`${built.address}/listings?search_term=haunted`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.goto(`${built.address}/listings/${home?.id}`);
  await page.getByRole("heading", { level: 1, name: home?.title ?? "" }).waitFor();
  await page.getByRole("contentinfo").getByRole("link", { name: "Email us" }).click();
  await page.getByLabel("Message").fill("Nobody else's business.");
  await expect
    .poll(() => keptOf(page).then(({ times }) => times.join()), { timeout: 20_000 })
    .toContain("haunted");
  await page.goto(`${built.address}/dashboard`);
  await page.getByRole("heading", { name: /^Hello,/ }).waitFor();
}

type Kept = {
  local: string[];
  session: string[];
  databases: string[];
  /** The contents of every cache. */
  entries: string[];
  /** The worker's record of when it cached what. */
  times: string[];
};

/** Everything the browser keeps for this site. */
function keptOf(page: Page): Promise<Kept> {
  return page.evaluate(async () => {
    const found = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
    const names = await caches.keys();
    const entries = await Promise.all(
      names.map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => `${name} ${url}`),
      ),
    );
    const times = found.includes("workbox-expiration")
      ? await new Promise<string[]>((resolve, reject) => {
          const opened = indexedDB.open("workbox-expiration");
          opened.onerror = () => reject(opened.error);
          opened.onsuccess = () => {
            const all = opened.result
              .transaction("cache-entries")
              .objectStore("cache-entries")
              .getAllKeys();
            all.onsuccess = () => {
              opened.result.close();
              resolve(all.result.map(String));
            };
          };
        })
      : [];
    return {
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      databases: found,
      entries: entries.flat(),
      times,
    };
  });
}

/** What reveals a person: everything but the site's own code, the visitor id and the theme. */
function personalOf({ local, session, databases, entries, times }: Kept) {
  const isNobodys = (key: string) => ["visitor_id", "theme", "news_closed"].includes(key);
  // The front page, where sign-out ends, is cached again with its newest homes.
  const tells = new RegExp(`haunted|dashboard|/listings/${home?.id}|id=eq.${home?.id}`);
  const isCode = (entry: string) => /^(code|workbox-precache)/.test(entry);
  return {
    local: local.filter((key) => !isNobodys(key)),
    session,
    databases: databases.filter((name) => name !== "workbox-expiration"),
    entries: [...entries, ...times].filter((entry) => tells.test(entry) && !isCode(entry)),
  };
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(`${built.address}/login`);
  await fillLogin(page, email);
  await page.waitForURL("**/dashboard");
  await page.getByRole("heading", { name: /^Hello,/ }).waitFor();
  // The first page loaded before the worker started.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

async function fillLogin(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

/** From another device. */
async function endEverySession(email: string): Promise<void> {
  const { api, publishableKey } = built.ready;
  const headers = { apikey: publishableKey, "Content-Type": "application/json" };
  const answer = await fetch(`${api}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers,
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { access_token } = (await answer.json()) as { access_token: string };
  const left = await fetch(`${api}/auth/v1/logout?scope=global`, {
    method: "POST",
    headers: { ...headers, Authorization: `Bearer ${access_token}` },
  });
  expect(left.status).toBe(204);
}

async function inNewBrowser(go: (page: Page) => Promise<void>): Promise<void> {
  const context = await built.browser.newContext(DESKTOP);
  try {
    await go(await context.newPage());
  } finally {
    await context.close();
  }
}
