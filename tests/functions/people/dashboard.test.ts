import { EMAIL_FIXED } from "@domain/people/profile.ts";
import type { TimelineStep } from "@domain/people/timeline.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { api } from "../../support/api.ts";
import { book, openCalendar } from "../../support/edge-bookings.ts";
import { bearer, codeOf, jsonOf, postJson } from "../../support/edge-requests.ts";
import { insertListing, ownEdgeWorld, type Person, signUpAll } from "../../support/edge-world.ts";
import { payForKit } from "../../support/paid-kit.ts";

/** The dashboard over HTTP: the local cloud, the function on Deno, and a failing backend. */
const world = await ownEdgeWorld("dashboard");
const [dana, sam, pat] = await signUpAll(world.cloud, "Dana", "Sam", "Pat");
await payForKit(world.cloud, pat);
beforeEach(() =>
  world.cloud.sql.exec("delete from public.timeline_steps; delete from public.timeline_tasks"),
);

describe("the summary and the suggestions", () => {
  it("suggestions for a new owner say where to begin", async () => {
    expect(await read("/summary", sam)).toMatchObject({
      homes: 0,
      home: null,
      next_showing: null,
      unanswered_requests: 0,
      next_step: { id: "create-listing", action: { path: "/sell" } },
    });
    const cards = await read("/suggestions", sam);
    expect(cards.map((card: { id: string }) => card.id)).toContain("first-steps");
  });

  it("suggestions for an owner with a waiting visitor name the visitor", async () => {
    const home = await insertListing(world.cloud, dana);
    await openCalendar(world.cloud, dana, home);
    await book(world.cloud, home);
    const summary = await read("/summary", dana);
    expect(summary).toMatchObject({
      homes: 1,
      home: { id: home, title: "Craftsman with a porch", status: "active" },
      next_showing: { listing_id: home, status: "pending", time_zone: "America/Boise" },
      unanswered_requests: 1,
      next_step: {
        id: "answer-requests",
        action: { path: "/dashboard?showings=all&status=pending" },
      },
    });
    const [first] = await read("/suggestions", dana);
    expect(first).toEqual({
      id: "answer-requests",
      title: expect.any(String),
      description: "1 showing request waits for you.",
      prompt: expect.any(String),
    });
    // Sam has nothing to do with it.
    expect(await read("/summary", sam)).toMatchObject({ homes: 0, unanswered_requests: 0 });
  });
});

describe("the timeline", () => {
  it("starts with the six steps, without checklists unless premium", async () => {
    const steps: TimelineStep[] = await read("/timeline", sam);
    expect(steps.map(({ status }) => status)).toEqual(["current", ...Array(5).fill("upcoming")]);
    expect(steps[0]).toMatchObject({ title: "Property Assessment", tasks: [], task_count: 6 });
    expect(steps[0]?.description.length).toBeGreaterThan(40);
  });

  it("is toggled by the rule, with the browser's date, and stored", async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const answer = await put("/timeline/property-assessment", sam, {
      completed: true,
      date: tomorrow,
    });
    expect(drawn(await jsonOf(answer))).toBe("c>....");
    await put("/timeline/property-assessment", sam, { completed: true, date: "2020-01-01" });
    const steps = await read("/timeline", sam);
    expect(steps[0].date).toBe(tomorrow);
    const back = await put("/timeline/property-assessment", sam, { completed: false });
    expect(drawn(await jsonOf(back))).toBe(">.....");
    expect(drawn(await read("/timeline", pat))).toBe(">.....");
  });

  it("knows that a home is on the market, which can't be taken back", async () => {
    await insertListing(world.cloud, dana);
    const steps: TimelineStep[] = await read("/timeline", dana);
    expect(drawn(steps)).toBe("c..c>.");
    expect(steps[3]).toMatchObject({
      by_fact: true,
      fact: expect.stringMatching(/^On the market since /),
    });
    const answer = await put("/timeline/list-property", dana, { completed: false });
    expect(drawn(await jsonOf(answer))).toBe("c..c>.");
  });

  it("is each home's own: of the one that is named, or of the one that is shown, and never another person's", async () => {
    const [first, second] = [
      await insertListing(world.cloud, dana, { title: "First" }),
      await insertListing(world.cloud, dana, { title: "Second" }),
    ];
    const at = (home: string, path = "/timeline") => `${path}?home=${home}`;
    const toggled = await put(at(second, "/timeline/documentation-preparation"), dana, {
      completed: true,
    });
    expect(drawn(await jsonOf(toggled))).toBe("cc.c>.");
    expect(drawn(await read(at(second), dana))).toBe("cc.c>.");
    expect(drawn(await read(at(first), dana))).toBe("c..c>.");
    // Sam names Dana's home, and has none: Sam's own timeline is read, and nothing is changed.
    expect(drawn(await read(at(second), sam))).toBe(">.....");
    const refused = await put(at(second, "/timeline/documentation-preparation"), sam, {
      completed: true,
    });
    expect(await codeOf(refused)).toEqual([404, "listing_not_found"]);
    expect(drawn(await read("/timeline", sam))).toBe(">.....");
    const { choices } = await read("/summary", dana);
    expect(choices.map(({ title }: { title: string }) => title)).toEqual(
      expect.arrayContaining(["First", "Second"]),
    );
  });

  it("stays valid through six simultaneous toggles", async () => {
    const ids = (await read("/timeline", dana)).map((step: TimelineStep) => step.id);
    const presses: Promise<Response>[] = ids.map((id: string, n: number) =>
      put(`/timeline/${id}`, dana, { completed: n < 4 }),
    );
    const statuses = (await Promise.all(presses)).map((answer) => answer.status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const steps: TimelineStep[] = await read("/timeline", dana);
    expect(steps.filter(({ status }) => status === "current")).toHaveLength(1);
    expect(drawn(steps)).toMatch(/^cccc/);
  });

  it("has checklists for premium, and keeps the ticks", async () => {
    const answer = await put("/timeline/list-property/tasks/publish", pat, { done: true });
    expect(answer.status).toBe(200);
    await put("/timeline/list-property/tasks/publish", pat, { done: true });
    const step = (await read("/timeline", pat))[3] as TimelineStep;
    expect(step.tasks).toHaveLength(step.task_count);
    expect(step.tasks.filter(({ done }) => done).map(({ id }) => id)).toEqual(["publish"]);
    expect(step.tasks.find(({ kit }) => kit === "open-house-checklist")).toBeDefined();
    await put("/timeline/list-property/tasks/publish", pat, { done: false });
    const after = (await read("/timeline", pat))[3] as TimelineStep;
    expect(after.tasks.some(({ done }) => done)).toBe(false);
  });

  it("hides the checklists without premium", async () => {
    expect(
      await codeOf(await put("/timeline/list-property/tasks/publish", dana, { done: true })),
    ).toEqual([403, "plan_required"]);
  });

  it.each([
    ["/timeline/sail-away", { completed: true }, 404],
    ["/timeline/toString", { completed: true }, 404],
    ["/timeline/list-property", {}, 400],
    ["/timeline/list-property", { completed: "yes" }, 400],
    ["/timeline/list-property", null, 400],
    ["/timeline/list-property/tasks/disclosure", { done: true }, 404],
    ["/timeline/list-property/tasks/publish", { done: 1 }, 400],
  ])("PUT %s %j: %i", async (path, body, status) => {
    expect((await put(path, pat, body)).status).toBe(status);
    expect(drawn(await read("/timeline", pat))).toBe(">.....");
  });
});

describe("the profile", () => {
  it("is read and saved by the form's rules; the session learns the name", async () => {
    const wanted = { name: "  Dana  Owner ", phone: "(208) 555-0199", propertyType: "condo" };
    const answer = await put("/profile", dana, wanted);
    expect(answer.status).toBe(200);
    const profile = await read("/profile", dana);
    expect(profile).toEqual({
      id: dana.id,
      name: "Dana  Owner",
      email: dana.email,
      phone: "(208) 555-0199",
      propertyAddress: "",
      propertyType: "condo",
      avatar: null,
    });
    expect(await jsonOf(answer)).toEqual(profile);
    const user = await api(world.cloud, dana, "auth/v1/user");
    expect((await user.json()).user_metadata.full_name).toBe("Dana  Owner");

    // Omitted fields stay as they are, and "" clears.
    await put("/profile", dana, { phone: "" });
    expect(await read("/profile", dana)).toMatchObject({ ...profile, phone: "" });

    // Everything that was read may be sent back.
    const echo = await put("/profile", dana, { ...profile, email: dana.email.toUpperCase() });
    expect(await jsonOf(echo)).toEqual(profile);
  });

  it.each([
    ["address", () => ({ email: "else@owners.example" }), 422, { email: EMAIL_FIXED }],
    ["missing address", () => ({ email: null }), 422, { email: EMAIL_FIXED }],
    ["id", () => ({ id: sam.id }), 400, undefined],
    ["picture", () => ({ avatar: "https://else.example/me.png" }), 400, undefined],
  ])(
    "reports that another %s is not stored, and stores nothing",
    async (_, changes, status, problems) => {
      const before = await read("/profile", dana);
      const answer = await put("/profile", dana, { name: "Somebody Else", ...changes() });
      expect(answer.status).toBe(status);
      expect((await jsonOf(answer)).problems).toEqual(problems);
      expect(await read("/profile", dana)).toEqual(before);
      expect(await read("/profile", sam)).toMatchObject({ name: "Sam", email: sam.email });
    },
  );

  it.each([
    [{ name: "n".repeat(101) }, 422, { name: "Please use at most 100 characters." }],
    [{ propertyType: "castle" }, 400, undefined],
    [{ name: 5 }, 400, undefined],
  ])("rejects %j", async (body, status, problems) => {
    const before = await read("/profile", dana);
    const answer = await put("/profile", dana, body);
    expect(answer.status).toBe(status);
    expect((await jsonOf(answer)).problems).toEqual(problems);
    expect(await read("/profile", dana)).toEqual(before);
  });
});

const ROUTES = ["/summary", "/suggestions", "/timeline", "/profile"];

it.each(ROUTES)("GET %s requires a signed-in user", async (path) => {
  for (const token of [undefined, "guess", world.cloud.publishableKey, world.cloud.secretKey]) {
    expect(
      await codeOf(await world.edge.call(path, token === undefined ? {} : bearer(token))),
    ).toEqual([401, "authentication_required"]);
  }
});

it.each(ROUTES)("GET %s returns no defaults when the backend fails", async (path) => {
  world.backend.fail(/rest\/v1/, "reset");
  const answer = await world.edge.call(path, bearer(dana.token));
  expect(answer.status).toBe(503);
  expect(await jsonOf(answer)).toEqual({
    error: "Failed to load dashboard data. Please refresh the page.",
    detail: "Failed to load dashboard data. Please refresh the page.",
    code: "dashboard_unavailable",
  });
});

it("reports that nothing was saved when saving fails", async () => {
  world.backend.fail(/save_timeline/, "reset");
  expect(await codeOf(await put("/timeline/list-property", dana, { completed: true }))).toEqual([
    503,
    "timeline_not_saved",
  ]);
  world.backend.fail(/profiles\?id=/, "reset");
  expect(await codeOf(await put("/profile", dana, { name: "Dana" }))).toEqual([
    503,
    "profile_not_saved",
  ]);
});

async function read(path: string, person: Person) {
  const answer = await world.edge.call(path, bearer(person.token));
  expect(answer.status).toBe(200);
  return jsonOf(answer);
}

function put(path: string, person: Person, body: unknown): Promise<Response> {
  const init = postJson(body, bearer(person.token).headers);
  return world.edge.call(path, { ...init, method: "PUT" });
}

function drawn(steps: TimelineStep[]): string {
  return steps
    .map(({ status }) => ({ completed: "c", current: ">", upcoming: "." })[status])
    .join("");
}
