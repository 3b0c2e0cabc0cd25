import { useNavigate, useSearchParams } from "@web/lib/router.tsx";
import { useEffect } from "react";
import { pathAfterLogin } from "./path-after-login.ts";
import { REDIRECT_DELAY_MS } from "./redirect.ts";
import { useSession } from "./session.ts";

/** Moves a person who has signed in from the login screen to the page they wanted. */
export function useRedirectAfterLogin(): void {
  const userId = useSession().user?.id;
  const navigate = useNavigate();
  const next = useSearchParams()[0].get("next");
  useEffect(() => {
    if (userId === undefined) return;
    let isHere = true;
    const timer = setTimeout(async () => {
      const way = await pathAfterLogin(userId, next);
      if (isHere) void navigate(way, { replace: true });
    }, REDIRECT_DELAY_MS);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [userId, navigate, next]);
}
