import { taggedHref } from "@domain/homes/channels.ts";
import { filledShell, GONE } from "./home-page.ts";
import { readSign } from "./project.ts";
import type { EdgeSettings } from "./settings.ts";

/**
 * A short address leads to its home's page. The answer isn't kept, so that the address is unknown as soon as its home is
 * hidden.
 */
export async function signPage(letters: string, settings: EdgeSettings): Promise<Response> {
  const id = await readSign(settings, letters);
  if (id === null) return filledShell(settings, GONE, undefined, 404);
  const headers = { Location: taggedHref("", id, "sign"), "Cache-Control": "no-store" };
  return new Response(null, { status: 302, headers });
}
