import type { DashboardSummary } from "@domain/people/dashboard.ts";
import { useQuery } from "@tanstack/react-query";
import { ownHomesQuery } from "@web/api/homes/own-homes.ts";
import { Skeleton } from "@web/components/skeleton.tsx";
import { useMedia } from "@web/lib/use-media.ts";
import { withoutIt } from "@web/lib/without-it.tsx";
import { lazy, Suspense } from "react";

const HomeCover = lazy(() => import("./home-cover.tsx").catch(withoutIt));

/** The photograph of the home that the next step speaks about, where it has room beside the step; its code comes later. */
export function Cover({ userId, summary }: { userId: string; summary: DashboardSummary }) {
  const hasRoom = useMedia("(min-width: 64rem)");
  const homes = useQuery(ownHomesQuery(userId));
  if (!hasRoom || !(summary.home || summary.next_step.bought)) return null;
  const skeleton = <Skeleton className="aspect-[3/2]" />;
  return (
    <Suspense fallback={skeleton}>
      <HomeCover {...{ summary, homes, skeleton }} />
    </Suspense>
  );
}
