import { locationAt, type Navigator, newKey, Router } from "@web/lib/router.tsx";
import { type ReactNode, startTransition, useMemo, useState } from "react";

/** A router with a history of its own, so that tests don't share the window's. */
export function MemoryRouter(props: { initialEntries?: string[]; children?: ReactNode }) {
  const { initialEntries = ["/"] } = props;
  const [history, setHistory] = useState(() => ({
    entries: initialEntries.map((address) => locationAt(address)),
    index: initialEntries.length - 1,
    navigationType: "POP" as "POP" | "PUSH" | "REPLACE",
  }));
  const navigation = useMemo<Navigator>(
    () => ({
      go: (steps) =>
        startTransition(() =>
          setHistory(({ entries, index }) => ({
            entries,
            index: Math.min(Math.max(index + steps, 0), entries.length - 1),
            navigationType: "POP",
          })),
        ),
      enter: (address, { replace = false, state = null }) =>
        startTransition(() =>
          setHistory(({ entries, index }) => {
            const kept = entries.slice(0, replace ? index : index + 1);
            return {
              entries: [...kept, locationAt(address, state, newKey())],
              index: kept.length,
              navigationType: replace ? "REPLACE" : "PUSH",
            };
          }),
        ),
    }),
    [],
  );
  const location = history.entries[history.index] ?? locationAt("/");
  return (
    <Router place={{ location, navigationType: history.navigationType }} navigation={navigation}>
      {props.children}
    </Router>
  );
}
