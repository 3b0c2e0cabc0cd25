import { Worker } from "node:worker_threads";

const POLL_MS = 500;

/**
 * Calls `quit` once the process that started this one is gone. npm ends its shell without telling us: we
 * would keep running, along with the ports and the folder.
 */
export function onParentGone(quit: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    quit();
  }, POLL_MS);
  timer.unref();
}

/** Kills this process when its parent is gone, even while it never returns to its events. */
export function endWithParent(): void {
  const check = `if (process.ppid !== ${process.ppid}) process.kill(process.pid, "SIGKILL");`;
  new Worker(`setInterval(() => { ${check} }, 200)`, { eval: true }).unref();
}
