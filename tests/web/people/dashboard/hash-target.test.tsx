import { screen, waitFor } from "@testing-library/react";
import { useHashTarget } from "@web/features/people/dashboard/use-hash-target.ts";
import { useRef, useState } from "react";
import { expect, test } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";

function Panel() {
  const frame = useRef<HTMLDivElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  useHashTarget(frame);
  return (
    <div ref={frame}>
      <button type="button" onClick={() => setLoaded(true)}>
        Load
      </button>
      {isLoaded && (
        <ul>
          <li id="kit-net-sheet" tabIndex={-1}>
            Net sheet
          </li>
          <li id="kit-lead-paint" tabIndex={-1}>
            Lead paint
          </li>
        </ul>
      )}
    </div>
  );
}

test("focuses the element named in the address once it has loaded", async () => {
  const { user } = renderWeb(<Panel />, { path: "/dashboard?panel=documents#kit-lead-paint" });
  await user.click(screen.getByRole("button", { name: "Load" }));
  await waitFor(() => expect(screen.getByText("Lead paint")).toHaveFocus());
});

test("leaves the focus alone when the address names nothing", async () => {
  const { user } = renderWeb(<Panel />, { path: "/dashboard?panel=documents#kit-unknown" });
  const button = screen.getByRole("button", { name: "Load" });
  await user.click(button);
  expect(await screen.findByText("Net sheet")).toBeVisible();
  expect(button).toHaveFocus();
});
