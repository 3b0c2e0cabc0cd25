import { useQueryClient } from "@tanstack/react-query";
import { PERSONAL_KEY } from "@web/api/site/cache/keys.ts";
import { useEffect } from "react";
import { useSession } from "./session.ts";

/** Clears private data from memory, for the next person at this computer. */
export function useForgetPrivateData(): void {
  const { status, user } = useSession();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (status === "loading") return;
    queryClient.removeQueries({
      queryKey: PERSONAL_KEY,
      predicate: ({ queryKey }) => queryKey[1] !== user?.id,
    });
  }, [status, user, queryClient]);
}
