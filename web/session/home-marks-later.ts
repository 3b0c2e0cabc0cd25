import { FALLBACK_TITLE } from "@domain/homes/listings.ts";
import {
  type HomeMarks,
  joinedNote,
  type MarkChange,
  NO_MARKS,
  nextVisit,
  readMarks,
  readVisit,
  type Visit,
  withMark,
} from "@domain/search/home-marks.ts";
import { AppError } from "@domain/site/errors/first-errors.ts";
import { MARK_LIMITS } from "@domain/site/errors/first-limits.ts";
import { formatNumber } from "@domain/site/text/format.ts";
import { keepHomeMarks, type SentMarks } from "@web/api/search/home-marks.ts";
import { notify } from "@web/lib/notices.ts";
import { PERSONAL_KEYS } from "@web/lib/personal-keys.ts";
import { readJson, removeItem, writeItem } from "@web/lib/storage.ts";
import { offerUndo } from "@web/lib/undo.ts";
import { marksStore } from "./home-marks.ts";
import { type SessionState, sessionStore, startSession } from "./session.ts";

/**
 * Changes the marks of home-marks.ts, which loads it once there are any. A guest's are stored in this browser; so are an account's as last
 * known and its unsent changes, so that nothing is lost offline.
 */

/** Failed requests are sent again after this time. */
const RESEND_MS = 30_000;

type Account = {
  userId: string;
  known: HomeMarks;
  unsent: Record<string, MarkChange>;
  /** Notes that the account won't take, by home. They stay here until they are changed. */
  refused: Record<string, string>;
};

/** A home's id, and what was changed of it. */
type Change = [string, MarkChange];

let guest: HomeMarks = NO_MARKS;
let account: Account | null = null;
let visit: Visit | null = null;
/** Undefined until the session is known. */
let who: string | null | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let queue: Promise<void> = Promise.resolve();
let isStarted = false;

export function startHomeMarks(): void {
  if (isStarted) return;
  isStarted = true;
  startSession();
  sessionStore.subscribe(follow);
  follow(sessionStore.getState());
  window.addEventListener("storage", ({ key }) => {
    const isOurs = key === null || key === PERSONAL_KEYS.guestMarks;
    if (isOurs || key === PERSONAL_KEYS.accountMarks) read();
  });
  window.addEventListener("online", () => timer !== undefined && send());
}

/** Remembers that a home was opened. */
export function markSeen(id: string): void {
  change(id, { seen: true });
}

/** Hides a home from results, or brings it back. @returns false if no more can be hidden. */
export function setHidden(id: string, hidden: boolean): boolean {
  const isFull = hidden && marksStore.getState().hidden.size >= MARK_LIMITS.hidden;
  if (isFull) notify({ tone: "warn", text: TOO_MANY_HIDDEN });
  else change(id, { hidden });
  return !isFull;
}

/** Hides a home from results, with an undo; the focus moves to the home beside it. */
export function hideHome({ id, title }: { id: string; title: string | null }, from: Element): void {
  const item = from.closest("li");
  const beside = item?.nextElementSibling ?? item?.previousElementSibling;
  if (!setHidden(id, true)) return;
  const next = beside?.querySelector<HTMLElement>("h3 a");
  (next ?? document.getElementById("results-title"))?.focus({ preventScroll: true });
  const name = title || FALLBACK_TITLE;
  offerUndo({
    text: `“${name}” is hidden from your results.`,
    undo: () => setHidden(id, false),
    undone: `“${name}” is in your results again.`,
    back: `[data-home="${id}"] h3 a`,
  });
}

/** Keeps a note on a home; an empty one is removed. */
export function setNote(id: string, note: string): void {
  change(id, { note });
}

/** Forgets which homes were seen, here and in the account. @throws AppError */
export async function forgetSeenMarks(): Promise<void> {
  startHomeMarks();
  guest = { ...guest, seen: [] };
  if (account) {
    account.known = { ...account.known, seen: [] };
    for (const one of Object.values(account.unsent)) delete one.seen;
  }
  keep();
  if (account) adopt(account.userId, await keepHomeMarks({ forgets_seen: true }));
}

const TOO_MANY_HIDDEN = `You can hide up to ${formatNumber(MARK_LIMITS.hidden)} homes. Please unhide one first.`;

function change(id: string, made: MarkChange): void {
  startHomeMarks();
  visit = nextVisit(visit, Date.now());
  if (account) {
    const { [id]: before, ...others } = account.unsent;
    account.unsent = { ...others, [id]: { ...before, ...made } };
    if (made.note !== undefined) delete account.refused[id];
  } else {
    guest = withMark(guest, id, made);
  }
  keep();
  send();
}

function follow({ status, user }: SessionState): void {
  if (status === "loading") return;
  const userId = status === "signed-in" && user ? user.id : null;
  if (who === userId) return;
  const hasLeft = userId === null && who !== undefined;
  who = userId;
  read();
  visit = nextVisit(visit, Date.now());
  // Signing out leaves nothing behind.
  if (hasLeft) publish();
  else keep();
  send();
}

/** Reads what is stored here for the current visitor. */
function read(): void {
  clearTimeout(timer);
  timer = undefined;
  const stored = parsed(PERSONAL_KEYS.guestMarks);
  guest = readMarks(stored);
  visit = readVisit(stored.visit);
  account = null;
  if (who) {
    const kept = parsed(PERSONAL_KEYS.accountMarks);
    const isTheirs = kept.owner === who;
    account = {
      userId: who,
      known: isTheirs ? readMarks(kept.known) : NO_MARKS,
      unsent: isTheirs ? ((kept.unsent ?? {}) as Account["unsent"]) : {},
      refused: isTheirs ? ((kept.refused ?? {}) as Account["refused"]) : {},
    };
    const theirs = isTheirs ? readVisit(kept.visit) : null;
    if (theirs && (!visit || theirs.last > visit.last)) visit = theirs;
  }
  publish();
}

/** Stores and shows the current state. */
function keep(): void {
  if (account) {
    const { userId: owner, ...marks } = account;
    writeItem(PERSONAL_KEYS.accountMarks, JSON.stringify({ owner, ...marks, visit }));
  } else {
    writeItem(PERSONAL_KEYS.guestMarks, JSON.stringify({ ...guest, visit }));
  }
  publish();
}

function publish(): void {
  let marks = guest;
  if (account) {
    marks = account.known;
    for (const [id, note] of Object.entries(account.refused)) marks = withMark(marks, id, { note });
    for (const [id, made] of changesOf(guest)) marks = withMark(marks, id, made);
    for (const [id, made] of Object.entries(account.unsent)) marks = withMark(marks, id, made);
  }
  const { seen, hidden, notes } = marks;
  marksStore.setState({
    seen: new Set(seen),
    hidden: new Set(hidden),
    notes,
    before: visit?.before ?? null,
  });
}

/** Sends unsent changes; even without any, to get the account's state. */
function send(): void {
  const userId = account?.userId;
  if (!userId) return;
  clearTimeout(timer);
  timer = undefined;
  queue = queue.then(async () => {
    try {
      if (account?.userId === userId) await takeOverGuest(userId);
      if (account?.userId === userId) await sendUnsent(userId);
    } catch {
      if (account?.userId === userId) timer = setTimeout(send, RESEND_MS);
    }
  });
}

/** Merges a guest's marks into the account's, joining notes. */
async function takeOverGuest(userId: string): Promise<void> {
  if (!account || isEmpty(guest)) return;
  adopt(userId, await keepHomeMarks({}));
  if (account?.userId !== userId) return;
  const { notes } = account.known;
  for (const [id, made] of changesOf(guest)) {
    const note = made.note && joinedNote(notes[id], made.note);
    account.unsent = {
      ...account.unsent,
      [id]: { ...made, ...(note && { note }), ...account.unsent[id] },
    };
  }
  guest = NO_MARKS;
  removeItem(PERSONAL_KEYS.guestMarks);
  keep();
}

async function sendUnsent(userId: string): Promise<void> {
  const reasons: string[] = [];
  try {
    await sendSome(userId, Object.entries(account?.unsent ?? {}), reasons);
  } finally {
    if (reasons.length > 0) notify({ tone: "warn", text: leftOutText(reasons) });
  }
}

/**
 * Sends some changes. If they are refused for good, sends each half by itself, so that only the change that is refused
 * is left out. @param reasons the texts of refusals, which are added.
 */
async function sendSome(userId: string, changes: Change[], reasons: string[]): Promise<void> {
  if (account?.userId !== userId) return;
  try {
    const answer = await keepHomeMarks(asSent(changes));
    if (account?.userId !== userId) return;
    forget(changes);
    adopt(userId, answer);
  } catch (error) {
    if (!isForGood(error) || account?.userId !== userId) throw error;
    const half = Math.ceil(changes.length / 2);
    // The older ones first: the account keeps their order.
    if (changes.length > 1) await sendSome(userId, changes.slice(0, half), reasons);
    if (changes.length > 1) await sendSome(userId, changes.slice(half), reasons);
    const [only] = changes;
    if (changes.length === 1 && only) await leaveOut(userId, only, error, reasons);
  }
}

/** Keeps a refused note on this device, and sends what else was changed of its home. */
async function leaveOut(userId: string, change: Change, error: AppError, reasons: string[]) {
  const [id, { note, ...others }] = change;
  forget([change]);
  if (account && note !== undefined) {
    reasons.push(error.text);
    if (account.unsent[id]?.note === undefined) account.refused[id] = note;
  }
  if (account && note !== undefined && Object.keys(others).length > 0) {
    const rest = account.unsent[id] ?? others;
    account.unsent = { ...account.unsent, [id]: rest };
    keep();
    await sendSome(userId, [[id, rest]], reasons);
  } else {
    keep();
  }
}

function leftOutText([reason = "", ...others]: string[]): string {
  return others.length === 0
    ? `A note was not saved to your account. It is still on this device. ${reason}`
    : `${others.length + 1} notes were not saved to your account. They are still on this device. ${reason}`;
}

/** Whether the server will never accept it: a rule of ours, or a text that can't be stored. */
function isForGood(error: unknown): error is AppError {
  if (!(error instanceof AppError)) return false;
  const { code } = (error.cause ?? {}) as { code?: unknown };
  return [400, 409, 422].includes(error.status) || /^22/.test(String(code));
}

function adopt(userId: string, { before, ...marks }: Awaited<ReturnType<typeof keepHomeMarks>>) {
  if (account?.userId !== userId) return;
  account.known = readMarks(marks);
  const elsewhere = before === null ? null : Date.parse(before);
  if (visit && elsewhere !== null && elsewhere > (visit.before ?? 0)) {
    visit = { ...visit, before: elsewhere };
  }
  keep();
}

/** Removes sent changes, unless they have changed again since. */
function forget(sent: Change[]): void {
  if (!account) return;
  const gone = new Map(sent);
  const left = Object.entries(account.unsent).filter(([id, made]) => made !== gone.get(id));
  account.unsent = Object.fromEntries(left);
}

function asSent(sent: Change[]): SentMarks {
  // The last ones first.
  const changes = [...sent].reverse();
  const those = (is: (made: MarkChange) => boolean) =>
    changes.flatMap(([id, made]) => (is(made) ? [id] : []));
  const noted = changes.filter(([, made]) => made.note !== undefined);
  return {
    seen: those((made) => made.seen === true),
    hidden: those((made) => made.hidden === true),
    shown: those((made) => made.hidden === false),
    noted: noted.map(([id]) => id),
    notes: noted.map(([, made]) => made.note ?? ""),
  };
}

/** Marks as changes, the oldest first. */
function changesOf({ seen, hidden, notes }: HomeMarks): Change[] {
  const ids = new Set([...[...seen].reverse(), ...[...hidden].reverse(), ...Object.keys(notes)]);
  return [...ids].map((id) => [
    id,
    {
      ...(seen.includes(id) && { seen: true as const }),
      ...(hidden.includes(id) && { hidden: true }),
      ...(notes[id] !== undefined && { note: notes[id] }),
    },
  ]);
}

function isEmpty({ seen, hidden, notes }: HomeMarks): boolean {
  return seen.length + hidden.length + Object.keys(notes).length === 0;
}

function parsed(key: string): Record<string, unknown> {
  const value = readJson(key);
  return typeof value === "object" ? { ...value } : {};
}
