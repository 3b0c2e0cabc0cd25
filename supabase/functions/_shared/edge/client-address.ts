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
 * The networks of an address, narrowest first. IPv4: the address itself, then its /24. IPv6: the /64 of one household, the
 * /48 of one customer of a host, and those around it, up to the /32 of a provider. Anything else is returned unchanged.
 * `private.networks_of` is the same rule in SQL.
 */
export function networksOf(address: string): readonly string[] {
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(address)) return networksOfV4(address.split(".").map(Number));
  if (!/^[\da-f:.]*:[\da-f:.]*$/i.test(address)) return [address];
  const host = hostOf(address);
  if (host === undefined) return [address];
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(host) ?? [];
  if (high !== undefined && low !== undefined)
    return networksOfV4([high, low].flatMap((pair) => bytesOf(Number.parseInt(pair, 16))));
  const [head = "", tail = ""] = host.split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  const parts = [...before, ...zeros, ...after].map((part) => Number.parseInt(part, 16));
  const around = [48, 44, 40, 36, 32].map((bits) => `${networkOfV6(parts, bits)}/${bits}`);
  return [networkOfV6(parts, 64), ...around];
}

function networksOfV4(bytes: readonly number[]): readonly string[] {
  if (bytes.some((byte) => byte > 255)) return [bytes.join(".")];
  return [bytes.join("."), `${[...bytes.slice(0, 3), 0].join(".")}/24`];
}

function networkOfV6(parts: readonly number[], bits: number): string {
  const kept = parts.slice(0, Math.ceil(bits / 16)).map((part, n) => {
    const left = bits - 16 * n;
    return (left < 16 ? part & (0xffff << (16 - left)) : part).toString(16);
  });
  const network = `${kept.join(":")}::`;
  return hostOf(network) ?? network;
}

/** The canonical form of an IPv6 address. */
function hostOf(address: string): string | undefined {
  const url = `http://[${address}]`;
  return URL.canParse(url) ? new URL(url).hostname.slice(1, -1) : undefined;
}

function bytesOf(pair: number): number[] {
  return [pair >> 8, pair & 255];
}
