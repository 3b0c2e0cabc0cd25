import { AUTH_TEXTS } from "@domain/authentication.ts";
import { AppError, type ErrorCode, isErrorCode } from "@domain/errors.ts";
import { PAYMENT_TEXTS } from "@domain/payments.ts";
import { arriving, parseJson, send } from "./request.ts";

export type FunctionCall = {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  body?: unknown;
  timeoutMs?: number;
  /** Undefined when nobody is signed in: then nothing is asked. */
  token: string | undefined;
  signal?: AbortSignal;
  /** The code of an answer that has none of ours. */
  fallback: ErrorCode;
};

/**
 * Calls one of our functions for whoever is signed in: `stripe/create-checkout`.
 * @throws AppError with the text of the answer's `error` or `detail`, else "HTTP {status} error";
 *   `fallback` with its own text when the answer can't be read, as a gateway's page of HTML;
 *   `authentication_required` without a token, `network` without an answer.
 */
export async function callFunction<T>(path: string, call: FunctionCall): Promise<T> {
  const { method = "GET", body, token, timeoutMs, signal, fallback } = call;
  if (!token) throw new AppError("authentication_required", { text: PAYMENT_TEXTS.noToken });
  try {
    const response = await send(`functions/v1/${path}`, { method, body, token, timeoutMs, signal });
    const answer = parseJson(await arriving(response.text(), signal));
    if (answer === undefined) throw new AppError(fallback);
    if (!response.ok) throw errorOf(response.status, answer, fallback);
    return answer as T;
  } catch (error) {
    const isLost = error instanceof AppError && error.code === "network";
    throw isLost ? new AppError("network", { text: AUTH_TEXTS.network, cause: error }) : error;
  }
}

function errorOf(status: number, answer: unknown, fallback: ErrorCode): AppError {
  const { code, error, detail } = (answer ?? {}) as Record<string, unknown>;
  const text = [error, detail].find((part) => typeof part === "string" && part !== "");
  return new AppError(isErrorCode(code) ? code : fallback, {
    text: typeof text === "string" ? text : `HTTP ${status} error`,
    cause: answer,
  });
}
