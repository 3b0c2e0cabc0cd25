import { createHash } from "node:crypto";
import type { Sql } from "../../local/database.ts";

/** Who makes a request: an anonymous visitor, a person by name, or our own server. */
export type Actor = "visitor" | "service" | { person: string; staffRole?: string };

/** The same id in every test, and in supabase/tests (`tests.id_of`). */
export function idOf(name: string): string {
  const hex = createHash("md5").update(name).digest("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/**
 * Runs `work` as the API would run it for `actor`: in a transaction, under the role, with the
 * claims in both forms (lite's `auth.uid()` reads one, the platform's the other).
 * @param address where the request comes from; by default one that no other request uses.
 */
export function asActor<T>(
  sql: Sql,
  actor: Actor,
  work: (tx: Sql) => Promise<T>,
  address = newAddress(),
): Promise<T> {
  return sql.transaction(async (tx) => {
    const claims = claimsOf(actor);
    await tx.query(
      `select set_config('request.jwt.claims', $1, true),
              set_config('request.jwt.claim.sub', $2, true),
              set_config('request.jwt.claim.role', $3, true),
              set_config('request.jwt.claim.email', $4, true),
              set_config('request.headers', $5, true),
              set_config('role', $3, true)`,
      [
        JSON.stringify(claims),
        claims.sub ?? "",
        claims.role,
        claims.email ?? "",
        JSON.stringify({ "x-forwarded-for": address }),
      ],
    );
    return work(tx);
  });
}

let addresses = 0;

function newAddress(): string {
  addresses += 1;
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
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
