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
    // A refusal, which is not tried again by itself.
    queryFn: async () => {
      if (!isOnline) throw new AppError("forbidden");
      return "Three homes";
    },
  });
  return <p>{isError ? "No network" : data}</p>;
}

test("offline a query fails at once; back online it is asked again", async () => {
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
