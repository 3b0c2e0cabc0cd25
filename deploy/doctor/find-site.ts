import { type Host, hostByAnswer } from "../../web/hosting/hosts.ts";
import { reasonOf, request } from "./request.ts";

export type FoundSite = {
  /** The site's address without a path. */
  origin: string;
  /** Served by Vite's development server, without a host's rules. */
  isDevelopment: boolean;
  /** Undefined if its answers don't show it. */
  host: Host | undefined;
  /** The front page. */
  html: string;
  /** Addresses of scripts and styles that the page names, below `origin`. */
  assets: string[];
  /** The VITE_ variables in the site's code. */
  variables: Record<string, string>;
  /** All of the code that was read. */
  code: string;
};

/** The entry and the files it imports right away; the variables are among the first. */
const MOST_SCRIPTS = 60;

/** @throws Error with a readable message if nothing answers, or not with a page. */
export async function findSite(address: string): Promise<FoundSite> {
  const { origin } = new URL(address);
  const response = await request(`${origin}/`).catch((error) => {
    throw new Error(`${origin} does not answer: ${reasonOf(error)}.`);
  });
  const html = await response.text();
  if (!response.ok || !/<html/i.test(html))
    throw new Error(
      `${origin} answers ${response.status} and no page. Give the address people see, e.g. https://www.example.com.`,
    );
  const assets = [
    ...html.matchAll(/\b(?:src|href)="(\/[^"]+?\.(?:js|css|tsx?)(?:\?[^"]*)?)"/g),
  ].map(([, path = ""]) => path);
  const { variables, code } = await readCode(
    origin,
    assets.filter((path) => !/\.css/.test(path)),
  );
  const isDevelopment = html.includes("/@vite/client");
  const host = hostByAnswer(response.headers);
  return { origin, isDevelopment, host, html, assets, variables, code };
}

/** Follows static imports, breadth first, until the variables are found. */
async function readCode(origin: string, entries: string[]) {
  const waiting = [...new Set(entries)];
  const seen = new Set(waiting);
  let code = "";
  let variables: Record<string, string> = {};
  for (const [index, path] of waiting.entries()) {
    const isBuilt = path.startsWith("/assets/");
    // All files that the first page of a build loads are read, to find leaked secrets.
    if (index >= MOST_SCRIPTS || (!isBuilt && variables.VITE_SUPABASE_URL)) continue;
    const text = await request(origin + path).then(
      (response) => (response.ok ? response.text() : ""),
      () => "",
    );
    code += `${text}\n`;
    variables = { ...variables, ...variablesIn(text) };
    for (const [, specifier = ""] of text.matchAll(/\b(?:from|import)\s*["']([./][^"']+)["']/g)) {
      const next = new URL(specifier, origin + path);
      const target = next.pathname + next.search;
      if (next.origin !== origin || seen.has(target) || /node_modules|\.vite/.test(target))
        continue;
      seen.add(target);
      waiting.push(target);
    }
  }
  return { variables, code };
}

/** Vite writes `import.meta.env` as an object: `{VITE_NAME:"value"}`, its names quoted or not. */
function variablesIn(code: string): Record<string, string> {
  const pairs = code.matchAll(/"?\b(VITE_\w+)"?\s*:\s*(["'`])((?:\\.|(?!\2).)*)\2/g);
  return Object.fromEntries([...pairs].map(([, name = "", , value = ""]) => [name, value]));
}
