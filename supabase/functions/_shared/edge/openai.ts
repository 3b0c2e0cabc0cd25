import type OpenAI from "openai";
import type { Reader } from "./env.ts";

export type OpenAiSettings = {
  /** May be empty; then features that need the model are unavailable. */
  apiKey: string;
  baseUrl: string;
  model: string;
  /** Limits a whole answer. */
  timeoutMs: number;
};

const OPENAI_API = "https://api.openai.com/v1";

/** A missing key doesn't stop the function; only the model is unavailable. */
export function readOpenAiSettings(read: Reader): OpenAiSettings {
  return {
    apiKey: read.text("OPENAI_API_KEY", ""),
    baseUrl: read.address("OPENAI_BASE_URL", OPENAI_API),
    model: read.text("OPENAI_MODEL", "gpt-4.1-mini"),
    timeoutMs: read.count("OPENAI_TIMEOUT_MS", 20_000),
  };
}

/** OpenAI's client; undefined without a key. */
export type OpenAiClients = { connect(): Promise<OpenAI | undefined> };

/** Loads the SDK on first use, so that a search for homes doesn't wait for it. */
export function createOpenAiClients(settings: OpenAiSettings): OpenAiClients {
  let client: Promise<OpenAI> | undefined;
  return {
    async connect() {
      if (settings.apiKey === "") return undefined;
      client ??= build(settings);
      return client;
    },
  };
}

async function build({ apiKey, baseUrl, timeoutMs }: OpenAiSettings): Promise<OpenAI> {
  const { default: Client } = await import("openai");
  return new Client({
    apiKey,
    baseURL: baseUrl,
    timeout: timeoutMs,
    fetchOptions: { redirect: "error" },
    // The user is waiting and can ask again, and every attempt costs money.
    maxRetries: 0,
    // Otherwise the SDK reads these from the environment, and logs what users write.
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: "off",
  });
}
