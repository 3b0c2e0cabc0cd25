/**
 * The mailbox behind an address, however the address is written: without case, without what follows
 * a plus, and without dots where the provider ignores them. For counting; mail goes to the address
 * as its owner wrote it. `private.mailbox_of` is the same rule in SQL.
 */
export function mailboxBehind(email: string): string {
  const written = email.trim().replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const at = written.lastIndexOf("@");
  const [name, domain] = [written.slice(0, at), written.slice(at + 1)];
  const untagged = name.replace(/(?<=^[^+]+)\+.*$/s, "");
  return GOOGLE.has(domain) ? `${untagged.replaceAll(".", "")}@gmail.com` : `${untagged}@${domain}`;
}

const GOOGLE = new Set(["gmail.com", "googlemail.com"]);
