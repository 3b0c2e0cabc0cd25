import { arriveWithSession, isArrival } from "@web/api/auth.ts";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/**
 * Somebody comes from a mail's link or from Google, with the answer in the address: it is taken
 * out of there, and a session in it is entered (session.ts hears of it).
 */
export function useArrival(): { isPending: boolean; problem: string | undefined } {
  const location = useLocation();
  const navigate = useNavigate();
  const [isPending, setPending] = useState(() => isArrival(location));
  const [problem, setProblem] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address one came by
  useEffect(() => {
    if (!isArrival(location)) return;
    arriveWithSession().then((text) => {
      setProblem(text);
      setPending(false);
      // The tokens don't stay in the address, and neither does a reason once it is shown.
      navigate(location.pathname, { replace: true });
    });
  }, []);

  return { isPending, problem };
}
