import type { MembershipKind } from "@domain/people/invitations.ts";
import { useQueryClient } from "@tanstack/react-query";
import { MEMBERSHIP_FAILURES } from "@web/api/people/memberships.ts";
import { ownKey } from "@web/api/site/cache/keys.ts";
import { useWork } from "@web/lib/use-work.ts";

/** The home, offer or sale, and the person whose acts on its memberships they are. */
export type Place = { userId: string; kind: MembershipKind; placeId: string };

/** Acts on memberships, one at a time. They read again what they change, also after a refusal. */
export function useMembershipActs({ userId, kind }: Omit<Place, "placeId">) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ownKey(userId) });
  const work = useWork(refresh);
  return {
    ...work,
    /** @returns whether it was done. */
    act: async (name: string, send: () => Promise<unknown>): Promise<boolean> => {
      const isDone = await work.run(name, send, MEMBERSHIP_FAILURES[kind]);
      if (!isDone) await refresh();
      return isDone;
    },
  };
}
