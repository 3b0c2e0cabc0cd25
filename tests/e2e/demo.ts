import { randomUUID } from "node:crypto";
import type { Session } from "@supabase/supabase-js";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { expect, inject } from "vitest";
import { openPostgres, type Row } from "../../local/database.ts";
import { SESSION_KEY } from "../../web/api/site/auth/auth-client.ts";
import { api } from "../support/api.ts";
import { launchBrowser, watchConsole } from "../support/browser.ts";
import { postJson } from "../support/edge-requests.ts";
import { PATIENCE_MS } from "../support/limits.ts";
import { type MailMessage, mailTo } from "../support/mailbox.ts";
import { insertListings } from "../support/props.ts";
import { until } from "../support/until.ts";

/** Journeys click faster than people; what is done before the code runs has a test of its own. */
function waitForCode(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    // A page that redirects right away is checked again on the page it led to.
    if (!options?.waitUntil)
      await page.evaluate(untilCodeRuns).catch(() => page.evaluate(untilCodeRuns));
    return answer;
  };
}

/** Playwright's own waitForFunction brings a script to every page, which takes 10 ms of processor time. */
export function untilCodeRuns(): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      if ("takeEarlyPress" in window && window.takeEarlyPress) setTimeout(look, 10);
      else done();
    };
    look();
  });
}

/** Goes on a page, whose console must stay clean. */
async function look(
  page: Page,
  go: (page: Page) => Promise<void>,
  tolerated?: RegExp,
): Promise<void> {
  // A busy machine is slow, not wrong.
  page.setDefaultTimeout(PATIENCE_MS);
  const complaints = watchConsole(page);
  try {
    await go(page);
    const isExpected = (text: string) => NO_WORKER.test(text) || tolerated?.test(text);
    expect(complaints.filter((text) => !isExpected(text))).toEqual([]);
  } catch (error) {
    console.log(`At ${page.url()}:\n${await page.locator("body").ariaSnapshot()}`);
    throw error;
  }
}

/**
 * The deployed product that all journeys share, with its demo, and a browser. Journeys that run at
 * the same time use different people or different homes.
 */
class Demo {
  readonly ready = inject("deployed");
  private browser: Promise<Browser> | undefined;

  /**
   * A new page in a context of its own, without a service worker and with reduced motion unless the options say
   * otherwise; its console must stay clean.
   * @param tolerated console messages that the journey provokes.
   */
  async visit(
    options: BrowserContextOptions,
    go: (page: Page) => Promise<void>,
    tolerated?: RegExp,
  ): Promise<void> {
    // One browser per worker, which ends with it.
    this.browser ??= launchBrowser();
    const browser = await this.browser;
    const quiet = { serviceWorkers: "block", reducedMotion: "reduce" } as const;
    const context = await browser.newContext({ ...quiet, ...options });
    try {
      const page = await context.newPage();
      if (options.javaScriptEnabled !== false) waitForCode(page);
      await look(page, go, tolerated);
    } finally {
      await context.close();
    }
  }

  /**
   * Opens a page as this person, who signed in here before: their session is stored, not typed.
   * tests/e2e/people/sign-up.test.ts types it, and so do journeys that are asked to sign in on the way.
   */
  async signIn(page: Page, email = this.owner.email, path = "/dashboard"): Promise<void> {
    const session = JSON.stringify(await this.sessionOf(email));
    await page.goto(this.ready.web + NO_CODE);
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      SESSION_KEY,
      session,
    ] as const);
    await page.goto(this.ready.web + path);
    if (path !== "/dashboard") return;
    await page.getByRole("heading", { name: /^Hello,/ }).waitFor();
    await this.read(page);
  }

  /** A person's first sign, without which parts of a page are not loaded yet (web/lib/when-someone-reads.ts). */
  async read(page: Page): Promise<void> {
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
  }

  /** On the sign-in page, or about to arrive there. */
  async fillLogin(page: Page, email = this.owner.email): Promise<void> {
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(this.passwordOf(email));
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await page.waitForURL((url) => url.pathname !== "/login");
  }

  /** The demo's first owner. */
  get owner() {
    const [owner] = this.ready.demo;
    if (!owner) throw new Error("There is no demo login.");
    return owner;
  }

  /** The same for everyone whom a journey registers. */
  passwordOf(email: string): string {
    return this.ready.demo.find((each) => each.email === email)?.password ?? PASSWORD;
  }

  /** Registers someone who has confirmed their address. */
  async register(email: string, full_name: string): Promise<void> {
    const password = this.passwordOf(email);
    await this.api("auth/v1/signup", { body: { email, password, data: { full_name } } });
    const { searchParams } = new URL(linkIn(await this.mail(email)));
    const body = Object.fromEntries(searchParams);
    expect((await this.api("auth/v1/verify", { body })).status).toBe(200);
  }

  /**
   * A home of this person's that has been for sale for a year. Journeys that look at the newest homes
   * run at the same time, and one that is really new would move what they look at.
   * @returns its id.
   */
  async publish(email: string, fields: Row): Promise<string> {
    const id = randomUUID();
    const { user } = await this.sessionOf(email);
    const published_at = new Date(Date.now() - 365 * 86_400_000);
    const database = openPostgres(this.ready.database, { max: 1 });
    try {
      await insertListings(database, [{ id, user_id: user.id, published_at, ...fields }]);
    } finally {
      await database.close();
    }
    return id;
  }

  /** A token for this person, as if from another device. */
  async tokenOf(email = this.owner.email): Promise<string> {
    return (await this.sessionOf(email)).access_token;
  }

  async sessionOf(email: string): Promise<Session> {
    const body = { email, password: this.passwordOf(email) };
    const answer = await this.api("auth/v1/token?grant_type=password", { body });
    expect(answer.status).toBe(200);
    return answer.json();
  }

  /** @param path at the API, e.g. "rest/v1/listings". */
  api(
    path: string,
    { token, body, method }: { token?: string; body?: object; method?: string } = {},
  ): Promise<Response> {
    return api({ ...this.ready, apiUrl: this.ready.api }, token ? { token } : undefined, path, {
      ...(body && postJson(body)),
      ...(method && { method }),
    });
  }

  /** The newest mail to this address with these words, once there are so many of them. */
  mail(
    address: string,
    {
      subject = /^/,
      text = /^/,
      count = 1,
    }: { subject?: RegExp; text?: RegExp; count?: number } = {},
  ): Promise<MailMessage> {
    return until(async () => {
      const all = await mailTo(this.ready.standins, address);
      const found = all.filter((mail) => subject.test(mail.subject) && text.test(mail.text));
      if (!found[0] || found.length < count) throw new Error(`${found.length} mails to ${address}`);
      return found[0];
    });
  }
}

/** Any file of the site's origin that runs nothing. */
const NO_CODE = "/robots.txt";
const NO_WORKER = /Service Worker registration blocked by Playwright/;
const PASSWORD = "correct horse battery";

/** The first link in an email. */
export function linkIn({ html }: MailMessage): string {
  const [, link = ""] = html.match(/href="([^"]+)"/) ?? [];
  return link.replaceAll("&amp;", "&");
}

export const demo = new Demo();
