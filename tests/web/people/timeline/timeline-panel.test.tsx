import { TIMELINE_STEPS, type TimelineStep, toggledTimeline } from "@domain/people/timeline.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { TimelinePanel } from "@web/features/people/timeline/timeline-panel.tsx";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { deferred } from "../../../support/deferred.ts";
import { findAlert, focusOn, renderWeb } from "../../../support/render-web.tsx";
import { comesBack } from "../../../support/returning-person.ts";
import { DANA, functions, startCloud } from "../../../support/web-cloud.ts";

const cloud = startCloud();
let steps: readonly TimelineStep[];
let saved: { path: string; body: unknown }[];
/** Holds back the response to a save until called. */
let hold: Promise<void> | null;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T15:00:00Z") });
  await comesBack();
  saved = [];
  hold = null;
  steps = TIMELINE_STEPS.map((step, index) => ({
    ...step,
    status: index === 0 ? "current" : "upcoming",
    tasks: [],
    task_count: 4,
  }));
  cloud.use(
    http.get(functions("dashboard/timeline"), () => HttpResponse.json(steps)),
    http.put(functions("dashboard/timeline/:step"), async ({ request, params }) => {
      const body = (await request.json()) as { completed: boolean; date: string };
      saved.push({ path: String(params.step), body });
      await hold;
      const id = steps.find((step) => step.id === params.step)?.id ?? "list-property";
      steps = toggledTimeline(steps, id, body.completed, body.date);
      return HttpResponse.json(steps);
    }),
    http.put(functions("dashboard/timeline/:step/tasks/:task"), async ({ request, params }) => {
      saved.push({ path: `${params.step}/${params.task}`, body: await request.json() });
      return HttpResponse.json(steps);
    }),
  );
});

const open = () =>
  renderWeb(<TimelinePanel userId={DANA.id} home={null} kitHref={(kit) => `/documents#${kit}`} />);
const step = (name: string) => screen.findByRole("checkbox", { name });
const progress = () => screen.getByRole("progressbar").getAttribute("aria-valuenow");

describe("the six steps", () => {
  test("are in order, with advice and the sale's progress; without premium, one line says what it adds", async () => {
    steps = toggledTimeline(steps, "property-assessment", true, "2026-11-03");
    open();
    const rows = await screen.findAllByRole("listitem");
    expect(rows.map((row) => within(row).getByRole("heading").textContent)).toEqual(
      TIMELINE_STEPS.map(({ title }) => title),
    );
    expect(rows[0]).toHaveTextContent("Completed Nov 3, 2026, checked off by you");
    expect(rows[1]).toHaveTextContent("Now");
    expect(rows[1]).toHaveAttribute("aria-current", "step");
    expect(rows[2]).toHaveTextContent("Upcoming");
    expect(rows[2]).toHaveTextContent(TIMELINE_STEPS[2].description);
    expect(screen.getByText("1 of 6 steps completed")).toBeVisible();
    expect(screen.getByText(/24 things to do in all/)).toBeVisible();
    expect(screen.getByRole("link", { name: "See the plans" })).toHaveAttribute(
      "href",
      "/choose-plan",
    );
    // There is no lock to press.
    expect(screen.getAllByRole("checkbox")).toHaveLength(6);
    expect(progress()).toBe("17");
  });

  test("a ticked one shows at once, and the next one is current; unticked, it is current again, without its date", async () => {
    const answer = deferred();
    hold = answer.promise;
    const { user } = open();
    await user.click(await step("Property Assessment"));
    await waitFor(() =>
      expect(screen.getByText("Completed Nov 21, 2026, checked off by you")).toBeVisible(),
    );
    expect(await step("Documentation Preparation")).toHaveAccessibleDescription("Now");
    expect(progress()).toBe("17");
    answer.resolve();
    await waitFor(() =>
      expect(saved).toEqual([
        { path: "property-assessment", body: { completed: true, date: "2026-11-21" } },
      ]),
    );
    await focusOn(step("Property Assessment"));

    await user.click(await step("Property Assessment"));
    await waitFor(async () =>
      expect(await step("Property Assessment")).toHaveAccessibleDescription("Now"),
    );
    expect(await step("Documentation Preparation")).toHaveAccessibleDescription("Upcoming");
    expect(progress()).toBe("0");
  });

  test("a step that a fact completes says what happened and can't be unticked", async () => {
    steps = steps.map((each) =>
      each.id === "list-property"
        ? {
            ...each,
            status: "completed",
            date: "2026-11-03",
            fact: "On the market since Nov 3, 2026.",
            by_fact: true,
          }
        : each,
    );
    open();
    const listed = await step("List Property");
    expect(listed).toBeDisabled();
    expect(listed).toHaveAccessibleDescription("Completed Nov 3, 2026");
    expect(screen.getByText("On the market since Nov 3, 2026.")).toBeVisible();
    expect(await step("Property Assessment")).toBeEnabled();
  });

  test("three in a row are all saved, in the order pressed", async () => {
    const { user } = open();
    await user.click(await step("Property Assessment"));
    await user.click(await step("Documentation Preparation"));
    await user.click(await step("Photography & Marketing"));
    await waitFor(() => expect(progress()).toBe("50"));
    await waitFor(() =>
      expect(saved.map(({ path }) => path)).toEqual([
        "property-assessment",
        "documentation-preparation",
        "photography-marketing",
      ]),
    );
    await waitFor(() => expect(steps[2]?.status).toBe("completed"));
    expect(progress()).toBe("50");
  });

  test("a step that could not be saved is reverted, with an error and a retry", async () => {
    cloud.use(
      http.put(
        functions("dashboard/timeline/:step"),
        () => HttpResponse.json({ code: "dashboard_unavailable" }, { status: 503 }),
        { once: true },
      ),
    );
    const { user } = open();
    await step("Property Assessment");
    // Even a refetch fails now.
    cloud.use(http.get(functions("dashboard/timeline"), () => HttpResponse.error()));
    await user.click(await step("Property Assessment"));
    await findAlert("Your timeline could not be changed. Please try again.");
    expect(await step("Property Assessment")).not.toBeChecked();
    expect(await step("Property Assessment")).toHaveAccessibleDescription("Now");
    expect(progress()).toBe("0");

    const notice = within(await findAlert(/^Your timeline could not be changed/));
    await user.click(notice.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(progress()).toBe("17"));
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  test("a timeline that fails to load shows an error, not defaults", async () => {
    cloud.use(
      http.get(functions("dashboard/timeline"), () => HttpResponse.json({}, { status: 500 }), {
        once: true,
      }),
    );
    const { user } = open();
    await findAlert("We could not load your timeline");
    expect(screen.queryByRole("checkbox")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await step("Property Assessment")).not.toBeChecked();
  });
});

describe("the checklists", () => {
  test("the checklists with premium: the current one is open, ticking saves, documents are linked", async () => {
    steps = steps.map((each, index) => ({
      ...each,
      task_count: 2,
      tasks: [
        { id: `a${index}`, title: `Task A${index}`, done: false, kit: `kit-${index}` },
        { id: `b${index}`, title: `Task B${index}`, done: true },
      ],
    }));
    const { user } = open();
    const task = await screen.findByRole("checkbox", { name: "Task A0" });
    expect(task).not.toBeChecked();
    expect(task.closest("details")).toHaveProperty("open", true);
    expect(screen.getByRole("checkbox", { name: "Task A1" }).closest("details")).toHaveProperty(
      "open",
      false,
    );
    expect(screen.getByRole("link", { name: "Document for: Task A0" })).toHaveAttribute(
      "href",
      "/documents#kit-0",
    );
    expect(screen.queryByRole("link", { name: "See the plans" })).toBeNull();

    steps = steps.map((each, index) =>
      index === 0 ? { ...each, tasks: each.tasks.map((one) => ({ ...one, done: true })) } : each,
    );
    await user.click(task);
    await waitFor(() => expect(task).toBeChecked());
    await waitFor(() =>
      expect(saved).toEqual([{ path: "property-assessment/a0", body: { done: true } }]),
    );
    expect(screen.getByText("2 of 2")).toBeVisible();
  });
});
