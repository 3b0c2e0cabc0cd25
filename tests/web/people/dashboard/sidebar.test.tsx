import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { OWN_HOME } from "../../../support/showings.ts";
import { rest, startCloud } from "../../../support/web-cloud.ts";
import { NOW } from "../../showings/availability/world.tsx";
import { type DashboardWorld, open, signedInWorld } from "./world.tsx";

vi.mock("@web/features/vesty/chat/conversation.tsx", () => ({ default: () => null }));

const cloud = startCloud();
let world: DashboardWorld;

// Loads the panels' code, which on a busy machine takes longer than a test waits.
beforeAll(async () => {
  await Promise.all([
    import("@web/screens/dashboard-documents.tsx"),
    import("@web/screens/dashboard-timeline.tsx"),
    import("@web/screens/dashboard-profile.tsx"),
    import("@web/screens/dashboard-availability.tsx"),
    import("@web/screens/dashboard-questions.tsx"),
  ]);
});

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  world = await signedInWorld(cloud);
});

const sidebar = (name: string) => screen.findByRole("dialog", { name });
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

describe("the sidebar", () => {
  test("opens with the floating button; Escape closes it and restores the focus", async () => {
    const { user, where } = open();
    const button = await screen.findByRole("button", { name: "Your folder" });
    expect(button).toHaveAttribute("aria-expanded", "false");
    await user.click(button);
    const dialog = await sidebar("Documents");
    expect(where()).toBe("/dashboard?panel=documents");
    expect(within(dialog).getByRole("heading", { name: "Documents" })).toHaveFocus();
    await waitFor(() => expect(document.title).toMatch(/^Documents/));
    expect(await within(dialog).findByRole("heading", { name: "Your documents" })).toBeVisible();

    await user.keyboard("{Escape}");
    await isClosed();
    expect(where()).toBe("/dashboard");
    expect(button).toHaveFocus();
    expect(document.title).toMatch(/^Dashboard/);
  });

  test("can be reopened, from the folder and from the page, however it was closed", async () => {
    const { user, where } = open("/dashboard", { history: "browser" });
    const folder = await screen.findByRole("button", { name: "Your folder" });
    const step = await screen.findByRole("link", { name: /^Step 1 of 6/ });
    const ways: ((dialog: HTMLElement) => Promise<void>)[] = [
      () => user.click(screen.getByTestId("back")),
      () => user.keyboard("{Escape}"),
      (dialog) => user.click(dialog),
    ];
    for (const close of [...ways, ...ways]) {
      for (const [opener, panel] of [
        [folder, "Documents"],
        [step, "Timeline"],
      ] as const) {
        await user.click(opener);
        const dialog = await sidebar(panel);
        expect(where()).toBe(`/dashboard?panel=${panel.toLowerCase()}`);
        await close(dialog);
        await isClosed();
        expect(where()).toBe("/dashboard");
      }
    }
  });

  test("pressed twice, goes back only one step: the page below stays", async () => {
    window.history.pushState(null, "", "/listings");
    const { user, where } = open("/dashboard", { history: "browser" });
    const button = await screen.findByRole("button", { name: "Your folder" });
    button.click();
    button.click();
    const close = within(await sidebar("Documents")).getByRole("button", { name: "Close" });
    close.click();
    close.click();
    await isClosed();
    expect(where()).toBe("/dashboard");
    // Only the next step back leaves the page.
    await user.click(screen.getByTestId("back"));
    await waitFor(() => expect(where()).toBe("/listings"));
  });

  test("switches between panels, and one step Back closes it", async () => {
    const { user, where } = open("/dashboard?showings=all");
    await user.click(await screen.findByRole("button", { name: "Your folder" }));
    const tabs = within(
      within(await sidebar("Documents")).getByRole("navigation", { name: "Your folder" }),
    );
    await user.click(tabs.getByRole("link", { name: "Timeline" }));
    await sidebar("Timeline");
    expect(tabs.getByRole("link", { name: "Timeline" })).toHaveAttribute("aria-current", "page");
    await user.click(tabs.getByRole("link", { name: "Profile" }));
    await sidebar("Profile");
    expect(where()).toBe("/dashboard?showings=all&panel=profile");
    await user.click(screen.getByTestId("back"));
    await isClosed();
    // The page's own state is unchanged.
    expect(where()).toBe("/dashboard?showings=all");
  });

  test("goes back when closed from any panel, if it was opened here", async () => {
    const { user, where } = open();
    await user.click(await screen.findByRole("button", { name: "Your folder" }));
    const dialog = within(await sidebar("Documents"));
    await user.click(dialog.getByRole("link", { name: "Availability" }));
    await sidebar("Availability");
    await user.keyboard("{Escape}");
    await isClosed();
    await user.click(screen.getByTestId("forward"));
    await sidebar("Availability");
    expect(where()).toBe("/dashboard?panel=availability");
  });

  test("opens from a shared address, and closing stays on the dashboard", async () => {
    const { user, where } = open("/dashboard?panel=timeline");
    await sidebar("Timeline");
    await user.keyboard("{Escape}");
    await isClosed();
    expect(where()).toBe("/dashboard");
  });

  test("ignores an unknown panel", async () => {
    open("/dashboard?panel=secrets");
    expect(await screen.findByText("Offer times for showings")).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("the panels", () => {
  test("availability: this month's figures from the database, and a link to the calendar", async () => {
    open("/dashboard?panel=availability");
    const panel = within(await sidebar("Availability"));
    const figure = async (name: string) => (await panel.findByText(name)).nextSibling;
    expect(await figure("Available days")).toHaveTextContent("1");
    expect(await figure("Bookings")).toHaveTextContent("2");
    expect(await figure("Pending")).toHaveTextContent("1");
    expect(panel.getByRole("link", { name: "Manage Availability" })).toHaveAttribute(
      "href",
      `/availability?listing=${OWN_HOME.id}`,
    );
  });

  test("availability and questions without a home: how to list one", async () => {
    world.homes = [];
    const { user } = open("/dashboard?panel=availability");
    const availability = within(await sidebar("Availability"));
    expect(await availability.findByRole("heading", { name: "No Property Listed" })).toBeVisible();
    expect(availability.getByRole("link", { name: "Create Your Listing" })).toBeVisible();
    await user.click(availability.getByRole("link", { name: "Questions" }));
    const questions = within(await sidebar("Questions"));
    expect(await questions.findByRole("heading", { name: "No Property Listed" })).toBeVisible();
  });

  test("questions: those about each home", async () => {
    cloud.use(
      http.get(rest("rpc/my_questions"), () => HttpResponse.json([])),
      http.get(rest("listing_answers"), () => HttpResponse.json([])),
    );
    open("/dashboard?panel=questions");
    const panel = within(await sidebar("Questions"));
    expect(await panel.findByRole("region", { name: OWN_HOME.title })).toBeVisible();
  });

  test("profile: the user's own", async () => {
    open("/dashboard?panel=profile");
    const panel = within(await sidebar("Profile"));
    expect(await panel.findByLabelText(/^Phone number/)).toHaveValue("303-555-0100");
    expect(panel.getByRole("button", { name: "Save profile" })).toBeVisible();
  });

  test("timeline: a ticked step also shows on the page behind", async () => {
    cloud.use(
      http.put("*/functions/v1/dashboard/timeline/:step", () =>
        HttpResponse.json(
          world.answers.timeline.map((step, index) => ({
            ...step,
            status: index === 0 ? "completed" : index === 1 ? "current" : "upcoming",
          })),
        ),
      ),
    );
    const { user } = open("/dashboard?panel=timeline");
    const panel = within(await sidebar("Timeline"));
    await user.click(await panel.findByRole("checkbox", { name: "Property Assessment" }));
    await user.keyboard("{Escape}");
    await isClosed();
    expect(
      await screen.findByRole("link", { name: "Step 2 of 6: Documentation Preparation 17%" }),
    ).toBeVisible();
  });
});
