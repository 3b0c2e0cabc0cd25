// Takes what a mail's link or Google's page put into the address out of it, before anything else is
// asked for: no request names it as its referrer, and Back does not bring it back. It is handed on
// by web/lib/arrival.ts. A file of its own and not inline, so that the content security policy can
// forbid inline scripts.
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
  }
  // A session in an address is nobody's here: whoever made the link chose it.
  if (/[#&]access_token=/.test(url.hash)) url.hash = "";
  if (url.href !== location.href) history.replaceState(history.state, "", url.href);
})();
