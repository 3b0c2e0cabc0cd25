import { useQuery } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { createQueryClient } from "@web/app/query-client.ts";
import { expect, it, vi } from "vitest";
import { renderWeb } from "../../support/render-web.tsx";

function Searches({ queryFn }: { queryFn: () => Promise<string> }) {
  return useQuery({ queryKey: ["searches"], queryFn }).data ?? "Loading";
}

it("loads anew after a change, also when the first load was still under way", async () => {
  const answers: ((searches: string) => void)[] = [];
  const queryFn = vi.fn(() => new Promise<string>((resolve) => answers.push(resolve)));
  const queryClient = createQueryClient();
  renderWeb(<Searches queryFn={queryFn} />, { queryClient });
  await vi.waitFor(() => expect(answers).toHaveLength(1));

  const invalidated = queryClient.invalidateQueries({ queryKey: ["searches"] });
  answers[0]?.("read before the change");
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.("read after the change");

  await invalidated;
  expect(await screen.findByText("read after the change")).toBeVisible();
});
