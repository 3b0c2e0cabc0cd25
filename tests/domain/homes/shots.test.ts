import {
  type HomeForShots,
  likelyRooms,
  missingRoomsText,
  missingShots,
  roomsShown,
  shotsOf,
} from "@domain/homes/shots.ts";
import { describe, expect, it } from "vitest";

const HOUSE = {
  property_type: "house",
  bedrooms: 3,
  bathrooms: 1.5,
  garage_spaces: 2,
  features: ["Deck", "Mountain view"],
};
const SHOTS = shotsOf(HOUSE);
const roomsOf = (changes: Partial<HomeForShots>) =>
  shotsOf({ ...HOUSE, ...changes }).map(({ room }) => room);

describe("the photos that buyers look for", () => {
  it("are of the rooms that the home's fields name, in the usual order", () => {
    expect(roomsOf({})).toEqual([
      "Front of the home",
      "Living room",
      "Kitchen",
      "Dining area",
      "Main bedroom",
      "Bedroom 2",
      "Bedroom 3",
      "Bathroom",
      "Bathroom 2",
      "Garage",
      "Deck or patio",
      "Yard",
      "View",
    ]);
  });

  it.each([
    ["a condo has no yard", { property_type: "condo" }, "Yard", false],
    ["a studio has no bedroom", { bedrooms: 0 }, "Main bedroom", false],
    ["a home whose bedrooms nobody has counted has one", { bedrooms: null }, "Main bedroom", true],
    ["a home without a garage", { garage_spaces: null }, "Garage", false],
    ["a home with a laundry", { features: ["Laundry room"] }, "Laundry", true],
  ])("%s", (_, changes, room, has) => {
    expect(roomsOf(changes).includes(room)).toBe(has);
  });

  it("are three of land, and few of a home with twelve bedrooms", () => {
    expect(roomsOf({ property_type: "land" })).toHaveLength(3);
    expect(roomsOf({ bedrooms: 12 }).filter((room) => /edroom/.test(room))).toHaveLength(6);
  });

  it("say where to stand", () => {
    for (const { hint } of SHOTS) expect(hint).toMatch(/^Stand .*\.$/);
  });
});

describe("a missing room", () => {
  it("leaves the list by what the descriptions say, in the owner's words too", () => {
    const alts = [
      "Kitchen",
      "The kitchen and its cabinets",
      "Bedroom 2 with its closet",
      "Our view",
    ];
    expect([...roomsShown(SHOTS, alts)]).toEqual(["Kitchen", "Bedroom 2", "View"]);
    expect(missingShots(SHOTS, alts)).toHaveLength(SHOTS.length - 3);
  });

  it("is named with the first few others in a sentence", () => {
    expect(missingRoomsText(SHOTS.slice(0, 1))).toBe("Front of the home");
    expect(missingRoomsText(SHOTS)).toBe(
      "Front of the home, Living room, Kitchen, Dining area, and 9 more",
    );
  });

  it("takes other words for a room as one more of its kind", () => {
    const alts = ["Main bedroom", "A guest room upstairs", "a guest room upstairs"];
    expect([...roomsShown(SHOTS, alts)]).toEqual(["Main bedroom", "Bedroom 2"]);
  });

  it("doesn't take Bedroom 2 for another bedroom, nor empty words for a room", () => {
    expect([...roomsShown(SHOTS, ["Bathroom 2", "", "Bedroom 22"])]).toEqual([
      "Bathroom 2",
      "Main bedroom",
    ]);
  });
});

describe("a photo's likely room", () => {
  const photos = (...alts: string[]) => alts.map((alt) => ({ alt }));

  it("follows the usual order, from the photos that have one", () => {
    expect(likelyRooms(photos("", "", "Dining area", "", ""), SHOTS)).toEqual([
      { room: "Front of the home", reason: "order" },
      { room: "Living room", reason: "order" },
      undefined,
      { room: "Main bedroom", reason: "order" },
      { room: "Bedroom 2", reason: "order" },
    ]);
  });

  it("is what the model saw, which no other photo is then proposed to show", () => {
    const seen = [{ alt: "", seen: "kitchen" }, { alt: "" }, { alt: "", seen: "Unknown" }];
    expect(likelyRooms(seen, SHOTS)).toEqual([
      { room: "Kitchen", reason: "look" },
      { room: "Dining area", reason: "order" },
      { room: "Main bedroom", reason: "order" },
    ]);
    expect(likelyRooms([{ alt: "", seen: "Sauna" }], SHOTS)).toEqual([
      { room: "Sauna", reason: "look" },
    ]);
  });

  it("is never proposed twice, and not at all once all rooms have a photo", () => {
    const many = likelyRooms(photos(...Array(20).fill("")), SHOTS);
    const rooms = many.flatMap((proposal) => proposal?.room ?? []);
    expect(new Set(rooms).size).toBe(SHOTS.length);
    expect(many.at(-1)).toBeUndefined();
  });
});
