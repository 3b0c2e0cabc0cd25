import { timingSafeEqual } from "@std/crypto/timing_safe_equal.js";
import { AppError } from "../domain/errors.ts";
import type { Database } from "./database.ts";
import type { Platform } from "./env.ts";

/** Who is asking. */
export type Caller =
  | { kind: "anonymous" }
  | { kind: "user"; id: string; token: string }
  | { kind: "service" };
export type User = Extract<Caller, { kind: "user" }>;

export type Callers = {
  /** True for one of the server's own keys, or the scheduler's. Asks nobody. */
  isService(request: Request): boolean;
  /**
   * Verifies the bearer token. Without one, with the publishable key in its place (as
   * supabase-js sends it) or with one that is not valid (any more) the caller is anonymous.
   * @throws AppError `unavailable` when Auth can't be asked.
   */
  identify(request: Request): Promise<Caller>;
};

export function createCallers(platform: Platform, database: Database): Callers {
  const isService = ({ headers }: Request) => {
    const given = bearerToken({ headers }) ?? headers.get("apikey");
    const isOurs = platform.secretKeys.some((key) => isSame(given, key));
    return isOurs || isSame(headers.get(SCHEDULER_HEADER), platform.schedulerKey);
  };
  return {
    isService,
    async identify(request) {
      if (isService(request)) return { kind: "service" };
      const token = bearerToken(request);
      if (token === undefined || token === platform.publishableKey || !isJwt(token))
        return { kind: "anonymous" };
      const id = await verifiedUserId(database, token);
      return id === undefined ? { kind: "anonymous" } : { kind: "user", id, token };
    },
  };
}

/** @throws AppError `authentication_required` unless a user is asking. */
export function requireCaller(caller: Caller): User {
  if (caller.kind !== "user") throw new AppError("authentication_required");
  return caller;
}

/** @throws AppError `authentication_required` without a user, `forbidden` for another one. */
export function requireSelf(caller: Caller, userId: string): User {
  const user = requireCaller(caller);
  if (user.id.toLowerCase() !== userId.toLowerCase()) throw new AppError("forbidden");
  return user;
}

/** The clock's key has a header of its own: the platform looks at what `apikey` and tokens hold. */
export const SCHEDULER_HEADER = "x-scheduler-key";

function bearerToken(request: Pick<Request, "headers">): string | undefined {
  return request.headers.get("authorization")?.match(/^bearer\s+(\S+)\s*$/i)?.[1];
}

function isJwt(token: string): boolean {
  return /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token);
}

/**
 * `getClaims` checks the signature with the project's public keys where it signs with one, and
 * otherwise asks Auth about the token.
 */
async function verifiedUserId(database: Database, token: string): Promise<string | undefined> {
  const { data, error } = await database
    .anonymousClient()
    .auth.getClaims(token)
    // Auth's own errors, the network's among them, are answered and not thrown: what is thrown
    // comes from a token that can't even be decoded.
    .catch(() => ({ data: null, error: null }));
  if (error) {
    const isRefusal = error.status !== undefined && error.status >= 400 && error.status < 500;
    if (isRefusal && error.status !== 429) return undefined;
    throw new AppError("unavailable", { cause: error });
  }
  const claims = data?.claims;
  return claims?.role === "authenticated" && claims.sub ? claims.sub : undefined;
}

/** Compared in constant time, so that the key can't be guessed letter by letter. */
function isSame(given: string | null | undefined, secret: string): boolean {
  if (!given || secret === "") return false;
  const encoder = new TextEncoder();
  const [a, b] = [encoder.encode(given), encoder.encode(secret)];
  return a.byteLength === b.byteLength && timingSafeEqual(a, b);
}
