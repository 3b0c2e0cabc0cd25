import { dehydrate, QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { DATA_ELEMENT, takePrerendered } from "@web/app/prerendered.ts";
import { createQueryClient } from "@web/app/query-client.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const LIST = ["listings", "newest"];
const HOME = ["listings", "one", "11111111-1111-4111-8111-111111111111"];

let root: HTMLElement;

beforeEach(() => {
  root = document.createElement("div");
  root.dataset.path = window.location.pathname;
  document.body.append(root);
});

afterEach(() => {
  document.body.replaceChildren();
});

describe("the data in a page that was built a day ago", () => {
  test("a list is fetched again once someone begins to read", async () => {
    const ask = vi.fn(async () => "asked");
    show(LIST, ask);
    expect(await screen.findByText("built")).toBeVisible();
    expect(ask).not.toHaveBeenCalled();

    window.dispatchEvent(new Event("scroll"));
    expect(await screen.findByText("asked")).toBeVisible();
    window.dispatchEvent(new Event("scroll"));
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test("a home is fetched again at once", async () => {
    show(HOME, async () => "asked");
    expect(await screen.findByText("asked")).toBeVisible();
  });
});

test.each([
  ["another page", "/elsewhere", "/", null],
  ["the same page without this search", "/", "/?property_type=land", null],
  [
    "a home that is over the list",
    "/listings/1",
    "/listings/1",
    { usr: { background: { pathname: "/listings" } } },
  ],
])("data of %s is not taken", (_what, path, address, state) => {
  root.dataset.path = path;
  window.history.replaceState(state, "", address);
  const queryClient = createQueryClient();
  embed(LIST);
  expect(takePrerendered(root, queryClient)).toBe(false);
  expect(queryClient.getQueryData(LIST)).toBeUndefined();
});

function show(queryKey: string[], queryFn: () => Promise<string>) {
  embed(queryKey);
  const queryClient = createQueryClient();
  expect(takePrerendered(root, queryClient)).toBe(true);
  render(
    <QueryClientProvider client={queryClient}>
      <Shown queryKey={queryKey} queryFn={queryFn} />
    </QueryClientProvider>,
  );
}

function Shown(query: { queryKey: string[]; queryFn: () => Promise<string> }) {
  return <p>{useQuery(query).data}</p>;
}

function embed(queryKey: string[]) {
  const built = new QueryClient();
  built.setQueryData(queryKey, "built", { updatedAt: Date.now() - 86_400_000 });
  const data = document.createElement("script");
  data.type = "application/json";
  data.id = DATA_ELEMENT;
  data.textContent = JSON.stringify(dehydrate(built));
  document.body.append(data);
}
