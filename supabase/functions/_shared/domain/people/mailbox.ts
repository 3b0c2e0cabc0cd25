/**
 * Identifies the mailbox behind an address: lower case, without a plus suffix, and without dots where the provider
 * ignores them. Used for counting only; mail is sent to the address as written. `private.mailbox_of` is the same rule
 * in SQL.
 */
export function mailboxBehind(email: string): string {
  const written = email.trim().replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const at = written.lastIndexOf("@");
  const [name, domain] = [written.slice(0, at), written.slice(at + 1)];
  const untagged = name.replace(/(?<=^[^+]+)\+.*$/s, "");
  return GOOGLE.has(domain) ? `${untagged.replaceAll(".", "")}@gmail.com` : `${untagged}@${domain}`;
}

const GOOGLE = new Set(["gmail.com", "googlemail.com"]);
