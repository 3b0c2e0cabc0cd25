import { AppError } from "@domain/site/errors/first-errors.ts";
import { PostgrestClient } from "@supabase/postgrest-js";
import { env } from "../../../lib/env.ts";
import { isOfOtherSchema, newVersion, readAnswer, readIfWhole } from "../answers/read-answer.ts";
import { arriving } from "./arriving.ts";
import { askAgainIfLost } from "./lost-answer.ts";
import { type Asker, loadRefusals, parseJson, readsElsewhere, send } from "./request.ts";
import type { Options, Question, Tables } from "./tables.ts";

/** The address of a read-only query. */
export function addressOf<T>(question: Question<T>): string {
  // biome-ignore lint/complexity/useLiteralKeys: the property is protected
  return question(new PostgrestClient(`${env.supabaseUrl}/rest/v1`))["url"].href;
}

/** See tables.ts. */
export function askTables<T>(
  as: Asker | "public",
  options: Options,
  question: Question<T>,
): Promise<T> {
  if (as === "public") return askPublic(options, question);
  const send = () => askOnce(as, options, question);
  return options.repeats ? askAgainIfLost(send) : send();
}

async function askPublic<T>(options: Options, question: Question<T>): Promise<T> {
  if (readsElsewhere()) {
    const { readElsewhere } = await arriving(import("./read-elsewhere.ts"), options.signal);
    const found = await readElsewhere(
      (base, timeoutMs) => askAt(base, timeoutMs, options, question),
      options.signal,
    );
    if (found) return found.answer;
  }
  return askOnce("visitor", options, question);
}

/** Asks at another place than the primary. @throws NoAnswerHere; the signal's reason. */
async function askAt<T>(
  base: string,
  timeoutMs: number,
  { signal }: Options,
  question: Question<T>,
): Promise<T> {
  const { NoAnswerHere } = await arriving(import("./read-elsewhere.ts"), signal);
  let isDown = true;
  const tables: Tables = new PostgrestClient(`${base}/rest/v1`, {
    fetch: async (input, init) => {
      const path = String(input).slice(base.length + 1);
      const response = await send(path, { base, timeoutMs, signal, headers: init?.headers });
      isDown = response.status >= 500;
      return response;
    },
    retry: false,
  });
  try {
    const asked = question(tables);
    // biome-ignore lint/complexity/useLiteralKeys: the property is protected
    const read = readIfWhole(asked["url"], (await asked.throwOnError()).data);
    if (read) return read.answer as T;
  } catch (cause) {
    signal?.throwIfAborted();
    throw new NoAnswerHere(isDown, { cause });
  }
  throw new NoAnswerHere(isDown);
}

async function askOnce<T>(as: Asker, options: Options, question: Question<T>): Promise<T> {
  const tables: Tables = new PostgrestClient(`${env.supabaseUrl}/rest/v1`, {
    fetch: (input, init) => fetchAs(as, options, String(input), init),
    // web/app/query-client.ts decides about retries.
    retry: false,
  });
  try {
    const asked = question(tables);
    // biome-ignore lint/complexity/useLiteralKeys: the property is protected
    const address = asked["url"];
    const data = readAnswer(address, (await asked.throwOnError()).data, isRead(options)) as T;
    if (!options.nothing || data) return data;
    await loadRefusals();
    throw new AppError(options.nothing);
  } catch (cause) {
    options.signal?.throwIfAborted();
    // Whatever is left is a response that could not be read.
    if (cause instanceof AppError) throw cause;
    await loadRefusals();
    throw new AppError(options.fallback, { cause });
  }
}

async function fetchAs(
  as: Asker,
  options: Options,
  address: string,
  { method, body, headers }: RequestInit = {},
): Promise<Response> {
  const { fallback, signal } = options;
  const response = await send(address.slice(env.supabaseUrl.length + 1), {
    method: method as "GET" | "POST" | "PATCH" | "DELETE",
    body,
    headers,
    as,
    signal,
    isUnseen: options.isUnseen,
    // Writes reach the server even when the page is left right after.
    keepalive: method !== "GET",
  });
  const text = await arriving(response.text(), signal);
  if (response.ok) return new Response(text === "" ? null : text, response);
  // The text of B§8 for public data.
  const status = as === "visitor" ? `HTTP error! status: ${response.status}` : undefined;
  const { refusal } = await loadRefusals();
  const answer = parseJson(text);
  if (isOfOtherSchema(answer)) throw newVersion(isRead(options), answer);
  throw refusal(answer, fallback, status);
}

/** Reads can be given up; a write that was sent can't. */
function isRead({ signal }: Options): boolean {
  return signal !== undefined;
}
