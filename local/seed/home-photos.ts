import type { Home } from "./homes.ts";
import { PHOTOS, type Photo } from "./photographs.ts";
import { Random } from "./random.ts";

/** A home's photographs, the outside first: 4 to 7 from the pool that go together. */
export function photosOf(home: Home): Photo[] {
  const random = new Random(`photos-${home.key}`);
  const fitting = PHOTOS.filter((photo) => photo.climates.includes(home.climate));
  const outside = random.shuffled(fitting.filter((photo) => photo.subject === home.type));
  // Photographs of the same style come first: a ranch house with photographs of a Colonial would look like two homes.
  outside.sort((a, b) => Number(b.style === home.style) - Number(a.style === home.style));
  if (home.type === "land") return outside.slice(0, 4);

  const rooms: Photo["subject"][] = ["living", "kitchen", "bedroom", "bathroom"];
  const extras: Photo["subject"][] = home.type === "house" ? ["garden"] : ["view", "garden"];
  const inside = [...rooms, ...random.some(extras, 1)].flatMap((subject) =>
    random.some(
      fitting.filter((photo) => photo.subject === subject),
      1,
    ),
  );
  return [...outside.slice(0, 1), ...inside.slice(0, random.int(4, inside.length))];
}
