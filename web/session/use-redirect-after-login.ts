import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { REDIRECT_DELAY_MS, takeRememberedPath } from "./redirect.ts";
import { useSession } from "./session.ts";

/** On the login screen: once somebody is signed in, to where they wanted to go (A§4). */
export function useRedirectAfterLogin(): void {
  const { status } = useSession();
  const navigate = useNavigate();
  const next = useSearchParams()[0].get("next");
  useEffect(() => {
    if (status !== "signed-in") return;
    const timer = setTimeout(
      () => void navigate(takeRememberedPath(next), { replace: true }),
      REDIRECT_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [status, navigate, next]);
}
