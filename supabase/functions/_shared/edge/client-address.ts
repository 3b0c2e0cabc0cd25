/**
 * The address of whoever is asking. The hosted platform stands behind Cloudflare, which
 * overwrites its header; of x-forwarded-for only the last entry was added by a proxy of ours,
 * the others are what the caller likes to claim.
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
