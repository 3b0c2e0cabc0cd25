import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { listingsQuery } from "@web/api/listings.ts";
import { SiteQueryClient } from "@web/app/query-client.ts";
import { ListingSearchContext } from "@web/features/listings/use-listing-filters.ts";
import { ListingsSearch } from "@web/screens/listings-parts.tsx";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { MemoryRouter } from "../../support/memory-router.tsx";

test("the list's search is taken over, however many homes there are since it was built", async () => {
  const container = document.createElement("div");
  container.innerHTML = renderToString(<Search total={25} />);
  document.body.append(container);
  const field = container.querySelector("select");
  render(<Search total={31} />, { container, hydrate: true });
  expect(await screen.findByText("Show 31 available properties")).toBeInTheDocument();
  expect(field?.isConnected).toBe(true);
});

function Search({ total }: { total: number }) {
  const client = new SiteQueryClient();
  const page = { listings: [], total, more: false, next: null };
  client.setQueryData(listingsQuery({}).queryKey, { pages: [page], pageParams: [null] } as never);
  const search = { filters: {}, view: "grid", changeFilters, changeView, goToHomes } as const;
  return (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={["/listings"]}>
        <ListingSearchContext value={search}>
          <ListingsSearch />
        </ListingSearchContext>
      </MemoryRouter>
    </QueryClientProvider>
  );
}

const changeFilters = () => {};
const changeView = () => {};
const goToHomes = () => {};
