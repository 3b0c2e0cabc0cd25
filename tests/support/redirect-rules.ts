/** https://docs.netlify.com/routing/redirects: what matches, where to, and the status. */
export type Redirect = { from: string; to: string; status: number };

export function readRedirects(text: string): Redirect[] {
  return text
    .trim()
    .split("\n")
    .map((line) => line.split(/\s+/))
    .map(([from = "", to = "", status]) => ({ from, to, status: Number(status) }));
}

/** The first rule for a path, with its target filled in. */
export function redirectOf(rules: readonly Redirect[], path: string): Redirect | undefined {
  for (const rule of rules) {
    const pattern = rule.from.replace(/:\w+/g, "[^/]+").replace("*", "(.*)");
    const match = new RegExp(`^${pattern}/?$`).exec(path);
    if (match) return { ...rule, to: rule.to.replace(":splat", match[1] ?? "") };
  }
  return undefined;
}
