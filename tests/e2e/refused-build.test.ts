import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { viteBuild } from "../support/static-site.ts";

/** `vite build` with wrong variables: it says which one and what to do. */
const folder = mkdtempSync(join(tmpdir(), "selfnvest-refused-"));
let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

const KEY = "sb_publishable_4fG9hT2kQ";

async function projectThat(answers: RequestListener): Promise<string> {
  const listening = createServer(answers);
  server = listening;
  await new Promise<void>((done) => listening.listen(0, "127.0.0.1", done));
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
}

it("a project that doesn't answer stops the build before it touches an earlier one", async () => {
  const earlier = mkdtempSync(`${folder}-earlier-`);
  writeFileSync(join(earlier, "index.html"), "the site of last week");
  const { code, printed } = await viteBuild(earlier, {
    VITE_SUPABASE_URL: "http://127.0.0.1:2",
    VITE_SUPABASE_PUBLISHABLE_KEY: KEY,
  });
  expect(code).toBe(1);
  expect(printed).toContain(
    "VITE_SUPABASE_URL: http://127.0.0.1:2 does not answer (ECONNREFUSED). Compare it",
  );
  expect(readFileSync(join(earlier, "index.html"), "utf8")).toBe("the site of last week");
  rmSync(earlier, { recursive: true });
});

it("a project that stops answering halfway leaves nothing behind", async () => {
  let asked = 0;
  const url = await projectThat((_, response) => {
    asked += 1;
    response.writeHead(asked === 1 ? 200 : 400, { "content-type": "application/json" });
    response.end(asked === 1 ? "{}" : '{"message":"gone"}');
  });
  const { code, printed } = await viteBuild(folder, {
    VITE_SUPABASE_URL: url,
    VITE_SUPABASE_PUBLISHABLE_KEY: KEY,
  });
  expect(code).toBe(1);
  expect(printed).toContain(`The pages of ${url} could not be written: HTTP error! status: 400.`);
  expect(existsSync(folder)).toBe(false);
});
