/** A home that the reader owns with others. */
export type SharedHome = { listing_id: string; is_first: boolean; with: (string | null)[] };

/** Names the people with whom the reader owns a home: "with Ann and Bob"; undefined for a person who owns it alone. */
export function owningWith(shared: Pick<SharedHome, "with"> | undefined): string | undefined {
  if (!shared || shared.with.length === 0) return undefined;
  return `with ${shared.with.map((name) => name ?? "another owner").join(" and ")}`;
}
