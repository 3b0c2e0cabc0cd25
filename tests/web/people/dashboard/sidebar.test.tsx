import { screen, waitFor, within } from "@testing-library/react";
import { useHashTarget } from "@web/features/people/dashboard/use-hash-target.ts";
import { HttpResponse, http } from "msw";
import { useRef, useState } from "react";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";
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
    for (const [n, close] of [...ways, ...ways].entries()) {
      const [opener, panel] = n % 2 ? [step, "Timeline"] : [folder, "Documents"];
      await user.click(opener);
      const dialog = await sidebar(panel);
      expect(where()).toBe(`/dashboard?panel=${panel.toLowerCase()}`);
      await close(dialog);
      await isClosed();
      expect(where()).toBe("/dashboard");
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

  test("ignores an unknown panel", async () => {
    open("/dashboard?panel=secrets");
    expect(await screen.findByText("Offer times for showings")).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("the panels", () => {
  test("a shared address opens one: this month's figures, the questions about each home, the user's profile, and a timeline that also changes the page behind", async () => {
    cloud.use(
      http.get(rest("rpc/my_questions"), () => HttpResponse.json([])),
      http.get(rest("listing_answers"), () => HttpResponse.json([])),
      http.put("*/functions/v1/dashboard/timeline/:step", () =>
        HttpResponse.json(
          world.answers.timeline.map((step, index) => ({
            ...step,
            status: index === 0 ? "completed" : index === 1 ? "current" : "upcoming",
          })),
        ),
      ),
    );
    const { user, where } = open("/dashboard?panel=availability");
    const panel = within(await sidebar("Availability"));
    const figure = async (name: string) => (await panel.findByText(name)).nextSibling;
    expect(await figure("Available days")).toHaveTextContent("1");
    expect(await figure("Bookings")).toHaveTextContent("2");
    expect(await figure("Pending")).toHaveTextContent("1");
    expect(panel.getByRole("link", { name: "Manage Availability" })).toHaveAttribute(
      "href",
      `/availability?listing=${OWN_HOME.id}`,
    );
    const to = async (name: string) => {
      const folder = within(screen.getByRole("navigation", { name: "Your folder" }));
      await user.click(folder.getByRole("link", { name }));
      return within(await sidebar(name));
    };
    const questions = await to("Questions");
    expect(await questions.findByRole("region", { name: OWN_HOME.title })).toBeVisible();
    const profile = await to("Profile");
    expect(await profile.findByLabelText(/^Phone number/)).toHaveValue("303-555-0100");
    expect(profile.getByRole("button", { name: "Save profile" })).toBeVisible();
    const timeline = await to("Timeline");
    await user.click(await timeline.findByRole("checkbox", { name: "Property Assessment" }));
    await user.keyboard("{Escape}");
    await isClosed();
    expect(where()).toBe("/dashboard");
    expect(
      await screen.findByRole("link", { name: "Step 2 of 6: Documentation Preparation 17%" }),
    ).toBeVisible();
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
});

function Panel() {
  const frame = useRef<HTMLDivElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  useHashTarget(frame);
  return (
    <div ref={frame}>
      <button type="button" onClick={() => setLoaded(true)}>
        Load
      </button>
      {isLoaded && (
        <ul>
          <li id="kit-net-sheet" tabIndex={-1}>
            Net sheet
          </li>
          <li id="kit-lead-paint" tabIndex={-1}>
            Lead paint
          </li>
        </ul>
      )}
    </div>
  );
}

test("a panel focuses the element named in the address once it has loaded", async () => {
  const { user } = renderWeb(<Panel />, { path: "/dashboard?panel=documents#kit-lead-paint" });
  await user.click(screen.getByRole("button", { name: "Load" }));
  await waitFor(() => expect(screen.getByText("Lead paint")).toHaveFocus());
});

test("a panel leaves the focus alone when the address names nothing", async () => {
  const { user } = renderWeb(<Panel />, { path: "/dashboard?panel=documents#kit-unknown" });
  const button = screen.getByRole("button", { name: "Load" });
  await user.click(button);
  expect(await screen.findByText("Net sheet")).toBeVisible();
  expect(button).toHaveFocus();
});
