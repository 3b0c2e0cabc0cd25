/** How long a mail program may take to come up: after that none will. */
export const PATIENCE_MS = 2000;

/**
 * Hands an address to the visitor's mail program. No browser says whether there is one; but when
 * one comes up, or a tab of web mail, this page loses the focus or is hidden.
 * @returns false when nothing came up.
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
    // A browser that knows no such address, or a page that may not open any.
    return false;
  } finally {
    leaving.abort();
  }
}

/** As a link would: what takes mail addresses takes it, and this page stays. */
function follow(href: string): void {
  const link = document.createElement("a");
  link.href = href;
  link.click();
}
