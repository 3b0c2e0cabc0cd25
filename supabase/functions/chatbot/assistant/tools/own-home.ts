import { z } from "zod";
import { UNTITLED } from "../../../_shared/domain/homes/listings.ts";
import type { OwnListing } from "../data/listings.ts";
import { plainNote } from "../plain-note.ts";
import { homesDescribed } from "./described-homes.ts";
import { type ToolContext, ToolRefused } from "./tool.ts";

export const homeName = z
  .string()
  .max(200)
  .nullish()
  .describe(
    "Part of one home's title or address, if the question is about that one; or how it is described: " +
      '"the one with offers", "the condo", "under contract", "for 450,000", "the cheaper one", "in Duluth".',
  );

export function titleOf({ title, address }: Pick<OwnListing, "title" | "address">): string {
  return title || address || UNTITLED;
}

/**
 * The home that is meant: the one that is named; without a name, the only one, or the only one that fits the question.
 * @param fits for the question, such as those with offers; the next one counts where no home fits the one before.
 * @returns undefined for an owner without a home.
 * @throws ToolRefused where it could be several, or where none has that name.
 */
export async function meantHome(
  homes: readonly OwnListing[],
  name: string | null | undefined,
  context: ToolContext,
  ...fits: ((home: OwnListing) => boolean)[]
): Promise<OwnListing | undefined> {
  const named = await homesMeant(homes, name, context);
  const fitting = name?.trim()
    ? named
    : (fits.map((fit) => named.filter(fit)).find(({ length }) => length > 0) ?? named);
  if (fitting.length > 1) throw new ToolRefused(whichOf(fitting));
  return fitting[0];
}

/**
 * The homes that are meant by name or description, or else all.
 * @throws ToolRefused where none is: an answer about the others would be about the wrong home.
 */
export async function homesMeant(
  homes: readonly OwnListing[],
  name: string | null | undefined,
  context: ToolContext,
): Promise<readonly OwnListing[]> {
  if (!name?.trim() || homes.length === 0) return homes;
  const called = homesCalled(homes, name);
  const meant = called.length > 0 ? called : await homesDescribed(homes, name, context);
  if (meant.length > 0) return meant;
  throw new ToolRefused(`No home of theirs is called ${plainNote(name)}. ${whichOf(homes)}`);
}

export function whichOf(homes: readonly OwnListing[]): string {
  const names = homes.map((home) => plainNote(titleOf(home))).join(", ");
  return `It could be ${homes.length === 1 ? "this home" : `one of ${homes.length} homes`}: ${names}. Which one is meant?`;
}

function homesCalled(homes: readonly OwnListing[], name: string): readonly OwnListing[] {
  const all = homesNamed(homes, name, (home) => [titleOf(home), home.address, home.city]);
  // "Ranch" is also part of "Ranch near the lake".
  const exact = all.filter((home) => titleOf(home).toLowerCase() === name.trim().toLowerCase());
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
