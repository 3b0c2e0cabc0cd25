import { AUTH_TEXTS } from "@domain/authentication.ts";
import { enter, redeem, turnAway } from "@web/api/entry.ts";
import { forgetArrival, readArrival } from "@web/lib/arrival.ts";
import { readStoredSession } from "@web/session/stored-session.ts";
import { useEffect, useRef, useState } from "react";

export type ArrivalState =
  /** Nobody comes with anything (any more); `problem` is why it did not work. */
  | { step: "over"; problem?: string }
  /** A mail's link, until a person wants it used. */
  | { step: "link"; isAddressChange: boolean; current: string | undefined }
  | { step: "working" }
  /** Somebody else is signed in here. */
  | { step: "choose"; current: string; brought: string }
  | { step: "told"; isGood: boolean; text: string };

/**
 * Somebody comes from a mail's link or from Google. A link waits for a press: programs that open the
 * links of a mail to look at them, some of which run scripts, must not use it up, and nobody is
 * signed in without wanting it. Google's answer belongs to a press made here a moment ago.
 */
export function useArrival() {
  const [state, setState] = useState(begin);
  const hasBegun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what one came with
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
      await turnAway();
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

  /** The login shows it beside its form, which whoever is signed in never sees. */
  function fail(problem: string): void {
    const isSignedIn = readStoredSession() !== undefined;
    setState(
      isSignedIn ? { step: "told", isGood: false, text: problem } : { step: "over", problem },
    );
  }

  async function stay(): Promise<void> {
    setState({ step: "over" });
    await turnAway();
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
