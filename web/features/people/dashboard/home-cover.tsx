import type { DashboardSummary } from "@domain/people/dashboard.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import type { OwnHome } from "@web/api/homes/own-homes.ts";
import { HomePhoto } from "@web/components/home-photo.tsx";
import { Price } from "@web/components/price.tsx";
import type { ReactNode } from "react";

/** The dashboard's lead photograph, with a caption as in a magazine: of a home that is bought, or of an own one. */
export default function HomeCover(props: {
  summary: DashboardSummary;
  homes: UseQueryResult<OwnHome[]>;
  skeleton: ReactNode;
}) {
  const { summary, homes, skeleton } = props;
  const { bought } = summary.next_step;
  const own = homes.data?.find(({ id }) => id === summary.home?.id);
  const home: { title: string; address?: string | null; price: number | null } | undefined =
    bought ?? own;
  const image = bought ? bought.image : own?.images[0];
  if (!home || !image) return homes.isPending && summary.home ? skeleton : null;
  return (
    <figure>
      <HomePhoto image={image} sizes="480px" className="aspect-[3/2]" />
      <figcaption className="mt-2.5 flex items-baseline justify-between gap-4 text-ink-soft text-sm">
        <span translate={home.title ? undefined : "no"} className="truncate">
          {home.title || home.address}
        </span>
        <Price price={home.price} size="sm" />
      </figcaption>
    </figure>
  );
}
