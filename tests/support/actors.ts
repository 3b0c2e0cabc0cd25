import { createHash } from "node:crypto";
import type { Sql } from "../../local/database.ts";

/** The sender of a request: an anonymous visitor, a person by name, or our own server. */
export type Actor = "visitor" | "service" | { person: string; staffRole?: string };

/** The id is the same in every test, and in supabase/tests (`tests.id_of`). */
export function idOf(name: string): string {
  const hex = createHash("md5").update(name).digest("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/**
 * Runs `work` as the API would run it for `actor`: in a transaction, under the role, with the
 * claims in both forms (lite's `auth.uid()` reads one, the platform's the other).
 * @param address where the request comes from; by default one whose network no other request uses.
 */
export function asActor<T>(
  sql: Sql,
  actor: Actor,
  work: (tx: Sql) => Promise<T>,
  address = newAddress(),
): Promise<T> {
  return sql.transaction(async (tx) => {
    await tx.query("select set_config(key, value, true) from jsonb_each_text($1)", [
      settingsOf(actor, address),
    ]);
    return work(tx);
  });
}

/** Sends statements to a database, each as one request of an actor's. */
export function requestsTo(sql: Sql) {
  return (actor: Actor, statement: string, values: unknown[] = []) =>
    asActor(sql, actor, (tx) => tx.query(statement, values));
}

/** The settings that make a transaction the actor's request. */
export function settingsOf(actor: Actor, address = newAddress()): Record<string, string> {
  const claims = claimsOf(actor);
  return {
    "request.jwt.claims": JSON.stringify(claims),
    "request.jwt.claim.sub": claims.sub ?? "",
    "request.jwt.claim.role": claims.role,
    "request.jwt.claim.email": claims.email ?? "",
    "request.headers": JSON.stringify({ "x-forwarded-for": address }),
    role: claims.role,
  };
}

let addresses = 0;

function newAddress(): string {
  addresses += 1;
  return `${10 + (addresses >> 16)}.${(addresses >> 8) & 255}.${addresses & 255}.1`;
}

type Claims = { role: string; sub?: string; email?: string; app_metadata?: { role?: string } };

function claimsOf(actor: Actor): Claims {
  if (actor === "visitor") return { role: "anon" };
  if (actor === "service") return { role: "service_role" };
  const { person, staffRole } = actor;
  return {
    role: "authenticated",
    sub: idOf(person),
    email: `${person}@example.com`,
    ...(staffRole ? { app_metadata: { role: staffRole } } : {}),
  };
}
