import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { listingsQuery } from "@web/api/search/listings.ts";
import { SiteQueryClient } from "@web/app/query-client.ts";
import { ListingsSearch } from "@web/screens/listings-search.tsx";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { MemoryRouter } from "../../../support/memory-router.tsx";

test("the built page's search is hydrated, even if the number of homes has changed since", async () => {
  const container = document.createElement("div");
  container.innerHTML = renderToString(<Search total={25} />);
  document.body.append(container);
  const field = container.querySelector("select");
  render(<Search total={31} />, { container, hydrate: true });
  expect(await screen.findByText("Show 31 homes")).toBeInTheDocument();
  expect(field?.isConnected).toBe(true);
});

function Search({ total }: { total: number }) {
  const client = new SiteQueryClient();
  const page = { listings: [], total, more: false, next: null };
  client.setQueryData(listingsQuery({}).queryKey, { pages: [page], pageParams: [null] } as never);
  return (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={["/listings"]}>
        <ListingsSearch
          filters={{}}
          sentence=""
          view="grid"
          changeFilters={nothing}
          goToHomes={nothing}
        />
      </MemoryRouter>
    </QueryClientProvider>
  );
}

const nothing = () => {};
