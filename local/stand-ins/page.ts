import { html } from "hono/html";

type Html = ReturnType<typeof html>;

/** A plain page for our own tools; anything from outside is escaped. */
export function page(title: string, body: Html, options: { refreshSeconds?: number } = {}): Html {
  const refresh = options.refreshSeconds
    ? html`<meta http-equiv="refresh" content="${options.refreshSeconds}" />`
    : "";
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
${refresh}
<title>${title} · SelfNVest local</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  table { width: 100%; border-collapse: collapse; }
  th, td { text-align: left; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid #8884; vertical-align: top; }
  iframe { width: 100%; height: 32rem; border: 1px solid #8884; background: #fff; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid #8884; padding: 1rem; }
  time { white-space: nowrap; }
</style>
</head>
<body>
<h1>${title}</h1>
${body}
</body>
</html>`;
}
