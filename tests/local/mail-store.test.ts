import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createMailApp } from "../../local/stand-ins/mail.ts";
import { openMailStore } from "../../local/stand-ins/mail-store.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "selfnvest-mail-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const mail = {
  from: "SelfNVest <hello@selfnvest.test>",
  to: ["ann@example.com"],
  subject: "Your showing",
  html: "<p onclick='x()'>Tuesday</p><script>alert(1)</script>",
  text: "Tuesday",
  attachments: [{ filename: "v.ics", content_type: "text/calendar", content: "QkVHSU4=" }],
};

async function openMail() {
  const app = createMailApp(await openMailStore(join(folder, "mail.jsonl")));
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    app.request("/emails", {
      method: "POST",
      headers: { authorization: "Bearer re_local", ...headers },
      body: JSON.stringify(body),
    });
  const list = async () => (await app.request("/messages")).json();
  return { app, post, list };
}

describe("the mail stand-in", () => {
  it("keeps what was sent across a restart, newest first", async () => {
    const { post } = await openMail();
    expect((await post(mail)).status).toBe(200);
    await post({ ...mail, subject: "The second", to: "bob@example.com" });
    const [newest, oldest] = await (await openMail()).list();
    expect(newest).toMatchObject({ subject: "The second", to: ["bob@example.com"] });
    expect(oldest).toMatchObject(mail);
    expect(Date.parse(oldest.created_at)).not.toBeNaN();
  });

  it("shows an email once it is kept, so that none is seen and then lost", async () => {
    const store = await openMailStore(join(folder, "mail.jsonl"));
    const letter = { ...mail, cc: [], bcc: [], reply_to: [], headers: {} };
    const added = store.add(letter);
    expect(store.list()).toEqual([]);
    const message = await added;
    expect(store.list()).toEqual([message]);
  });

  it("delivers once per key, and refuses the key for another mail", async () => {
    const { post, list } = await openMail();
    const key = { "idempotency-key": "booking-1" };
    const [first, second] = await Promise.all([post(mail, key), post(mail, key)]);
    const answer = await first.json();
    expect(await second.json()).toEqual(answer);
    expect(await list()).toHaveLength(1);
    const other = await post({ ...mail, subject: "Changed" }, key);
    expect(other.status).toBe(409);
    const restarted = await openMail();
    expect(await (await restarted.post(mail, key)).json()).toEqual(answer);
    expect(await restarted.list()).toHaveLength(1);
    expect(await other.json()).toMatchObject({ name: "invalid_idempotent_request" });
  });

  it.each([
    ["without a key", mail, { authorization: "" }, 401, "missing_api_key"],
    ["to a refused address", { ...mail, to: ["v@refused.example"] }, {}, 422, "validation_error"],
    ["without a recipient", { ...mail, to: [] }, {}, 422, "validation_error"],
    ["with a line break in the subject", { ...mail, subject: "a\r\nBcc: x" }, {}, 422, ""],
    ["with an invalid recipient", { ...mail, to: ["ann"] }, {}, 422, ""],
    ["without a body", { ...mail, html: "", text: "" }, {}, 422, "validation_error"],
  ])("refuses a mail %s", async (_, body, headers, status, name) => {
    const { post, list } = await openMail();
    const answer = await post(body, headers);
    expect(answer.status).toBe(status);
    expect((await answer.json()).name).toContain(name);
    expect(await list()).toEqual([]);
  });

  it("shows an email in a frame that runs no code", async () => {
    const { app, post } = await openMail();
    const { id } = await (await post({ ...mail, subject: "<b>Hi</b>" })).json();
    const page = await (await app.request(`/messages/${id}`)).text();
    expect(page).toContain("&lt;b&gt;Hi&lt;/b&gt;");
    expect(page).toMatch(/<iframe[^>]+sandbox="allow-popups/);
    expect(page).not.toContain("allow-scripts");
    const body = await app.request(`/messages/${id}/body`);
    expect(body.headers.get("content-security-policy")).toContain("default-src 'none'");
    const file = await app.request(`/messages/${id}/attachments/0`);
    expect(file.headers.get("content-disposition")).toContain("attachment");
    expect(await file.text()).toBe("BEGIN");
  });
});
