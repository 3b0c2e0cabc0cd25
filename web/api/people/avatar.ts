import { AVATARS_BUCKET } from "@domain/people/profile.ts";
import { queryOptions } from "@tanstack/react-query";
import { ownKey } from "../site/cache/keys.ts";
import { arriving } from "../site/transport/arriving.ts";
import { loadRefusals, send } from "../site/transport/request.ts";

/** A user's picture: a private file, read with the session's token; profile-writes.ts changes it. */

/** Every new picture gets a new name, so a cached old one is never shown. */
export function avatarQuery(userId: string, path: string | null | undefined) {
  return queryOptions({
    queryKey: ownKey(userId, "avatar", path ?? ""),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: Boolean(path),
    queryFn: async ({ signal }) => {
      const address = `storage/v1/object/${AVATARS_BUCKET}/${path}`;
      const answer = await send(address, { as: "member", signal });
      if (!answer.ok) throw (await loadRefusals()).refusal(undefined, "profile_unavailable");
      return arriving(answer.blob(), signal);
    },
  });
}
