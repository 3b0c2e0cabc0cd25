/**
 * Tables and functions whose answers are the same for everyone and do no harm when they are old.
 */
const READS = /^\/rest\/v1\/(listings|rpc\/(search_listings|similar_listings|map_listings))$/;

/**
 * Whether an answer may be kept on the device. An owner's requests carry their session, and
 * yesterday's free times must never be shown.
 */
export function isPublicRead(request: Request, supabaseUrl: string): boolean {
  const path = pathBelow(request, supabaseUrl);
  return path !== undefined && READS.test(path) && !request.headers.has("authorization");
}

export function isPublicPhoto(request: Request, supabaseUrl: string): boolean {
  const path = pathBelow(request, supabaseUrl);
  return path?.startsWith("/storage/v1/object/public/property-images/") ?? false;
}

function pathBelow(request: Request, supabaseUrl: string): string | undefined {
  const isAsked = request.method === "GET" && request.url.startsWith(`${supabaseUrl}/`);
  return isAsked
    ? new URL(request.url.slice(supabaseUrl.length), "http://any").pathname
    : undefined;
}
