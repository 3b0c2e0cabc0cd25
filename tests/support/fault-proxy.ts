import {
  Agent,
  createServer,
  type IncomingMessage,
  type RequestListener,
  request,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach } from "vitest";
import { IDLE_MS } from "../../local/web-server.ts";

/** The fault of a request. */
export type Fault =
  | { status: number; body?: string }
  /** The connection stays open and nothing comes back. */
  | "hang"
  /** The connection breaks before the service gets the request. */
  | "reset"
  /** The service does what it was asked, and the answer is lost. */
  | "lost answer";

export type FaultProxy = {
  url: string;
  /** Paths with their query, in the order of arrival. */
  seen: string[];
  /** When each arrived, in milliseconds of a monotonic clock. */
  arrivals: number[];
  /** Makes the next `times` requests with a matching path fail. */
  fail(path: RegExp, fault: Fault, times?: number): void;
  heal(): void;
};

/**
 * A proxy to another of our servers that can make requests fail. For a test file, called at its top: it is healed after
 * every test and stops after the last.
 * @param inside what answers at `target`, if it is in this process: a second connection would be a fifth of what a
 * request costs.
 */
export async function ownFaultProxy(target: string, inside?: RequestListener): Promise<FaultProxy> {
  const seen: string[] = [];
  const arrivals: number[] = [];
  // A new connection for each request would cost more than carrying it.
  const agent = new Agent({ keepAlive: true });
  let plans: { path: RegExp; fault: Fault; left: number }[] = [];

  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? "/";
    seen.push(path);
    arrivals.push(performance.now());
    const plan = plans.find((each) => each.left > 0 && each.path.test(path));
    if (plan) plan.left -= 1;
    // When a connection that it has used before breaks, Deno sends the request again by itself.
    outgoing.setHeader("connection", "close");
    if (!plan && inside) inside(incoming, outgoing);
    else carry(plan?.fault, target, agent, incoming, outgoing);
  });
  server.keepAliveTimeout = IDLE_MS;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const heal = () => {
    plans = [];
  };
  afterEach(heal);
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    agent.destroy();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    arrivals,
    fail(path, fault, times = 1) {
      plans.push({ path, fault, left: times });
    },
    heal,
  };
}

function carry(
  fault: Fault | undefined,
  target: string,
  agent: Agent,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  if (fault === "hang") return;
  if (fault === "reset") return void incoming.socket.destroy();
  if (typeof fault === "object") {
    incoming.resume();
    outgoing.writeHead(fault.status, { "content-type": "application/json" });
    return void outgoing.end(fault.body ?? "{}");
  }
  const { method, headers } = incoming;
  const upstream = request(`${target}${incoming.url}`, { method, headers, agent });
  upstream.on("response", (answer) => {
    if (fault === "lost answer") {
      answer.resume();
      answer.on("end", () => incoming.socket.destroy());
      return;
    }
    outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: "close" });
    answer.pipe(outgoing);
  });
  upstream.on("error", () => outgoing.destroy());
  incoming.pipe(upstream);
}
