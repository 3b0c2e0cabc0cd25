import { onAuthChange, SESSION_KEY } from "@web/api/supabase.ts";
import { useEffect } from "react";
import { create } from "zustand";
import { renewSession } from "./renew-session.ts";
import { readStoredSession, type SessionUser, sessionUser } from "./stored-session.ts";

export const AUTH_INIT_FAILED = "Failed to initialize authentication"; // A§8

export type SessionState = {
  status: "loading" | "signed-in" | "signed-out";
  user: SessionUser | null;
  /** Why we don't know who is there, although a session is stored. */
  problem: string | null;
  /** Signed out by their own wish in this tab: no way back is remembered. */
  hasLeft: boolean;
  /** There was a session, and it ended without that wish: expired, revoked, or left elsewhere. */
  hasEnded: boolean;
};

export const sessionStore = create<SessionState>(() => ({
  status: "loading",
  user: null,
  problem: null,
  hasLeft: false,
  hasEnded: false,
}));

/** Who is there. Starts the session on first use. */
export function useSession(): SessionState {
  useEffect(startSession, []);
  return sessionStore();
}

/** Only whether somebody is there: whoever asks this is not rendered again for anything else. */
export function useIsSignedIn(): boolean {
  useEffect(startSession, []);
  return sessionStore(({ status }) => status === "signed-in");
}

let isStarted = false;

/**
 * Reads the stored session and follows it from then on: changes by our own client, and those
 * of other tabs through the storage event, which reaches tabs that never loaded supabase-js.
 */
export function startSession(): void {
  if (isStarted) return;
  isStarted = true;
  onAuthChange((_event, session) => {
    if (session) enter(sessionUser(session.user));
    else if (!readStoredSession()) leave();
  });
  window.addEventListener("storage", (event) => {
    // A null key is localStorage.clear().
    if (event.key === SESSION_KEY || event.key === null) void resumeSession();
  });
  void resumeSession();
}

/** Takes over what is stored; an old session is renewed first, and only that loads supabase-js. */
export async function resumeSession(): Promise<void> {
  const stored = readStoredSession();
  if (!stored) return leave();
  if (stored.isFresh) return enter(stored.user);

  sessionStore.setState({ status: "loading", problem: null });
  try {
    const renewed = await renewSession();
    if (renewed) enter(renewed.user);
    else leave({ hadSession: true });
  } catch {
    leave({ problem: AUTH_INIT_FAILED });
  }
}

function enter(user: SessionUser): void {
  const known = sessionStore.getState().user;
  // supabase-js repeats SIGNED_IN whenever the tab comes to the front.
  const same =
    known?.id === user.id && known.email === user.email && known.full_name === user.full_name;
  sessionStore.setState({
    status: "signed-in",
    user: same ? known : user,
    problem: null,
    hasLeft: false,
    hasEnded: false,
  });
}

function leave({
  problem = null,
  hadSession = sessionStore.getState().user !== null,
}: {
  problem?: string | null;
  hadSession?: boolean;
} = {}): void {
  sessionStore.setState(({ hasLeft, hasEnded }) => ({
    status: "signed-out",
    user: null,
    problem,
    hasEnded: problem === null && !hasLeft && (hadSession || hasEnded),
  }));
}
