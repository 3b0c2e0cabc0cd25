import type { ListingCard } from "@domain/homes/listings.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { SavingsCalculator } from "@web/features/site/landing/savings-calculator.tsx";
import { heroHome } from "@web/features/site/landing/use-newest-homes.ts";
import LandingScreen from "@web/screens/landing-screen.tsx";
import { delay, HttpResponse, http } from "msw";
import { describe, expect, test } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";
import { rest, startCloud } from "../../../support/web-cloud.ts";
import { card, homeId, page, range } from "../../homes/listings/homes.ts";

const cloud = startCloud();
test("the newest house is on the cover, and the next four in the strip link to their details", async () => {
  answer(range(1, 8));
  renderWeb(<LandingScreen />);
  expect(await cover()).toHaveAttribute("href", `/listings/${homeId(1)}`);
  const strip = within(screen.getByRole("region", { name: /^Just listed/ }));
  expect(
    strip.getAllByRole("link", { name: /Home number/ }).map((link) => link.getAttribute("href")),
  ).toEqual([2, 3, 4, 5].map((n) => `/listings/${homeId(n)}`));
  expect(strip.getByRole("link", { name: "See all homes" })).toHaveAttribute("href", "/listings");
  // The cover's photograph loads first, the others lazily.
  const photo = screen.getByRole("img", { name: "Photo 1 of home 1" });
  expect(photo).toHaveAttribute("fetchpriority", "high");
  expect(photo).toHaveAttribute("loading", "eager");
  expect(screen.getByRole("img", { name: "Photo 1 of home 2" })).toHaveAttribute("loading", "lazy");
});

test("a later response changes the strip but not the cover", async () => {
  answer(range(1, 3));
  const { queryClient } = renderWeb(<LandingScreen />);
  await cover();
  answer([card(7), card(1), card(2)]);
  await queryClient.invalidateQueries({ queryKey: ["listings", "newest"] });
  expect(await screen.findByRole("link", { name: /Home number 7/ })).toBeVisible();
  expect(await cover()).toHaveAttribute("href", `/listings/${homeId(1)}`);
});

test("shows skeletons while loading", async () => {
  cloud.use(http.get(rest("rpc/search_listings"), () => delay("infinite")));
  renderWeb(<LandingScreen />);
  expect(await screen.findByText("Loading the newest homes...")).toBeInTheDocument();
  expect(screen.queryByRole("img", { name: "A drawing of a house" })).toBeNull();
});

test("a site without homes shows a drawing on the cover, and an invitation", async () => {
  answer([]);
  renderWeb(<LandingScreen />);
  expect(await screen.findByRole("link", { name: "List your home" })).toHaveAttribute(
    "href",
    "/sell",
  );
  expect(await screen.findByRole("img", { name: "A drawing of a house" })).toBeVisible();
});

test("offline, shows an error with a retry", async () => {
  cloud.use(http.get(rest("rpc/search_listings"), () => HttpResponse.error()));
  const { user } = renderWeb(<LandingScreen />);
  expect(await screen.findByText("The newest homes could not be loaded.")).toBeVisible();
  answer(range(1, 2));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(async () => expect(await cover()).toBeVisible());
});

test("the cover prefers a wide photograph, and a house", () => {
  const condo = card(1, { property_type: "condo" });
  const narrow = { ...photoOf(condo), width: 800, height: 533 };
  expect(heroHome([condo, card(2)])?.id).toBe(homeId(2));
  expect(heroHome([condo])?.id).toBe(homeId(1));
  expect(heroHome([card(3, { images: [narrow] }), card(4, { images: [] })])).toBeUndefined();
  expect(heroHome(undefined)).toBeUndefined();
});

function answer(homes: ListingCard[]): void {
  cloud.use(
    http.get(rest("rpc/search_listings"), ({ request }) => {
      const size = Number(new URL(request.url).searchParams.get("page_size"));
      return HttpResponse.json(page(homes.slice(0, size)));
    }),
  );
}

function cover(): Promise<HTMLElement> {
  return screen.findByRole("link", { name: /for sale by its owner/ });
}

function photoOf(home: ListingCard): ListingCard["images"][number] {
  const [photo] = home.images;
  if (!photo) throw new Error("no photograph");
  return photo;
}

describe("the savings calculator", () => {
  const result = () => screen.getByText(/^stays with you on/).parentElement;

  test("starts with the example, and states its assumptions", () => {
    renderWeb(<SavingsCalculator />);
    expect(result()).toHaveTextContent("$15,000 stays with you on $500,000");
    expect(screen.getByText(/^Assumes a total commission of 6%/)).toHaveTextContent(
      "$30,000 in commission, less $15,000 to the buyer's agent.",
    );
    expect(screen.queryByText(/^You would keep/)).toBeNull();
    expect(screen.queryByRole("button", { name: "Back to the example" })).toBeNull();
  });

  test("uses the visitor's price and rates, and announces the result once typing stops", async () => {
    const { user } = renderWeb(<SavingsCalculator />);
    await retype(user, "Your price, $", "$1,250,000");
    await retype(user, "Commission with agents, %", "5.5");
    await retype(user, "Offered to a buyer's agent, %", "0");
    expect(result()).toHaveTextContent("$68,750 stays with you on $1,250,000");
    expect(screen.getByText(/^Assumes/)).toHaveTextContent(
      /^Assumes a total commission of 5\.5% .* you pay no buyer's agent.*\$68,750 in commission\.$/,
    );
    expect(await screen.findByText("You would keep $68,750 on $1,250,000.")).toHaveAttribute(
      "role",
      "status",
    );
  });

  test("keeps the slider and the field in sync", async () => {
    const { user } = renderWeb(<SavingsCalculator />);
    const slider = screen.getByRole("slider", { name: "Your price, slider" });
    fireEvent.change(slider, { target: { value: "800000" } });
    expect(screen.getByRole("textbox", { name: "Your price, $" })).toHaveValue("800,000");
    expect(result()).toHaveTextContent("$24,000 stays with you on $800,000");

    await retype(user, "Your price, $", "3000000");
    expect(slider).toHaveValue("2000000");
    expect(slider).toHaveAttribute("aria-valuetext", "$3,000,000");
  });

  test("explains invalid input, and leaves no misleading total", async () => {
    const { user } = renderWeb(<SavingsCalculator />);
    await retype(user, "Commission with agents, %", "60");
    const field = screen.getByRole("textbox", { name: "Commission with agents, %" });
    expect(field).toHaveAccessibleDescription("0 to 15");
    const sum = screen.getByText("Please correct the marked field.").parentElement;
    expect(sum).toHaveTextContent(/^–/);
    expect(screen.queryByText(/\$15,000|Assumes/)).not.toBeInTheDocument();
    await retype(user, "Commission with agents, %", "6");
    expect(result()).toHaveTextContent("$15,000");
  });

  test("shows no savings when the buyer's agent gets more than both agents would", async () => {
    const { user } = renderWeb(<SavingsCalculator />);
    await retype(user, "Offered to a buyer's agent, %", "9");
    expect(result()).toHaveTextContent("$0 stays with you");
    await user.click(screen.getByRole("button", { name: "Back to the example" }));
    expect(result()).toHaveTextContent("$15,000 stays with you on $500,000");
  });

  type User = ReturnType<typeof renderWeb>["user"];

  async function retype(user: User, name: string, text: string): Promise<void> {
    const field = screen.getByRole("textbox", { name });
    await user.clear(field);
    await user.type(field, text);
  }
});
