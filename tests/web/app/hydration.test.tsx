import { QueryClientProvider } from "@tanstack/react-query";
import { App } from "@web/app/app.tsx";
import { createQueryClient } from "@web/app/query-client.ts";
import { loadScreenAt } from "@web/app/routes.tsx";
import { BrowserRouter } from "@web/lib/router.tsx";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";

/** Longer than React works before it lets the browser do something else. */
const PART_MS = 8;

const { rendered, tasks } = vi.hoisted(() => ({ rendered: [] as number[], tasks: { done: 0 } }));

vi.mock("@web/screens/not-found-screen.tsx", () => {
  function Part() {
    const until = performance.now() + PART_MS;
    while (performance.now() < until);
    rendered.push(tasks.done);
    return <p>Part</p>;
  }
  return {
    default: () => (
      <>
        <h1>A long page</h1>
        <Part />
        <Part />
        <Part />
        <Part />
      </>
    ),
  };
});

test("a prerendered page lets the browser work while React takes it over, though it learns who is signed in", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  window.history.replaceState(null, "", "/nowhere");
  await loadScreenAt("/nowhere");
  const page = (
    <QueryClientProvider client={createQueryClient()}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </QueryClientProvider>
  );
  const root = document.createElement("div");
  root.innerHTML = renderToString(page);
  document.body.append(root);
  expect(rendered).toHaveLength(4);
  rendered.length = 0;

  const counter = setInterval(() => {
    tasks.done += 1;
  });
  const react = hydrateRoot(root, page);
  await vi.waitFor(() => expect(rendered).toHaveLength(4));
  clearInterval(counter);
  expect(new Set(rendered).size).toBeGreaterThan(1);
  react.unmount();
  root.remove();
});
