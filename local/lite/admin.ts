import { insertAccount } from "../accounts.ts";
import type { Sql } from "../database.ts";
import { bodyOf, type Handler, refuse } from "./auth-requests.ts";

/**
 * The part of GoTrue's admin API that `npm run operator` and the doctor use: listing accounts, changing their
 * `app_metadata`, making one whose address is confirmed, and removing it. lite has none.
 */
export function withAdmin(lite: Handler, { sql, secretKey }: { sql: Sql; secretKey: string }) {
  return async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const [, id] = /^\/auth\/v1\/admin\/users(?:\/([\da-f-]{36}))?$/.exec(pathname) ?? [];
    const call = `${request.method} ${id === undefined ? "list" : "one"}`;
    if (!pathname.startsWith("/auth/v1/admin/")) return lite(request);
    if (!isAdmin(request, secretKey)) return refuse(403, "not_admin", "User not allowed");
    if (call === "GET list") return list(sql, searchParams);
    if (call === "POST list") return make(sql, await bodyOf(request));
    if (call === "DELETE one" && id) return remove(sql, id);
    if (call === "PUT one" && id) return change(sql, id, await request.json());
    return refuse(404, "not_found", "The local cloud has no such admin call.");
  };
}

function isAdmin({ headers }: Request, secretKey: string): boolean {
  return [headers.get("apikey"), headers.get("authorization")?.replace(/^bearer /i, "")].includes(
    secretKey,
  );
}

const COLUMNS = "id, email, raw_app_meta_data as app_metadata, created_at";

async function list(sql: Sql, query: URLSearchParams): Promise<Response> {
  const size = Math.min(Number(query.get("per_page")) || 50, 1000);
  const page = Math.max(Number(query.get("page")) || 1, 1);
  const users = await sql.query(
    `select ${COLUMNS} from auth.users order by created_at desc, id limit $1 offset $2`,
    [size, (page - 1) * size],
  );
  return Response.json({ users, aud: "authenticated" });
}

async function make(
  sql: Sql,
  { email, password }: { email?: unknown; password?: unknown },
): Promise<Response> {
  if (typeof email !== "string" || typeof password !== "string")
    return refuse(400, "validation_failed", "An account needs an email and a password.");
  const id = await insertAccount(sql, email, password, "");
  return Response.json({ id, email });
}

async function remove(sql: Sql, id: string): Promise<Response> {
  const gone = await sql.query("delete from auth.users where id = $1 returning id", [id]);
  return gone.length > 0 ? Response.json({}) : refuse(404, "user_not_found", "User not found");
}

/** Names are added to the stored ones, and null removes one, as in GoTrue. */
async function change(
  sql: Sql,
  id: string,
  { app_metadata }: { app_metadata?: Record<string, unknown> },
): Promise<Response> {
  const [user] = await sql.query(
    `update auth.users set raw_app_meta_data = jsonb_strip_nulls(coalesce(raw_app_meta_data, '{}') || $2::jsonb)
     where id = $1 returning ${COLUMNS}`,
    [id, app_metadata ?? {}],
  );
  return user ? Response.json(user) : refuse(404, "user_not_found", "User not found");
}
