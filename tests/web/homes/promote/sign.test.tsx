import { screen, waitFor } from "@testing-library/react";
import { screens } from "@web/app/routes.tsx";
import { HttpResponse, http } from "msw";
import { describe, expect, test } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";
import { rest, startCloud } from "../../../support/web-cloud.ts";
import { homeId } from "../listings/homes.ts";

const cloud = startCloud();

describe("the page of a short address", () => {
  test("leads to the home, as a visit by its sign", async () => {
    cloud.use(
      http.get(rest("rpc/home_at"), ({ request }) =>
        HttpResponse.json(
          new URL(request.url).searchParams.get("letters") === "BKMTZ" ? homeId(1) : null,
        ),
      ),
    );
    const { where } = renderWeb(<screens.sign />, { route: "/h/:letters", path: "/h/BKMTZ" });
    await waitFor(() => expect(where()).toBe(`/listings/${homeId(1)}?from=sign`));
  });

  test("says that no home has the letters, with a way on", async () => {
    cloud.use(http.get(rest("rpc/home_at"), () => HttpResponse.json(null)));
    renderWeb(<screens.sign />, { route: "/h/:letters", path: "/h/zzzzz" });
    expect(
      await screen.findByRole("heading", { name: "No home has this address now" }),
    ).toBeVisible();
    expect(screen.getByRole("link", { name: "See all homes" })).toHaveAttribute(
      "href",
      "/listings",
    );
  });
});
