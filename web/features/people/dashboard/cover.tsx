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
  const { data, isPending } = useQuery(ownHomesQuery(userId));
  const { bought } = summary.next_step;
  const own = data?.find(({ id }) => id === summary.home?.id);
  const home = bought ?? own;
  const image = bought ? bought.image : own?.images[0];
  const skeleton = (
    <div className="grid gap-2.5">
      <Skeleton className="aspect-[3/2] w-full" />
      <Skeleton className="h-6.5 w-3/5" />
    </div>
  );
  if (!hasRoom) return null;
  if (!home || !image) return isPending && summary.home ? skeleton : null;
  return (
    <Suspense fallback={skeleton}>
      <HomeCover home={home} image={image} />
    </Suspense>
  );
}
