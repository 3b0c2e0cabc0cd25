// Runs before the first paint, so that a chosen theme never flashes. A separate file, so that the
// content security policy can forbid inline scripts. The rest of the theme is in web/lib/theme.ts,
// which uses the same key and attribute.
try {
  const chosen = localStorage.getItem("theme");
  if (chosen === "light" || chosen === "dark") {
    document.documentElement.dataset.theme = chosen;
    for (const meta of document.querySelectorAll("meta[data-scheme]")) {
      meta.media = meta.dataset.scheme === chosen ? "all" : "not all";
    }
  }
  // Without a stored session, the sign-in link shows from the first paint rather than a loading
  // state (features/account/account-area.tsx). The key is the one in web/api/site/auth/supabase.ts.
  if (localStorage.getItem("selfnvest_session")) document.documentElement.dataset.member = "";
} catch {
  // Storage can be forbidden; the page then follows the device.
}
