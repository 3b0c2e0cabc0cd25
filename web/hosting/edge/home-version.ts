import type { ListingDetails } from "@domain/homes/listings.ts";

/** Stands for all that is public about a home: another one when anything of it has changed. */
export async function homeVersion(home: ListingDetails): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(home));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest.slice(0, 12), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
