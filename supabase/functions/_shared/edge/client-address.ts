/**
 * The client's address. Trusts cf-connecting-ip first, which the platform's edge, hosted or local,
 * overwrites. Otherwise only the last entry of x-forwarded-for counts, because the nearest proxy
 * wrote it; earlier entries are unverified. `private.caller_network` in the database follows the
 * same rule.
 */
export function clientAddress(request: Request): string {
  const forwarded = request.headers.get("x-forwarded-for")?.split(",").at(-1);
  return (request.headers.get("cf-connecting-ip") ?? forwarded ?? "").trim() || "unknown";
}

/**
 * An IPv4 address as is, and the first bits of an IPv6 address: a /64 usually belongs to one household, a /48 to one
 * customer of a host. Anything else is returned unchanged. `private.network_of` is the same rule in SQL.
 */
export function networkOf(address: string, bits: 64 | 48 = 64): string {
  if (!/^[\da-f:.]*:[\da-f:.]*$/i.test(address)) return address;
  const host = hostOf(address);
  if (host === undefined) return address;
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(host) ?? [];
  if (high !== undefined && low !== undefined)
    return [high, low].flatMap((pair) => bytesOf(Number.parseInt(pair, 16))).join(".");
  const [head = "", tail = ""] = host.split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  const network = [...before, ...zeros, ...after].slice(0, bits / 16).join(":");
  return hostOf(`${network}::`) ?? network;
}

/** The canonical form of an IPv6 address. */
function hostOf(address: string): string | undefined {
  const url = `http://[${address}]`;
  return URL.canParse(url) ? new URL(url).hostname.slice(1, -1) : undefined;
}

function bytesOf(pair: number): number[] {
  return [pair >> 8, pair & 255];
}
