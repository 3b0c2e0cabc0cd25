import { AppError } from "@domain/site/errors/first-errors.ts";
import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  type Query,
  QueryClient,
  type QueryKey,
  type QueryPersister,
} from "@tanstack/react-query";
import { stillWaiting } from "@web/lib/still-waiting.ts";

const STALE_MS = 30_000;
/** With the last pause before a retry, a skeleton is never shown for more than ten seconds. */
const LOAD_MS = 9_000;
const MAX_RETRIES = 2;
const FIRST_PAUSE_MS = 500;

/**
 * The one place that sets timeouts and retries for queries. The limit covers a whole load: retries,
 * a hanging server, a token renewal, code still being fetched.
 */
export function createQueryClient(): QueryClient {
  return new SiteQueryClient({
    mutationCache: new MutationCache({
      onMutate: (_input, mutation) => void waits.set(mutation, stillWaiting("work")),
      onSettled: (_data, _error, _input, _result, mutation) => waits.get(mutation)?.(),
    }),
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        retry: (failures, error) => failures < MAX_RETRIES && isWorthRetrying(error),
        retryDelay: (failures) => FIRST_PAUSE_MS * 2 ** failures,
        // Meant for reading from storage first, this is the only hook that wraps all attempts of a
        // load.
        persister: withinTime(),
        // Offline, a query fails visibly; waiting for the network would look like an endless load.
        networkMode: "always",
        // The counterpart: it refetches once the network is back.
        refetchOnReconnect: true,
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
}

/** Says that a change takes long, also for a control that shows no spinner. */
const waits = new WeakMap<object, () => void>();

/**
 * While a query's first load is still running, TanStack Query answers an invalidation with that load,
 * which may have been read before the change. Here it is replaced by a new one.
 */
export class SiteQueryClient extends QueryClient {
  override async invalidateQueries<K extends QueryKey>(
    filters?: InvalidateQueryFilters<K>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const firstLoads = this.getQueryCache()
      .findAll(filters)
      .filter(({ state }) => state.data === undefined && state.fetchStatus !== "idle");
    if (firstLoads.length) {
      await Promise.all(firstLoads.map((query) => query.cancel({ revert: true })));
    }
    return super.invalidateQueries(filters, options);
  }
}

/** Refusals and timeouts are final; a brief outage may be over. */
function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof AppError)) return true;
  return !isTimeout(error.cause) && (error.status === 0 || error.status >= 500);
}

/** Gives up once all attempts together have used up their time. */
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

/** Our own timeout, or the request's (web/api/site/transport/request.ts). */
function isTimeout(cause: unknown): boolean {
  return (
    typeof cause === "object" && cause !== null && "name" in cause && cause.name === "TimeoutError"
  );
}
