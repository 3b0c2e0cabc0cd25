import { timingSafeEqual } from "@std/crypto/timing_safe_equal.js";
import { AppError } from "../domain/site/errors/errors.ts";
import type { Client, Database } from "./database.ts";
import type { Platform } from "./env.ts";
import type { EdgeContext } from "./http.ts";

/** The sender of a request. */
export type Caller =
  | { kind: "anonymous" }
  | { kind: "user"; id: string; token: string }
  | { kind: "service" };
export type User = Extract<Caller, { kind: "user" }>;

export type Callers = {
  /** Whether the request carries a server key or the scheduler's. Makes no network call. */
  isService(request: Request): boolean;
  /**
   * Verifies the bearer token. The caller is anonymous if the token is missing, expired or invalid,
   * or is the publishable key (which supabase-js sends in its place).
   * @throws AppError `unavailable` if Auth can't be reached.
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

/** @throws AppError `authentication_required` unless the caller is a user. */
export async function requireUser(c: EdgeContext, callers: Callers): Promise<User> {
  return asUser(await callers.identify(c.req.raw));
}

/** @throws AppError `authentication_required` without a user, `forbidden` for a different one. */
export function requireSelf(caller: Caller, userId: string): User {
  const user = asUser(caller);
  if (user.id.toLowerCase() !== userId.toLowerCase()) throw new AppError("forbidden");
  return user;
}

/** Public routes answer everyone as a visitor while Auth can't be reached. */
export function callerOrVisitor(c: EdgeContext, callers: Callers): Promise<Caller> {
  return callers.identify(c.req.raw).catch((error) => {
    if (!(error instanceof AppError)) throw error;
    return { kind: "anonymous" };
  });
}

/** A client with the rights of this caller; anyone but a user has a visitor's. */
export function clientOf(caller: Caller, database: Database): Client {
  return caller.kind === "user" ? database.callerClient(caller.token) : database.anonymousClient();
}

function asUser(caller: Caller): User {
  if (caller.kind !== "user") throw new AppError("authentication_required");
  return caller;
}

/** The scheduler's key has its own header because the platform validates `apikey` and tokens. */
const SCHEDULER_HEADER = "x-scheduler-key";

function bearerToken(request: Pick<Request, "headers">): string | undefined {
  return request.headers.get("authorization")?.match(/^bearer\s+(\S+)\s*$/i)?.[1];
}

function isJwt(token: string): boolean {
  return /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token);
}

/**
 * `getClaims` verifies the signature locally if the project signs with a key pair, and otherwise
 * asks Auth.
 */
async function verifiedUserId(database: Database, token: string): Promise<string | undefined> {
  const { data, error } = await database
    .anonymousClient()
    .auth.getClaims(token)
    // Auth and network errors are returned, not thrown; only an undecodable token throws.
    .catch(() => ({ data: null, error: null }));
  if (error) {
    const isRefusal = error.status !== undefined && error.status >= 400 && error.status < 500;
    if (isRefusal && error.status !== 429) return undefined;
    throw new AppError("unavailable", { cause: error });
  }
  const claims = data?.claims;
  return claims?.role === "authenticated" && claims.sub ? claims.sub : undefined;
}

/** Compares in constant time, so response times don't reveal the key. */
export function isSame(given: string | null | undefined, secret: string): boolean {
  if (!given || secret === "") return false;
  const encoder = new TextEncoder();
  const [a, b] = [encoder.encode(given), encoder.encode(secret)];
  return a.byteLength === b.byteLength && timingSafeEqual(a, b);
}
