import type { IncomingMessage } from "node:http";
import type { Functions } from "./functions.ts";
import type { Lite } from "./lite/app.ts";
import { createExclusive } from "./lite/exclusive.ts";
import { DATABASE_GONE } from "./postgres-sessions.ts";
import { withStorageHeaders } from "./storage-headers.ts";
import { isBucketChange, toPlainUpload, toStorageWords } from "./storage-requests.ts";
import { type NodeHandler, sendResponse, toRequest } from "./web-server.ts";

interface GatewayOptions {
  lite: Lite;
  functions: Pick<Functions, "handle">;
  /** Serves public files without asking lite; null when the request is for something else. */
  publicObjects: (request: Request) => Promise<Response | null>;
  secretKey: string;
  /** How often the database was not there, so far. */
  losses: () => number;
}

/** Above the largest bucket's limit, so that the bucket's own limit answers first. */
const MAX_BODY_BYTES = 60 * 1024 * 1024;

const METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";
const EXPOSED = "content-range, content-location, preference-applied, proxy-status, sb-error-code";

/** The project's single address: Auth, REST and Storage in this process, functions on Deno. */
export function createGateway(options: GatewayOptions): NodeHandler {
  const inTurn = createExclusive();
  return async (incoming, outgoing) => {
    nameTheCaller(incoming);
    const path = new URL(incoming.url ?? "/", "http://gateway").pathname;
    const [, functionName] = /^\/functions\/v1\/([^/]+)/.exec(path) ?? [];
    if (functionName) return options.functions.handle(functionName, incoming, outgoing);
    if (!/^\/(auth|rest|storage)\/v1(\/|$)/.test(path)) {
      return sendResponse(outgoing, withCors(notFound(path)));
    }
    if (incoming.method === "OPTIONS") return sendResponse(outgoing, preflight(incoming));
    const request = await toRequest(incoming, MAX_BODY_BYTES);
    const before = options.losses();
    const isLost = () => options.losses() > before;
    const answer = async () =>
      path.startsWith("/storage/v1")
        ? withStorageHeaders(request, await storage(request, options, inTurn))
        : options.lite(request);
    const response = await answer().catch((error) => {
      if (isLost()) return databaseGone();
      throw error;
    });
    // lite has other words for it, which differ by what was asked.
    return sendResponse(outgoing, withCors(!response.ok && isLost() ? databaseGone() : response));
  };
}

/**
 * The caller's address comes from the socket, as at the hosted platform's edge. A request's own claims about it are
 * overwritten (cf-connecting-ip) or put before the true one (x-forwarded-for).
 */
function nameTheCaller({ headers, socket }: IncomingMessage): void {
  const peer = socket.remoteAddress ?? "127.0.0.1";
  const claimed = headers["x-forwarded-for"];
  headers["cf-connecting-ip"] = peer;
  headers["x-forwarded-for"] = claimed === undefined ? peer : `${claimed}, ${peer}`;
}

async function storage(
  request: Request,
  options: GatewayOptions,
  inTurn: ReturnType<typeof createExclusive>,
): Promise<Response> {
  if (request.method === "GET" || request.method === "HEAD") {
    return (await options.publicObjects(request)) ?? options.lite(request);
  }
  // lite lets anyone who sees a bucket empty it; only migrations and the secret key manage buckets.
  if (isBucketChange(request) && request.headers.get("apikey") !== options.secretKey) {
    const message = "new row violates row-level security policy";
    return Response.json({ statusCode: "403", error: "Unauthorized", message }, { status: 400 });
  }
  const upload = await toPlainUpload(request);
  // lite asks the policies, writes the bytes, then the row: two uploads to one name would mix.
  const response = await inTurn(() => options.lite(upload));
  return toStorageWords(request, response);
}

/** Any page may ask, as on the hosted platform: keys and tokens decide, and cookies are never read. */
function withCors(response: Response): Response {
  const headers = new Headers(response.headers);
  for (const name of [...headers.keys()]) {
    if (name.startsWith("access-control-")) headers.delete(name);
  }
  // Sent without an Origin too: a browser caches a picture and reuses that answer for a request
  // that has one.
  headers.set("access-control-allow-origin", "*");
  headers.set("access-control-expose-headers", EXPOSED);
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
}

function preflight(incoming: IncomingMessage): Response {
  const asked = incoming.headers["access-control-request-headers"] ?? "";
  return new Response(null, {
    status: 204,
    headers: {
      "access-control-allow-origin": "*",
      "access-control-allow-methods": METHODS,
      "access-control-allow-headers": asked,
      "access-control-max-age": "7200",
      vary: "access-control-request-headers",
    },
  });
}

function databaseGone(): Response {
  const headers = { "retry-after": "1" };
  return Response.json({ code: "503", message: DATABASE_GONE }, { status: 503, headers });
}

function notFound(path: string): Response {
  const message = `Nothing is served at ${path}. There are /auth/v1, /rest/v1, /storage/v1 and /functions/v1.`;
  return Response.json({ code: "404", message }, { status: 404 });
}
