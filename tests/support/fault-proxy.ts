import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What goes wrong with a request on its way. */
export type Fault =
  | { status: number; body?: string }
  /** The connection stays open and nothing comes. */
  | "hang"
  /** The connection breaks before the service has heard of it. */
  | "reset"
  /** The service does what it was asked, and the answer is lost. */
  | "lost answer";

export type FaultProxy = {
  url: string;
  /** Paths with their query, in the order in which they came. */
  seen: string[];
  /** When each of them came, in milliseconds of a clock that only goes forward. */
  arrivals: number[];
  /** The next `times` requests whose path matches go wrong. */
  fail(path: RegExp, fault: Fault, times?: number): void;
  heal(): void;
  stop(): Promise<void>;
};

/** A way to another server of ours on which things can be made to go wrong. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const seen: string[] = [];
  const arrivals: number[] = [];
  let plans: { path: RegExp; fault: Fault; left: number }[] = [];

  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? "/";
    seen.push(path);
    arrivals.push(performance.now());
    const plan = plans.find((each) => each.left > 0 && each.path.test(path));
    if (plan) plan.left -= 1;
    carry(plan?.fault, target, incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    arrivals,
    fail(path, fault, times = 1) {
      plans.push({ path, fault, left: times });
    },
    heal() {
      plans = [];
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function carry(
  fault: Fault | undefined,
  target: string,
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
  const upstream = request(`${target}${incoming.url}`, { method, headers, agent: false });
  upstream.on("response", (answer) => {
    if (fault === "lost answer") {
      answer.resume();
      answer.on("end", () => incoming.socket.destroy());
      return;
    }
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  upstream.on("error", () => outgoing.destroy());
  incoming.pipe(upstream);
}
