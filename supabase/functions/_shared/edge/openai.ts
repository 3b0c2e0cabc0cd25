import type OpenAI from "openai";
import type { Reader } from "./env.ts";

export type OpenAiSettings = {
  /** Empty where nobody has set one: what needs the model is then not available. */
  apiKey: string;
  baseUrl: string;
  model: string;
  /** For a whole answer. */
  timeoutMs: number;
};

const OPENAI_API = "https://api.openai.com/v1";

/** Without a key the function works all the same, as far as it needs no model. */
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

/** The SDK is loaded when it is first needed: a search for homes must not wait for it. */
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
    // Somebody waits for the answer, who can ask again; and each attempt costs.
    maxRetries: 0,
    // The SDK would otherwise look for these in the environment, and log what people write.
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: "off",
  });
}
