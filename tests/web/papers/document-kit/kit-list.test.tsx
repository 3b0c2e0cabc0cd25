import type { KitPart } from "@domain/papers/document-kit/fill.ts";
import { screen, within } from "@testing-library/react";
import { KitList } from "@web/features/papers/document-kit/kit-list.tsx";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { fakeDownloads } from "../../../support/fake-downloads.ts";
import { findAlert, renderWeb } from "../../../support/render-web.tsx";
import { comesBack } from "../../../support/returning-person.ts";
import { until } from "../../../support/until.ts";
import { enter } from "../../../support/user.ts";
import { bodiesOf, DANA, functions, rest, startCloud } from "../../../support/web-cloud.ts";

const cloud = startCloud();
let saved: ReturnType<typeof fakeDownloads>;
const names = () => saved.map(({ name }) => name);

beforeEach(async () => {
  await comesBack();
  saved = fakeDownloads();
});

function open(plan: null | "basic" | "premium", homes = ["1418 Maple St"]) {
  const asked: string[] = [];
  cloud.use(
    http.get(functions("user/subscription/:id"), () =>
      HttpResponse.json({ user_id: DANA.id, subscription_plan: plan }),
    ),
    http.get(rest("listings"), () =>
      HttpResponse.json(
        homes.map((address, n) => ({
          id: `home-${n}`,
          title: address,
          address,
          status: "active",
          price: null,
          availability: [],
        })),
      ),
    ),
    http.get(functions("documents/kit/:id"), ({ request }) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname.slice(pathname.lastIndexOf("/") + 1) + search);
      return HttpResponse.arrayBuffer(new ArrayBuffer(8));
    }),
  );
  return { ...renderWeb(<KitList userId={DANA.id} />), asked };
}

test("a person without the plan sees its contents and how to get them", async () => {
  open("basic");
  expect(await screen.findByRole("link", { name: "See the plans" })).toHaveAttribute(
    "href",
    "/choose-plan",
  );
  expect(screen.getByText("Lead paint disclosure")).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});

test("a document is saved for the home that a user with the plan picks, once, however often the button is pressed; a failure can be retried", async () => {
  const { user, asked } = open("premium", ["1418 Maple St", "2 Oak Ave"]);
  await user.selectOptions(await screen.findByLabelText("For which home"), "2 Oak Ave");
  cloud.use(
    http.get(functions("documents/kit/:id"), () => HttpResponse.json({}, { status: 503 }), {
      once: true,
    }),
  );
  await user.click(screen.getByRole("button", { name: "Download Net sheet" }));
  const alert = await findAlert("The document could not be created. Please try again.");
  await user.click(within(alert).getByRole("button", { name: "Try again" }));
  await until(() => expect(names()).toEqual(["Net sheet - 2 Oak Ave.pdf"]));
  await user.dblClick(screen.getByRole("button", { name: "Download Net sheet" }));
  await until(() => expect(names()).toHaveLength(2));
  expect(asked).toEqual(["net-sheet?listing_id=home-1", "net-sheet?listing_id=home-1"]);
});

test("a form is filled in on the page, kept as a draft, and saved to the user's documents", async () => {
  const parts: KitPart[] = [
    {
      heading: "Structure and roof",
      hints: ["Say what you know today."],
      spots: [
        { kind: "line", key: "a", label: "Seller", value: "Dana Whitfield" },
        { kind: "choice", key: "b", label: "Leaks", value: "", options: ["Yes", "No"] },
        { kind: "check", key: "c", label: "No reports", value: "" },
        { kind: "text", key: "d", label: "Explain", value: "" },
      ],
    },
  ];
  cloud.use(http.get(functions("documents/kit/:id/parts"), () => HttpResponse.json(parts)));
  const kept = bodiesOf(cloud, "post", functions("documents/kit/:id"), () =>
    HttpResponse.json({ id: "1", name: "Seller's disclosure.pdf" }, { status: 201 }),
  );
  const { user } = open("premium");
  const begin = () => screen.findByRole("button", { name: "Fill in Seller's disclosure" });
  await user.click(await begin());
  const dialog = () => within(screen.getByRole("dialog", { name: "Seller's disclosure" }));
  await user.click(await dialog().findByLabelText("No"));
  await user.click(dialog().getByLabelText("No reports"));
  await enter(user, dialog().getByLabelText("Explain"), "A new roof.");
  await user.clear(dialog().getByLabelText("Seller"));
  await user.click(dialog().getByRole("button", { name: "Later" }));

  await user.click(await begin());
  expect(await dialog().findByLabelText("Explain")).toHaveValue("A new roof.");
  expect(dialog().getByLabelText("Seller")).toHaveValue("");
  await user.dblClick(dialog().getByRole("button", { name: "Save to my documents" }));
  await screen.findByText("Seller's disclosure.pdf is among your documents.");
  expect(kept).toEqual([
    { listing_id: "home-0", answers: { a: "", b: "No", c: "yes", d: "A new roof." } },
  ]);
  await user.click(await begin());
  expect(await dialog().findByLabelText("Explain")).toHaveValue("");
});
