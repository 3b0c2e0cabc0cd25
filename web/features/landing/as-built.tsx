import { type ReactNode, Suspense, useState } from "react";

/**
 * Content that never changes and that nobody operates: an example of the product. In a prerendered
 * page it stands there already, and the browser keeps that HTML without fetching the code that
 * made it (a calendar, a markdown renderer). Reached from another page, the code is fetched.
 */
export function AsBuilt({ id, children }: { id: string; children: ReactNode }) {
  const [built] = useState(() => builtHtml(id));
  if (built !== undefined) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own, taken from this very place
    return <div id={id} inert dangerouslySetInnerHTML={{ __html: built }} />;
  }
  return (
    <div id={id} inert>
      <Suspense fallback={null}>{children}</Suspense>
    </div>
  );
}

function builtHtml(id: string): string | undefined {
  if (typeof document === "undefined") return undefined;
  return document.getElementById(id)?.innerHTML;
}
