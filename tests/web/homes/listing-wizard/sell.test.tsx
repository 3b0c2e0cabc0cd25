import { screen, waitFor } from "@testing-library/react";
import SellScreen from "@web/screens/sell-screen.tsx";
import { rememberedPath } from "@web/session/redirect.ts";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";
import { comesBack, comesSignedOut } from "../../../support/returning-person.ts";
import { bodiesOf, DANA, functions, rest, startCloud } from "../../../support/web-cloud.ts";
import { ownListing } from "./listings.ts";
import { openPath } from "./world.tsx";

const cloud = startCloud();
let homes: { id: string; status: string; title: string }[];
let created: { id: string }[];

beforeEach(async () => {
  await comesBack();
  homes = [];
  created = bodiesOf(cloud, "post", functions("listings"), (body: { id: string }) =>
    HttpResponse.json(ownListing(body), { status: 201 }),
  );
  cloud.use(
    http.get(rest("listings"), ({ request }) => {
      const id = new URL(request.url).searchParams.get("id")?.replace("eq.", "");
      const { location: _location, ...row } = ownListing(id ? { id } : {});
      if (id) return HttpResponse.json([{ ...row, lat: null, lng: null }]);
      return HttpResponse.json(
        homes.map((home) => ({ ...row, ...home, images: [], availability: [] })),
      );
    }),
  );
});

const edit = (id: string) => `/my-listings/${id}/edit`;

describe("/sell", () => {
  test("signed out: sign in first, then return", async () => {
    await comesSignedOut();
    openPath("/sell");
    expect(await screen.findByText("Login here")).toBeVisible();
    expect(rememberedPath(DANA.id)).toBe("/sell");
  });

  test("a draft whose wizard's code is on its way is not offered as one to continue", async () => {
    const { where, queryClient } = renderWeb(<SellScreen />, { path: "/sell" });
    await waitFor(() => expect(where()).toContain("?step=basics"));
    expect(screen.getByRole("heading", { name: "Let's begin" })).toBeVisible();
    const another = { id: "55555555-5555-4555-8555-555555555555", status: "draft", title: "Loft" };
    homes = [{ id: created[0]?.id ?? "", status: "draft", title: "" }, another];
    await queryClient.invalidateQueries();
    await screen.findByRole("link", { name: "Continue with Loft" });
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
  });

  test("an owner without drafts gets a new draft at its first step, only one if the answer is lost", async () => {
    cloud.use(
      http.post(
        functions("listings"),
        async ({ request }) => {
          created.push((await request.json()) as { id: string });
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    const { where } = openPath("/sell");
    await screen.findByRole("heading", { name: "The basics" });
    expect(created).toHaveLength(2);
    expect(created[0]?.id).toBe(created[1]?.id);
    expect(where()).toBe(`${edit(created[0]?.id ?? "")}?step=basics`);
  });

  test("offers an unfinished draft, and a new one", async () => {
    const id = "55555555-5555-4555-8555-555555555555";
    homes = [
      { id, status: "draft", title: "Sunny craftsman" },
      { id: "66666666-6666-4666-8666-666666666666", status: "active", title: "Old loft" },
    ];
    const { user, where } = openPath("/sell");
    expect(
      await screen.findByRole("link", { name: "Continue with Sunny craftsman" }),
    ).toHaveAttribute("href", edit(id));
    expect(screen.queryByText("Old loft")).toBeNull();
    expect(created).toEqual([]);
    await user.dblClick(screen.getByRole("button", { name: "Start a new listing" }));
    await waitFor(() => expect(where()).toContain("?step=basics"));
    expect(created).toHaveLength(1);
    expect(created[0]?.id).not.toBe(id);
  });
});
