import { HomePhoto } from "@web/components/home-photo.tsx";
import { Price } from "@web/components/price.tsx";
import type { PhotoImage } from "@web/lib/photo-sources.ts";

/** The dashboard's lead photograph, with a caption as in a magazine. */
export default function DashboardCover(props: {
  image: Omit<PhotoImage, "alt">;
  title: string;
  price: number | null;
}) {
  const { image, title, price } = props;
  return (
    <figure>
      <HomePhoto image={image} sizes="480px" className="aspect-[3/2]" />
      <figcaption className="mt-2.5 flex items-baseline justify-between gap-4 text-ink-soft text-sm">
        <span className="truncate">{title}</span>
        <Price price={price} size="sm" />
      </figcaption>
    </figure>
  );
}
