/** How long to wait for a mail program to open. */
export const PATIENCE_MS = 2000;

/**
 * Opens an address in the visitor's mail program. Browsers don't report whether there is one, but
 * when one opens, or a webmail tab, this page loses the focus or is hidden.
 * @returns false when nothing opened.
 */
export async function openMailProgram(
  href: string,
  open: (href: string) => void = follow,
): Promise<boolean> {
  const leaving = new AbortController();
  const left = new Promise<boolean>((resolve) => {
    const { signal } = leaving;
    const leave = () => resolve(true);
    window.addEventListener("blur", leave, { signal });
    window.addEventListener("pagehide", leave, { signal });
    document.addEventListener(
      "visibilitychange",
      () => {
        if (document.visibilityState === "hidden") leave();
      },
      { signal },
    );
    setTimeout(() => resolve(false), PATIENCE_MS);
  });
  try {
    open(href);
    return await left;
  } catch {
    // The browser can't handle the address, or the page may not open it.
    return false;
  } finally {
    leaving.abort();
  }
}

/** Follows it like a link: the mail handler opens, and this page stays. */
function follow(href: string): void {
  const link = document.createElement("a");
  link.href = href;
  link.click();
}
