import { act, screen, waitFor, within } from "@testing-library/react";
import { App } from "@web/app/app.tsx";
import { AsBuilt } from "@web/features/site/landing/as-built.tsx";
import { sessionStore } from "@web/session/session.ts";
import { HttpResponse, http } from "msw";
import { lazy } from "react";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";
import { comesSignedOut, signIn } from "../../../support/returning-person.ts";
import { auth, DANA, functions, rest, startCloud } from "../../../support/web-cloud.ts";
import { page, range } from "../../homes/listings/homes.ts";

const cloud = startCloud();
// Loads the screens' code, which on a busy machine takes longer than a test waits.
beforeAll(async () => {
  await Promise.all([
    import("@web/screens/landing-screen.tsx"),
    import("@web/screens/login-dialog.tsx"),
    import("@web/features/people/account/account-menu.tsx"),
  ]);
});

beforeEach(async () => {
  cloud.use(
    http.get(rest("rpc/search_listings"), () => HttpResponse.json(page(range(1, 6)))),
    http.get(rest("profiles"), () => HttpResponse.json([{ full_name: "Dana Whitfield" }])),
    http.get(functions(`user/subscription/${DANA.id}`), () =>
      HttpResponse.json({ user_id: DANA.id, subscription_plan: "basic" }),
    ),
    http.post(auth("logout"), () => new HttpResponse(null, { status: 204 })),
  );
  await comesSignedOut();
});

test("shows all sections in order, with the assumptions beside the claims", async () => {
  const { user } = await open();
  const headings = screen.getAllByRole("heading", { level: 2 }).map(({ id }) => id);
  const named = headings.filter((id) => SECTIONS.includes(id));
  expect(named).toEqual(SECTIONS);
  expect(screen.getByRole("heading", { name: "From Searching To Booking" })).toBeVisible();
  expect(document.title).toBe("Sell your home yourself · SelfNVest");
  expect(within(region("A sale takes a few months")).getAllByRole("article")).toHaveLength(3);
  expect(within(region("Do what a listing agent")).getAllByRole("listitem")).toHaveLength(6);
  for (const [claim, assumption] of [
    ["Save $15,000+ in commissions", /^On a sale at \$500,000 or more\..*6%.*3%/],
    ["An average sale of $500K at 6% means $30K saved", /6%.*no buyer's agent/],
  ] as const) {
    const beside = screen.getByText(claim).parentElement as HTMLElement;
    expect(within(beside).getByText(assumption)).toBeVisible();
  }

  const questions = within(region("Before you start")).getAllByRole("group");
  expect(questions).toHaveLength(4);
  const answer = within(questions[0] as HTMLElement).getByText(/savings of up to 3%/);
  expect(answer).not.toBeVisible();
  await user.click(screen.getByText("How much can I save by selling my home myself?"));
  expect(answer).toBeVisible();
  expect(screen.getByText(/^Assumes a listing agent's share of 3%/)).toBeVisible();
});

const SECTIONS = ["homes", "about", "services", "booking", "pricing", "mission", "faq"];

describe("signed out", () => {
  test("shows the anchors, Login and Sign Up, also beside the plans; Get Started opens sign up over the page, for one's own home", async () => {
    const { user, where } = await open();
    const nav = within(screen.getAllByRole("navigation", { name: "Main" })[0] as HTMLElement);
    const links = nav.getAllByRole("link").map((link) => [link.textContent, hrefOf(link)]);
    expect(links).toEqual([
      ["Listings", "/listings"],
      ["Services", "/#services"],
      ["Pricing", "/#pricing"],
      ["FAQ", "/#faq"],
    ]);
    const head = within(screen.getAllByRole("banner")[0] as HTMLElement);
    expect(hrefOf(head.getAllByRole("link", { name: "Login" })[0])).toBe("/login");
    expect(hrefOf(head.getAllByRole("link", { name: "Sign Up" })[0])).toBe("/login?mode=signup");
    expect(head.queryByRole("button", { name: "Sign Out" })).toBeNull();
    for (const name of ["Sign up to subscribe", "Sign up to buy kit"]) {
      expect(hrefOf(screen.getByRole("link", { name }))).toBe(
        "/login?mode=signup&next=%2Fchoose-plan",
      );
    }
    const [first, second] = ["Sell your home yourself", "From Searching To Booking"].map((name) =>
      within(region(name)).getByRole("link", { name: "Get Started" }),
    );
    expect(hrefOf(second)).toBe("/login?mode=signup&next=%2Fsell");
    await user.click(first as HTMLElement);
    expect(await screen.findByRole("dialog", { name: "Join SelfNVest" })).toBeVisible();
    expect(where()).toBe("/login?mode=signup&next=%2Fsell");
    expect(screen.getByRole("button", { name: "Create account" })).toBeVisible();
    expect(screen.getByRole("heading", { name: /^Sell your home/, hidden: true })).toBeVisible();
  });
});

describe("signed in", () => {
  beforeEach(() => signIn());

  test("shows the badge, the dashboard as the next step, and Sign Out", async () => {
    const { user } = await open();
    const head = within(screen.getAllByRole("banner")[0] as HTMLElement);
    // The bar is rendered again once the profile has arrived.
    await waitFor(() => expect(head.getByText("Dana Whitfield")).toBeVisible());
    expect(hrefOf(head.getAllByRole("link", { name: "Dashboard" })[0])).toBe("/dashboard");
    expect(head.queryByRole("link", { name: "Login" })).toBeNull();
    const booking = within(region("From Searching To Booking"));
    expect(hrefOf(booking.getByRole("link", { name: "Get Started" }))).toBe("/dashboard");
    const hero = within(region("Sell your home yourself"));
    expect(hrefOf(hero.getByRole("link", { name: "Go to Dashboard" }))).toBe("/dashboard");
    await user.click(head.getAllByRole("button", { name: "Sign Out" })[0] as HTMLElement);
    expect(await head.findByRole("link", { name: "Login" })).toBeVisible();
  });

  test("the plans show the current one, and lead to the purchase", async () => {
    cloud.use(http.get(functions("stripe/status"), () => HttpResponse.json({ is_set_up: true })));
    const { user, where } = await open();
    expect(await screen.findByText("Your current plan")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Upgrade to Premium" }));
    await waitFor(() => expect(where()).toBe("/choose-plan"));
  });
});

test("an anchor scrolls to its section and focuses it, each time it is pressed", async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled(this.id);
  };
  const { user } = await open();
  const [link] = screen.getAllByRole("link", { name: "Pricing" });
  await user.click(link as HTMLElement);
  const heading = screen.getByRole("heading", { name: /^Listing is free/ });
  await waitFor(() => expect(heading).toHaveFocus());
  await user.click(link as HTMLElement);
  await waitFor(() => expect(scrolled.mock.calls).toEqual([["pricing"], ["pricing"]]));
});

test("the page has both a loading state and the sign-in links until the user is known", async () => {
  // public/theme.js decides before the first paint which one is visible.
  await open();
  act(() => sessionStore.setState({ status: "loading", user: null }));
  expect(screen.getByText("Loading...")).toHaveClass("guest:hidden");
  expect(screen.getByRole("link", { name: "Login" }).closest(".member\\:hidden")).not.toBeNull();
});

async function open() {
  const view = renderWeb(<App />, { path: "/" });
  await screen.findByRole("heading", { level: 1, name: /^Sell your home yourself/ });
  return view;
}

/** A section, by the start of its heading. */
function region(name: string): HTMLElement {
  return screen.getByRole("region", { name: new RegExp(`^${name}`) });
}

function hrefOf(link: HTMLElement | undefined): string | null | undefined {
  return link?.getAttribute("href");
}

describe("a part as the page was built", () => {
  afterEach(() => {
    document.body.replaceChildren();
  });

  test("a prerendered page keeps its HTML and never loads the code", () => {
    document.body.innerHTML = '<div id="example" inert><p>Built in May</p></div>';
    const load = vi.fn();
    const Example = lazy(load);
    renderWeb(
      <AsBuilt id="example">
        <Example />
      </AsBuilt>,
    );
    const [built, taken] = screen.getAllByText("Built in May");
    expect(taken?.parentElement?.outerHTML).toBe(built?.parentElement?.outerHTML);
    expect(load).not.toHaveBeenCalled();
  });

  test("the code is loaded after a navigation, and the content is inert", async () => {
    const Example = lazy(async () => ({ default: () => <p>Made now</p> }));
    renderWeb(
      <AsBuilt id="example">
        <Example />
      </AsBuilt>,
    );
    expect((await screen.findByText("Made now")).parentElement).toHaveAttribute("inert");
  });
});
