import { contentDisposition } from "../_shared/domain/papers/documents.ts";
import type { EdgeContext } from "../_shared/edge/http.ts";

/**
 * A stored file as an answer. Whatever it contains, browsers save it and never run it: the type is the one we checked,
 * and it is sent as an attachment.
 */
export function answerFile(
  c: EdgeContext,
  { bytes, name, type }: { bytes: Uint8Array; name: string; type: string },
) {
  c.header("Content-Type", type);
  c.header("Content-Length", String(bytes.length));
  c.header("Content-Disposition", contentDisposition(name));
  c.header("Content-Security-Policy", "default-src 'none'; sandbox");
  return c.body(bytes as Uint8Array<ArrayBuffer>);
}
