import { act, fireEvent, render, screen } from "@testing-library/react";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { LowerPart } from "@web/components/lower-part.tsx";
import { NoticeRegion } from "@web/components/notice-region.tsx";
import { STILL_WAITING } from "@web/lib/still-waiting.ts";
import { expect, test, vi } from "vitest";

const said = () => screen.queryByText(STILL_WAITING.load);

/** A wait that is long says so by then. */
const pass = () => act(() => vi.advanceTimersByTimeAsync(10_000));

test("a part that loads once it is seen says nothing of a long wait until then", async () => {
  vi.useFakeTimers();
  // Nothing comes into view.
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  render(
    <>
      <LowerPart skeleton={<LoadingGroup label="Loading Vesty..." />}>
        <LoadingGroup label="Loading Vesty..." />
      </LowerPart>
      <NoticeRegion where="page" />
    </>,
  );
  await pass();
  expect(said()).toBeNull();
  fireEvent.keyDown(document.body);
  await pass();
  expect(said()).toBeVisible();
});
