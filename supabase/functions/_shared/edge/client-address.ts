/**
 * The address of whoever is asking. Believed first is cf-connecting-ip: the edge of the platform,
 * hosted or local, overwrites what the caller sent under that name. Without it only the last entry
 * of x-forwarded-for counts, because the nearest proxy wrote it; those before it are claims.
 * `private.caller_network` in the database believes the same.
 */
export function clientAddress(request: Request): string {
  const forwarded = request.headers.get("x-forwarded-for")?.split(",").at(-1);
  return (request.headers.get("cf-connecting-ip") ?? forwarded ?? "").trim() || "unknown";
}

/**
 * An IPv4 address as it is; of IPv6 the /64, all of which one household holds. What is no address
 * stays as it is. `private.network_of` is the same rule in SQL.
 */
export function networkOf(address: string): string {
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
  const network = [...before, ...zeros, ...after].slice(0, 4).join(":");
  return hostOf(`${network}::`) ?? network;
}

/** An IPv6 address in its shortest form. */
function hostOf(address: string): string | undefined {
  const url = `http://[${address}]`;
  return URL.canParse(url) ? new URL(url).hostname.slice(1, -1) : undefined;
}

function bytesOf(pair: number): number[] {
  return [pair >> 8, pair & 255];
}
