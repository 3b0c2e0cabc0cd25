import { screen, waitFor } from "@testing-library/react";
import { wishStore } from "@web/features/vesty/chat/ask-vesty.ts";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { functions, startCloud } from "../../../support/web-cloud.ts";
import { NOW } from "../../showings/availability/world.tsx";
import { type DashboardWorld, open, signedInWorld } from "./world.tsx";

vi.mock("@web/features/vesty/chat/conversation.tsx", () => ({
  default: () => {
    if (conversation.isBroken) throw new TypeError("Failed to fetch dynamically imported module");
    return <p>The conversation</p>;
  },
}));
const conversation = vi.hoisted(() => ({ isBroken: false }));

const cloud = startCloud();
let world: DashboardWorld;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  conversation.isBroken = false;
  wishStore.setState({ wish: null });
  world = await signedInWorld(cloud);
});

describe("Vesty on the dashboard", () => {
  test("a question in the address only fills the composer, once, and is removed from the address", async () => {
    const { where } = open("/dashboard?ask=What%20now%3F&panel=timeline");
    await waitFor(() => expect(where()).toBe("/dashboard?panel=timeline"));
    expect(wishStore.getState().wish).toEqual({ prompt: "What now?", isToBeSent: false });
  });

  test("suggestions that fail to load show an error with a retry; one passes its prompt to the conversation", async () => {
    cloud.use(
      http.get(functions("dashboard/suggestions"), () => HttpResponse.json({}, { status: 503 }), {
        once: true,
      }),
    );
    const { user } = open();
    await screen.findByText(/suggestions could not be loaded/);
    expect(screen.getByText("The conversation")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await user.click(await screen.findByRole("button", { name: /^Plan my week/ }));
    expect(wishStore.getState().wish).toEqual({ prompt: "My week?", isToBeSent: true });
  });

  test("a conversation that breaks leaves the rest working", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    conversation.isBroken = true;
    open();
    expect(await screen.findByText("Vesty could not be loaded")).toBeVisible();
    expect(await screen.findByText(world.answers.summary.next_step.title)).toBeVisible();
    expect(await screen.findByRole("heading", { name: "Visitor 1" })).toBeVisible();
    expect(screen.getByRole("button", { name: /^Plan my week/ })).toBeVisible();
  });
});
