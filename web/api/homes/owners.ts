import type { HomeOwners, OwnerInvitation } from "@domain/homes/owners.ts";
import type { Invited } from "@domain/people/invitations.ts";
import { queryOptions } from "@tanstack/react-query";
import { ownKey } from "../site/cache/keys.ts";
import { asMember, asVisitor } from "../site/transport/tables.ts";

/** Owning a home together: the first owner's invitations, and what an invited person does by their link. */

const change = { fallback: "owners_not_changed", repeats: true } as const;

/** Null for a home that isn't the user's. */
export function homeOwnersQuery(userId: string, listingId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "home-owners", listingId),
    queryFn: ({ signal }): Promise<HomeOwners | null> =>
      asMember({ signal, fallback: "owners_unavailable" }, (db) =>
        db.rpc("owners_of_home", { listing_id: listingId }),
      ),
  });
}

/** @param id made by the client; the same id again changes nothing. */
export function inviteOwner(
  id: string,
  listing_id: string,
  { name, email }: Invited,
): Promise<HomeOwners> {
  return asMember(change, (db) => db.rpc("invite_owner", { id, listing_id, name, email }));
}

/** Mails an invited person a new link; the old one ends. */
export function renewOwner(id: string): Promise<HomeOwners> {
  return asMember(change, (db) => db.rpc("renew_owner", { id }));
}

/** Takes an invitation back, or removes a person who owns the home with the user. */
export async function removeOwner(id: string): Promise<void> {
  await asMember(change, (db) => db.rpc("remove_owner", { id }));
}

export async function leaveHome(listing_id: string): Promise<void> {
  await asMember(change, (db) => db.rpc("leave_home", { listing_id }));
}

/** The invitation with the token in the link; null for one that has ended. The answer depends on who is signed in. */
export function ownerInvitationQuery(token: string, userId: string | null) {
  return queryOptions({
    queryKey: ["owner-invitation", token, userId],
    queryFn: ({ signal }): Promise<OwnerInvitation | null> => {
      const call = { signal, fallback: "invitation_unavailable" } as const;
      return userId === null
        ? asVisitor(call, (db) => db.rpc("owner_invitation", { token }))
        : asMember(call, (db) => db.rpc("owner_invitation", { token }));
    },
    staleTime: 0,
  });
}

/** Joins the owners. Returns the home's id; null for an invitation that has ended. */
export function joinHome(token: string): Promise<string | null> {
  return asMember(change, (db) => db.rpc("join_home", { token }));
}
