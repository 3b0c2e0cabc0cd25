import type {
  Acknowledgment,
  DisclosureAccess,
  DisclosureKind,
  RequestState,
} from "@domain/papers/disclosures.ts";
import { DISCLOSURE_LINK_MINUTES } from "@domain/papers/disclosures.ts";
import { isUuid } from "@domain/site/text/ids.ts";
import { queryOptions } from "@tanstack/react-query";
import { fits, having, text } from "../site/answers/shapes.ts";
import { ownKey } from "../site/cache/keys.ts";
import { callFunction } from "../site/transport/functions.ts";
import { asAnyone, asMember } from "../site/transport/tables.ts";

/** Disclosures: what owners have published about their homes. The server decides who sees what. */

const fallback = "disclosures_unavailable";
const notSaved = { fallback: "disclosure_failed", repeats: true } as const;

/** Returns the documents that the caller may open; null for a home they can't see. */
export function disclosuresQuery(userId: string | null, listing: string) {
  return queryOptions({
    queryKey: userId ? ownKey(userId, "disclosures", listing) : ["disclosures", listing],
    queryFn: ({ signal }) =>
      isUuid(listing)
        ? asAnyone({ signal, fallback }, (db) => db.rpc("disclosures_page", { listing }))
        : null,
  });
}

/**
 * Asking for this link is the opening that the owner sees, so it isn't asked for again before it
 * expires.
 */
export function disclosureLinkQuery(id: string, version: number) {
  return queryOptions({
    queryKey: ["disclosure-link", id, version],
    queryFn: () =>
      callFunction(
        `documents/disclosures/${id}/open`,
        { method: "POST", body: { version }, as: "anyone", fallback: "disclosure_not_read" },
        fits<{ url: string }>(having({ url: text })),
      ),
    gcTime: 0,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: (DISCLOSURE_LINK_MINUTES - 1) * 60_000,
    refetchOnReconnect: false,
  });
}

export function acknowledgeDisclosure(id: string, version: number): Promise<Acknowledgment> {
  return asMember(notSaved, (db) => db.rpc("acknowledge_disclosure", { id, version }));
}

/** Asks the owner for what is closed to the caller; once per home. */
export function askForDisclosures(listing: string): Promise<RequestState> {
  return asMember(notSaved, (db) => db.rpc("ask_for_disclosures", { listing }));
}

/** Looking at the page counts as reading its notifications. */
export async function readDisclosureNews(listing: string): Promise<void> {
  await asMember({ fallback }, (db) => db.rpc("read_disclosure_news", { listing }));
}

/** The disclosures of one of the user's homes, with the people who read them. */
export function ownDisclosuresQuery(userId: string, listing: string) {
  return queryOptions({
    queryKey: ownKey(userId, "own-disclosures", listing),
    queryFn: ({ signal }) =>
      asMember({ signal, fallback }, (db) => db.rpc("my_disclosures", { listing })),
  });
}

/** How much is published for each of the caller's homes. */
export function disclosureCountsQuery(userId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "disclosure-counts"),
    queryFn: ({ signal }) => asMember({ signal, fallback }, (db) => db.rpc("my_disclosure_counts")),
  });
}

type NewDisclosure = {
  /** Made by the browser, so that a retry doesn't publish twice. */
  id: string;
  listing_id: string;
  document_id: string;
  kind: DisclosureKind;
  title: string;
  access: DisclosureAccess;
};

export async function publishDisclosure(disclosure: NewDisclosure): Promise<void> {
  await asMember(notSaved, (db) => db.rpc("publish_disclosure", disclosure));
}

/** @param version the one that the owner saw. */
export async function replaceDisclosure(id: string, version: number, document_id: string) {
  await asMember(notSaved, (db) => db.rpc("replace_disclosure", { id, version, document_id }));
}

export async function setDisclosureAccess(id: string, access: DisclosureAccess): Promise<void> {
  await asMember(notSaved, (db) => db.rpc("set_disclosure_access", { id, access }));
}

export async function withdrawDisclosure(id: string): Promise<void> {
  await asMember(notSaved, (db) => db.rpc("withdraw_disclosure", { id }));
}

export async function inviteToDisclosures(listing_id: string, email: string): Promise<void> {
  await asMember(notSaved, (db) => db.rpc("invite_to_disclosures", { listing_id, email }));
}

export async function removeDisclosureGuest(id: string): Promise<void> {
  await asMember(notSaved, (db) => db.rpc("remove_disclosure_guest", { id }));
}

export async function answerDisclosureRequest(id: string, grants: boolean): Promise<void> {
  await asMember(notSaved, (db) => db.rpc("answer_disclosure_request", { id, grants }));
}
