/** The verbs that a relation allows, and to whom. */
export interface RelationRights {
  /**
   * One letter per verb, in this order: s(elect) i(nsert) u(pdate) d(elete); a dash where nothing
   * happens, because it is refused or no row is found. `owner` is Olive, who owns `row`; a stranger
   * is signed in too.
   */
  may: { visitor: string; stranger: string; owner: string; service: string };
  /**
   * Exactly what is granted on a plain Postgres, in this order, with columns sorted in parentheses.
   */
  grants: { anon: string; authenticated: string };
  /** Finds Olive's row. */
  row: string;
  /** A change of that row that she could make, if she may change it at all. */
  update: string;
  /** A row that she could add, if she may add any. */
  insert: string;
  /** Run by the superuser before the insert, to make room for it. */
  beforeInsert?: string;
}

/** The roles that may execute a function, and a call that tries to reach other people's data. */
export interface FunctionRights {
  roles: "anon authenticated service_role" | "authenticated service_role" | "service_role";
  call: string;
}

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
