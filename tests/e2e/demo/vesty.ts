import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible } from "../../support/accessible.ts";
import { DESKTOP, PHONE } from "../../support/browser.ts";
import { HOSTILE_ANSWERS, HOSTILE_SOURCES } from "../../web/chat/hostile-answers.ts";
import { demo } from "./demo.ts";

/** A conversation with Vesty: asked, answered with sources, stopped, kept, and harmless. */
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";
/** The owner's session, so that one sign-in is enough. */
let session: BrowserContextOptions["storageState"];

test("an owner asks, sees the answer with its sources, and finds it again", async () => {
  await demo.visit(DESKTOP, async (page) => {
    await demo.signIn(page);
    await page.getByText(/^Hello \w+! I'm Vesty, your AI real estate assistant\./).waitFor();

    await page.getByLabel("Pictures for Vesty").setInputFiles({
      name: "roof.png",
      mimeType: "image/png",
      buffer: Buffer.from(PIXEL, "base64"),
    });
    await page.getByText("Write what you want to know about it").waitFor();
    await field(page).fill("How should I price my home?");
    await field(page).press("Enter");
    await answers(page).first().waitFor();
    const sources = page.getByRole("log").getByRole("link", { name: /price/i });
    await sources.first().waitFor();
    await page.getByAltText(/Your picture 1 of 1/).waitFor();
    expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await expectAccessible(page);

    await page.reload();
    await demo.read(page);
    await page.getByRole("log").getByText("How should I price my home?").waitFor();
    await answers(page).first().waitFor();
    await page.getByAltText(/Your picture 1 of 1/).waitFor();
    session = await page.context().storageState();
  });
});

test("on a phone the same conversation continues in the landing page's panel", async () => {
  await demo.visit({ ...PHONE, storageState: session }, async (page) => {
    await page.goto(demo.ready.web);
    await page.getByRole("button", { name: "Ask Vesty" }).click();
    const panel = page.getByRole("dialog", { name: "Vesty" });
    await panel.getByText("How should I price my home?").waitFor();
    await field(page).fill("And what does closing cost me?");
    await panel.getByRole("button", { name: "Send message" }).click();
    await answers(page).nth(1).waitFor();
    await expectAccessible(page);

    await panel.getByRole("button", { name: "Earlier conversations" }).click();
    await panel.getByRole("button", { name: /How should I price my home\?.*open now/ }).waitFor();
    await expectAccessible(page);
    await panel.getByRole("button", { name: "Back to the conversation" }).click();
    await panel.getByRole("button", { name: "Clear conversation" }).click();
    await page.getByRole("button", { name: "Clear conversation" }).last().click();
    await panel.getByText(/^Hello \w+! I'm Vesty/).waitFor();
  });
});

test("a running answer can be stopped, and one that broke off can be asked for again", async () => {
  const slow = await slowModel();
  try {
    await demo.visit({ ...DESKTOP, storageState: session }, async (page) => {
      await page.goto(`${demo.ready.web}/dashboard`);
      await demo.read(page);
      await page.route("**/functions/v1/chatbot/chat", (route) =>
        route.request().method() === "OPTIONS"
          ? route.fallback()
          : route.continue({ url: slow.address }),
      );
      await field(page).fill("Tell me everything");
      await field(page).press("Enter");
      await page.getByText("It all began").waitFor();
      await page.getByRole("button", { name: "Stop" }).click();
      await page.getByRole("log").getByText("You stopped this answer.").waitFor();
      await expect.poll(slow.hungUp).toBe(1);

      slow.breakOff();
      await field(page).fill("Once more");
      await field(page).press("Enter");
      const trouble = "Sorry, I had trouble processing your message. Please try again.";
      await page.getByRole("log").getByText(trouble).waitFor();
      await expectAccessible(page);
      await page.unroute("**/functions/v1/chatbot/chat");
      await page.getByRole("button", { name: "Retry" }).click();
      await page.getByRole("log").getByText(trouble).waitFor({ state: "detached" });
      await page.getByRole("button", { name: "Send message" }).waitFor();
      expect(await answers(page).count()).toBe(2);
    });
  } finally {
    slow.end();
  }
});

test("whatever Vesty says, nothing runs and nothing is fetched", async () => {
  await demo.visit({ ...DESKTOP, storageState: session }, async (page) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.addInitScript(() => {
      Object.assign(window, { hasRun: false, ran: () => Object.assign(window, { hasRun: true }) });
      localStorage.setItem("chat_thread_id", "11111111-1111-4111-8111-111111111111");
    });
    const timestamp = new Date().toISOString();
    const messages = HOSTILE_ANSWERS.map((content, index) => ({
      ...{ id: `answer-${index}`, role: "assistant", content, timestamp, images: [] },
      ...{ sources: index === 0 ? HOSTILE_SOURCES : [], stopped: false },
    }));
    await page.route("**/functions/v1/chatbot/history*", (route) =>
      route.fulfill({
        json: { exists: true, messages },
        headers: { "access-control-allow-origin": "*" },
      }),
    );
    await page.goto(`${demo.ready.web}/dashboard`);
    await demo.read(page);
    await answers(page)
      .nth(HOSTILE_ANSWERS.length - 1)
      .waitFor();
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => Reflect.get(window, "hasRun"))).toBe(false);
    const ours = [demo.ready.web, demo.ready.api].map((address) => new URL(address).host);
    const foreign = asked.filter(
      (url) => !/^(blob|data):/.test(url) && !ours.includes(hostOf(url)),
    );
    expect(foreign).toEqual([]);
    expect(asked.filter((url) => /\/api\/user|evil/.test(url))).toEqual([]);
  });
});

const field = (page: Page) => page.getByRole("textbox", { name: "Message to Vesty" });
const answers = (page: Page) => page.getByRole("log").getByRole("button", { name: "Copy answer" });
const hostOf = (url: string) => new URL(url).host;

/** A chat function that starts answering and never ends, unless told to break off. */
async function slowModel() {
  let hungUp = 0;
  let breaks = false;
  const server = createServer((request, response) => {
    response.writeHead(200, {
      "content-type": "text/event-stream",
      "access-control-allow-origin": "*",
    });
    response.write('event: delta\ndata: {"text":"It all began "}\n\n');
    if (breaks) response.end();
    else request.socket.on("close", () => hungUp++);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/chat`,
    hungUp: () => hungUp,
    breakOff: () => {
      breaks = true;
    },
    end: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
