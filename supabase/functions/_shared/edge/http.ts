import { type Context, type Handler, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import { AppError, type ErrorCode } from "../domain/site/errors/errors.ts";
import { isUuid } from "../domain/site/text/ids.ts";
import { DetailedError } from "./detailed-error.ts";
import { discard } from "./discard.ts";
import { describeError, log } from "./log.ts";
import { LimitReached } from "./rate.ts";

/** The parts that all our HTTP answers share: errors, CORS, limits and headers. */

type Variables = { requestId: string; failure?: unknown };
export type EdgeContext = Context<{ Variables: Variables }>;
export type EdgeApp = Hono<{ Variables: Variables }, Record<never, never>, string>;

const MAX_BODY_BYTES = 64 * 1024;

type AppOptions = {
  /** The function's name, which begins every path, hosted and local. */
  name: string;
  /** Origins whose pages may read our answers. */
  allowedOrigins: string[];
  /** Larger bodies are refused, and never held. */
  maxBodyBytes?: number;
  /** The one route that takes larger ones, below `/<name>`. */
  large?: { path: string; bytes: number };
};

/** An app whose routes start below `/<name>`; a trailing slash makes no difference. */
export function createApp({
  name,
  allowedOrigins,
  maxBodyBytes = MAX_BODY_BYTES,
  large,
}: AppOptions): EdgeApp {
  const app = new Hono<{ Variables: Variables }>({ strict: false });
  app.use("*", async (c, next) => {
    c.set("requestId", crypto.randomUUID());
    await next();
    c.header("X-Request-Id", c.get("requestId"));
    c.header("X-Content-Type-Options", "nosniff");
    if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
    if (c.get("failure") !== undefined) logFailure(name, c);
  });
  app.use(
    "*",
    // Exact origins without credentials: the page sends tokens in a header that it sets itself.
    cors({
      origin: (origin) => (allowedOrigins.includes(origin) ? origin : null),
      allowMethods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
      allowHeaders: ["authorization", "apikey", "content-type", "x-client-info", "x-region"],
      exposeHeaders: [
        "X-Total-Count",
        "X-Total-More",
        "X-Next-Cursor",
        "X-Request-Id",
        "Retry-After",
      ],
      maxAge: 600,
    }),
  );
  const most = limitBody(maxBodyBytes);
  const more = limitBody(large?.bytes ?? maxBodyBytes);
  app.use("*", (c, next) => (c.req.path === `/${name}${large?.path}` ? more : most)(c, next));
  app.onError((error, c) => failure(c, error));
  app.notFound((c) => failure(c, new AppError("not_found")));
  return app.basePath(`/${name}`);
}

function limitBody(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: async (c) => {
      await discard(c.req.raw.body);
      throw new AppError("payload_too_large");
    },
  });
}

type Method = "get" | "post" | "put" | "patch" | "delete";

/** Serves one path. Other methods get a 405; HEAD is served like GET. */
export function route(
  app: EdgeApp,
  path: string,
  handlers: Partial<Record<Method, Handler<{ Variables: Variables }>>>,
): void {
  for (const [method, handler] of Object.entries(handlers))
    app.on(method.toUpperCase(), path, handler);
  const allowed = Object.keys(handlers).flatMap((method) =>
    method === "get" ? ["GET", "HEAD"] : method.toUpperCase(),
  );
  app.all(path, (c) => {
    c.header("Allow", allowed.join(", "));
    throw new AppError("method_not_allowed");
  });
}

/**
 * The answer for an error: `{ error, detail, code }`, with both texts written for users, and the details
 * of a DetailedError. Anything but an AppError becomes `internal`, and its message is not sent.
 */
export function failure(c: EdgeContext, error: unknown, extra: Record<string, unknown> = {}) {
  const known = error instanceof AppError && error.status >= 400;
  const shown = known ? error : new AppError("internal", { cause: error });
  c.set("failure", shown);
  if (shown instanceof LimitReached) c.header("Retry-After", shown.retryAfter);
  const details = shown instanceof DetailedError ? shown.details : {};
  const body = { error: shown.text, detail: shown.text, code: shown.code, ...details, ...extra };
  return c.json(body, shown.status as 400);
}

/**
 * The uuid in the path, in lower case.
 * @throws AppError `unknown`, as for an id that doesn't exist.
 */
export function idInPath(c: EdgeContext, unknown: ErrorCode, name = "id"): string {
  const id = c.req.param(name);
  if (!isUuid(id)) throw new AppError(unknown);
  return id.toLowerCase();
}

/** Guards routes that only our scheduler and our own functions may call. @throws AppError `forbidden` */
export function requireService(
  c: EdgeContext,
  callers: { isService(request: Request): boolean },
): void {
  if (!callers.isService(c.req.raw)) throw new AppError("forbidden");
}

/**
 * The parsed JSON body; undefined if there is none.
 * @throws AppError `bad_request`.
 */
export async function readJson(c: EdgeContext): Promise<unknown> {
  const text = await c.req.text();
  if (text.trim() === "") return undefined;
  const type = c.req.header("content-type") ?? "";
  if (!/^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(type)) throw new AppError("bad_request");
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError("bad_request", { cause });
  }
}

/**
 * @param instead replaces a missing body.
 * @throws AppError `bad_request` unless the body is an object.
 */
export async function readObject(c: EdgeContext, instead?: object): Promise<object> {
  const body = (await readJson(c)) ?? instead;
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw new AppError("bad_request");
  return body;
}

function logFailure(name: string, c: EdgeContext): void {
  const error = c.get("failure");
  if (!(error instanceof AppError)) return;
  log("request_failed", {
    function: name,
    request_id: c.get("requestId"),
    method: c.req.method,
    status: error.status,
    code: error.code,
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  });
}
