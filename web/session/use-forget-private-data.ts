import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSession } from "./session.ts";

/** Nothing private stays in memory for the next person at this computer. */
export function useForgetPrivateData(): void {
  const { status } = useSession();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (status === "signed-out") queryClient.removeQueries({ queryKey: ["mine"] });
  }, [status, queryClient]);
}
