import { randomUUID } from "node:crypto";
import { afterAll } from "vitest";
import type { Cloud } from "../../local/cloud.ts";
import { OPENAI_LOCAL_KEY } from "../../local/services.ts";
import { api } from "./api.ts";
import { type EdgeProcess, startEdgeProcess } from "./edge-process.ts";
import { bearer, postJson } from "./edge-requests.ts";
import { type FaultProxy, ownFaultProxy } from "./fault-proxy.ts";
import { EVERYTHING_SAID } from "./listing-fields.ts";
import { insertListings } from "./props.ts";
import { startTestCloud } from "./test-cloud.ts";

/**
 * The local cloud in memory, and one function in a process of its own that reaches the cloud, the
 * mail service, the geocoder and the model through proxies, so that a test can break each of them.
 */
export type EdgeWorld = {
  cloud: Cloud;
  backend: FaultProxy;
  mail: FaultProxy;
  geocoder: FaultProxy;
  openai: FaultProxy;
  edge: EdgeProcess;
  /** Calls the function as our scheduler does. */
  asScheduler(path: string): Promise<Response>;
  /** The same function again, with these variables changed. */
  again(changes: Record<string, string>): Promise<EdgeProcess>;
  /** The same with this limit on how long it waits for any service. */
  impatient(timeoutMs: number): Promise<EdgeProcess>;
};

/**
 * For a test file: called at its top, it stops after the file's last test.
 * @param changes of the variables that the function runs with.
 */
export async function ownEdgeWorld(
  functionName: string,
  changes: Record<string, string> = {},
): Promise<EdgeWorld> {
  const cloud = await startTestCloud();
  afterAll(cloud.stop);
  const backend = await ownFaultProxy(cloud.apiUrl, cloud.api);
  const mail = await ownFaultProxy(cloud.standinsUrl);
  const geocoder = await ownFaultProxy(`${cloud.standinsUrl}/geocoder`);
  const openai = await ownFaultProxy(`${cloud.standinsUrl}/openai`);
  const edges: EdgeProcess[] = [];
  afterAll(() => Promise.all(edges.map((each) => each.stop())));
  const again = async (changes: Record<string, string>) => {
    const edge = await startEdgeProcess(functionName, {
      SUPABASE_URL: backend.url,
      SUPABASE_ANON_KEY: cloud.publishableKey,
      SUPABASE_SERVICE_ROLE_KEY: cloud.secretKey,
      RESEND_BASE_URL: `${mail.url}/mail`,
      GEOCODER_URL: geocoder.url,
      OPENAI_API_KEY: OPENAI_LOCAL_KEY,
      OPENAI_BASE_URL: `${openai.url}/v1`,
      ...changes,
    });
    edges.push(edge);
    return edge;
  };
  const edge = await again(changes);
  return {
    cloud,
    backend,
    mail,
    geocoder,
    openai,
    edge,
    asScheduler: (path) => edge.call(path, { method: "POST", ...bearer(cloud.secretKey) }),
    again,
    impatient(timeoutMs) {
      const limit = String(timeoutMs);
      return again({ UPSTREAM_TIMEOUT_MS: limit, OPENAI_TIMEOUT_MS: limit });
    },
  };
}

export type Person = { id: string; email: string; token: string };

export async function signUp(cloud: Cloud, name: string): Promise<Person> {
  const email = `${name.toLowerCase()}@owners.example`;
  const body = { email, password: "correct horse", data: { full_name: name } };
  const response = await api(cloud, undefined, "auth/v1/signup", postJson(body));
  const session = await response.json();
  return { id: session.user.id, email, token: session.access_token };
}

/** One person per name. */
export function signUpAll<const Names extends readonly string[]>(
  cloud: Cloud,
  ...names: Names
): Promise<{ [Index in keyof Names]: Person }> {
  const people = Promise.all(names.map((name) => signUp(cloud, name)));
  return people as Promise<{ [Index in keyof Names]: Person }>;
}

/** A home as a caller sends it to the API, with every field set. */
export const LISTING_BODY = { ...EVERYTHING_SAID, price: 485_000, bathrooms: 2.5 };

/** Another owner of a home, beside the one who created it. */
export async function coOwn(cloud: Cloud, home: string, { id }: Person): Promise<void> {
  await cloud.sql.query(
    `insert into home_owners (id, listing_id, person_id, name, joined_at) values (gen_random_uuid(), $1, $2, 'Co', now())`,
    [home, id],
  );
}

/** A complete active listing, with the test's changes. */
export async function insertListing(
  cloud: Cloud,
  owner: Person,
  fields: Record<string, unknown> = {},
): Promise<string> {
  const row = {
    id: randomUUID(),
    user_id: owner.id,
    title: "Craftsman with a porch",
    address: "1418 Maple St",
    city: "Boise",
    state: "ID",
    zip_code: "83702",
    price: 485_000,
    property_type: "house",
    sqft: 1_840,
    description: "A quiet street.",
    features: ["Porch"],
    time_zone: "America/Boise",
    published_at: new Date(),
    ...fields,
  };
  await insertListings(cloud.sql, [row]);
  return row.id;
}
