import { BOOKING_SENT } from "@domain/bookings.ts";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Ready } from "../../local/ready.ts";
import { homes } from "../../local/seed/homes.ts";
import { expectAccessible } from "../support/accessible.ts";
import { DESKTOP, launchBrowser, PHONE, watchConsole } from "../support/browser.ts";
import { mailTo } from "../support/mailbox.ts";
import { Product } from "../support/product.ts";

/**
 * The journey everything depends on: a newcomer starts the product, a visitor finds a home and
 * books a viewing on a phone, the owner confirms it by keyboard, both get mail, and a crash loses
 * none of it.
 */
const VISITOR = { name: "Ada Quist", email: "ada@visitor.example", phone: "(208) 555-0142" };
const [home] = homes();
if (!home) throw new Error("The demo has no homes.");

const product = new Product();
let ready: Ready;
let browser: Browser;

beforeAll(async () => {
  [ready, browser] = await Promise.all([product.start(), launchBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await product.remove();
});

describe("a viewing, from the first look to the answer", () => {
  test("a visitor finds the home and asks for a viewing, on a phone", async () => {
    await visit(PHONE, async (page) => {
      await page.goto(ready.web);
      await page.getByRole("link", { name: "Browse homes" }).first().click();
      await page.waitForURL("**/listings");
      await page.getByText(/^Showing \d+ available properties\./).waitFor();
      await expectAccessible(page);

      await page.getByRole("textbox", { name: "Search" }).fill(home.title);
      await page.waitForURL(/search_term=/);
      await page
        .getByRole("article")
        .filter({ hasText: home.address })
        .getByRole("link", { name: "View Property" })
        .click();
      await page.getByRole("heading", { name: home.title }).first().waitFor();
      await expectAccessible(page);

      await page.getByRole("button", { name: "Schedule Property Showing" }).first().click();
      await page.getByRole("heading", { name: "Available Viewing Times" }).waitFor();
      await page
        .getByText(/^All times are in Mountain Time\./)
        .first()
        .waitFor();
      await pickFreeDay(page);
      const times = page.getByRole("dialog", { name: "Available Times" });
      await expectAccessible(page);
      await times.getByRole("list").getByRole("button").first().click();

      const form = page.getByRole("dialog", { name: "Book Your Viewing" });
      const send = form.getByRole("button", { name: "Confirm Showing" });
      expect(await send.isDisabled()).toBe(true);
      await form.getByLabel("Full Name").fill(VISITOR.name);
      await form.getByLabel("Email", { exact: true }).first().fill(VISITOR.email);
      await form.getByLabel("Phone", { exact: true }).first().fill(VISITOR.phone);
      await expectAccessible(page);
      await send.dblclick();
      await page.getByText(BOOKING_SENT).waitFor();
      await expectAccessible(page);
    });
  });

  test("one mail each goes to the visitor and the owner", async () => {
    await expect.poll(() => mailTo(ready.standins, VISITOR.email), POLL).toHaveLength(1);
    await expect.poll(() => mailTo(ready.standins, ownerLogin().email), POLL).toHaveLength(1);
    const [toVisitor] = await mailTo(ready.standins, VISITOR.email);
    const [toOwner] = await mailTo(ready.standins, ownerLogin().email);
    expect(toVisitor?.text).toContain(home.address);
    expect(`${toVisitor?.text}${toVisitor?.html}`).not.toContain(VISITOR.name);
    expect(toOwner?.text).toContain(VISITOR.name);
  });

  test("the owner signs in and confirms it, with the keyboard alone", async () => {
    await visit(DESKTOP, async (page) => {
      await page.goto(`${ready.web}/dashboard`);
      await page.waitForURL("**/login");
      await page.getByLabel("Email").focus();
      await page.keyboard.type(ownerLogin().email);
      await page.keyboard.press("Tab");
      await page.keyboard.type(ownerLogin().password);
      await page.keyboard.press("Enter");
      await page.waitForURL("**/dashboard");
      await page.getByRole("heading", { name: "Upcoming Showings" }).waitFor();
      await expectAccessible(page);

      await page.goto(`${ready.web}/dashboard?showings=all&status=pending`);
      const row = showingOf(page, VISITOR.name);
      await row.getByRole("button", { name: "Confirm" }).focus();
      await page.keyboard.press("Enter");
      await row.waitFor({ state: "hidden" });
      await page.goto(`${ready.web}/dashboard?showings=all&status=confirmed`);
      await showingOf(page, VISITOR.name).waitFor();
      await expectAccessible(page);
    });
    await expect.poll(() => mailTo(ready.standins, VISITOR.email), POLL).toHaveLength(2);
    const [confirmed] = await mailTo(ready.standins, VISITOR.email);
    expect(confirmed?.attachments[0]?.content_type).toContain("text/calendar");
  });
});

describe("what the API lets people do", () => {
  const booking = () => ({
    id: crypto.randomUUID(),
    listing_id: home.id,
    visitor_name: "Grace",
    visitor_email: `${crypto.randomUUID().slice(0, 8)}@visitor.example`,
    visitor_phone: "208 555 0199",
  });

  test("anyone can search and ask for a viewing, and read none", async () => {
    const found = await rest('rpc/search_listings?filters={"search_term":"porch"}');
    expect(found.status).toBe(200);
    expect((await found.json()).total).toBeGreaterThan(0);

    const [day] = await (
      await rest(`availability?listing_id=eq.${home.id}&order=date.desc`)
    ).json();
    const asked = { ...booking(), date: day.date, time: day.time_slots[0] };
    expect((await insert(asked)).status).toBe(201);
    const again = await insert({
      ...asked,
      id: crypto.randomUUID(),
      visitor_email: "b@visitor.example",
    });
    expect([again.status, (await again.json()).message]).toEqual([409, "slot_taken"]);
    expect((await insert(asked)).status).toBe(409);

    const forged = await insert({
      ...booking(),
      date: day.date,
      time: day.time_slots[1],
      status: "confirmed",
    });
    expect(forged.status).toBe(403);
    await expectNothingReadable();
  });

  test("neither a visitor nor a signed-in stranger changes an availability or a booking", async () => {
    const stranger = await signIn(ready.demo.find(({ role }) => role === "buyer"));
    const before = await (await rest(`availability?listing_id=eq.${home.id}&order=date`)).json();
    for (const token of [undefined, stranger]) {
      for (const [path, body] of [
        [`availability?listing_id=eq.${home.id}`, { time_slots: [] }],
        [`bookings?listing_id=eq.${home.id}`, { status: "cancelled" }],
      ] as const) {
        await rest(path, { method: "PATCH", body: JSON.stringify(body) }, token);
        await rest(path, { method: "DELETE" }, token);
      }
      await expectNothingReadable(token);
    }
    const after = await (await rest(`availability?listing_id=eq.${home.id}&order=date`)).json();
    expect(after).toEqual(before);
    const owner = await signIn(ready.demo[0]);
    const kept = await (await rest("bookings?status=eq.confirmed", {}, owner)).json();
    expect(kept.map((row: { visitor_email: string }) => row.visitor_email)).toContain(
      VISITOR.email,
    );
  });

  test("the same search answers at /api/listings", async () => {
    const answer = await fetch(`${ready.web}/api/listings?search_term=porch&page_size=3`);
    const { total } = await (
      await rest('rpc/search_listings?filters={"search_term":"porch"}')
    ).json();
    expect(answer.headers.get("x-total-count")).toBe(String(total));
    const [first] = await answer.json();
    const photo = await fetch(first.images[0]);
    expect(photo.headers.get("content-type")).toBe("image/webp");
  });

  async function expectNothingReadable(token?: string): Promise<void> {
    const answer = await rest("bookings?select=*", {}, token);
    const text = await answer.text();
    expect(text).not.toContain("@");
    if (answer.status === 200) expect(text).toBe("[]");
  }

  function insert(row: object): Promise<Response> {
    return rest("bookings", {
      method: "POST",
      body: JSON.stringify(row),
      headers: { Prefer: "return=minimal" },
    });
  }
});

describe("a crash and a stop", () => {
  test("after SIGKILL and a restart, everything acknowledged is still there", async () => {
    await product.kill();
    ready = await product.start();
    const owner = await signIn(ready.demo[0]);
    const rows = await (await rest("bookings?status=eq.confirmed", {}, owner)).json();
    expect(rows.map((row: { visitor_email: string }) => row.visitor_email)).toContain(
      VISITOR.email,
    );
    expect(await mailTo(ready.standins, VISITOR.email)).toHaveLength(2);
  });

  test("Ctrl-C stops it cleanly, and nothing answers anymore", async () => {
    await product.stop();
    expect(product.isAlive()).toBe(false);
    for (const address of [ready.web, ready.api, ready.standins]) {
      await expect(fetch(address)).rejects.toThrow();
    }
  });
});

const POLL = { timeout: 20_000, interval: 250 };

/** A new page; its console must have stayed clean. */
async function visit(device: BrowserContextOptions, story: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ ...device, reducedMotion: "reduce" });
  const page = await context.newPage();
  const complaints = watchConsole(page);
  try {
    await story(page);
    expect(complaints).toEqual([]);
  } catch (error) {
    const { pathname, search } = new URL(page.url());
    console.log(`At ${pathname}${search}:\n${await page.locator("body").ariaSnapshot()}`);
    throw error;
  } finally {
    await context.close();
  }
}

/** The first day that can be picked, this month or next. */
async function pickFreeDay(page: Page): Promise<void> {
  const days = page.getByRole("gridcell").getByRole("button", { disabled: false });
  await days.first().waitFor();
  await days.last().click();
}

function showingOf(page: Page, visitor: string) {
  return page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: visitor }) });
}

function ownerLogin() {
  const [login] = ready.demo;
  if (!login) throw new Error("There is no demo login.");
  return login;
}

function rest(path: string, init: RequestInit = {}, token?: string): Promise<Response> {
  return fetch(`${ready.api}/rest/v1/${path}`, {
    ...init,
    headers: {
      apikey: ready.publishableKey,
      "Content-Type": "application/json",
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...init.headers,
    },
  });
}

async function signIn(login: { email: string; password: string } | undefined): Promise<string> {
  const answer = await fetch(`${ready.api}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: ready.publishableKey, "Content-Type": "application/json" },
    body: JSON.stringify({ email: login?.email, password: login?.password }),
  });
  const { access_token } = await answer.json();
  expect(access_token).toBeTypeOf("string");
  return access_token;
}
