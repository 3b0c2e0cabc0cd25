import { useSearchParams } from "@web/lib/router.tsx";
import { AUTH_MODES, type AuthMode } from "./auth-panel.tsx";

/** `?mode=…`; anything else means signing in. */
export function useAuthMode(): AuthMode {
  const asked = useSearchParams()[0].get("mode");
  return AUTH_MODES.find((mode) => mode === asked) ?? "login";
}
