import {
  commandOf,
  identify,
  isAlive,
  type ProcessIdentity,
  parentOf,
} from "./process-identity.ts";

const POLL_MS = 500;

/**
 * Between a person and this process stand npm, a shell and tsx. When one of them is killed without
 * a chance to pass it on, we would go on alone and keep ports and folder; so we go too.
 */
export function watchLaunchers(onGone: () => void): () => void {
  const launchers = findLaunchers();
  const timer = setInterval(() => {
    if (launchers.every(isAlive)) return;
    clearInterval(timer);
    onGone();
  }, POLL_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** From our parent up to npm; nothing when somebody ran us by hand, with or without a terminal. */
function findLaunchers(): ProcessIdentity[] {
  const found: ProcessIdentity[] = [];
  let pid: number | undefined = process.ppid;
  while (pid !== undefined && pid > 1) {
    const command = commandOf(pid);
    const isNpm = /^npm |(^|\/)npm(-cli\.js)?( |$)/.test(command);
    if (!isNpm && !/\btsx\b|local\/start/.test(command)) break;
    found.push(identify(pid));
    if (isNpm) break;
    pid = parentOf(pid);
  }
  return found;
}
