import { keyHeaders, type ProjectKeys, UsageError } from "../project.ts";

/**
 * Calls a function of the database that only the secret key may call.
 * @throws UsageError
 */
export async function callSql<T>(
  project: ProjectKeys,
  name: string,
  args: object = {},
): Promise<T> {
  const response = await fetch(`${project.url}/rest/v1/rpc/${name}`, {
    method: "POST",
    headers: { ...keyHeaders(project), "Content-Type": "application/json" },
    body: JSON.stringify(args),
  });
  if (response.ok) return (await response.json()) as T;
  throw new UsageError(`${project.url} answered ${response.status} to ${name}.`);
}
