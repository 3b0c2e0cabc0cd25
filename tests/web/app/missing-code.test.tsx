import { act, screen } from "@testing-library/react";
import { AccountArea } from "@web/features/people/account/account-area.tsx";
import { BellArea } from "@web/features/people/notifications/bell-area.tsx";
import { AnswerItem } from "@web/features/vesty/chat/answer-item.tsx";
import { resumeSession } from "@web/session/session.ts";
import { expect, test, vi } from "vitest";
import { renderWeb } from "../../support/render-web.tsx";
import { startCloud, storeSession } from "../../support/web-cloud.ts";

/** A deployment has replaced the files under an open page. */
const gone = vi.hoisted(() => () => {
  throw new Error("Failed to fetch dynamically imported module");
});
vi.mock("@web/features/people/account/account-menu.tsx", gone);
vi.mock("@web/features/people/notifications/bell.tsx", gone);
vi.mock("@web/components/markdown.tsx", gone);

startCloud();

test("the top bar does without its menu and bell, and the page stays", async () => {
  storeSession();
  await resumeSession();
  renderWeb(
    <>
      <BellArea />
      <AccountArea />
      <h1>Homes</h1>
    </>,
  );
  expect(await screen.findByRole("link", { name: /, dashboard$/ })).toBeVisible();
  expect(screen.getByRole("heading", { name: "Homes" })).toBeVisible();
});

test("Vesty's answer is readable without the code that formats it", async () => {
  const answer = {
    kind: "answer",
    key: "a",
    text: "**Three** showings",
    sources: [],
    at: "2026-11-21T18:30:00Z",
    stopped: false,
    turn: null,
  } as const;
  renderWeb(<AnswerItem answer={answer} onRetry={undefined} onEdit={undefined} />);
  await act(() => import("@web/components/markdown.tsx").catch(() => {}));
  expect(screen.getByText("**Three** showings")).toBeVisible();
});
