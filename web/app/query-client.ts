import { AppError } from "@domain/errors.ts";
import { type Query, QueryClient, type QueryPersister } from "@tanstack/react-query";

const STALE_MS = 30_000;
/** With the last pause before a repetition, nobody looks at a skeleton for more than ten seconds. */
const LOAD_MS = 9_000;
const MAX_RETRIES = 2;
const FIRST_PAUSE_MS = 500;

/**
 * The one place that decides how long and how often something is asked for. A load ends in time,
 * whatever it is made of: repetitions, a server that hangs, a new token, code that is on its way.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        retry: (failures, error) => failures < MAX_RETRIES && isWorthRetrying(error),
        retryDelay: (failures) => FIRST_PAUSE_MS * 2 ** failures,
        // Made to read from storage first, it is the hook that all attempts of a load go through.
        persister: withinTime(),
        // Offline, a query fails and says so; waiting for the network looks like an endless load.
        networkMode: "always",
        // Which is why it asks again by itself once the network is back.
        refetchOnReconnect: true,
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
}

/** A refusal stays a refusal, and who has waited long is told; a brief trouble may be over. */
function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof AppError)) return true;
  return !isTimeout(error.cause) && (error.status === 0 || error.status >= 500);
}

/** Gives up when the attempts of a load together have taken their time. */
function withinTime(): QueryPersister {
  const ends = new WeakMap<Query, number>();
  return async (load, context, query) => {
    if (query.state.fetchFailureCount === 0) ends.set(query, Date.now() + LOAD_MS);
    const left = (ends.get(query) ?? 0) - Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      const cause = new DOMException("The load took too long", "TimeoutError");
      timer = setTimeout(() => reject(new AppError("network", { cause })), left);
    });
    try {
      return await Promise.race([load(context), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Ours, or that of the request itself (web/api/request.ts). */
function isTimeout(cause: unknown): boolean {
  return (
    typeof cause === "object" && cause !== null && "name" in cause && cause.name === "TimeoutError"
  );
}
