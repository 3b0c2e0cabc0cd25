import { AUTH_TEXTS } from "@domain/authentication.ts";
import { AppError, type ErrorCode } from "@domain/errors.ts";
import { PAYMENT_TEXTS } from "@domain/payments.ts";
import { arriving, parseJson, type RequestOptions, refusal, send } from "./request.ts";

export type FunctionCall = RequestOptions & {
  /** The code of an answer that has none of ours. */
  fallback: ErrorCode;
};

/**
 * Asks one of our functions, `listings`, as whoever is signed in unless said otherwise.
 * @param isExpected what the answer has to look like; another one came from a gateway in trouble.
 * @param otherwise what is said of a refusal that says nothing itself.
 * @throws AppError with the text of the answer's `error`; `fallback` when the answer can't be read;
 *   `authentication_required` without a session, `network` without an answer.
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
  // Nothing to tell (204) is null.
  const answer = status === 204 ? null : parseJson(text);
  if (!ok && answer !== undefined) {
    const code = status === 401 ? "authentication_required" : fallback;
    throw refusal(answer, code, otherwise?.(status));
  }
  if (!ok || !isExpected(answer)) throw new AppError(fallback, { cause: answer });
  return answer;
}

/** The same in the words of docs/product.md A§8. */
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
      throw new AppError("network", { text: AUTH_TEXTS.network, cause: error });
    const isNobody = error.code === "authentication_required" && error.cause === undefined;
    throw isNobody ? new AppError(error.code, { text: PAYMENT_TEXTS.noToken }) : error;
  }
}

/** What is no JSON. @throws as `askFunction`. */
export async function download(
  path: string,
  { fallback, ...options }: FunctionCall,
): Promise<Blob> {
  const response = await send(`functions/v1/${path}`, { as: "member", ...options });
  if (response.ok) return arriving(response.blob());
  throw refusal(parseJson(await arriving(response.text())), fallback);
}

/** Of an answer that is of no interest. */
export function isAnything(_answer: unknown): _answer is unknown {
  return true;
}

/** A list, and an object with these keys: the server is ours, what they hold is not looked at. */
export function isList<T>(answer: unknown): answer is T[] {
  return Array.isArray(answer);
}

export function hasKeys<T extends object>(...keys: (string & keyof T)[]) {
  return (answer: unknown): answer is T =>
    typeof answer === "object" && answer !== null && keys.every((key) => key in answer);
}
