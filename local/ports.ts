import getPort from "get-port";

/** Ports that another program is using; the message says which, and what to change. */
export class PortsTaken extends Error {}

/**
 * Checks every port before anything starts.
 * @param ports by the variable that sets it
 * @throws PortsTaken
 */
export async function checkPorts(ports: Record<string, number>): Promise<void> {
  const lines: string[] = [];
  const seen = new Map<number, string>();
  for (const [name, port] of Object.entries(ports)) {
    const twin = seen.get(port);
    if (twin) lines.push(`${twin} and ${name} are both ${port}.`);
    else if ((await getPort({ port })) !== port)
      lines.push(`Port ${port} is taken. Set ${name} to another one.`);
    seen.set(port, name);
  }
  if (lines.length > 0) throw new PortsTaken(lines.join("\n"));
}
