import type { FunctionRights, RelationRights } from "./expected.ts";

/** The roles that may call a function. */
export const EVERYBODY = "anon authenticated service_role";
export const USERS = "authenticated service_role";
export const SERVER = "service_role";

type Access = Pick<RelationRights, "may" | "grants">;

/** The verbs of the owner and the server on a row that only they see. */
export function hidden(owner: string, service = "siud"): RelationRights["may"] {
  return { visitor: "----", stranger: "----", owner, service };
}

/** The API reaches it only through the server, which may do this. */
export function internal(service: string): Access {
  return { may: hidden("----", service), grants: { anon: "", authenticated: "" } };
}
export const SERVER_ONLY = internal("siud");
/** Written only by triggers, definer functions and migrations. */
export const SERVER_READS = internal("s---");

/** The owner reads the row, and functions write it. */
export const OWNER_READS: Access = {
  may: hidden("s---"),
  grants: { anon: "", authenticated: "select" },
};

/** A function with its schema, and the arguments of a call that tries to reach other people's data. */
export function only(
  name: string,
  roles: FunctionRights["roles"],
  args = "",
): Record<string, FunctionRights> {
  return { [name]: { roles, call: `${name}(${args})` } };
}

/** The wrapper in `public`, and the function in `private` behind it. */
export function both(
  name: string,
  roles: FunctionRights["roles"],
  args = "",
): Record<string, FunctionRights> {
  return { ...only(`public.${name}`, roles, args), ...only(`private.${name}`, roles, args) };
}
