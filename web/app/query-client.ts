import { AppError } from "@domain/errors.ts";
import { QueryClient } from "@tanstack/react-query";

const STALE_MS = 30_000;
const MAX_RETRIES = 2;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        retry: (failures, error) => failures < MAX_RETRIES && isWorthRetrying(error),
        // Offline, a query fails and says so; waiting for the network looks like an endless load.
        networkMode: "always",
        // Which is why it asks again by itself once the network is back.
        refetchOnReconnect: true,
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
}

/** A refusal stays a refusal; a server in trouble or a lost connection may recover. */
function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof AppError)) return true;
  return error.status === 0 || error.status >= 500;
}
