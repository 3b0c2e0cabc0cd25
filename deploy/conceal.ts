/** Replaces every secret in a text that will be printed, also inside addresses. */
export function conceal(text: string, secrets: readonly string[]): string {
  const forms = secrets.flatMap((secret) => [secret, encodeURIComponent(secret)]);
  const shown = [...new Set(forms)]
    .filter((secret) => secret.length > 3)
    .reduce((all, secret) => all.replaceAll(secret, "•••"), text);
  // Passwords in addresses are concealed too, and keys that aren't in the settings, such as the clock's.
  return shown
    .replace(/\b[0-9a-f]{64}\b/g, "•••")
    .replace(/(postgres(?:ql)?:\/\/[^:@\s/]+):[^@\s]+@/g, "$1:•••@")
    .replace(
      /\b(sb_secret|sbp|sk_live|sk_test|rk_live|rk_test|whsec|re)_[A-Za-z0-9_]{6,}/g,
      "$1_•••",
    );
}
