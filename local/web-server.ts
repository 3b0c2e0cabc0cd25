import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";

export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface Listening {
  port: number;
  close(): Promise<void>;
}

/**
 * How long an idle connection stays open. With Node's five seconds, a machine that is busy for that
 * long may close a connection just as the next request goes out on it.
 */
export const IDLE_MS = 600_000;

/** Listens on the loopback address; port 0 takes a free one. */
export async function listen(port: number, handle: NodeHandler): Promise<Listening> {
  const server = createServer(answering(handle));
  server.keepAliveTimeout = IDLE_MS;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return { port: (server.address() as AddressInfo).port, close: () => close(server) };
}

/** The handler that Node's server calls: it answers even where `handle` fails. */
export function answering(handle: NodeHandler): RequestListener {
  return (request, response) => {
    // A client that went away while sending isn't our error.
    handle(request, response).catch((error) => !request.socket.destroyed && fail(response, error));
  };
}

/** @throws BodyTooLarge */
export async function toRequest(request: IncomingMessage, maxBytes: number): Promise<Request> {
  const url = `http://${request.headers.host ?? "127.0.0.1"}${request.url}`;
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (Array.isArray(value)) for (const one of value) headers.append(name, one);
    else if (value !== undefined) headers.set(name, value);
  }
  const method = request.method ?? "GET";
  if (method === "GET" || method === "HEAD") return new Request(url, { method, headers });
  const body = await readBody(request, maxBytes);
  // A chunked body gets the length that limits are checked against.
  headers.delete("transfer-encoding");
  if (body.byteLength > 0) headers.set("content-length", String(body.byteLength));
  return new Request(url, { method, headers, body: body.byteLength > 0 ? body : null });
}

class BodyTooLarge extends Error {}

export async function sendResponse(to: ServerResponse, response: Response): Promise<void> {
  const headers: Record<string, string | string[]> = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers["set-cookie"] = cookies;
  if (response.body === null || to.req.method === "HEAD") {
    to.writeHead(response.status, headers).end();
    return;
  }
  if (response.headers.get("content-type")?.startsWith("text/event-stream")) {
    to.writeHead(response.status, headers);
    // A client that went away isn't our error.
    await pipeline(Readable.fromWeb(response.body as ReadableStream), to).catch(() => to.destroy());
    return;
  }
  // Any other body is complete already: one packet instead of a stream's many.
  const body = Buffer.from(await response.arrayBuffer());
  to.writeHead(response.status, { ...headers, "content-length": body.byteLength }).end(body);
}

async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function fail(response: ServerResponse, error: unknown): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const isTooLarge = error instanceof BodyTooLarge;
  if (!isTooLarge) process.stderr.write(`local cloud: ${String(error)}\n`);
  const message = isTooLarge ? "The request is too large." : "The local cloud failed to answer.";
  response.writeHead(isTooLarge ? 413 : 500, {
    "content-type": "application/json",
    "access-control-allow-origin": "*",
    connection: "close",
  });
  response.end(JSON.stringify({ code: isTooLarge ? "413" : "500", message }));
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
