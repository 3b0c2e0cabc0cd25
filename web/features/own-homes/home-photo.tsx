import type { OwnHome } from "@web/api/own-homes.ts";
import { Photo, PhotoMissing } from "@web/components/photo.tsx";
import { classNames } from "@web/lib/class-names.ts";

/** The first photograph. Decorative: the home's name is beside it. */
export function HomePhoto(props: { home: OwnHome; sizes: string; className: string }) {
  const photo = props.home.images[0];
  return (
    <div className={classNames("relative overflow-hidden rounded-sm", props.className)}>
      {photo ? (
        <Photo image={{ ...photo, alt: "" }} sizes={props.sizes} className="size-full" />
      ) : (
        <PhotoMissing text="" />
      )}
    </div>
  );
}
