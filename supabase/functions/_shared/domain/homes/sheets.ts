import { paths } from "../site/paths.ts";
import { formatPrice } from "../site/text/format.ts";
import { taggedHref } from "./channels.ts";
import type { WrittenFields } from "./listing-fields.ts";
import { furtherFacts } from "./listing-fields.ts";
import { FALLBACK_TITLE, fullAddress, propertyTypeName } from "./listings.ts";
import { sizeFacts } from "./size-facts.ts";

/** The sheets that an owner can print for a home: a flyer to hand out, and a yard sign. */
export const SHEETS = ["flyer", "sign"] as const;
export type SheetKind = (typeof SHEETS)[number];

export const SHEET_NAMES: Record<SheetKind, string> = { flyer: "Flyer", sign: "Yard sign" };

/** The sizes of paper, in points: letter in the United States, A4 nearly everywhere else. */
export const PAPERS = {
  letter: { name: "US letter", width: 612, height: 792 },
  a4: { name: "A4", width: 595.28, height: 841.89 },
} as const;
export type Paper = keyof typeof PAPERS;

export function toPaper(word: string | undefined): Paper {
  return word === "a4" ? "a4" : "letter";
}

export const SHEET_LIMITS = {
  /** Bytes of a flyer's photo, which the browser resizes. */
  photoBytes: 900_000,
  /** Sheets an owner can have drawn an hour. */
  perHour: 60,
} as const;

/** A home as everyone sees it, so no sheet shows a hidden street. */
export type SheetHome = Omit<WrittenFields, "shared_with_portals" | "tour_url"> & { id: string };

export type Sheet = {
  kind: SheetKind;
  headline: string;
  title: string;
  price: string;
  address: string;
  facts: string[];
  description: string;
  /** The URL in the QR code. */
  link: string;
  /** The short address to type, without "https://". */
  shownLink: string;
  /** The telephone number is printed only if the owner wants it on the sheet. */
  phone?: string;
};

export function sheetOf(
  kind: SheetKind,
  home: SheetHome,
  /** @param letters of the home's short address. */
  { siteUrl, letters, phone }: { siteUrl: string; letters: string; phone?: string },
): Sheet {
  const short = siteUrl + paths.sign.href(letters);
  return {
    kind,
    headline: "For sale by owner",
    title: home.title || FALLBACK_TITLE,
    price: formatPrice(home.price),
    address: fullAddress(home),
    facts: factsToTell(home),
    description: home.description.replace(/\s+/g, " ").trim(),
    // A short code has larger squares, which a phone reads from a car.
    link: kind === "sign" ? short : taggedHref(siteUrl, home.id, kind),
    shownLink: short.replace(/^https?:\/\//, ""),
    ...(phone ? { phone } : {}),
  };
}

/** What a home is and its sizes: "Single-family home", "3 beds". */
export function factsToTell(home: SheetHome): string[] {
  return [
    propertyTypeName(home.property_type),
    ...sizeFacts(home),
    ...furtherFacts(home).map(({ text }) => text),
  ];
}
