import { onAuthChange, SESSION_KEY } from "@web/api/site/auth/auth-client.ts";
import { endSession } from "@web/api/site/auth/end-session.ts";
import { onRefusedToken } from "@web/api/site/auth/refused-token.ts";
import { registerTokenSource } from "@web/api/site/auth/token.ts";
import { arriving } from "@web/api/site/transport/arriving.ts";
import { failureReason } from "@web/lib/failure-reason.ts";
import { useEffect } from "react";
import { create } from "zustand";
import { claimBelongings, forgetTab, lastPerson } from "./belongings.ts";
import { readStoredSession, type SessionUser, sessionUser } from "./stored-session.ts";

export const AUTH_INIT_FAILED = "Failed to initialize authentication";

export type SessionState = {
  status: "loading" | "signed-in" | "signed-out";
  user: SessionUser | null;
  /** Why the user is unknown although a session is stored. */
  problem: SessionProblem | null;
  /** Signed out deliberately, in this tab or another one: no return path is remembered. */
  hasLeft: boolean;
  /** The session ended without a sign-out: expired, or revoked elsewhere. */
  hasEnded: boolean;
};

type SessionProblem = { title: string; text: string };

export const sessionStore = create<SessionState>(() => ({
  status: "loading",
  user: null,
  problem: null,
  hasLeft: false,
  hasEnded: false,
}));

/** The current session. Starts following it on first use. */
export function useSession(): SessionState {
  useEffect(startSession, []);
  return sessionStore();
}

/** Subscribes only to whether someone is signed in, which avoids other re-renders. */
export function useIsSignedIn(): boolean {
  useEffect(startSession, []);
  return sessionStore(({ status }) => status === "signed-in");
}

/** Loads supabase-js only when the stored token has to be renewed. */
registerTokenSource(async () => {
  const stored = readStoredSession();
  return stored?.isFresh ? stored.accessToken : stored && (await renewSession())?.accessToken;
});

/** Most pages are opened without a session, or with a fresh one. */
async function renewSession() {
  return (await arriving(import("./renew-session.ts"))).renewSession();
}

let isStarted = false;

/**
 * Reads the stored session and follows it: changes by our own client, and those from other tabs
 * through the storage event, which also reaches tabs that never loaded supabase-js.
 */
export function startSession(): void {
  if (isStarted) return;
  isStarted = true;
  onAuthChange((_event, session) => {
    if (session) enter(sessionUser(session.user));
    else if (!readStoredSession()) leave();
  });
  window.addEventListener("storage", (event) => {
    // A null key means that the storage was cleared.
    if (event.key === SESSION_KEY || event.key === null) void resumeSession();
  });
  onRefusedToken((token) => void checkSession(token));
  void resumeSession();
}

/** Adopts the stored session; an old one is renewed first, which alone loads supabase-js. */
export async function resumeSession(): Promise<void> {
  const stored = readStoredSession();
  if (!stored) return leave();
  if (stored.isFresh) return enter(stored.user);

  sessionStore.setState({ status: "loading", problem: null });
  try {
    const renewed = await renewSession();
    if (renewed) enter(renewed.user);
    else leave({ isOver: true });
  } catch (error) {
    leave({ problem: { title: AUTH_INIT_FAILED, text: failureReason(error) } });
  }
}

let check: Promise<void> | undefined;

/**
 * Checks whether the session of a refused token is over. Concurrent calls share one request; a
 * failing service changes nothing.
 */
function checkSession(token: string): Promise<void> {
  check ??= leaveIfOver(token).finally(() => {
    check = undefined;
  });
  return check;
}

let asked: string | undefined;

/** Once per token: a page that only uses REST would not notice a revoked session for an hour. */
export function checkOnArrival(): void {
  const token = readStoredSession()?.accessToken;
  if (token === undefined || token === asked) return;
  asked = token;
  void checkSession(token);
}

async function leaveIfOver(token: string): Promise<void> {
  const isStored = () => readStoredSession()?.accessToken === token;
  // If the session was renewed, ended or replaced in the meantime, the answer no longer applies.
  if (!isStored()) return;
  // If the code can't be loaded, the session's state is unknown, as without an answer.
  const code = await import("./check-session.ts").catch(() => undefined);
  if (!(await code?.isSessionOver(token)) || !isStored()) return;
  leave({ isOver: true });
  await endSession(undefined);
}

function enter(user: SessionUser): void {
  claimBelongings(user.id);
  const known = sessionStore.getState().user;
  // supabase-js repeats SIGNED_IN whenever the tab comes to the front.
  const same =
    known?.id === user.id &&
    known.email === user.email &&
    known.full_name === user.full_name &&
    known.role === user.role;
  sessionStore.setState({
    status: "signed-in",
    user: same ? known : user,
    problem: null,
    hasLeft: false,
    hasEnded: false,
  });
}

function leave(end: { problem?: SessionProblem; isOver?: boolean } = {}): void {
  const { user, hasLeft } = sessionStore.getState();
  // Signing out also removes the owner mark; an expired session leaves it.
  const hasEnded = !end.problem && !hasLeft && (end.isOver === true || lastPerson() !== null);
  const wasLeft = !end.problem && !hasEnded && (user !== null || lastPerson("session") !== null);
  if (wasLeft) forgetTab();
  sessionStore.setState({
    status: "signed-out",
    user: null,
    problem: end.problem ?? null,
    hasLeft: hasLeft || wasLeft,
    hasEnded,
  });
}
