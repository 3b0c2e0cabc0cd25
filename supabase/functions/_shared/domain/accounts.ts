/** Who somebody is to the screens, and where they may be led. */

/**
 * The address to go to after signing in, when it is a path of our own; otherwise undefined.
 * Anything that a browser could read as another origin is refused (docs/trust.md F4).
 */
export function safeRedirectPath(value: string | null | undefined): string | undefined {
  if (!value?.startsWith("/") || /^\/[/\\]/.test(value)) return undefined;
  // Browsers drop tabs and line ends inside an address and read "\" as "/".
  if (/[\\\p{Cc}]/u.test(value)) return undefined;
  const here = "http://localhost";
  const url = URL.canParse(value, here) ? new URL(value, here) : undefined;
  // "/x/..//evil.example" is tidied into "//evil.example", another origin.
  if (url?.origin !== here || url.pathname.startsWith("//")) return undefined;
  return url.pathname + url.search + url.hash;
}

/** Full name, else the part before the @. */
export function displayName(user: { email?: string | null; full_name?: string | null }): string {
  return user.full_name?.trim() || user.email?.split("@")[0] || "Member";
}
