import { screen } from "@testing-library/react";
import { SearchPanel } from "@web/features/homes/listings/search/search-panel.tsx";
import { useListingFilters } from "@web/features/homes/listings/search/use-listing-filters.ts";
import { expect, test } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";

function Panel() {
  return <SearchPanel {...useListingFilters()} />;
}

/** "New since your last visit" is a filter like the others: it stays while more is chosen, and after a reload. */
test("homes since the last visit stay the ones that are searched, whatever else is chosen", async () => {
  const since = encodeURIComponent("2026-11-20T10:00Z");
  const { user, where } = renderWeb(<Panel />, { path: `/listings?since=${since}` });
  await user.selectOptions(screen.getByRole("combobox", { name: "Property type" }), "condo");
  expect(where()).toBe(`/listings?property_type=condo&since=${since}`);
});
