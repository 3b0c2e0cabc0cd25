import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { homes } from "../../../local/seed/homes.ts";
import { DESKTOP } from "../../support/browser.ts";
import { demo } from "../demo.ts";

/**
 * Things that a browser still has of a person after they leave: the test lists everything the browser can keep, so that
 * any new storage has to be named here or be cleared.
 */
const home = homes().find((each) => each.status === "active");
if (!home) throw new Error("The demo has no active home.");

test("signing out leaves nothing that was seen, searched, typed or asked, in any tab", async () => {
  await inNewBrowser(async (page) => {
    await signIn(page, "leaver@newcomers.example");
    await search(page);
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
        .poll(() => keptOf(tab).then(personalOf))
        .toEqual({ local: [], session: [], databases: [], entries: [] });
    }
  });
});

/** Each tab's finds are in one cache, which they share. */
async function search(page: Page): Promise<void> {
  await page.goto(`${demo.ready.web}/listings?search_term=haunted`);
  await page.getByRole("heading", { name: "No Properties Found" }).waitFor();
  await expect.poll(() => keptOf(page).then(({ times }) => times.join())).toContain("haunted");
}

/** Views a home, writes to us without sending, and returns to the private pages. */
async function leaveTraces(page: Page): Promise<void> {
  await page.goto(`${demo.ready.web}/listings/${home?.id}`);
  await page.getByRole("heading", { level: 1, name: home?.title ?? "" }).waitFor();
  await page.getByRole("contentinfo").getByRole("link", { name: "Email us" }).click();
  await page.getByLabel("Message").fill("Nobody else's business.");
  await page.goto(`${demo.ready.web}/dashboard`);
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

/** Everything that reveals a person: all but the site's own code, the visitor id and the theme. */
function personalOf({ local, session, databases, entries, times }: Kept) {
  const isNobodys = (key: string) =>
    ["visitor_id", "theme", "news_closed", "mortgage_rate"].includes(key);
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
  await demo.register(email, "Pat Person");
  await demo.signIn(page, email, "/favorites");
  // The first page loaded before the worker started.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

function inNewBrowser(go: (page: Page) => Promise<void>): Promise<void> {
  return demo.visit({ ...DESKTOP, serviceWorkers: "allow" }, go, /./);
}
