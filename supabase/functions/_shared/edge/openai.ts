import type OpenAI from "openai";
import type { Reader } from "./env.ts";
import { type ThirdParty, watchedFetch } from "./third-parties.ts";

type OpenAiSettings = {
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

/** How to reach the model. */
export type OpenAiAccess = Pick<OpenAiSettings, "model" | "timeoutMs"> & {
  /** OpenAI's client; undefined without a key. */
  connect(): Promise<OpenAI | undefined>;
};

/** Loads the SDK on first use, so that a search for homes doesn't wait for it. */
export function createOpenAiAccess(settings: OpenAiSettings, service: ThirdParty): OpenAiAccess {
  let client: Promise<OpenAI> | undefined;
  return {
    model: settings.model,
    timeoutMs: settings.timeoutMs,
    async connect() {
      if (settings.apiKey === "") return undefined;
      client ??= build(settings, service);
      return client;
    },
  };
}

type JsonRequest = {
  messages: OpenAI.Chat.Completions.ChatCompletionMessageParam[];
  /** The name of the answer's schema. */
  name: string;
  schema: Record<string, unknown>;
  maxTokens: number;
  /** The time is shorter than in the settings where a person is waiting. */
  withinMs?: number;
};

/**
 * The model's answer as JSON text, to be validated; "" if it refused.
 * @returns undefined without a key.
 * @throws the SDK's error.
 */
export async function askForJson(
  { model, timeoutMs, connect }: OpenAiAccess,
  { messages, name, schema, maxTokens, withinMs = timeoutMs }: JsonRequest,
): Promise<string | undefined> {
  const client = await connect();
  if (!client) return undefined;
  const completion = await client.chat.completions.create(
    {
      model,
      messages,
      max_completion_tokens: maxTokens,
      response_format: { type: "json_schema", json_schema: { name, strict: true, schema } },
    },
    // The SDK's own timeout covers only the first byte.
    { signal: AbortSignal.timeout(Math.min(timeoutMs, withinMs)) },
  );
  // A refusal has no content, and an answer may lack choices.
  return completion?.choices?.[0]?.message?.content ?? "";
}

/**
 * Whether the service refuses the account: its key, its money or its rights. Only an operator can put that right, so
 * asking again doesn't help.
 */
export function isAccountRefused(error: unknown): boolean {
  const { status, code } = (error ?? {}) as { status?: unknown; code?: unknown };
  if (status === 401 || status === 402 || status === 403) return true;
  return status === 429 && typeof code === "string" && NO_MONEY.has(code);
}

/** A rate limit, which passes, has the same status. */
const NO_MONEY = new Set(["insufficient_quota", "billing_hard_limit_reached"]);

/** How long the first word may take before it is the model that fails, and not the user who left. */
const PATIENCE_MS = 5_000;

async function build(
  { apiKey, baseUrl, timeoutMs }: OpenAiSettings,
  service: ThirdParty,
): Promise<OpenAI> {
  const { default: Client } = await import("openai");
  return new Client({
    apiKey,
    baseURL: baseUrl,
    timeout: timeoutMs,
    fetch: watchedFetch(service, Math.min(PATIENCE_MS, 0.9 * timeoutMs)),
    fetchOptions: { redirect: "error" },
    // The user is waiting and can ask again, and every attempt costs money.
    maxRetries: 0,
    // Otherwise the SDK reads these from the environment, and logs the users' words.
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: "off",
  });
}
