import type { Deployment } from "./deployment.ts";
import { jsonOf, member } from "./request.ts";

/** The SHA-256 of each variable of the functions, which is all that the platform shows. */
export async function secretDigestsOf({ manage }: Deployment): Promise<Map<string, string>> {
  const all = await jsonOf(await manage("secrets"));
  return new Map(
    (Array.isArray(all) ? all : []).map((each) => [
      String(member(each, "name")),
      String(member(each, "value")),
    ]),
  );
}
