import { classNames } from "@web/lib/class-names.ts";
import type { PhotoImage } from "@web/lib/photo-sources.ts";
import { Photo } from "./photo.tsx";

/** A home's first photograph, where its name is beside it. */
export function HomePhoto(props: {
  image: Omit<PhotoImage, "alt"> | null | undefined;
  sizes: string;
  className: string;
}) {
  const { image, sizes, className } = props;
  return (
    <Photo
      image={image && { ...image, alt: "" }}
      missing=""
      sizes={sizes}
      className={classNames("rounded-sm", className)}
    />
  );
}
