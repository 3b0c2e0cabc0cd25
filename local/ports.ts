import { createServer } from "node:net";

/** Ports that somebody else listens on; the message says which, and what to change. */
export class PortsTaken extends Error {}

/**
 * Checks every port before anything starts.
 * @param ports by the variable that changes it
 * @throws PortsTaken
 */
export async function checkPorts(ports: Record<string, number>): Promise<void> {
  const lines: string[] = [];
  const seen = new Map<number, string>();
  for (const [name, port] of Object.entries(ports)) {
    const twin = seen.get(port);
    if (twin) lines.push(`${twin} and ${name} are both ${port}.`);
    else if (await isTaken(port)) lines.push(`Port ${port} is taken. Set ${name} to another one.`);
    seen.set(port, name);
  }
  if (lines.length > 0) throw new PortsTaken(lines.join("\n"));
}

async function isTaken(port: number): Promise<boolean> {
  // "localhost" may mean either family, so a port is free when it is free in both.
  return (await isTakenOn(port, "127.0.0.1")) || (await isTakenOn(port, "::1"));
}

function isTakenOn(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => {
      // A machine without IPv6 has no such address, which is not a taken port.
      resolve(error.code === "EADDRINUSE" || error.code === "EACCES");
    });
    server.listen(port, host, () => server.close(() => resolve(false)));
  });
}
