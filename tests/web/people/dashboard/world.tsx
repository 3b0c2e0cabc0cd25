import type { QueryClient } from "@tanstack/react-query";
import { useNavigate } from "@web/lib/router.tsx";
import DashboardScreen from "@web/screens/dashboard-screen.tsx";
import { HttpResponse, http } from "msw";
import type { SetupServer } from "msw/node";
import {
  type DashboardAnswers,
  dashboardAnswers,
  dashboardHandlers,
} from "../../../support/dashboard.ts";
import { renderWeb } from "../../../support/render-web.tsx";
import { comesBack } from "../../../support/returning-person.ts";
import { auth, DANA, functions, rest, sessionOf } from "../../../support/web-cloud.ts";
import { newWorld, serve, type World } from "../../showings/availability/world.tsx";

/** An owner's dashboard: their homes and calendar, and the dashboard function's answers. */
export type DashboardWorld = World & { answers: DashboardAnswers };

export async function signedInWorld(cloud: SetupServer): Promise<DashboardWorld> {
  await comesBack();
  const world = { ...newWorld(), answers: dashboardAnswers() };
  serve(cloud, world);
  cloud.use(
    ...dashboardHandlers(() => world.answers),
    http.post(auth("token"), () => HttpResponse.json(sessionOf(DANA))),
    http.post(rest("rpc/feedback_summary"), () => HttpResponse.json(NO_FEEDBACK)),
    http.get(functions("documents"), () => HttpResponse.json([])),
    http.get(functions("documents/kit"), () => HttpResponse.json([])),
    http.get(functions("user/subscription/:id"), ({ params }) =>
      HttpResponse.json({ user_id: params.id, subscription_plan: null }),
    ),
    http.get(rest("profiles"), () =>
      HttpResponse.json([
        {
          full_name: "Dana Whitfield",
          phone: "303-555-0100",
          property_address: null,
          property_type: "condo",
          avatar_path: null,
        },
      ]),
    ),
  );
  return world;
}

const NO_FEEDBACK = {
  count: 0,
  impression: null,
  price: { low: 0, right: 0, high: 0 },
  offer: { yes: 0, maybe: 0, no: 0 },
  notes: [],
};

export function open(
  path = "/dashboard",
  options: { history?: "browser"; queryClient?: QueryClient } = {},
) {
  return renderWeb(
    <>
      <DashboardScreen />
      <History />
    </>,
    { path, ...options },
  );
}

/** The browser's own buttons. */
function History() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" data-testid="back" onClick={() => navigate(-1)} />
      <button type="button" data-testid="forward" onClick={() => navigate(1)} />
    </>
  );
}
