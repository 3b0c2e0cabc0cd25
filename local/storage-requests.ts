/**
 * supabase-js in a browser uploads a form whose file has an empty field name, which lite does not
 * find. Storage accepts the same file as plain bytes.
 */
export async function toPlainUpload(request: Request): Promise<Request> {
  const type = request.headers.get("content-type") ?? "";
  if (!type.startsWith("multipart/form-data")) return request;
  const form = await request.clone().formData();
  const file = [...form.values()].find((value) => value instanceof Blob);
  if (!file) return request;
  const bytes = await file.arrayBuffer();
  const headers = new Headers(request.headers);
  headers.set("content-type", file.type.split(";", 1)[0] || "application/octet-stream");
  headers.set("content-length", String(bytes.byteLength));
  const seconds = form.get("cacheControl");
  if (typeof seconds === "string") headers.set("cache-control", `max-age=${Number(seconds) || 0}`);
  const metadata = form.get("metadata");
  if (typeof metadata === "string") {
    headers.set("x-metadata", Buffer.from(metadata).toString("base64"));
  }
  return new Request(request.url, { method: request.method, headers, body: bytes });
}

/** Creating, changing, emptying or deleting a bucket. */
export function isBucketChange(request: Request): boolean {
  return /^\/storage\/v1\/bucket(\/|$)/.test(new URL(request.url).pathname);
}

/**
 * lite names the fields of its signing answers differently; supabase-js expects Storage's names.
 */
export async function toStorageWords(request: Request, response: Response): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isUpload = pathname.startsWith("/storage/v1/object/upload/sign/");
  if (!response.ok || request.method !== "POST") return response;
  if (!isUpload && !pathname.startsWith("/storage/v1/object/sign/")) return response;
  const reword = ({ signedUrl, ...others }: Record<string, unknown>) => {
    const url = typeof signedUrl === "string" ? signedUrl.replace(/^\/storage\/v1/, "") : null;
    return isUpload ? { ...others, url } : { ...others, signedURL: url || null };
  };
  const body = await response.json();
  return Response.json(Array.isArray(body) ? body.map(reword) : reword(body));
}
