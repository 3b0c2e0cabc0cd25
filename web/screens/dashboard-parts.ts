import { arrivingCode } from "@web/lib/new-version.ts";
import { withoutIt } from "@web/lib/without-it.tsx";
import { lazy } from "react";

/** The parts of both dashboards that only some people need, each with its own code. */
export const BuyerOverview = lazy(() => arrivingCode(import("./dashboard-purchases.tsx")));
export const DashboardCover = lazy(() => import("./dashboard-cover.tsx").catch(withoutIt));
export const SaleLines = lazy(() => arrivingCode(import("./dashboard-sales.tsx")));
