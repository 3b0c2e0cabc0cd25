import { AUTH_TEXTS } from "@domain/people/authentication.ts";
import { discardEntry, enter, redeem } from "@web/api/site/auth/entry.ts";
import { forgetArrival, readArrival } from "@web/lib/arrival.ts";
import { readStoredSession } from "@web/session/stored-session.ts";
import { useEffect, useRef, useState } from "react";

type ArrivalState =
  /** Nothing to handle (anymore); `problem` says why it failed. */
  | { step: "over"; problem?: string }
  /** A mailed link, waiting for the user to confirm. */
  | { step: "link"; isAddressChange: boolean; current: string | undefined }
  | { step: "working" }
  /** Another user is signed in here. */
  | { step: "choose"; current: string; brought: string }
  | { step: "told"; isGood: boolean; text: string };

/**
 * Handles arriving from a mailed link or from Google. A link waits for a press: mail scanners, some of which run
 * scripts, must not use it up, and people should not be signed in by accident. An arrival from Google needs none: the
 * person pressed a button on this site a moment ago.
 */
export function useArrival() {
  const [state, setState] = useState(begin);
  const hasBegun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per arrival
  useEffect(() => {
    if (state.step !== "working" || hasBegun.current) return;
    hasBegun.current = true;
    void use();
  }, []);

  async function use(): Promise<void> {
    const arrival = readArrival();
    if (!arrival) return setState({ step: "over" });
    setState({ step: "working" });
    const redeemed = await redeem(arrival);
    forgetArrival();
    if ("problem" in redeemed) return fail(redeemed.problem);
    const current = readStoredSession()?.user;
    const { who } = redeemed;
    if (who === null) {
      return setState({ step: "told", isGood: true, text: AUTH_TEXTS.otherMailbox });
    }
    if (!current || current.id === who.id) return take();
    if (arrival.kind === "link" && arrival.type === "email_change") {
      await discardEntry();
      return setState({ step: "told", isGood: true, text: AUTH_TEXTS.addressChanged });
    }
    setState({ step: "choose", current: current.email, brought: who.email });
  }

  async function take(): Promise<void> {
    setState({ step: "working" });
    const problem = await enter();
    if (problem === undefined) setState({ step: "over" });
    else fail(problem);
  }

  /** The login form shows it, but not to users who are signed in: they never see that form. */
  function fail(problem: string): void {
    const isSignedIn = readStoredSession() !== undefined;
    setState(
      isSignedIn ? { step: "told", isGood: false, text: problem } : { step: "over", problem },
    );
  }

  async function stay(): Promise<void> {
    setState({ step: "over" });
    await discardEntry();
  }

  return { state, use, take, stay };
}

function begin(): ArrivalState {
  const arrival = readArrival();
  if (!arrival) return { step: "over" };
  if (arrival.kind !== "link") return { step: "working" };
  return {
    step: "link",
    isAddressChange: arrival.type === "email_change",
    current: readStoredSession()?.user.email,
  };
}
