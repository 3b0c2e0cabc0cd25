import { readFileSync } from "node:fs";

/** A process, and when it began, so that a later one with the same number is not taken for it. */
export interface ProcessIdentity {
  pid: number;
  began: string;
}

export function identify(pid: number): ProcessIdentity {
  return { pid, began: statOf(pid)?.began ?? "" };
}

export function isAlive({ pid, began }: ProcessIdentity): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives, but is somebody else's.
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  const stat = statOf(pid);
  return (stat?.began ?? "") === began && stat?.state !== "Z";
}

/** Linux only; undefined elsewhere. */
export function parentOf(pid: number): number | undefined {
  return statOf(pid)?.parent;
}

/** Linux only; empty elsewhere. */
export function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
  } catch {
    return "";
  }
}

function statOf(pid: number): { state: string; parent: number; began: string } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name in brackets may hold anything; the fields after it are plain.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    return { state: fields[0] ?? "", parent: Number(fields[1]), began: fields[19] ?? "" };
  } catch {
    return undefined;
  }
}
