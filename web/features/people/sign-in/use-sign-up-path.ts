import { safeRedirectPath } from "@domain/people/accounts.ts";
import { paths } from "@domain/site/paths.ts";
import { backgroundOf } from "@web/lib/background-location.ts";
import { useLocation, useSearchParams } from "@web/lib/router.tsx";
import { rememberedPath } from "@web/session/redirect.ts";

/**
 * The page for which a visitor makes an account: the one that the address names, the one that asked to sign in, or
 * the page behind the dialog. Null for a visitor who only signs up, as from the front page.
 */
export function useSignUpPath(): string | null {
  const next = safeRedirectPath(useSearchParams()[0].get("next"));
  const behind = backgroundOf(useLocation());
  const isBehind = behind !== undefined && behind.pathname !== paths.home.href();
  return next ?? rememberedPath(null) ?? (isBehind ? behind.pathname + behind.search : null);
}
