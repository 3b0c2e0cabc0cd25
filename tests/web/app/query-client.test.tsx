import { AppError } from "@domain/site/errors/errors.ts";
import { onlineManager, useQuery } from "@tanstack/react-query";
import { act, screen } from "@testing-library/react";
import { createQueryClient } from "@web/app/query-client.ts";
import { expect, it, onTestFinished, vi } from "vitest";
import { renderWeb } from "../../support/render-web.tsx";
import { until } from "../../support/until.ts";

function Searches({ queryFn }: { queryFn: () => Promise<string> }) {
  const { data, isError } = useQuery({ queryKey: ["searches"], queryFn });
  return isError ? "No network" : (data ?? "Loading");
}

it("loads anew after a change, also when the first load was still under way", async () => {
  const answers: ((searches: string) => void)[] = [];
  const queryFn = vi.fn(() => new Promise<string>((resolve) => answers.push(resolve)));
  const queryClient = createQueryClient();
  renderWeb(<Searches queryFn={queryFn} />, { queryClient });
  await until(() => expect(answers).toHaveLength(1));

  const invalidated = queryClient.invalidateQueries({ queryKey: ["searches"] });
  answers[0]?.("read before the change");
  await until(() => expect(answers).toHaveLength(2));
  answers[1]?.("read after the change");

  await invalidated;
  expect(await screen.findByText("read after the change")).toBeVisible();
});

it("fails at once when offline, and loads again when back online", async () => {
  let isOnline = true;
  const network = (next: boolean) => {
    isOnline = next;
    act(() => onlineManager.setOnline(next));
  };
  // A refusal, which is not retried by itself.
  const queryFn = async () => {
    if (!isOnline) throw new AppError("forbidden");
    return "Three searches";
  };
  network(false);
  onTestFinished(() => network(true));
  renderWeb(<Searches queryFn={queryFn} />, { queryClient: createQueryClient() });
  expect(await screen.findByText("No network")).toBeVisible();
  network(true);
  expect(await screen.findByText("Three searches")).toBeVisible();
});
