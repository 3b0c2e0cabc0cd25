/**
 * The headers of an object, as hosted Storage sends them and a little stricter: a browser takes it for
 * what its type says, shows pictures and PDF, and saves everything else.
 */
export function withStorageHeaders(request: Request, response: Response): Response {
  const { pathname, searchParams } = new URL(request.url);
  const headers = new Headers(response.headers);
  headers.set("x-content-type-options", "nosniff");
  if (/^(GET|HEAD)$/.test(request.method) && response.ok && isObject(pathname)) {
    headers.set("content-disposition", disposition(searchParams, headers));
    const end = pathname.startsWith(SIGNED) ? endOf(searchParams.get("token") ?? "") : undefined;
    if (end) {
      // Nothing keeps it longer than the link lives.
      headers.delete("cache-control");
      headers.set("expires", end);
    }
  }
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
}

const SIGNED = "/storage/v1/object/sign/";
const SHOWN = /^(image\/(jpeg|png|webp|avif)|application\/pdf)(;|$)/;

/** Information about an object is none. */
function isObject(pathname: string): boolean {
  return /^\/storage\/v1\/object\/(?!info\/|list)/.test(pathname);
}

/** `?download=<name>`, or without a name. */
function disposition(query: URLSearchParams, headers: Headers): string {
  const name = query.get("download");
  if (name) {
    const encoded = encodeURIComponent(name);
    return `attachment; filename=${encoded}; filename*=UTF-8''${encoded};`;
  }
  const isShown = name === null && SHOWN.test(headers.get("content-type") ?? "");
  return isShown ? "inline" : "attachment";
}

/** When a token that was found to be true ends. */
function endOf(token: string): string | undefined {
  const { exp } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
  return typeof exp === "number" ? new Date(exp * 1000).toUTCString() : undefined;
}
