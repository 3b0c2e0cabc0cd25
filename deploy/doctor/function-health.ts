import { jsonOf, member, request } from "./request.ts";

/** The answer of a function to a route that it doesn't have. */
export type Health = {
  status: number;
  /** Its own answer: there is no such route. */
  isWell: boolean;
  /** The variables that it lacks. */
  missing: string[];
  /** Whose pages may call it. */
  allowed: string | null;
};

/** The functions don't have this route, and a working one says so itself. */
const NO_ROUTE = "doctor/asks/for/nothing";

export async function healthOf(project: string, name: string, origin: string): Promise<Health> {
  const response = await request(`${project}/functions/v1/${name}/${NO_ROUTE}`, {
    headers: { origin },
  });
  const answer = await jsonOf(response);
  const missing = member(answer, "missing");
  return {
    status: response.status,
    isWell: response.status === 404 && member(answer, "code") === "not_found",
    missing: Array.isArray(missing) ? missing.map(String) : [],
    allowed: response.headers.get("access-control-allow-origin"),
  };
}
