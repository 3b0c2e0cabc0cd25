// Runs before the first paint, so that a chosen theme never flashes. A file of its own and not
// inline, so that the content security policy can forbid inline scripts. The rest of the theme
// is in web/lib/theme.ts, which uses the same key and the same attribute.
try {
  const chosen = localStorage.getItem("theme");
  if (chosen === "light" || chosen === "dark") {
    document.documentElement.dataset.theme = chosen;
    for (const meta of document.querySelectorAll("meta[data-scheme]")) {
      meta.media = meta.dataset.scheme === chosen ? "all" : "not all";
    }
  }
  // Who has no session sees the way to sign in from the first paint, and not that it is looked for
  // (features/account/account-area.tsx). The key is that of web/api/supabase.ts.
  if (localStorage.getItem("selfnvest_session")) document.documentElement.dataset.member = "";
} catch {
  // Storage can be forbidden; the page then follows the system.
}
