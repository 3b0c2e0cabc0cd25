import { z } from "zod";
import { UNTITLED } from "../../../_shared/domain/homes/listings.ts";
import type { OwnListing } from "../data/listings.ts";
import { plainNote } from "../plain-note.ts";
import { ToolRefused } from "./tool.ts";

export const homeName = z
  .string()
  .max(200)
  .nullish()
  .describe("Part of one home's title or address, if the question is about that one.");

export function titleOf({ title, address }: Pick<OwnListing, "title" | "address">): string {
  return title || address || UNTITLED;
}

/**
 * The home that is meant: the one that is named; without a name, the only one, or the only one that fits the question.
 * @param fits for the question, such as those with offers; the next one counts where no home fits the one before.
 * @returns undefined for an owner without a home.
 * @throws ToolRefused where it could be several, or where none has that name.
 */
export function meantHome(
  homes: readonly OwnListing[],
  name: string | null | undefined,
  ...fits: ((home: OwnListing) => boolean)[]
): OwnListing | undefined {
  if (name?.trim()) {
    const named = homesCalled(homes, name);
    if (named.length === 0 && homes.length > 0)
      throw new ToolRefused(`No home of theirs is called ${plainNote(name)}. ${whichOf(homes)}`);
    if (named.length > 1) throw new ToolRefused(whichOf(named));
    return named[0];
  }
  if (homes.length < 2) return homes[0];
  const fitting = fits.map((fit) => homes.filter(fit)).find(({ length }) => length > 0) ?? homes;
  if (fitting.length > 1) throw new ToolRefused(whichOf(fitting));
  return fitting[0];
}

function whichOf(homes: readonly OwnListing[]): string {
  const names = homes.map((home) => plainNote(titleOf(home))).join(", ");
  return `It could be ${homes.length === 1 ? "this home" : `one of ${homes.length} homes`}: ${names}. Which one is meant?`;
}

/** The homes with this name in their title or address, or else all. */
export function namedHomes(
  homes: readonly OwnListing[],
  name: string | null | undefined,
): readonly OwnListing[] {
  const named = homesCalled(homes, name);
  return named.length > 0 ? named : homes;
}

function homesCalled(
  homes: readonly OwnListing[],
  name: string | null | undefined,
): readonly OwnListing[] {
  const all = homesNamed(homes, name, (home) => [titleOf(home), home.address, home.city]);
  // "Ranch" is also part of "Ranch near the lake".
  const exact = all.filter((home) => titleOf(home).toLowerCase() === name?.trim().toLowerCase());
  return exact.length > 0 ? exact : all;
}

/** Those with this name in one of their texts; none without a name. */
export function homesNamed<T>(
  all: readonly T[],
  name: string | null | undefined,
  textsOf: (each: T) => readonly (string | null | undefined)[],
): readonly T[] {
  const wanted = name?.trim().toLowerCase();
  if (!wanted) return [];
  return all.filter((each) => textsOf(each).some((text) => text?.toLowerCase().includes(wanted)));
}
