import { NUMBER_FIELDS } from "../../../_shared/domain/homes/listing-fields.ts";
import { paths } from "../../../_shared/domain/site/paths.ts";
import type { OwnListing } from "../data/listings.ts";

/** Improvements of a listing, each with the wizard step where the owner makes it. */
export function missingIn(home: OwnListing): { what: string; where: string }[] {
  if (home.status === "sold") return [];
  const isLand = home.property_type === "land";
  const wanted = NUMBER_FIELDS.flatMap(({ name, wanted: what, step, isOfBuildings }) =>
    what && !(isLand && isOfBuildings)
      ? [[!home[name], what, step] as [boolean, string, string]]
      : [],
  );
  const missing: [boolean, string, string][] = [
    [home.address === "", "the address", "basics"],
    ...wanted,
    [home.features.length === 0, "features", "features"],
    [home.photos === 0, "photos", "photos"],
    [home.photos > 0 && home.photos < FEW_PHOTOS, `more photos (it has ${home.photos})`, "photos"],
    [home.title === "", "a title", "words"],
    [home.description === "", "a description", "words"],
    [
      home.description !== "" && home.description.length < SHORT_TEXT,
      "a longer description",
      "words",
    ],
    [home.price === null, "a price", "price"],
  ];
  return missing
    .filter(([isMissing]) => isMissing)
    .map(([, what, step]) => ({ what, where: paths.editListing.href(home.id, step) }));
}

const FEW_PHOTOS = 8;
/** Characters. */
const SHORT_TEXT = 200;
