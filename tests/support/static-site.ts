import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  request as send,
} from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { gzipSync } from "node:zlib";
import { IDLE_MS } from "../../local/web-server.ts";
import { NO_TILES } from "../../supabase/functions/_shared/domain/search/map-tiles.ts";
import { NETLIFY_EDGE } from "../../web/hosting/hosts.ts";
import { type Redirect, readRedirects, redirectOf } from "./redirect-rules.ts";

/**
 * The production build, served as Netlify serves it: its edge function first, then files, pages without their ending,
 * folders' index.html after a redirect to a slash, else what its `_redirects` say, with the headers from its `_headers`.
 */
export class StaticSite {
  private server: Server | undefined;
  /** By path: every journey asks for the same ones, and a build doesn't change. */
  private readonly files = new Map<string, SiteFile>();
  private rules:
    | { headers: HeaderRule[]; redirects: Redirect[]; edge: Edge | undefined }
    | undefined;

  /** @param folder where the build is, or goes. Its parent is its own, too: the edge function is written beside it. */
  constructor(readonly folder = join(mkdtempSync(join(tmpdir(), "selfnvest-site-")), "dist")) {}

  /** `vite build` for a project. @param environment e.g. VITE_SUPABASE_URL. */
  async build(environment: Record<string, string>): Promise<void> {
    const { code, printed } = await viteBuild(this.folder, {
      HOST: "netlify",
      // The journeys look at homes as built, too.
      PRERENDER_HOMES: "5000",
      // Tests reach this machine only.
      VITE_TILE_URL: NO_TILES,
      ...environment,
    });
    if (code !== 0) throw new Error(`vite build ended with ${code}:\n${printed}`);
  }

  /**
   * @param project served under the site's own origin, the only one its policy then allows.
   * @param port any free one when left out.
   * @returns the site's address.
   */
  async serve(project?: string, port = 0): Promise<string> {
    const server = createServer(async (request, response) => {
      if (project && /^\/(auth|rest|storage|functions)\/v1\//.test(request.url ?? ""))
        return forward(request, response, project + request.url);
      // The build may be finished only after the port is taken.
      this.rules ??= {
        headers: readHeaders(await this.text("_headers")),
        redirects: readRedirects(await this.text("_redirects")),
        edge: await this.edge(),
      };
      const url = new URL(request.url ?? "/", "http://site");
      const path = normalize(url.pathname);
      const answer = await this.rules.edge?.(
        new Request(url, { method: request.method ?? "GET" }),
        {
          next: async () => {
            const own = await this.plain(path, url.search);
            if ("forward" in own) throw new Error(`The edge asks for ${path}, which is forwarded.`);
            return new Response(own.file ? new Uint8Array(own.file.bytes) : null, own);
          },
        },
      );
      const plain = answer ? EDGE_ONLY : await this.plain(path, url.search);
      if ("forward" in plain) return forward(request, response, plain.forward);
      const { status, headers } = answer ?? plain;
      const file = answer
        ? { bytes: Buffer.from(await answer.arrayBuffer()), type: extname(path) }
        : plain.file;
      response.statusCode = status;
      for (const [name, value] of new Headers(headers)) response.setHeader(name, value);
      const isPacked =
        /text|javascript|json|xml/.test(String(response.getHeader("content-type"))) &&
        /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
      if (isPacked) response.setHeader("content-encoding", "gzip");
      response.end(file && isPacked ? packed(file) : file?.bytes);
    });
    server.keepAliveTimeout = IDLE_MS;
    this.server = server;
    await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** The answers that the host gives by itself. */
  private async plain(path: string, search: string): Promise<Plain | { forward: string }> {
    const { headers: headerRules = [], redirects = [] } = this.rules ?? {};
    const own =
      (await this.read(path)) ?? (await this.read(path === "/" ? "/index.html" : `${path}.html`));
    if (!own && (await this.read(join(path, "index.html"))))
      return { status: 301, headers: { location: `${path}/${search}` }, file: undefined };
    const rule = redirectOf(redirects, path);
    if (!own && rule?.to.startsWith("http")) return { forward: rule.to + search };
    const file = own ?? (rule && (await this.read(rule.to)));
    const headers: Record<string, string> = {
      "content-type": TYPES[file?.type ?? ""] ?? "application/octet-stream",
    };
    for (const { path: pattern, name, value } of headerRules)
      if (path.startsWith(pattern.replace("*", ""))) headers[name.toLowerCase()] = value;
    return { status: own ? 200 : (rule?.status ?? 404), headers, file };
  }

  /** The edge function for the paths that it names. */
  private async edge(): Promise<Edge | undefined> {
    const code = await readFile(join(this.folder, NETLIFY_EDGE), "base64").catch(() => undefined);
    if (code === undefined) return undefined;
    const { default: edge, config } = await import(
      /* @vite-ignore */ `data:text/javascript;base64,${code}`
    );
    const patterns = config.path.map(
      (path: string) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+").replace("*", ".*")}/?$`),
    );
    return async (request, context) => {
      const { pathname } = new URL(request.url);
      return patterns.some((pattern: RegExp) => pattern.test(pathname))
        ? edge(request, context)
        : undefined;
    };
  }

  /** A file of the build as text. */
  async text(path: string): Promise<string> {
    return readFile(join(this.folder, path), "utf8");
  }

  /** Takes the host down. */
  close(): void {
    this.server?.closeAllConnections();
    this.server?.close();
  }

  async remove(): Promise<void> {
    this.close();
    rmSync(join(this.folder, ".."), { recursive: true, force: true });
  }

  private async read(path: string): Promise<SiteFile | undefined> {
    const known = this.files.get(path);
    if (known) return known;
    try {
      const file = { bytes: await readFile(join(this.folder, path)), type: extname(path) };
      this.files.set(path, file);
      return file;
    } catch {
      return undefined;
    }
  }
}

/** For what the edge answers. */
const EDGE_ONLY: Plain = { status: 404, headers: {}, file: undefined };

type Plain = { status: number; headers: Record<string, string>; file: SiteFile | undefined };

type Edge = (
  request: Request,
  context: { next: () => Promise<Response> },
) => Promise<Response | undefined>;

/** The file's bytes with gzip, once a browser has asked for them (`pack`). */
type SiteFile = { bytes: Buffer; type: string; pack?: Buffer };

function packed(file: SiteFile): Buffer {
  file.pack ??= gzipSync(file.bytes);
  return file.pack;
}

type HeaderRule = { path: string; name: string; value: string };

/** https://docs.netlify.com/routing/headers: a path, then its headers, indented. */
function readHeaders(text: string): HeaderRule[] {
  let path = "";
  return text.split("\n").flatMap((line) => {
    const [, name, value] = line.match(/^ +([\w-]+): (.+)$/) ?? [];
    if (name && value) return [{ path, name, value }];
    path = line || path;
    return [];
  });
}

/**
 * Runs `vite build` with these variables; resolves with its exit code and output.
 * @param checkout where the sources are.
 */
export async function viteBuild(
  outDir: string,
  variables: Record<string, string>,
  checkout = process.cwd(),
) {
  const child = spawn(
    join(checkout, "node_modules", ".bin", "vite"),
    ["build", "--outDir", outDir, "--emptyOutDir"],
    {
      cwd: checkout,
      env: { ...process.env, NODE_ENV: "production", NO_COLOR: "1", ...variables },
      stdio: "pipe",
    },
  );
  let printed = "";
  child.stdout.on("data", (chunk) => {
    printed += chunk;
  });
  child.stderr.on("data", (chunk) => {
    printed += chunk;
  });
  const code = await new Promise((done) => child.on("close", done));
  return { code, printed };
}

function forward(request: IncomingMessage, response: ServerResponse, url: string): void {
  const { method, headers } = request;
  const sent = send(url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  sent.on("error", () => response.destroy());
  request.pipe(sent);
}

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
  ".txt": "text/plain",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".png": "image/png",
};
