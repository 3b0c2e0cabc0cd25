import { Skeleton } from "@web/components/skeleton.tsx";
import type { PhotoImage } from "@web/lib/photo-sources.ts";
import { withoutIt } from "@web/lib/without-it.tsx";
import { lazy, Suspense } from "react";

const HomeCover = lazy(() => import("./home-cover.tsx").catch(withoutIt));

export type CoveredHome = {
  home: { title: string; address?: string | null; price: number | null };
  image: Omit<PhotoImage, "alt">;
};

/** The photograph of the home that the next step speaks about; its code comes later. */
export function Cover(props: CoveredHome) {
  return (
    <Suspense fallback={<CoverSkeleton />}>
      <HomeCover {...props} />
    </Suspense>
  );
}

export function CoverSkeleton() {
  return (
    <div className="grid gap-2.5">
      <Skeleton className="aspect-[3/2] w-full" />
      <Skeleton className="h-6.5 w-3/5" />
    </div>
  );
}
