import { inPlaceOf, isKeptAct, type KeptAct, refusedText } from "@domain/showings/kept-acts.ts";
import { AppError } from "@domain/site/errors/errors.ts";
import { formatCount } from "@domain/site/text/format.ts";
import { sendKeptAct } from "@web/api/showings/kept-acts.ts";
import { isRefusal } from "@web/lib/attempt.ts";
import { inTurnAcrossTabs, isOnline } from "@web/lib/browser-features.ts";
import { dismiss, notify } from "@web/lib/notices.ts";
import { PERSONAL_KEYS } from "@web/lib/personal-keys.ts";
import { readJson, removeItem, writeItem } from "@web/lib/storage.ts";
import { useEffect } from "react";
import { create } from "zustand";
import { resumeSession, sessionStore, startSession } from "./session.ts";

/**
 * Acts that were pressed without a network. They wait on this device and are sent one after the other, in the order of
 * the presses, as soon as there is a network and their person is signed in; also by a later visit. What the server refuses stays
 * here until its person has read why. Signing out clears all of it, as another person's sign-in does.
 */
export type Kept = KeptAct & {
  /** The whole sentence, once it can no longer be done. */
  refused?: string;
};

type State = {
  acts: readonly Kept[];
  /** Whether the browser keeps them beyond this page. */
  isLasting: boolean;
  /** What this page has sent, and when: in milliseconds since 1970. */
  sent: readonly { act: KeptAct; at: number }[];
};

export const keptActsStore = create<State>(() => ({ acts: [], isLasting: true, sent: [] }));

/** Signing out clears what was kept, before this code hears of it. */
const GONE =
  "You signed out. What you had confirmed or noted without a network, and was not sent, is gone from this device.";

/** Failed requests are sent again after this time. */
export const RESEND_MS = 30_000;

let isStarted = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let queue: Promise<void> = Promise.resolve();
/** The notices about refused acts, by the act. */
const notices = new Map<string, number>();

export function startKeptActs(): void {
  if (isStarted) return;
  isStarted = true;
  startSession();
  read();
  sessionStore.subscribe(({ user, hasLeft }, before) => {
    if (user?.id === before.user?.id) return;
    const hadActs = keptActsStore.getState().acts.length > 0;
    read();
    if (hasLeft && hadActs) notify({ tone: "warn", text: GONE });
    sayRefusals();
    send();
  });
  window.addEventListener("storage", ({ key }) => {
    if (key === PERSONAL_KEYS.keptActs || key === null) read();
  });
  window.addEventListener("online", () => {
    // Without a network, an old session could not be renewed.
    if (sessionStore.getState().problem) void resumeSession();
    send();
  });
  sayRefusals();
  send();
}

/** Keeps an act. Another one of its kind about the same showing takes the place of the first. */
export function keepAct(act: KeptAct): void {
  startKeptActs();
  const acts = stored();
  const earlier = acts.find((one) => isSame(one, act));
  write([...acts.filter((one) => one !== earlier), inPlaceOf(act, earlier)]);
  send();
}

/** Takes an act back that was not sent, or puts away one that was refused. */
export function dropAct(id: string): void {
  write(stored().filter((one) => one.id !== id));
  const notice = notices.get(id);
  if (notice !== undefined) dismiss(notice);
}

/** What one person has kept here, for a page that shows all of it; the others' acts are not shown. */
export function useKeptActs(userId: string): readonly Kept[] {
  useEffect(showRefusals, []);
  return keptActsStore(({ acts }) => acts).filter((act) => act.userId === userId);
}

/** Pages that show what was refused, in the place of notices. */
let showing = 0;

function showRefusals(): () => void {
  startKeptActs();
  showing += 1;
  for (const notice of notices.values()) dismiss(notice);
  return () => {
    showing -= 1;
  };
}

function isSame(one: Kept, other: KeptAct): boolean {
  return (
    one.userId === other.userId &&
    one.bookingId === other.bookingId &&
    one.kind === other.kind &&
    one.refused === undefined
  );
}

function stored(): Kept[] {
  const kept = readJson(PERSONAL_KEYS.keptActs);
  return Array.isArray(kept) ? kept.filter(isKeptAct) : [];
}

function read(): void {
  keptActsStore.setState({ acts: stored() });
}

function write(acts: Kept[]): void {
  let isLasting = true;
  if (acts.length === 0) removeItem(PERSONAL_KEYS.keptActs);
  else isLasting = writeItem(PERSONAL_KEYS.keptActs, JSON.stringify(acts));
  keptActsStore.setState({ acts, isLasting });
}

/** Sends what waits. One tab at a time does, so that no act is told twice. */
function send(): void {
  clearTimeout(timer);
  timer = undefined;
  queue = queue.then(async () => {
    const userId = sessionStore.getState().user?.id;
    if (!userId || !isOnline() || !next(userId)) return;
    await inTurnAcrossTabs("kept_acts", () => sendAll(userId));
  });
}

async function sendAll(userId: string): Promise<void> {
  let sent = 0;
  for (let act = next(userId); act && isStill(userId); act = next(userId)) {
    let refused: string | undefined;
    try {
      refused = await sendOne(act);
    } catch {
      if (isStill(userId)) timer = setTimeout(send, RESEND_MS);
      break;
    }
    if (!isStill(userId)) return;
    if (refused === undefined) {
      sent += 1;
      const done = { act, at: Date.now() };
      keptActsStore.setState((state) => ({ sent: [...state.sent, done] }));
    }
    settle(act, refused);
  }
  if (sent === 0) return;
  notify({
    tone: "success",
    text: `You are online again. ${formatCount(sent, "kept change was", "kept changes were")} sent.`,
  });
}

/** The first act that waits. It is read from the storage, because another tab may have sent or changed it. */
function next(userId: string): Kept | undefined {
  return stored().find((act) => act.userId === userId && act.refused === undefined);
}

/** @returns why it can't be done any more. @throws when that is open. */
async function sendOne(act: Kept): Promise<string | undefined> {
  try {
    return await sendKeptAct(act);
  } catch (error) {
    if (error instanceof AppError && isRefusal(error) && !isAboutUs(error)) return error.text;
    throw error;
  }
}

/** Refusals that say nothing about the act: sign in again, ask less often, load the new version. */
function isAboutUs({ status, code }: AppError): boolean {
  return status === 401 || status === 429 || code === "new_version";
}

function settle(sent: Kept, refused: string | undefined): void {
  const acts = stored();
  const index = acts.findIndex(({ id }) => id === sent.id);
  const [act] = acts.splice(index, index < 0 ? 0 : 1);
  if (act && refused !== undefined) {
    acts.splice(index, 0, { ...act, refused: refusedText(act, refused) });
  }
  write(acts);
  for (const one of acts) if (one.id === sent.id) sayRefusal(one);
}

function sayRefusals(): void {
  for (const act of keptActsStore.getState().acts) sayRefusal(act);
}

/** Says it wherever the person is. It is said again on the next visit, until they have read it. */
function sayRefusal({ id, refused, userId }: Kept): void {
  if (refused === undefined || showing > 0 || !isStill(userId)) return;
  notices.set(
    id,
    notify({
      tone: "warn",
      text: refused,
      stays: true,
      action: { label: "I have read this", onSelect: () => dropAct(id) },
    }),
  );
}

function isStill(userId: string): boolean {
  return sessionStore.getState().user?.id === userId;
}
