/** How a user appears on screen, and which paths they may be redirected to. */

/**
 * The path to open after signing in, if it is one of ours; otherwise undefined. Refuses anything a
 * browser could read as another origin (docs/trust.md F4).
 */
export function safeRedirectPath(value: string | null | undefined): string | undefined {
  if (!value?.startsWith("/") || /^\/[/\\]/.test(value)) return undefined;
  // Browsers drop tabs and newlines inside an address and read "\" as "/".
  if (/[\\\p{Cc}]/u.test(value)) return undefined;
  const here = "http://localhost";
  const url = URL.canParse(value, here) ? new URL(value, here) : undefined;
  // "/x/..//evil.example" normalizes to "//evil.example", which is another origin.
  if (url?.origin !== here || url.pathname.startsWith("//")) return undefined;
  return url.pathname + url.search + url.hash;
}

/** The full name, or else the part of the email before the @. */
export function displayName(user: { email?: string | null; full_name?: string | null }): string {
  return user.full_name?.trim() || user.email?.split("@")[0] || "Member";
}

/** "Ana", where a name is known. */
export function firstName(user: { full_name?: string | null } | null): string | null {
  return user?.full_name?.trim().split(/\s+/)[0] || null;
}

/** `app_metadata.role` of an account; `npm run operator` sets it. An operator is a moderator too. */
const STAFF_ROLES = ["operator", "moderator"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export function isStaffRole(value: unknown): value is StaffRole {
  return STAFF_ROLES.some((role) => role === value);
}
