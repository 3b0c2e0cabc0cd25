/**
 * Whether an address is on this machine. One that can't be parsed counts as remote: a needless
 * refusal can be overridden, but what is written to a real server can't be taken back.
 */
export function isLoopback(address: string, env: NodeJS.ProcessEnv = {}): boolean {
  try {
    const { hostname, searchParams } = new URL(address);
    // The driver reads libpq's variable if there is no host; a parameter may name one too.
    const hosts = [hostname || env.PGHOST || "localhost", ...searchParams.getAll("host")];
    return hosts.every((host) => LOOPBACK.test(host.replace(/^\[|\]$/g, "")));
  } catch {
    return false;
  }
}

/** A path is the socket of a server on this machine. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1|(\/|%2f).*)$/i;
