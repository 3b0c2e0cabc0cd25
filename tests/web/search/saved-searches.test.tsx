import { screen, waitFor, within } from "@testing-library/react";
import { screens } from "@web/app/routes.tsx";
import { SaveSearchButton } from "@web/features/search/saved-searches/save-search-button.tsx";
import SavedSearchesScreen from "@web/screens/saved-searches-screen.tsx";
import { resumeSession } from "@web/session/session.ts";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { findAlert, renderWeb } from "../../support/render-web.tsx";
import { comesBack, comesSignedOut } from "../../support/returning-person.ts";
import {
  bodiesOf,
  DANA,
  functions,
  rest,
  startCloud,
  storeSession,
} from "../../support/web-cloud.ts";

const cloud = startCloud();
type Row = Record<string, unknown>;
let rows: Row[];
let asked: string[];

const CONDOS = {
  id: "11111111-1111-4111-8111-111111111111",
  name: "Condos, under $600,000",
  frequency: "daily",
  filters: { property_type: "condo", max_price: 600_000 },
};

beforeEach(async () => {
  await comesBack();
  rows = [];
  asked = [];
  cloud.use(
    http.get(rest("saved_searches"), () => HttpResponse.json(rows)),
    http.post(rest("saved_searches"), async ({ request }) => {
      const row = (await request.json()) as Row;
      asked.push(`save ${row.name} ${row.frequency} for ${row.user_id}`);
      rows.push({ ...CONDOS, ...row });
      return new HttpResponse(null, { status: 201 });
    }),
    http.patch(rest("saved_searches"), async ({ request }) => {
      const change = (await request.json()) as Row;
      rows = rows.map((row) => ({ ...row, ...change }));
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete(rest("saved_searches"), ({ request }) => {
      asked.push(`drop ${new URL(request.url).searchParams.get("id")}`);
      rows = [];
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

describe("the box beside the list", () => {
  const filters = { property_type: "condo", max_price: 600_000, sort: "price_asc" } as const;

  test("the search is saved, with daily emails, and then shows as saved", async () => {
    const { user } = renderWeb(<SaveSearchButton filters={filters} />, { path: "/listings" });
    await user.dblClick(await screen.findByRole("button", { name: "Save search" }));
    await screen.findByRole("link", { name: "Search saved" });
    await screen.findByText(/Once a day we email you/);
    expect(asked).toEqual([`save Condos, under $600,000 daily for ${DANA.id}`]);
  });

  test("a search without pending sales is a different one", async () => {
    rows = [CONDOS];
    const without = { ...filters, status: "active" } as const;
    const { user } = renderWeb(<SaveSearchButton filters={without} />);
    await user.click(await screen.findByRole("button", { name: "Save search" }));
    await screen.findByRole("link", { name: "Search saved" });
    expect(rows.at(-1)).toMatchObject({ filters: { status: "active", property_type: "condo" } });
  });

  test("a search too many shows the server's text, and the button returns", async () => {
    cloud.use(
      http.post(rest("saved_searches"), () =>
        HttpResponse.json({ message: "too_many_saved_searches" }, { status: 409 }),
      ),
    );
    const { user } = renderWeb(<SaveSearchButton filters={filters} />);
    await user.click(await screen.findByRole("button", { name: "Save search" }));
    await findAlert("You can keep up to 20 searches. Please remove one first.");
    expect(await screen.findByRole("button", { name: "Save search" })).toBeEnabled();
  });

  test("a visitor gives an address, once, and is told to look into the inbox", async () => {
    await comesSignedOut();
    const sent = bodiesOf(cloud, "post", functions("news/searches"), () =>
      HttpResponse.json({ message: "Check your inbox to confirm." }, { status: 202 }),
    );
    const { user } = renderWeb(<SaveSearchButton filters={filters} />);
    await user.click(await screen.findByRole("button", { name: "Save search" }));
    const dialog = await screen.findByRole("dialog", { name: "Save this search" });
    expect(dialog).toHaveTextContent("Condos, under $600,000");
    await user.click(within(dialog).getByRole("button", { name: "Email me new homes" }));
    expect(dialog).toHaveTextContent("Email is required");
    await user.type(within(dialog).getByLabelText("Your email address"), " nell@example.com ");
    await user.dblClick(within(dialog).getByRole("button", { name: "Email me new homes" }));
    expect(await within(dialog).findByText("Check your inbox to confirm.")).toHaveFocus();
    expect(sent).toEqual([
      { email: "nell@example.com", search: "property_type=condo&max_price=600000" },
    ]);
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(asked).toEqual([]);
  });

  test("a visitor who logs in instead returns to a saved search", async () => {
    await comesSignedOut();
    const { user, unmount } = renderWeb(<SaveSearchButton filters={filters} />, {
      path: "/listings?property_type=condo",
    });
    await user.click(await screen.findByRole("button", { name: "Save search" }));
    const link = await screen.findByRole("link", { name: "Log in" });
    const next = new URL(link.getAttribute("href") ?? "", "http://site").searchParams.get("next");
    unmount();

    storeSession();
    await resumeSession();
    const { where } = renderWeb(<SaveSearchButton filters={filters} />, { path: next ?? "" });
    await screen.findByRole("link", { name: "Search saved" });
    expect(asked).toHaveLength(1);
    expect(where()).toBe("/listings?property_type=condo");
  });
});

describe("the page", () => {
  test("lists the searches, opens them, changes their frequency and removes them", async () => {
    rows = [CONDOS];
    const { user } = renderWeb(<SavedSearchesScreen />);
    const link = await screen.findByRole("link", { name: CONDOS.name });
    expect(link).toHaveAttribute("href", "/listings?property_type=condo&max_price=600000");
    await user.click(screen.getByRole("radio", { name: "Right away" }));
    await waitFor(() => expect(rows[0]?.frequency).toBe("instant"));

    await user.click(screen.getByRole("button", { name: `Remove ${CONDOS.name}` }));
    await user.click(await screen.findByRole("button", { name: "Remove" }));
    await screen.findByRole("heading", { name: "No saved searches yet" });
    expect(asked).toEqual([`drop eq.${CONDOS.id}`]);
  });
});

describe("the link in an email", () => {
  test.each([
    ["/unsubscribe#the-true-one", "No more emails about this search"],
    ["/unsubscribe#another", "This link is not complete"],
    ["/unsubscribe", "This link is not complete"],
  ])("%s: %s", async (path, heading) => {
    cloud.use(
      http.post(rest("rpc/unsubscribe_saved_search"), async ({ request }) => {
        const { token } = (await request.json()) as Row;
        return HttpResponse.json(token === "the-true-one" ? "Condos" : null);
      }),
      http.post(rest("rpc/stop_notification_mail"), () => HttpResponse.json(null)),
    );
    renderWeb(<screens.unsubscribe />, { path });
    await screen.findByRole("heading", { name: heading });
  });
});
