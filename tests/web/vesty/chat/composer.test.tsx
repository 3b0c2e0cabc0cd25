import { createEvent, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { startCloud } from "../../../support/web-cloud.ts";
import { ALL_LEFT, become, type ChatCloud, startChatCloud } from "./chat-cloud.ts";
import { lineOf, openSignedIn } from "./world.tsx";

/** Writing a message, and sending it. */
const server = startCloud();
let cloud: ChatCloud;

beforeEach(() => {
  become(null);
  cloud = startChatCloud(server);
});

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe("writing", () => {
  test("Enter sends, but not space alone, and Shift+Enter starts a new line", async () => {
    const { user, field } = await openSignedIn();
    await user.type(field(), "   {Enter}");
    const send = screen.getByRole("button", { name: "Send message" });
    expect(send).toHaveAttribute("aria-disabled", "true");
    await user.click(send);
    expect(field()).toBeEnabled();
    expect(cloud.asked).toEqual([]);
    await user.clear(field());
    await user.type(field(), "One{Shift>}{Enter}{/Shift}two");
    expect(field()).toHaveValue("One\ntwo");
    await user.type(field(), "{Enter}");
    expect((await lineOf(cloud)).body.message).toBe("One\ntwo");
  });

  test("Enter that is held or confirms an input-method candidate sends nothing", async () => {
    const { field } = await openSignedIn();
    type(field(), "にほん");
    fireEvent.keyDown(field(), { key: "Enter", isComposing: true });
    fireEvent.keyDown(field(), { key: "Enter", keyCode: 229 });
    const held = createEvent.keyDown(field(), { key: "Enter", repeat: true });
    fireEvent(field(), held);
    expect(held.defaultPrevented).toBe(true);
    expect(field()).toHaveValue("にほん");
    expect(cloud.asked).toEqual([]);
    fireEvent.keyDown(field(), { key: "Enter" });
    expect((await lineOf(cloud)).body.message).toBe("にほん");
  });

  test("a long text shows how much room remains; one over the limit is not cut and can't be sent until shortened", async () => {
    const { user, field } = await openSignedIn();
    // Long texts scroll within the field.
    expect(field()).toHaveStyle({ maxHeight: "200px" });
    expect(screen.queryByText(/characters remaining/)).toBeNull();
    type(field(), "a".repeat(801));
    expect(screen.getByText("199 characters remaining")).toBeVisible();
    await user.clear(field());
    await user.paste(`${"a".repeat(1000)}, and the end`);
    expect(field()).toHaveValue(`${"a".repeat(1000)}, and the end`);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription("13 characters too many");
    await user.keyboard("{Enter}");
    expect(cloud.asked).toEqual([]);
    type(field(), "a".repeat(1000));
    expect(field()).toBeValid();
    fireEvent.keyDown(field(), { key: "Enter" });
    expect((await lineOf(cloud)).body.message).toHaveLength(1000);
  });
});

describe("today's remaining allowance", () => {
  test("is shown when low, and follows each answer", async () => {
    cloud.limits = { ...ALL_LEFT, plan: null, limit: 5, used: 1, remaining: 4 };
    const { user, field } = await openSignedIn();
    await user.type(field(), "One more{Enter}");
    expect(screen.queryByText(/messages left/)).toBeNull();
    (await lineOf(cloud)).done({ limits: { ...cloud.limits, used: 2, remaining: 3 } });
    expect(await screen.findByText("3 of 5 messages left today")).toBeVisible();
    expect(screen.getByRole("link", { name: "See plans" })).toHaveAttribute("href", "/choose-plan");
  });

  test("a used-up allowance shows when it returns and how to upgrade, and keeps the input", async () => {
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
    cloud.limits = { plan: null, limit: 5, used: 5, remaining: 0, resets_at: inAnHour };
    const { user, field } = await openSignedIn();
    expect(
      await screen.findByText(
        /You have used all 5 of today's messages\. New ones come (today|tomorrow) at \d+:\d\d [AP]M\./,
      ),
    ).toBeVisible();
    expect(screen.getByRole("link", { name: "Get more with a plan" })).toBeVisible();
    await user.type(field(), "Kept{Enter}");
    expect(field()).toHaveValue("Kept");
    expect(cloud.asked).toEqual([]);
  });

  test("offers no upgrade to users on the largest plan", async () => {
    cloud.limits = { ...ALL_LEFT, plan: "premium", limit: 200, used: 199, remaining: 1 };
    await openSignedIn();
    expect(await screen.findByText("1 of 200 messages left today")).toBeVisible();
    expect(screen.queryByRole("link", { name: /plan/ })).toBeNull();
  });

  test.each([
    ["chat_limit", 429, "That was all for today.", "See plans"],
    ["chat_running", 409, "Vesty is still answering you elsewhere.", "Retry"],
  ])("a refusal (%s) keeps the message", async (code, status, error, way) => {
    cloud.refusal = { status, code, error };
    const { user, field } = await openSignedIn();
    await user.type(field(), "Keep me{Enter}");
    expect(await screen.findByText(error)).toBeVisible();
    expect(screen.getByText("Keep me")).toBeVisible();
    const role = way === "Retry" ? "button" : "link";
    expect(screen.getByRole(role, { name: way })).toBeVisible();
  });
});

describe("the composer without a network", () => {
  test("the message stays, and is sent when it is back", async () => {
    const online = Object.getOwnPropertyDescriptor(Navigator.prototype, "onLine");
    Object.defineProperty(navigator, "onLine", { configurable: true, get: () => false });
    cloud.broken.chat = 0;
    const { user, field } = await openSignedIn();
    window.dispatchEvent(new Event("offline"));
    expect(await screen.findByText("You are offline. What you write is kept.")).toBeVisible();
    await user.type(field(), "Wait for me{Enter}");
    expect(await screen.findByText(/Your message is kept until you are back/)).toBeVisible();
    Reflect.deleteProperty(navigator, "onLine");
    expect(online).toBeDefined();
    window.dispatchEvent(new Event("online"));
    cloud.broken = {};
    await waitFor(() => expect(screen.queryByText(/You are offline/)).toBeNull());
    await user.click(screen.getByRole("button", { name: "Retry" }));
    (await lineOf(cloud)).done();
    expect(await screen.findByText("An answer.")).toBeVisible();
  });
});
