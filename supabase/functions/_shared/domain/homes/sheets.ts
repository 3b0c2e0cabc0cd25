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
  /** The URL in the QR code, and as printed. */
  link: string;
  shownLink: string;
  /** The telephone number is printed only if the owner wants it on the sheet. */
  phone?: string;
};

export function sheetOf(
  kind: SheetKind,
  home: SheetHome,
  { siteUrl, phone }: { siteUrl: string; phone?: string },
): Sheet {
  return {
    kind,
    headline: "For sale by owner",
    title: home.title || FALLBACK_TITLE,
    price: formatPrice(home.price),
    address: fullAddress(home),
    facts: [
      propertyTypeName(home.property_type),
      ...sizeFacts(home),
      ...furtherFacts(home).map(({ text }) => text),
    ],
    description: home.description.replace(/\s+/g, " ").trim(),
    link: taggedHref(siteUrl, home.id, kind),
    shownLink: siteUrl.replace(/^https?:\/\//, "") + paths.listing.href(home.id),
    ...(phone ? { phone } : {}),
  };
}
