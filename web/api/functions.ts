import { AUTH_TEXTS } from "@domain/authentication.ts";
import { AppError, type ErrorCode } from "@domain/errors.ts";
import { PAYMENT_TEXTS } from "@domain/payments.ts";
import { arriving, parseJson, type RequestOptions, refusal, send } from "./request.ts";

export type FunctionCall = RequestOptions & {
  /** The code of an answer that has none of ours. */
  fallback: ErrorCode;
};

/**
 * Calls one of our functions, `stripe/create-checkout`, as whoever is signed in unless said otherwise.
 * @param isExpected what the answer has to look like; another one came from a gateway in trouble.
 * @throws AppError with the text of the answer's `error`, else "HTTP {status} error"; `fallback` with
 *   its own text when the answer can't be read; `authentication_required` without a session,
 *   `network` without an answer.
 */
export async function callFunction<T>(
  path: string,
  { fallback, ...options }: FunctionCall,
  isExpected: (answer: unknown) => answer is T,
): Promise<T> {
  try {
    const response = await send(`functions/v1/${path}`, { as: "member", ...options });
    const text = await arriving(response.text(), options.signal);
    // Nothing to tell (204) is null.
    const answer = response.status === 204 ? null : parseJson(text);
    if (!response.ok && answer !== undefined)
      throw refusal(answer, fallback, `HTTP ${response.status} error`);
    if (!response.ok || !isExpected(answer)) throw new AppError(fallback, { cause: answer });
    return answer;
  } catch (error) {
    throw inOurWords(error);
  }
}

/** What is no JSON. @throws as `callFunction`, with the texts of the catalogue. */
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

/** A§8 has words of its own for these. */
function inOurWords(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  if (error.code === "network")
    return new AppError("network", { text: AUTH_TEXTS.network, cause: error });
  const isNobody = error.code === "authentication_required" && error.cause === undefined;
  return isNobody ? new AppError(error.code, { text: PAYMENT_TEXTS.noToken }) : error;
}
