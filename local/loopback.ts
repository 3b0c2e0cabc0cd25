/**
 * Whether an address is on this machine. One that can't be read is not: what is refused for nothing
 * can be allowed by name, what is written to somebody's server can't be taken back.
 */
export function isLoopback(address: string, env: NodeJS.ProcessEnv = {}): boolean {
  try {
    const { hostname, searchParams } = new URL(address);
    // Without a host the driver takes the variable of libpq; a parameter may name one besides.
    const hosts = [hostname || env.PGHOST || "localhost", ...searchParams.getAll("host")];
    return hosts.every((host) => LOOPBACK.test(host.replace(/^\[|\]$/g, "")));
  } catch {
    return false;
  }
}

/** A path is the socket of a server on this machine. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1|(\/|%2f).*)$/i;
