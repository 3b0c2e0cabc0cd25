import type { FunctionRights, RelationRights } from "./expected.ts";

/** Who may call a function. */
export const EVERYBODY = "anon authenticated service_role";
export const USERS = "authenticated service_role";
export const SERVER = "service_role";

/** What only the server reads and writes. */
export const NOBODY_ELSE = {
  visitor: "----",
  stranger: "----",
  owner: "----",
  service: "siud",
} satisfies RelationRights["may"];
export const NOTHING = { anon: "", authenticated: "" } satisfies RelationRights["grants"];

/** A call of the wrapper, and the same call of the function behind it, by its name if that is another. */
export function both(
  name: string,
  roles: FunctionRights["roles"],
  args: string,
): Record<string, FunctionRights> {
  return {
    [`public.${name}`]: { roles, call: `public.${name}(${args})` },
    [`private.${name}`]: { roles, call: `private.${name}(${args})` },
  };
}
