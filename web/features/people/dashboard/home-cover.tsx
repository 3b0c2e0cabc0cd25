import { HomePhoto } from "@web/components/home-photo.tsx";
import { Price } from "@web/components/price.tsx";
import type { PhotoImage } from "@web/lib/photo-sources.ts";

/** The dashboard's lead photograph, with a caption as in a magazine. */
export default function HomeCover(props: {
  home: { title: string; address?: string | null; price: number | null };
  image: Omit<PhotoImage, "alt">;
}) {
  const { home, image } = props;
  return (
    <figure>
      <HomePhoto image={image} sizes="480px" className="aspect-[3/2]" />
      <figcaption className="mt-2.5 flex items-baseline justify-between gap-4 text-ink-soft text-sm">
        <span className="truncate">{home.title || home.address}</span>
        <Price price={home.price} size="sm" />
      </figcaption>
    </figure>
  );
}
