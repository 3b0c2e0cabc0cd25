import { CALL_TEXTS } from "@domain/site/errors/call-texts.ts";
import { AppError, type ErrorCode } from "@domain/site/errors/first-errors.ts";
import { arriving } from "./arriving.ts";
import { loadRefusals, parseJson, type RequestOptions, send } from "./request.ts";

type FunctionCall = RequestOptions & {
  /** Used when the response carries none of our codes. */
  fallback: ErrorCode;
};

/**
 * Calls one of our functions, e.g. `listings`, as the signed-in user unless told otherwise.
 * @param isExpected checks the response's shape; other JSON is a read's answer of another version, anything
 * else came from a failing gateway.
 * @param otherwise the text for a refusal without one.
 * @throws AppError with the text of the response's `error`; `fallback` when it can't be read; `new_version`;
 * `authentication_required` without a session, `network` without a response.
 */
export async function askFunction<T>(
  path: string,
  { fallback, ...options }: FunctionCall,
  isExpected: (answer: unknown) => answer is T,
  otherwise?: (status: number) => string,
): Promise<T> {
  const response = await send(`functions/v1/${path}`, { as: "member", ...options });
  const { ok, status } = response;
  const text = await arriving(response.text(), options.signal);
  // An empty response (204) is null.
  const answer = status === 204 ? null : parseJson(text);
  if (ok && isExpected(answer)) return answer;
  if (ok && answer !== undefined && (options.method ?? "GET") === "GET") {
    const { newVersion } = await arriving(import("../answers/read-answer.ts"), options.signal);
    throw newVersion(true, answer);
  }
  const { refusal } = await loadRefusals();
  if (!ok && answer !== undefined) {
    const code = status === 401 ? "authentication_required" : fallback;
    throw refusal(answer, code, otherwise?.(status));
  }
  throw new AppError(fallback, { cause: answer });
}

/** Asks a function, with the messages of docs/product.md A§8. */
export async function callFunction<T>(
  path: string,
  call: FunctionCall,
  isExpected: (answer: unknown) => answer is T,
): Promise<T> {
  try {
    return await askFunction(path, call, isExpected, (status) => `HTTP ${status} error`);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "network")
      throw new AppError("network", { text: CALL_TEXTS.network, cause: error });
    const isNobody = error.code === "authentication_required" && error.cause === undefined;
    throw isNobody ? new AppError(error.code, { text: CALL_TEXTS.noToken }) : error;
  }
}

/** Asks a function whose responses are not JSON. @throws as `askFunction`. */
export async function download(
  path: string,
  { fallback, ...options }: FunctionCall,
): Promise<Blob> {
  const response = await send(`functions/v1/${path}`, { as: "member", ...options });
  if (response.ok) return arriving(response.blob());
  const answer = parseJson(await arriving(response.text()));
  const { refusal } = await loadRefusals();
  throw refusal(answer, fallback);
}

/** Responses whose content doesn't matter are read with this. */
export function isAnything(_answer: unknown): _answer is unknown {
  return true;
}

/** Any list: the server is ours, so its items are not checked. */
export function isList<T>(answer: unknown): answer is T[] {
  return Array.isArray(answer);
}

/** Checks only that an object has these keys. */
export function hasKeys<T extends object>(...keys: (string & keyof T)[]) {
  return (answer: unknown): answer is T =>
    typeof answer === "object" && answer !== null && keys.every((key) => key in answer);
}
