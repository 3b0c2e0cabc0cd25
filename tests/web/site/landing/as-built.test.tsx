import { screen } from "@testing-library/react";
import { AsBuilt } from "@web/features/site/landing/as-built.tsx";
import { lazy } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";

afterEach(() => {
  document.body.replaceChildren();
});

test("a prerendered page keeps its HTML and never loads the code", () => {
  document.body.innerHTML = '<div id="example" inert><p>Built in May</p></div>';
  const load = vi.fn();
  const Example = lazy(load);
  renderWeb(
    <AsBuilt id="example">
      <Example />
    </AsBuilt>,
  );
  const [built, taken] = screen.getAllByText("Built in May");
  expect(taken?.parentElement?.outerHTML).toBe(built?.parentElement?.outerHTML);
  expect(load).not.toHaveBeenCalled();
});

test("the code is loaded after a navigation, and the content is inert", async () => {
  const Example = lazy(async () => ({ default: () => <p>Made now</p> }));
  renderWeb(
    <AsBuilt id="example">
      <Example />
    </AsBuilt>,
  );
  expect((await screen.findByText("Made now")).parentElement).toHaveAttribute("inert");
});
