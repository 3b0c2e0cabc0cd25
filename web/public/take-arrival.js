// Removes what a mailed link or Google added to the address before anything else is requested: no
// request sends it as a referrer, and Back does not restore it. web/lib/arrival.ts picks it up. A
// separate file, so that the content security policy can forbid inline scripts.
(() => {
  const url = new URL(location.href);
  if (/^\/(login|pages\/reset-password(\.html)?)\/?$/.test(url.pathname)) {
    const said = new URLSearchParams(url.hash.slice(1));
    const arrival = {};
    for (const name of ["token_hash", "type", "code", "error", "error_code", "error_description"]) {
      const value = url.searchParams.get(name) ?? (name.startsWith("error") && said.get(name));
      if (value) arrival[name] = value;
      url.searchParams.delete(name);
    }
    if (Object.keys(arrival).length > 0) window.arrival = arrival;
    if (said.has("error")) url.hash = "";
    // Then the built page's form is not what this address shows: main.tsx replaces it.
    if (window.arrival || url.search) document.documentElement.dataset.unbuilt = "";
  }
  // Never accept a session from an address: whoever made the link chose it.
  if (/[#&]access_token=/.test(url.hash)) url.hash = "";
  if (url.href !== location.href) history.replaceState(history.state, "", url.href);
})();
