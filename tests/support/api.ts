import type { Cloud } from "../../local/cloud.ts";
import { bearer } from "./edge-requests.ts";

/** The cloud's API as a browser or an owner's script calls it. */

/** The facts that a request has to know about a cloud. */
export type Reached = Pick<Cloud, "apiUrl" | "publishableKey">;

/** The person who is signed in; a visitor is undefined. */
type Caller = { token: string } | undefined;

export function api(
  cloud: Reached,
  caller: Caller,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  const signedIn = caller ? bearer(caller.token).headers : {};
  const headers = { apikey: cloud.publishableKey, ...signedIn, ...init.headers };
  return fetch(`${cloud.apiUrl}/${path}`, { ...init, headers });
}

/** A request to PostgREST. */
export function rest(
  cloud: Reached,
  caller: Caller,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return api(cloud, caller, `rest/v1/${path}`, {
    method,
    headers: { "content-type": "application/json", ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Calls a function of the database. */
export function rpc(
  cloud: Reached,
  caller: Caller,
  name: string,
  args: object = {},
): Promise<Response> {
  return rest(cloud, caller, "POST", `rpc/${name}`, args);
}

/** Uploads a file to Storage. @param path with the bucket. */
export function uploadObject(
  cloud: Reached,
  caller: Caller,
  path: string,
  bytes: Uint8Array,
  type: string,
): Promise<Response> {
  return api(cloud, caller, `storage/v1/object/${path}`, {
    method: "POST",
    headers: { "content-type": type },
    body: Uint8Array.from(bytes),
  });
}
