type FormValue = string | FormValue[] | { [name: string]: FormValue };

/** Stripe's encoding of nested parameters: `a[b][0]=x` → `{ a: { b: ["x"] } }`. */
export function parseForm(text: string): Record<string, FormValue> {
  const root: Record<string, FormValue> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const [, first = "", rest = ""] = /^([^[]+)(.*)$/s.exec(name) ?? [];
    const path = [first, ...[...rest.matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? "")];
    if (path.some((part) => part === "__proto__")) continue;
    put(root, path, value);
  }
  return arraysOf(root) as Record<string, FormValue>;
}

function put(target: Record<string, FormValue>, path: string[], value: string): void {
  const [head = "", ...rest] = path;
  if (rest.length === 0) {
    target[head] = value;
    return;
  }
  const next = target[head];
  const inner = typeof next === "object" && !Array.isArray(next) ? next : {};
  target[head] = inner;
  put(inner, rest, value);
}

/** Objects whose keys are 0, 1, 2 … are lists. */
function arraysOf(value: FormValue): FormValue {
  if (typeof value !== "object" || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, part]) => [name, arraysOf(part)] as const);
  if (entries.length > 0 && entries.every(([name], index) => name === String(index))) {
    return entries.map(([, part]) => part);
  }
  return Object.fromEntries(entries);
}
