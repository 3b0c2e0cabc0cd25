import type { SaleAct } from "@domain/sales/deadlines.ts";
import type { LinkedStep } from "@domain/sales/step-links.ts";
import { dayText } from "@domain/sales/step-words.ts";
import { screen, waitFor } from "@testing-library/react";
import { screens } from "@web/app/routes.tsx";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";
import { enter } from "../../../support/user.ts";
import { type Call, notedIn, rest, startCloud } from "../../../support/web-cloud.ts";
import { inDays, SALE } from "../../offers/offers/offers.ts";

const cloud = startCloud();
const TOKEN = "a-link-of-the-step".padEnd(43, "x");
let shown: LinkedStep | null;
let asked: Call[];

beforeEach(() => {
  asked = [];
  shown = linked();
  const rpc = notedIn(asked);
  cloud.use(
    rpc("step_by_link", () => shown),
    rpc("act_by_link", ({ act, day }) => press(String(act), day)),
  );
});

function linked(changes: Partial<LinkedStep> = {}): LinkedStep {
  return {
    ...{ sale_id: SALE.id, side: "buyer", home: "Farmhouse with a porch", zone: "America/Denver" },
    ...{ sale_state: "open", kind: "inspection", owner: "buyer", done_by: [], state: "open" },
    ...{
      due_on: inDays(3),
      until_hour: 24,
      proposed_on: null,
      seen: 0,
      can: ["done", "propose", "waive"],
      acts: [],
    },
    ...changes,
  };
}

function act(more: Partial<SaleAct>): SaleAct {
  return {
    ...{ n: 1, kind: "inspection", act: "done", made_by: "buyer", day: null, rule: null },
    ...{ said: "", at: new Date().toISOString(), made_on: inDays(0) },
    ...more,
  };
}

const DONE: Record<string, SaleAct["act"]> = {
  ...{ done: "done", waive: "waived", propose: "proposed", agree: "agreed" },
};

function press(name: string, day: unknown) {
  const made = act({ act: DONE[name] ?? "refused", day: typeof day === "string" ? day : null });
  shown = shown && {
    ...shown,
    state: name === "done" ? "done" : name === "waive" ? "waived" : "open",
    can: [],
    acts: [...shown.acts, made],
  };
  return shown;
}

const open = (what = `done/${TOKEN}`) => renderWeb(<screens.stepLink />, { path: `/step#${what}` });
const presses = () => asked.filter(({ name }) => name === "act_by_link").map(({ body }) => body);

describe("the page behind a link in a mail about a step", () => {
  test("shows the step, changes nothing, and settles it with one press", async () => {
    const { user } = open();
    expect(await screen.findByRole("heading", { level: 1, name: "Inspection" })).toBeVisible();
    expect(screen.getByText("Farmhouse with a porch")).toBeVisible();
    expect(screen.getByText(/^It is due on/)).toBeVisible();
    expect(presses()).toEqual([]);
    await user.click(screen.getByRole("button", { name: "It is done" }));
    const text = await screen.findByText("Done: Inspection. We told the owner.");
    expect(text).toHaveFocus();
    expect(presses()).toEqual([{ token: TOKEN, act: "done", said: "" }]);
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByRole("link", { name: "Open the whole sale" })).toHaveAttribute(
      "href",
      `/sales/${SALE.id}`,
    );
  });

  test("asks for another date, which is another one", async () => {
    const { user } = open(`propose/${TOKEN}`);
    const send = await screen.findByRole("button", { name: "Ask for another date" });
    await user.click(send);
    expect(await screen.findByText(/It is already due on this day/)).toBeVisible();
    expect(presses()).toEqual([]);
    const field = screen.getByLabelText("The new last day");
    await user.clear(field);
    await user.type(field, inDays(9));
    await enter(user, screen.getByLabelText(/^To the owner/), " No time before. ");
    await user.click(send);
    await screen.findByText(
      `You asked for ${dayText(inDays(9))}. It counts once the owner agrees.`,
    );
    expect(presses()).toEqual([
      { token: TOKEN, act: "propose", day: inDays(9), said: "No time before." },
    ]);
  });

  test("says what giving up means, and offers what else can be done", async () => {
    const { user } = open(`waive/${TOKEN}`);
    expect(await screen.findByText(/You can then no longer back out/)).toBeVisible();
    await user.click(screen.getByRole("link", { name: "It is done" }));
    expect(await screen.findByRole("button", { name: "It is done" })).toBeVisible();
    await user.click(screen.getByRole("link", { name: "Waive condition" }));
    await user.click(await screen.findByRole("button", { name: "Waive condition" }));
    await waitFor(() => expect(presses()).toEqual([{ token: TOKEN, act: "waive", said: "" }]));
  });

  test("a link that is too late says what happened meanwhile, and has nothing to press", async () => {
    shown = linked({
      acts: [act({ act: "proposed", made_by: "owner", day: inDays(8) })],
      can: ["agree", "refuse", "propose"],
      proposed_on: inDays(8),
    });
    open();
    expect(await screen.findByText("Something changed since this email")).toBeVisible();
    expect(screen.getByText(`The owner proposed ${dayText(inDays(8))}`)).toBeVisible();
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("says what happened while it was open", async () => {
    const { user } = open();
    const button = await screen.findByRole("button", { name: "It is done" });
    cloud.use(
      notedIn(asked)("act_by_link", () => {
        shown = linked({ state: "waived", acts: [act({ act: "waived" }), act({ n: 2 })] });
        return shown;
      }),
    );
    await user.click(button);
    expect(
      await screen.findByText("This step is settled. There is nothing left to do"),
    ).toBeVisible();
    expect(screen.getByText("This condition was waived.")).toBeVisible();
    expect(screen.queryByText(/before you act on this step/)).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("a press that is refused says what happened in the meantime", async () => {
    const { user } = open();
    const button = await screen.findByRole("button", { name: "It is done" });
    cloud.use(
      http.post(rest("rpc/act_by_link"), () => {
        shown = linked({
          acts: [act({ act: "proposed", made_by: "owner", day: inDays(8) })],
          ...{ can: ["agree", "refuse", "propose"], proposed_on: inDays(8) },
        });
        return HttpResponse.json({ code: "PT409", message: "sale_changed" }, { status: 409 });
      }),
    );
    await user.click(button);
    expect(await screen.findByText("Something changed since this email")).toBeVisible();
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("a link without its secret is asked about nowhere", async () => {
    open("");
    expect(await screen.findByRole("heading", { name: "This link has expired" })).toBeVisible();
    expect(asked).toEqual([]);
  });

  test("a step that could not be loaded is no link that has expired", async () => {
    cloud.use(
      http.post(rest("rpc/step_by_link"), () =>
        HttpResponse.json({ code: "PT429", message: "too_many_requests" }, { status: 429 }),
      ),
    );
    open();
    expect(
      await screen.findByRole("heading", { name: "We could not load this step" }),
    ).toBeVisible();
    expect(screen.queryByText("This link has expired")).toBeNull();
  });

  test("a link that has expired, or is none, leads to the offers", async () => {
    shown = null;
    open();
    expect(await screen.findByRole("heading", { name: "This link has expired" })).toBeVisible();
    expect(
      screen.getByText("This link no longer works. Please sign in to see the sale."),
    ).toBeVisible();
  });
});
