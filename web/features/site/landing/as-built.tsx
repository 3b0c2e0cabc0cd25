import { type ReactNode, Suspense, useState } from "react";

/**
 * Static, non-interactive content: an example of the product. On a prerendered page the browser
 * keeps the existing HTML without loading the code that made it (a calendar, a markdown renderer).
 * After navigating from another page, the code is loaded.
 */
export function AsBuilt({ id, children }: { id: string; children: ReactNode }) {
  const [built] = useState(() => builtHtml(id));
  if (built !== undefined) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, read from this element
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
