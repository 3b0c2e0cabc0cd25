import type { OwnHome } from "@web/api/homes/own-homes.ts";
import { HomePhoto } from "@web/components/home-photo.tsx";
import { Price } from "@web/components/price.tsx";

/** The dashboard's lead photograph, with a caption as in a magazine. */
export default function DashboardCover({ home }: { home: OwnHome }) {
  return (
    <figure>
      <HomePhoto image={home.images[0]} sizes="480px" className="aspect-[3/2]" />
      <figcaption className="mt-2.5 flex items-baseline justify-between gap-4 text-ink-soft text-sm">
        <span className="truncate">{home.title || home.address}</span>
        <Price price={home.price} size="sm" />
      </figcaption>
    </figure>
  );
}
