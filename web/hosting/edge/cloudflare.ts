import { EDGE_READS } from "../../lib/public-reads.ts";
import { API_PATH, ASSETS, SHELL, type SiteRules } from "../site-rules.ts";
import { edgeAnswer } from "./answer.ts";
import type { EdgeSettings } from "./settings.ts";

/** The settings that the build writes before this code (web/hosting/hosts.ts). */
declare const SETTINGS: {
  headers: SiteRules["headers"];
  api: string | undefined;
  /** Matches the addresses that the shell has a page for. */
  pages: string;
  /** Undefined in a build without a project. */
  edge: EdgeSettings | undefined;
};

type Files = { fetch: (request: Request) => Promise<Response> };

const PAGES = new RegExp(SETTINGS.pages, "i");

export default {
  async fetch(request: Request, { ASSETS: files }: { ASSETS: Files }): Promise<Response> {
    const { api, edge } = SETTINGS;
    const url = new URL(request.url);
    const isRead = edge && url.pathname.startsWith(`${EDGE_READS}/`);
    if (api !== undefined && url.pathname.startsWith(API_PATH) && !isRead) {
      const target = api + url.pathname.slice(API_PATH.length) + url.search;
      return fetch(new Request(target, request));
    }
    const plain = () => fileOrShell(new Request(url), files);
    const answer = edge && (await edgeAnswer(request, edge, plain));
    return answer ?? fileOrShell(request, files);
  },
};

/** The address's file, or the shell where there is none. */
async function fileOrShell(request: Request, files: Files): Promise<Response> {
  const url = new URL(request.url);
  const read = (path: string, headers: HeadersInit = request.headers) =>
    files.fetch(new Request(new URL(path, url), { method: request.method, headers }));
  let response = await files.fetch(request);
  // A page is a folder's index but keeps its address without the slash.
  if (response.headers.get("location") === `${url.pathname}/`)
    response = await read(`${url.pathname}/`);
  const isFile = url.pathname.startsWith(ASSETS);
  let { status } = response;
  if (status === 404 && !isFile && /^(GET|HEAD)$/.test(request.method)) {
    const isPage = PAGES.test(url.pathname);
    // The asset server addresses pages without their extension. "Not modified" has no body to show with a 404.
    response = await read(SHELL.replace(".html", ""), isPage ? request.headers : {});
    status = isPage ? response.status : 404;
  }
  response = new Response(response.body, { status, headers: response.headers });
  for (const { path, headers } of SETTINGS.headers) {
    if (!url.pathname.startsWith(path.slice(0, -1))) continue;
    if (path !== "/*" && response.status === 404) continue;
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  }
  return response;
}
