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

/** An IPv4 address as it is; of IPv6 the /64, all of which one household holds. */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const host = `http://[${address}]`;
  if (!URL.canParse(host)) return address;
  const [head = "", tail = ""] = new URL(host).hostname.slice(1, -1).split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  return [...before, ...zeros, ...after].slice(0, 4).join(":");
}
