import { AppError } from "@domain/errors.ts";
import { onlineManager, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { createQueryClient } from "@web/app/query-client.ts";
import { afterEach, expect, test } from "vitest";

let isOnline = true;
const network = (next: boolean) => {
  isOnline = next;
  act(() => onlineManager.setOnline(next));
};

afterEach(() => network(true));

function Homes() {
  const { data, isError } = useQuery({
    queryKey: ["homes"],
    // A refusal, which is not retried by itself.
    queryFn: async () => {
      if (!isOnline) throw new AppError("forbidden");
      return "Three homes";
    },
  });
  return <p>{isError ? "No network" : data}</p>;
}

test("a query fails at once when offline, and is refetched when back online", async () => {
  network(false);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Homes />
    </QueryClientProvider>,
  );
  expect(await screen.findByText("No network")).toBeVisible();
  network(true);
  expect(await screen.findByText("Three homes")).toBeVisible();
});
