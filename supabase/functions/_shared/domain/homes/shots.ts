import { FLOOR_PLAN } from "./floor-plans.ts";

/**
 * The photos that buyers look for in a home, by the rooms that its fields name, in the order in which homes are usually
 * shown. A photo's room is what its description says: nothing else is stored about it.
 */
export type Shot = {
  /** Also the description that a photo of it gets: "Kitchen". */
  room: string;
  outline: Outline;
  /** Where to stand. */
  hint: string;
};

/** The drawing of where to stand. */
export type Outline =
  | "front"
  | "living"
  | "kitchen"
  | "dining"
  | "bedroom"
  | "bathroom"
  | "side"
  | "garage"
  | "yard"
  | "view";

export type HomeForShots = {
  property_type: string;
  /** Null while nobody has counted. */
  bedrooms: number | null;
  bathrooms: number | null;
  garage_spaces: number | null;
  features: readonly string[];
};

export function shotsOf(home: HomeForShots): Shot[] {
  if (home.property_type === "land")
    return ["Land from the road", "Land from the middle", "View"].map(shot);
  const has = (words: RegExp) => home.features.some((feature) => words.test(feature));
  const beds = home.bedrooms ?? 1;
  // 2.5 baths are three to photograph.
  const baths = Math.max(1, Math.ceil(home.bathrooms ?? 1));
  const isCondo = home.property_type === "condo";
  return [
    isCondo ? "Front of the building" : "Front of the home",
    "Living room",
    "Kitchen",
    "Dining area",
    ...numbered("Main bedroom", "Bedroom", Math.min(beds, MOST_BEDROOMS)),
    ...numbered("Bathroom", "Bathroom", Math.min(baths, MOST_BATHROOMS)),
    ...(has(/laundry/i) ? ["Laundry"] : []),
    ...(has(/\boffice\b|\bstudy\b/i) ? ["Home office"] : []),
    ...(has(/basement/i) ? ["Basement"] : []),
    ...((home.garage_spaces ?? 0) > 0 || has(/garage|carport/i) ? ["Garage"] : []),
    ...(has(/balcony/i) ? ["Balcony"] : []),
    ...(has(/\bdeck\b|\bpatio\b|\bporch\b/i) ? ["Deck or patio"] : []),
    ...(has(/\bpool\b/i) ? ["Pool"] : []),
    ...(isCondo && !has(/\byard\b|\bgarden\b/i) ? [] : ["Yard"]),
    ...(has(/\bviews?\b|waterfront/i) ? ["View"] : []),
  ].map(shot);
}

/** The rooms of `shots` that one of these descriptions names; a second photo of the same room is not another room. */
export function roomsShown(shots: readonly Shot[], alts: readonly string[]): Set<string> {
  const rooms = shots.map(({ room }) => room);
  const shown = new Set<string>();
  const others = new Set<string>();
  for (const alt of alts) {
    const named = byName(alt, rooms);
    if (named) shown.add(named);
    else if (alt.trim() !== "") others.add(alt.trim().toLowerCase());
  }
  // "The room of the twins": one more bedroom, if there is one.
  for (const alt of others) {
    const room = rooms.find((each) => !shown.has(each) && KINDS[kindOf(each)].words.test(alt));
    if (room) shown.add(room);
  }
  return shown;
}

/** The rooms of which there is no photo yet. */
export function missingShots(shots: readonly Shot[], alts: readonly string[]): Shot[] {
  const shown = roomsShown(shots, alts);
  return shots.filter(({ room }) => !shown.has(room));
}

/** A room that a photo without a description may show, and why. */
export type Proposal = { room: string; reason: "look" | "order" };

/**
 * The likely room of each photo that has no description: what the model has seen on it, or the next one in the usual
 * order after the photos before it. Undefined for photos that have a description, and where nothing is likely.
 * @param photos in their order; `seen` are the model's words.
 */
export function likelyRooms(
  photos: readonly { alt: string; seen?: string | undefined }[],
  shots: readonly Shot[],
): (Proposal | undefined)[] {
  const alts = photos.map(({ alt }) => alt);
  const free = missingShots(shots, alts).map(({ room }) => room);
  const take = (room: string) => free.splice(free.indexOf(room), 1);
  const looks = photos.map(({ alt, seen = "" }): Proposal | undefined => {
    if (alt !== "" || seen === "" || SAYS_NOTHING.test(seen)) return undefined;
    const room = byName(seen, free) ?? free.find((each) => KINDS[kindOf(each)].words.test(seen));
    if (room) take(room);
    return { room: room ?? seen, reason: "look" };
  });
  const place = (room: string | undefined) => shots.findIndex((each) => each.room === room);
  let last = -1;
  return photos.map(({ alt }, index) => {
    const look = looks[index];
    if (alt !== "") {
      const named = byName(
        alt,
        shots.map(({ room }) => room),
      );
      last = Math.max(last, place(named));
      return undefined;
    }
    if (look) {
      last = Math.max(last, place(look.room));
      return look;
    }
    const room = free.find((each) => place(each) > last) ?? free[0];
    if (room === undefined) return undefined;
    take(room);
    last = Math.max(last, place(room));
    return { room, reason: "order" };
  });
}

/** "Kitchen, Yard and 2 more": the rooms without a photo, for a sentence. */
export function missingRoomsText(missing: readonly Shot[]): string {
  const named = missing.slice(0, NAMED_ROOMS).map(({ room }) => room);
  const more = missing.length - named.length;
  return new Intl.ListFormat("en").format(more > 0 ? [...named, `${more} more`] : named);
}

const NAMED_ROOMS = 4;

/** All rooms that an owner can choose for a photo. */
export function roomChoices(shots: readonly Shot[]): string[] {
  return [...shots.map(({ room }) => room), FLOOR_PLAN];
}

/** A list of twelve bedrooms would be read by no one. */
const MOST_BEDROOMS = 6;
const MOST_BATHROOMS = 4;

/** A model that can't tell, and the stand-in, which sees colors only. */
const SAYS_NOTHING = /^(?:unknown|inside|outside|unclear|other)\b/i;

/** What is known about a kind of room: the words for it, and where to stand. */
const KINDS: Record<Outline, { words: RegExp; hint: string }> = {
  front: {
    words: /\bfront\b|\bstreet\b|fa[cç]ade|exterior|\bcurb\b|\bbuilding\b|from the road/i,
    hint: "Stand across the street, a little to one side.",
  },
  living: {
    words: /living|family room|great room|lounge|\bden\b|fireplace/i,
    hint: "Stand in a corner and show two walls.",
  },
  kitchen: {
    words: /kitchen/i,
    hint: "Stand where you come in. Show the counters and the window.",
  },
  dining: { words: /dining|breakfast/i, hint: "Stand in a corner. Show the table and the light." },
  bedroom: {
    words: /bedroom|\bbed\b|primary|nursery|guest room/i,
    hint: "Stand in the doorway. Show the bed and a window.",
  },
  bathroom: { words: /bath|shower|powder room|toilet/i, hint: "Stand in the doorway, lid down." },
  side: {
    words: /laundry|washer|office|study|basement/i,
    hint: "Stand in the doorway and show two walls.",
  },
  garage: { words: /garage|carport|driveway/i, hint: "Stand outside with the door open." },
  yard: {
    words: /yard|garden|lawn|deck|patio|porch|balcony|terrace|\bpool\b/i,
    hint: "Stand at the far end and show the home behind it.",
  },
  view: {
    words: /\bviews?\b|\bland\b|lake|mountain|water/i,
    hint: "Stand at the best spot, with the horizon level.",
  },
};

const OUTLINES: [RegExp, Outline][] = [
  [/^Front|^Land from the road/, "front"],
  [/^Living/, "living"],
  [/^Kitchen/, "kitchen"],
  [/^Dining/, "dining"],
  [/edroom/, "bedroom"],
  [/^Bathroom/, "bathroom"],
  [/^Laundry|^Home office|^Basement/, "side"],
  [/^Garage/, "garage"],
  [/^Balcony|^Deck|^Pool|^Yard/, "yard"],
];

function kindOf(room: string): Outline {
  return OUTLINES.find(([name]) => name.test(room))?.[1] ?? "view";
}

function shot(room: string): Shot {
  const outline = kindOf(room);
  return { room, outline, hint: KINDS[outline].hint };
}

/** "Bedroom 2 with its closet" → "Bedroom 2"; the longer name first, so that it is not taken for "Bedroom". */
function byName(alt: string, rooms: readonly string[]): string | undefined {
  const text = alt.trim().toLowerCase();
  return rooms
    .toSorted((a, b) => b.length - a.length)
    .find((room) => {
      const name = room.toLowerCase();
      return text.startsWith(name) && !/^[\p{L}\d]|^ \d/u.test(text.slice(name.length));
    });
}

function numbered(first: string, next: string, howMany: number): string[] {
  return Array.from({ length: howMany }, (_, i) => (i === 0 ? first : `${next} ${i + 1}`));
}
