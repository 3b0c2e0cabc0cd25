/**
 * An object's headers as hosted Storage sends them, but a little stricter: browsers trust only its
 * declared type, show pictures and PDFs, and save everything else.
 */
export function withStorageHeaders(request: Request, response: Response): Response {
  const { pathname, searchParams } = new URL(request.url);
  const headers = new Headers(response.headers);
  headers.set("x-content-type-options", "nosniff");
  if (/^(GET|HEAD)$/.test(request.method) && response.ok && isObject(pathname)) {
    headers.set("content-disposition", disposition(searchParams, headers));
    const end = pathname.startsWith(SIGNED) ? endOf(searchParams.get("token") ?? "") : undefined;
    if (end) {
      // No cache keeps it longer than the link is valid.
      headers.delete("cache-control");
      headers.set("expires", end);
    }
  }
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
}

const SIGNED = "/storage/v1/object/sign/";
const SHOWN = /^(image\/(jpeg|png|webp|avif)|application\/pdf)(;|$)/;

/** A request for an object's information is not for the object. */
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

/** When an already verified token expires. */
function endOf(token: string): string | undefined {
  const { exp } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
  return typeof exp === "number" ? new Date(exp * 1000).toUTCString() : undefined;
}
