import type { Deployment } from "./deployment.ts";

/** The finding of a check. "unchecked": a secret wasn't given, or there is nothing to check. */
export type Finding = { state: "ok" | "wrong" | "unchecked"; found: string; todo?: string };

export type Check = { name: string; look: (deployment: Deployment) => Promise<Finding> };

/** Checks of one subject; a group may depend on what is deployed. */
export type Group = {
  name: string;
  checks: (deployment: Deployment) => Check[] | Promise<Check[]>;
};

export type Row = { group: string; check: string } & Finding;

/** A check of a group whose checks are made one by one. */
export function row(name: string, look: Check["look"]): Check {
  return { name, look };
}

export function ok(found = ""): Finding {
  return { state: "ok", found };
}

export function wrong(found: string, todo: string): Finding {
  return { state: "wrong", found, todo };
}

export function unchecked(found: string): Finding {
  return { state: "unchecked", found };
}

/** `ok` without problems, otherwise `wrong` with the first few. */
export function noneOf(problems: string[], todo: string, found = "", most = MOST_NAMED): Finding {
  if (problems.length === 0) return ok(found);
  const rest = problems.length > most ? `, and ${problems.length - most} more` : "";
  return wrong(problems.slice(0, most).join(", ") + rest, todo);
}

const MOST_NAMED = 4;
