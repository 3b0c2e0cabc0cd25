import { randomUUID } from "node:crypto";
import type { Cloud } from "../../local/cloud.ts";
import { OPENAI_LOCAL_KEY } from "../../local/services.ts";
import { type EdgeProcess, startEdgeProcess } from "./edge-process.ts";
import { type FaultProxy, startFaultProxy } from "./fault-proxy.ts";
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
  /** The same function once more, with these variables changed. */
  again(changes: Record<string, string>): Promise<EdgeProcess>;
  /** The same with this limit on how long it waits for any service. */
  impatient(timeoutMs: number): Promise<EdgeProcess>;
  stop(): Promise<void>;
};

export async function startEdgeWorld(functionName: string): Promise<EdgeWorld> {
  const cloud = await startTestCloud();
  const backend = await startFaultProxy(cloud.apiUrl, cloud.api);
  const mail = await startFaultProxy(cloud.standinsUrl);
  const geocoder = await startFaultProxy(`${cloud.standinsUrl}/geocoder`);
  const openai = await startFaultProxy(`${cloud.standinsUrl}/openai`);
  const env = {
    SUPABASE_URL: backend.url,
    SUPABASE_ANON_KEY: cloud.publishableKey,
    SUPABASE_SERVICE_ROLE_KEY: cloud.secretKey,
    RESEND_BASE_URL: `${mail.url}/mail`,
    GEOCODER_URL: geocoder.url,
    OPENAI_API_KEY: OPENAI_LOCAL_KEY,
    OPENAI_BASE_URL: `${openai.url}/v1`,
  };
  const edge = await startEdgeProcess(functionName, env);
  const edges = [edge];
  const again = async (changes: Record<string, string>) => {
    const other = await startEdgeProcess(functionName, { ...env, ...changes });
    edges.push(other);
    return other;
  };
  return {
    cloud,
    backend,
    mail,
    geocoder,
    openai,
    edge,
    again,
    impatient(timeoutMs) {
      const limit = String(timeoutMs);
      return again({ UPSTREAM_TIMEOUT_MS: limit, OPENAI_TIMEOUT_MS: limit });
    },
    async stop() {
      await Promise.all(edges.map((each) => each.stop()));
      await Promise.all([backend.stop(), mail.stop(), geocoder.stop(), openai.stop()]);
      await cloud.stop();
    },
  };
}

export type Person = { id: string; email: string; token: string };

export async function signUp(cloud: Cloud, name: string): Promise<Person> {
  const email = `${name.toLowerCase()}@owners.example`;
  const response = await fetch(`${cloud.apiUrl}/auth/v1/signup`, {
    method: "POST",
    headers: { apikey: cloud.publishableKey, "content-type": "application/json" },
    body: JSON.stringify({ email, password: "correct horse", data: { full_name: name } }),
  });
  const session = await response.json();
  return { id: session.user.id, email, token: session.access_token };
}

/** A home as a caller sends it to the API, with every field set. */
export const LISTING_BODY = { ...EVERYTHING_SAID, price: 485_000, bathrooms: 2.5 };

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
