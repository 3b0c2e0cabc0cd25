import { render, screen } from "@testing-library/react";
import { AppRoutes, screens } from "@web/app/routes.tsx";
import { SetupNotice } from "@web/app/setup-notice.tsx";
import { env, parseEnv } from "@web/lib/env.ts";
import { useLocation } from "@web/lib/router.tsx";
import { resumeSession } from "@web/session/session.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { renderWeb } from "../../support/render-web.tsx";
import { startCloud } from "../../support/web-cloud.ts";

/** Without a project, or with the placeholder for one: no requests and no misleading errors. */
const cloud = startCloud();
const before = { ...env };
let requests: string[];

beforeEach(async () => {
  requests = [];
  cloud.events.on("request:start", ({ request }) => void requests.push(request.url));
  Object.assign(
    env,
    parseEnv({
      VITE_SUPABASE_URL: "https://your-project.supabase.co",
      VITE_SUPABASE_PUBLISHABLE_KEY: "your-publishable-key",
    }),
  );
  await resumeSession();
});

afterEach(() => {
  cloud.events.removeAllListeners();
  Object.assign(env, before);
});

const SET_UP = "Authentication is currently disabled. Please configure Supabase credentials.";

function Site() {
  return <AppRoutes location={useLocation()} />;
}

test.each([
  ["/listings", "listings"],
  ["/listings/11111111-1111-4111-8111-111111111111", "listing"],
  ["/handbook", "handbook"],
  ["/handbook/lead-paint", "handbookArticle"],
  ["/book/11111111-1111-4111-8111-111111111111", "book"],
] as const)("%s says that there is no project, and asks none", async (path, screenName) => {
  await screens[screenName].preload();
  renderWeb(<Site />, { path });
  expect((await screen.findAllByText(new RegExp(SET_UP)))[0]).toBeVisible();
  expect(screen.queryByText(/network|connection/i)).toBeNull();
  expect(requests).toEqual([]);
});

test("a developer is told what is missing, and nothing once there is a project", () => {
  const { unmount } = render(<SetupNotice />);
  expect(screen.getByRole("complementary", { name: "Setup" })).toHaveTextContent(
    "VITE_SUPABASE_URL",
  );
  unmount();
  Object.assign(env, before);
  render(<SetupNotice />);
  expect(screen.queryByRole("complementary")).toBeNull();
});

test("signing up for news says so too", async () => {
  const { askForNews } = await import("@web/api/search/news.ts");
  await expect(askForNews({ email: "dana@example.com", place: "" })).rejects.toMatchObject({
    code: "not_configured",
    text: SET_UP,
  });
  expect(requests).toEqual([]);
});
