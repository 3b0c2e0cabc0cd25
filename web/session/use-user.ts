import { useEffect } from "react";
import { sessionStore, startSession } from "./session.ts";
import type { SessionUser } from "./stored-session.ts";

/** The signed-in user; null also while that is unknown, so that a visitor's page doesn't render again once it is known. */
export function useUser(): SessionUser | null {
  useEffect(startSession, []);
  return sessionStore(({ user }) => user);
}
