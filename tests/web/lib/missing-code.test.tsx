import { FIRST_ERRORS } from "@domain/site/errors/first-errors.ts";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ErrorBoundary } from "@web/components/error-boundary.tsx";
import { lazyScreen } from "@web/lib/lazy-screen.ts";
import { dismissAll, useNotices } from "@web/lib/notices.ts";
import { BrowserRouter, Link, useLocation } from "@web/lib/router.tsx";
import { HttpResponse, http } from "msw";
import { type ReactNode, Suspense } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderWeb } from "../../support/render-web.tsx";
import { Route, Routes } from "../../support/routes.tsx";
import { startCloud } from "../../support/web-cloud.ts";

/** The next screen after a release that replaced the files under an open page. */

const cloud = startCloud();
const OWN = "http://localhost:3000/assets/main-1a2b.js";

const gone = vi.fn(async (): Promise<never> => {
  throw new TypeError("Failed to fetch dynamically imported module: /assets/offers-3c4d.js");
});

beforeEach(() => {
  // React reports what a boundary catches.
  vi.spyOn(console, "error").mockImplementation(() => {});
  dismissAll();
  gone.mockClear();
  window.history.replaceState(null, "", "/before");
  const script = document.createElement("script");
  script.type = "module";
  script.src = OWN;
  script.dataset.own = "";
  // Not in the page's body, so that it isn't run.
  document.head.append(script);
});
afterEach(() => document.querySelector("script[data-own]")?.remove());

/** The host's answer about the script that the page began with. */
function answers(status: number, type = "text/javascript") {
  cloud.use(
    http.head(OWN, () => new HttpResponse(null, { status, headers: { "content-type": type } })),
  );
}

function open() {
  const Offers = lazyScreen(gone);
  renderWeb(
    <BrowserRouter>
      <Link to="/offers" onPointerEnter={Offers.preload}>
        Offers
      </Link>
      <input aria-label="Search" />
      <Screens>
        <Routes>
          <Route path="/before" element={<h1>Before</h1>} />
          <Route path="/offers" element={<Offers />} />
        </Routes>
      </Screens>
    </BrowserRouter>,
  );
}

function Screens({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary resetKey={useLocation().pathname}>
      <Suspense fallback={<p>Loading...</p>}>{children}</Suspense>
    </ErrorBoundary>
  );
}

const goToOffers = () => userEvent.click(screen.getByRole("link", { name: "Offers" }));
const reloadedAt = () => sessionStorage.getItem("new_version_reload");
const notices = () => useNotices.getState().notices.map(({ text }) => text);
const NEW = FIRST_ERRORS.new_version.text;

describe("a screen whose code is gone", () => {
  it.each([
    ["missing", 404, "text/plain"],
    ["answered with a page", 200, "text/html; charset=utf-8"],
  ])(
    "says that there is a new version, and loads its own address (%s)",
    async (_, status, type) => {
      answers(status, type);
      open();
      await goToOffers();
      // The notice, and the page that could not be shown.
      expect((await screen.findAllByText(NEW))[0]).toBeVisible();
      expect(reloadedAt()).not.toBeNull();
      expect(window.location.pathname).toBe("/offers");
    },
  );

  it("loads again once: a version that stays broken is no loop", async () => {
    const earlier = String(Date.now() - 1000);
    sessionStorage.setItem("new_version_reload", earlier);
    answers(404);
    open();
    await goToOffers();
    expect(await screen.findByText(NEW)).toBeVisible();
    expect(reloadedAt()).toBe(earlier);
    expect(screen.getByRole("button", { name: "Reload the page" })).toBeVisible();
  });

  it("is another page than the one something was typed on", async () => {
    answers(404);
    open();
    await userEvent.type(screen.getByLabelText("Search"), "Provo");
    await goToOffers();
    expect(await screen.findByText(NEW)).toBeVisible();
    expect(reloadedAt()).not.toBeNull();
  });

  it("waits while the browser would ask before the page is left", async () => {
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    answers(404);
    open();
    await goToOffers();
    expect(await screen.findByText(NEW)).toBeVisible();
    window.removeEventListener("beforeunload", ask);
    expect(reloadedAt()).toBeNull();
  });
});

describe("a screen whose code did not arrive", () => {
  it.each([
    ["the host still has this version", () => answers(200)],
    ["there is no connection", () => cloud.use(http.head(OWN, () => HttpResponse.error()))],
    ["the host fails", () => answers(503)],
  ])("is a network error when %s", async (_, prepare) => {
    prepare();
    open();
    await goToOffers();
    expect(await screen.findByText(FIRST_ERRORS.network.text)).toBeVisible();
    expect(reloadedAt()).toBeNull();
    expect(notices()).toEqual([]);
  });

  it("is nothing to speak of when it was only fetched ahead", async () => {
    open();
    await userEvent.hover(screen.getByRole("link", { name: "Offers" }));
    expect(gone).toHaveBeenCalled();
    expect(screen.getByRole("heading", { name: "Before" })).toBeVisible();
    expect(notices()).toEqual([]);
  });
});
